/// The state of all views of a host at one moment.
public struct StateLedger {
  /// The values in tree order, those of leaving views included.
  public let entries: [StateEntry]
}

/// One state value and the view that owns it.
public struct StateEntry {
  /// The view that owns the value.
  public let identity: Identity
  /// The name of that view.
  public let owner: String
  /// The property's name without underscore, or the name of what a control keeps.
  public let property: String
  /// What sort of state it is.
  public let state: StateKind
  /// The value as reports print it.
  public let value: String
  /// Whether the view is removed and still drawn.
  public let isLeaving: Bool
  /// Where the property is declared, if known.
  public let location: SourceLocation?
}

extension StateLedger: CustomStringConvertible {
  /// A line for each value, such as `Card.draft "start early"`.
  public var description: String {
    entries.map { "\($0.owner).\($0.property) \($0.value)\($0.isLeaving ? " (leaving)" : "")" }
      .joined(separator: "\n")
  }
}

extension Graph {
  /// The state of a node.
  func entries(of node: NodeID, isLeaving: Bool) -> [StateEntry] {
    store.slots(of: node).map { slot in
      StateEntry(
        identity: identity(of: node), owner: slot.ownerName, property: slot.property, state: slot.kind,
        value: slot.valueText.string, isLeaving: isLeaving, location: slot.declaration)
    }
  }

  /// The state of all nodes.
  func ledger() -> StateLedger {
    StateLedger(
      entries: tree.walk(from: ViewTree.rootID).flatMap { entries(of: $0.id, isLeaving: $0.isLeaving) })
  }

  /// A view as it is now.
  func viewNode(_ id: NodeID) -> ViewNode {
    let node = tree[id]
    // Children by a list, not by recursion: any depth is safe.
    var finished: [NodeID: ViewNode] = [:]
    let isWithinLeaving = tree.isLeaving(id)
    for (current, isBelowLeaving) in tree.walk(from: id).reversed() {
      let isLeaving = isWithinLeaving || isBelowLeaving
      let node = tree[current]
      finished[current] = ViewNode(
        identity: identity(of: current), typeName: node.kind.name, text: node.title,
        attributes: node.attributes,
        location: node.location, state: entries(of: current, isLeaving: isLeaving), isLeaving: isLeaving,
        children: (node.children + node.leaving).compactMap { finished.removeValue(forKey: $0) })
    }
    return finished[id]
      ?? ViewNode(
        identity: identity(of: id), typeName: node.kind.name, text: node.title, attributes: [], location: nil,
        state: [],
        isLeaving: false, children: [])
  }
}
