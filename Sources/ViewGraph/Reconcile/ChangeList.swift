/// Puts what a pass found into changes, one for each view that has something to say, in tree order.
///
/// It has to be made before the removed nodes are discarded, while their names and states are there.
@MainActor struct ChangeList {
  /// What the list holds once it is made.
  struct Result {
    let changes: [Change]
    let replacements: [Replacement]
    /// What became of all state that came, went, stayed or came back.
    let events: [StateEvent]
  }

  private(set) var changes: [Change] = []
  private(set) var replacements: [Replacement] = []
  /// What became of all state that came, went, stayed or came back.
  private(set) var events: [StateEvent] = []

  private struct Draft {
    var kind: Change.Kind = .kept
    var reason: Reason?
    var isRoot = false
    var transition: TransitionUse?
    var stateKind: StateEvent.Kind = .kept
  }

  private let graph: Graph
  private let writtenSlots: Set<ObjectIdentifier>
  private let evaluated: [NodeID: BodyEvaluation]
  private var drafts: [NodeID: Draft] = [:]
  private var ranks: [NodeID: TreeOrder.Rank] = [:]

  /// - Parameter writtenSlots: Slots that the update's heading already names.
  init(_ findings: PassFindings, writtenSlots: Set<ObjectIdentifier>, in graph: Graph) {
    self.graph = graph
    self.writtenSlots = writtenSlots
    evaluated = findings.evaluated
    var successors: [(removed: NodeID, inserted: NodeID)] = []
    for arrangement in findings.arrangements {
      add(arrangement)
      successors += arrangement.removals.compactMap { removal in removal.successor.map { (removal.node, $0) }
      }
    }
    for node in findings.attributes.keys where drafts[node] == nil { drafts[node] = Draft() }
    for node in findings.frames.keys where drafts[node] == nil { drafts[node] = Draft() }
    addKept(findings)

    var byNode: [NodeID: Change] = [:]
    for entry in TreeOrder(drafts.keys, removed: ranks, in: graph.tree).nodes {
      guard let draft = drafts[entry.node] else { continue }
      let change = change(
        entry, draft, findings.attributes[entry.node] ?? [], findings.frames[entry.node])
      changes.append(change)
      events += change.state
      byNode[entry.node] = change
    }
    replacements = successors.compactMap { pair in
      guard let removed = byNode[pair.removed], let inserted = byNode[pair.inserted] else { return nil }
      return Replacement(removed: removed, inserted: inserted)
    }
  }

  var result: Result { Result(changes: changes, replacements: replacements, events: events) }

  private mutating func add(_ arrangement: ChildArrangement) {
    for (sequence, removal) in arrangement.removals.enumerated() {
      ranks[removal.node] = TreeOrder.Rank(position: removal.anchor, isRemoved: true, sequence: sequence)
      addSubtree(
        removal.node,
        Draft(
          kind: .removed, reason: removal.reason, isRoot: true, transition: removal.transition,
          stateKind: .lost))
    }
    for insertion in arrangement.insertions {
      addSubtree(
        insertion.node,
        Draft(
          kind: .inserted, reason: insertion.reason, isRoot: true, transition: insertion.transition,
          stateKind: .created))
    }
    for revival in arrangement.revivals {
      addSubtree(
        revival.node,
        Draft(
          kind: .revived, reason: revival.reason, isRoot: true, transition: revival.transition,
          stateKind: .revived))
    }
    for move in arrangement.moves {
      drafts[move.node] = Draft(kind: .moved(from: move.from, to: move.to), reason: move.reason, isRoot: true)
    }
  }

  /// Adds a view that came or went, and the views below it that hold state.
  private mutating func addSubtree(_ root: NodeID, _ draft: Draft) {
    drafts[root] = draft
    let name = graph.tree[root].kind.name
    // What was leaving by itself has had its end in the report of an earlier update.
    for (node, isLeaving) in graph.tree.walk(from: root).dropFirst() where !isLeaving && drafts[node] == nil {
      guard !states(of: node, as: draft.stateKind).isEmpty else { continue }
      var inner = draft
      inner.isRoot = false
      inner.reason = .with(name)
      inner.transition = nil
      drafts[node] = inner
    }
  }

  /// Adds views that stayed and hold state that somebody might fear for.
  private mutating func addKept(_ findings: PassFindings) {
    for node in findings.evaluated.keys where drafts[node] == nil && !graph.isNew(node) {
      if !states(of: node, as: .kept).isEmpty { drafts[node] = Draft() }
    }
    for arrangement in findings.arrangements where !graph.isFirstPass {
      for node in [arrangement.parent] + arrangement.new.children
      where drafts[node] == nil && !graph.isNew(node) {
        let hasMeaningfulState = graph.store.slots(of: node).contains {
          $0.differsFromInitial && !writtenSlots.contains(ObjectIdentifier($0))
        }
        if hasMeaningfulState { drafts[node] = Draft() }
      }
    }
  }

  private func change(
    _ entry: TreeOrder.Entry, _ draft: Draft, _ attributes: [AttributeChange], _ frame: FrameChange?
  ) -> Change {
    let node = graph.tree[entry.node]
    return Change(
      identity: graph.identity(of: entry.node), typeName: node.kind.name, title: node.title, kind: draft.kind,
      reason: draft.reason,
      isRoot: draft.isRoot, transition: draft.transition, attributes: attributes, frame: frame,
      state: states(of: entry.node, as: draft.stateKind), body: body(behind: entry.node, draft, attributes),
      indentation: entry.indentation)
  }

  /// The body whose run made the change: the nearest above the view, or the view's own where only that ran.
  private func body(behind node: NodeID, _ draft: Draft, _ attributes: [AttributeChange]) -> BodyEvaluation? {
    if draft.kind == .kept, attributes.isEmpty, let own = evaluated[node] { return own }
    var above = graph.tree[node].parent
    while let current = above, graph.tree.contains(current) {
      if let body = evaluated[current] { return body }
      above = graph.tree[current].parent
    }
    return nil
  }

  /// What a field that goes leaves behind: text that a view further out, or a model, owns.
  private func survivingText(of node: NodeID) -> StateEvent? {
    guard let location = graph.existingLive(node)?.control?.text?.location,
      let owner = location.ownerDescription,
      !location.peek().isEmpty
    else { return nil }
    var above = location.ownerNode
    while let current = above, graph.tree.contains(current) {
      if let draft = drafts[current], draft.kind == .removed { return nil }
      above = graph.tree[current].parent
    }
    return StateEvent(
      identity: graph.identity(of: node), owner: owner, property: "text", state: .control, kind: .kept,
      text: LazyText(printing: location.peek()), location: nil)
  }

  /// The state of a view that its change speaks of.
  private func states(of node: NodeID, as kind: StateEvent.Kind) -> [StateEvent] {
    let surviving = kind == .lost ? survivingText(of: node) : nil
    return (surviving.map { [$0] } ?? []) + ownStates(of: node, as: kind)
  }

  private func ownStates(of node: NodeID, as kind: StateEvent.Kind) -> [StateEvent] {
    graph.store.slots(of: node).compactMap { slot in
      if kind == .kept, writtenSlots.contains(ObjectIdentifier(slot)) { return nil }
      if slot.kind == .control {
        // A control that has nothing yet has nothing to lose, and what a property binds is the property's.
        guard slot.differsFromInitial else { return nil }
        if slot.property == "focus", !graph.focusTargets(of: node).isEmpty { return nil }
      }
      return StateEvent(
        identity: graph.identity(of: node), owner: slot.ownerName, property: slot.property, state: slot.kind,
        kind: kind, text: kind == .lost ? slot.valueText : slot.committedText, location: slot.declaration)
    }
  }
}
