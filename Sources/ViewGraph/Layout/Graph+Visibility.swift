import Foundation

/// What of the tree can be seen, as far as values that are set say.
extension Graph {
  /// What hides a node: `hidden` or `opacity`; `nil` for one that shows.
  func hidingModifier(of node: NodeID) -> String? {
    var modifier: String?
    for attribute in tree[node].attributes {
      if attribute.schema === HiddenFamily.schema, attribute.values[0] == .bool(true) { return "hidden" }
      if attribute.schema === AttributeSchema.opacity, case .number(let opacity) = attribute.values[0],
        opacity <= 0
      {
        modifier = "opacity"
      }
    }
    return modifier
  }

  /// Whether touches may reach a node, as far as it and those around it say.
  func allowsTouches(_ node: NodeID) -> Bool {
    environment(at: node).isEnabled
      && !isSet(AttributeSchema.allowsHitTesting, to: .bool(false), atOrAround: node)
  }

  /// Whether a node is not read aloud, as far as it and those around it say.
  func isHiddenFromAccessibility(_ node: NodeID) -> Bool {
    isSet(AccessibilityHiddenFamily.schema, to: .bool(true), atOrAround: node)
  }

  private func isSet(_ schema: AttributeSchema, to value: AttributeValue, atOrAround node: NodeID) -> Bool {
    var current: NodeID? = node
    while let id = current {
      if tree[id].attributes.contains(where: { $0.schema === schema && $0.values[0] == value }) {
        return true
      }
      current = tree[id].parent
    }
    return false
  }

  /// The nodes directly below a node in the order in which they are drawn, the frontmost last.
  func drawingOrder(of node: NodeID) -> [NodeID] {
    let (children, leaving) = (tree[node].children, tree[node].leaving)
    // A node that leaves keeps the position that it had last.
    let places = (leaving.map { ($0, 0) } + children.map { ($0, 1) }).map { child, order in
      (child: child, zIndex: zIndex(of: child), position: tree[child].position, order: order)
    }
    return places.sorted { ($0.zIndex, $0.position, $0.order) < ($1.zIndex, $1.position, $1.order) }
      .map(\.child)
  }

  private func zIndex(of node: NodeID) -> Double {
    if case .number(let index)? = tree[node].value(named: "zIndex") { return index }
    return 0
  }

  /// The container that stands a node beside others, with the axis along which it does, if there is one.
  func arrangement(around node: NodeID) -> (container: NodeID, axis: Axis?)? {
    var (child, current) = (node, tree[node].parent)
    while let id = current {
      switch LayoutKind(tree[id]) {
      case .list, .row, .section, .tab: break
      case .layered, .safeAreaInset:
        // What lies in front of a view or behind it takes no room.
        guard tree.storage.codes(of: child).first?.number ?? 0 == 0 else { return nil }
      case .arranged(let arrangement): return arrangement is DepthArrangement ? nil : (id, arrangement.axis)
      case .rows: return (id, .vertical)
      case .author, .table: return (id, nil)
      case .text, .spacer, .divider, .fill, .shape, .image, .scroll, .reader, .firstThatFits, .area, .control,
        .navigation, .tabs, .other:
        return nil
      }
      (child, current) = (id, tree[id].parent)
    }
    return nil
  }

  /// The area of what a node draws, with those below it.
  func area(of node: NodeID, place: (NodeID) -> CGRect?) -> CGRect? {
    tree.subtree(of: node).compactMap { place($0) }.reduce(nil) { area, frame in
      area.map { $0.covering(frame) } ?? frame
    }
  }

  /// A view at or below a node that nothing behind it can be seen through, and that fills an area.
  func opaqueLeaf(of node: NodeID, covering area: CGRect, place: (NodeID) -> CGRect?) -> NodeID? {
    var open = [node]
    while let id = open.popLast() {
      guard !isSeenThrough(id) else { continue }
      if hasOpaqueDrawing(id), let frame = place(id), frame.contains(area) { return id }
      open += tree[id].children.reversed()
    }
    return nil
  }

  private func isSeenThrough(_ node: NodeID) -> Bool {
    tree[node].attributes.contains { attribute in
      if attribute.schema === HiddenFamily.schema { return attribute.values[0] == .bool(true) }
      guard attribute.schema === AttributeSchema.opacity, case .number(let opacity) = attribute.values[0]
      else { return false }
      return opacity < 1
    }
  }

  private func hasOpaqueDrawing(_ node: NodeID) -> Bool {
    switch LayoutKind(tree[node]) {
    case .image: return true
    case .fill, .shape:
      // Only a rectangle fills its frame.
      let name = tree[node].kind.name
      guard name == "Rectangle" || tree[node].kind.type is any ShapeStyle.Type else { return false }
      return !tree[node].attributes.contains { attribute in
        attribute.values.contains { value in
          guard case .color(let color) = value else { return false }
          return (color.resolved(in: environment(at: node).colorScheme)?.opacity ?? 1) < 1
        }
      }
    default: return false
    }
  }
}
