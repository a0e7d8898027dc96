/// Passes from a batch of writes to a result, and the end of removals.
extension Graph {
  /// Whether the pass under way has made a node.
  func isNew(_ node: NodeID) -> Bool { tree[node].serial >= firstNewSerial }

  /// Takes one batch of writes in and describes what depends on it.
  ///
  /// - Parameters:
  ///   - batch: What was written.
  ///   - describeRoot: Describes a new root value, if there is one.
  func runPass(
    _ batch: StateStore.Batch, describeRoot: ((inout DescribingPass) -> Void)? = nil
  ) -> PassResult {
    tick = store.tick()
    firstNewSerial = tree.nextSerial
    let (previous, previousStore) = (Graph.current, StateStore.current)
    Graph.current = self
    StateStore.current = store
    store.isEvaluating = true
    var pass = DescribingPass(graph: self, transaction: batch.transaction)
    if let describeRoot {
      pass.describeContent(of: ViewTree.rootID, pass.context, describeRoot)
      pass.finish()
    }
    while !store.dirty.isEmpty {
      for node in store.dirty.sorted(by: isAbove) where store.isDirty(node) {
        guard tree.contains(node), let body = existingLive(node)?.body else {
          store.clearDirty(node)
          continue
        }
        pass.context.transaction = transaction(batch.transaction, reaching: node)
        body.run(node, in: &pass)
        pass.finish()
      }
    }
    store.isEvaluating = false
    Graph.current = previous
    StateStore.current = previousStore
    let result = finish(&pass, batch)
    isFirstPass = false
    return result
  }

  private func isAbove(_ a: NodeID, _ b: NodeID) -> Bool {
    guard tree.contains(a), tree.contains(b) else { return a.index < b.index }
    let (x, y) = (tree[a], tree[b])
    return (x.depth, x.serial) < (y.depth, y.serial)
  }

  private func finish(_ pass: inout DescribingPass, _ batch: StateStore.Batch) -> PassResult {
    let list = ChangeList(pass.findings, writtenSlots: batch.slots, in: self)
    var log = pass.findings.log
    var ended: [NodeID] = []
    var calls = pass.calls
    let removals = pass.findings.arrangements.flatMap(\.removals)
    // The animation around the call that updates the host is not that of what follows from it.
    Transaction.outside {
      for removal in removals { leave(removal.node) }
      for revival in pass.findings.arrangements.flatMap(\.revivals) { comeBack(revival.node) }
    }
    for removal in removals where removal.end == .atOnce {
      calls += discard(removal.node, &log, &ended)
    }
    for callback in appearing(pass) { calls += callback.appear(self) }
    for removal in removals where removal.end == .afterAppearing {
      calls += discard(removal.node, &log, &ended)
    }
    tree.release(ended)
    return PassResult(
      changes: list.changes, replacements: list.replacements, log: log, bodies: pass.findings.bodies,
      comparisons: pass.findings.comparisons, events: list.events, calls: calls)
  }

  /// What happens to a view when its removal begins.
  private func leave(_ root: NodeID) {
    store.perform(.callback("removal", of: tree[root].kind.name)) {
      loseFocus(within: root)
      for node in tree.subtree(of: root) {
        for gesture in gestures.take(from: node) { gesture.cancel(on: node) }
      }
    }
  }

  /// What happens to a view that comes back before its removal has ended.
  private func comeBack(_ root: NodeID) {
    store.perform(.callback("return", of: tree[root].kind.name)) { forgetFocus(within: root) }
  }

  /// The callbacks that appear, in tree order.
  private func appearing(_ pass: DescribingPass) -> [Callback] {
    let callbacks = pass.appeared.filter { $0.memberCount > 0 }
    guard pass.findings.hasDeferred else { return callbacks }
    // Content that was deferred joined late; its place in the tree counts.
    var byNode: [NodeID: [Callback]] = [:]
    let waiting = Set(callbacks.map(ObjectIdentifier.init))
    var seen: Set<ObjectIdentifier> = []
    for node in pass.findings.created {
      for callback in existingLive(node)?.memberships ?? []
      where waiting.contains(ObjectIdentifier(callback)) && seen.insert(ObjectIdentifier(callback)).inserted {
        byNode[node, default: []].append(callback)
      }
    }
    return TreeOrder(byNode.keys, in: tree).nodes.flatMap { byNode[$0.node] ?? [] }
  }

  /// Ends the removals that are under way below all nodes.
  func finishRemovals() -> PassResult {
    tick = store.tick()
    var log = TreeDifference()
    var ended: [NodeID] = []
    var calls: [ScheduledCall] = []
    let parents = tree.subtree(of: ViewTree.rootID).filter { !tree[$0].leaving.isEmpty }
    var changes: [Change] = []
    for parent in parents where tree.contains(parent) {
      let node = tree[parent]
      for leaving in node.leaving {
        let gone = tree[leaving]
        changes.append(
          Change(
            identity: gone.identity, typeName: gone.kind.name, title: gone.title, kind: .removed,
            reason: .removalEnded, isRoot: true, transition: nil, attributes: [], state: [], body: nil,
            indentation: 0))
      }
      log.append(
        .arranged(
          parent, old: .init(children: node.children, leaving: node.leaving),
          new: .init(children: node.children, leaving: [])))
      tree.arrange(parent, children: node.children, leaving: [])
      existingLive(parent)?.leavingConstructs = [:]
      for leaving in node.leaving {
        // A test may have given it the focus, or begun a gesture on it, while it was leaving.
        leave(leaving)
        calls += discard(leaving, &log, &ended)
      }
    }
    tree.release(ended)
    return PassResult(
      changes: changes, replacements: [], log: log, bodies: [], comparisons: 0, events: [], calls: calls)
  }

  /// Ends a view and everything below it, and returns what has to run because of it.
  private func discard(
    _ root: NodeID, _ log: inout TreeDifference, _ ended: inout [NodeID]
  ) -> [ScheduledCall] {
    var calls: [ScheduledCall] = []
    let nodes = tree.subtree(of: root)
    for node in nodes {
      if let live = existingLive(node) {
        for callback in live.memberships where callback.leave(node) { calls += callback.disappear(self) }
        dropLive(node)
      }
      focusable.remove(node)
      store.discard(node)
      log.append(.discarded(node, tree[node]))
    }
    for node in nodes { tree.remove(node) }
    ended += nodes
    return calls
  }
}

/// What one pass came to.
struct PassResult {
  let changes: [Change]
  let replacements: [Replacement]
  let log: TreeDifference
  let bodies: [BodyEvaluation]
  let comparisons: Int
  let events: [StateEvent]
  let calls: [ScheduledCall]
}
