import Foundation

/// The frames of all nodes as of one layout, in tree order.
struct LayoutSnapshot {
  /// A node that has a place.
  struct Entry {
    let node: NodeID
    let frame: CGRect
    let slot: CGRect
    let modifiers: [PlacedModifier]
    /// What the view cuts off itself and its content to, if it does.
    let clip: CGRect?
    let label: String?
  }

  /// What a node was laid out by.
  struct Gap {
    let node: NodeID
    let note: LayoutNode.Note
  }

  private(set) var entries: [Entry] = []
  private(set) var gaps: [Gap] = []
  /// What came of constraints where containers are placed.
  private(set) var containers: [(node: NodeID, outcome: ConstraintArrangement.Outcome)] = []
  private let pixels: PixelGrid?

  /// The snapshot of no layout.
  init() { pixels = nil }

  /// - Parameter pixels: Where edges lie.
  @MainActor init(of root: LayoutNode?, on pixels: PixelGrid?) {
    self.pixels = pixels
    guard let root else { return }
    /// A node, or a view around elements of a lazy container.
    enum Part {
      case node(LayoutNode)
      case group(LazyRows.Group)
    }
    var stack: [Part] = [.node(root)]
    while let part = stack.popLast() {
      switch part {
      case .group(let group):
        let frame = pixels?.rounded(group.frame) ?? group.frame
        let slot = group.isCollapsed ? CGRect(origin: frame.origin, size: .zero) : frame
        entries.append(
          Entry(node: group.id, frame: frame, slot: slot, modifiers: [], clip: nil, label: nil))
      case .node(let node):
        if node !== root { add(node) } else { addGaps(of: node) }
        guard let rows = node.rows else {
          stack += node.children.reversed().map(Part.node)
          continue
        }
        let parts = rows.parts.map { part in
          switch part {
          case .group(let position): Part.group(rows.groups[position])
          case .element(let element): Part.node(element)
          }
        }
        stack += parts.reversed()
      }
    }
  }

  @MainActor private mutating func addGaps(of node: LayoutNode) {
    gaps += node.notes.map { Gap(node: node.id, note: $0) }
    if let note = node.noteOfReaching { gaps.append(Gap(node: node.id, note: note)) }
  }

  @MainActor private mutating func add(_ node: LayoutNode) {
    addGaps(of: node)
    if let outcome = node.solution { containers.append((node.id, outcome)) }
    guard let frame = node.area(on: pixels), var slot = node.slot(on: pixels) else { return }
    if node.entry.built.allSatisfy(\.traits.isCollapsed) { slot.size = .zero }
    let modifiers = node.entry.modifiers.compactMap { modifier in
      LayoutNode.area(of: modifier.items, on: pixels).map { PlacedModifier(name: modifier.name, frame: $0) }
    }
    let clip = node.entry.clips.compactMap { LayoutNode.area(of: $0, on: pixels) }.reduce(nil) {
      clip, frame in
      clip.map { $0.intersection(frame) } ?? frame
    }
    entries.append(
      Entry(
        node: node.id, frame: frame, slot: slot, modifiers: modifiers, clip: clip, label: node.label))
  }
}
