import Foundation

/// What around views moves what they draw, each thing looked at once for all views.
@MainActor struct FrameSurroundings {
  /// What moves everything inside of a node.
  struct Inside {
    /// How far offsets move it.
    var offset = CGPoint.zero
    /// How far scroll views are scrolled, all together.
    var scrolling = CGPoint.zero
    /// The nearest geometry group.
    var group: NodeID?
  }

  /// What all nodes of one shape have in common.
  private struct Traits {
    let drawsAlone: Bool
    let drawsAround: Bool
    let isGroup: Bool
    let hasOffset: Bool
    let isHiding: Bool

    @MainActor init(_ node: Node) {
      let kind = LayoutKind(node)
      drawsAlone = kind.draws(hasContent: false)
      drawsAround = kind.draws(hasContent: true)
      isGroup = node.schemas.contains { $0 === AttributeSchema.geometryGroup }
      hasOffset = node.schemas.contains { $0 === OffsetFamily.schema }
      isHiding = node.schemas.contains { $0 === HiddenFamily.schema || $0 === AttributeSchema.opacity }
    }
  }

  private let graph: Graph
  private var traits: [ObjectIdentifier: Traits] = [:]
  private var known: [NodeID: Inside] = [:]

  init(of graph: Graph) { self.graph = graph }

  /// Forgets where things are, but not what shapes have in common.
  mutating func reset() { known.removeAll(keepingCapacity: true) }

  private mutating func traits(of node: NodeID) -> Traits? {
    guard let shape = graph.tree.storage.records[node.index].shape else { return nil }
    let key = ObjectIdentifier(shape)
    if let known = traits[key] { return known }
    let made = Traits(graph.tree[node])
    traits[key] = made
    return made
  }

  /// Whether a node has something of its own to draw in its frame.
  mutating func draws(_ node: NodeID) -> Bool {
    guard let traits = traits(of: node) else { return false }
    let isAlone = graph.tree.storage.records[node.index].childCount == 0
    return isAlone ? traits.drawsAlone : traits.drawsAround
  }

  /// Whether what is in a node moves with it as a whole.
  mutating func isGroup(_ node: NodeID) -> Bool { traits(of: node)?.isGroup == true }

  /// Whether a node may be hidden by what it says itself.
  mutating func mayHide(_ node: NodeID) -> Bool { traits(of: node)?.isHiding == true }

  /// What moves everything around a node.
  mutating func around(_ node: NodeID) -> Inside { graph.tree[node].parent.map { inside($0) } ?? Inside() }

  /// What moves everything inside of a node, and the node itself by its own offsets.
  mutating func inside(_ node: NodeID) -> Inside {
    var way: [NodeID] = []
    var current: NodeID? = node
    var result = Inside()
    while let id = current {
      if let known = known[id] {
        result = known
        break
      }
      way.append(id)
      current = graph.tree[id].parent
    }
    for id in way.reversed() {
      add(id, to: &result)
      known[id] = result
    }
    return result
  }

  private mutating func add(_ node: NodeID, to inside: inout Inside) {
    guard let traits = traits(of: node) else { return }
    if traits.isGroup { inside.group = node }
    if traits.hasOffset {
      for attribute in graph.tree[node].attributes where attribute.schema === OffsetFamily.schema {
        guard case .point(let offset) = attribute.values[0] else { continue }
        inside.offset.x += offset.x.asCoordinate
        inside.offset.y += offset.y.asCoordinate
      }
    }
    if let offset = graph.controlSlot("scroll", of: node, as: CGPoint.self)?.peek() {
      inside.scrolling.x += offset.x.asCoordinate
      inside.scrolling.y += offset.y.asCoordinate
    }
  }
}
