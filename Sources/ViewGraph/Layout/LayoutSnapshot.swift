import Foundation

/// The frames of all nodes as of one layout, in tree order.
struct LayoutSnapshot {
  /// A node that has a place.
  struct Entry {
    let node: NodeID
    let frame: CGRect
    let slot: CGRect
    let modifiers: [PlacedModifier]
    let label: String?
  }

  /// What a node was laid out by.
  struct Gap {
    let node: NodeID
    let note: LayoutNode.Note
  }

  private(set) var entries: [Entry] = []
  private(set) var gaps: [Gap] = []

  /// The snapshot of no layout.
  init() {}

  @MainActor init(of root: LayoutNode?) {
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
        entries.append(
          Entry(node: group.id, frame: group.frame, slot: group.frame, modifiers: [], label: nil))
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
  }

  @MainActor private mutating func add(_ node: LayoutNode) {
    addGaps(of: node)
    guard let frame = node.frame, let slot = node.slot else { return }
    let modifiers = node.entry.modifiers.compactMap { modifier in
      LayoutNode.area(of: modifier.items).map { PlacedModifier(name: modifier.name, frame: $0) }
    }
    entries.append(
      Entry(node: node.id, frame: frame, slot: slot, modifiers: modifiers, label: node.label))
  }
}
