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
    _ batch: StateStore.Batch, describeRoot: (@MainActor (inout DescribingPass) -> Void)? = nil
  ) -> PassResult {
    makePendingList()
    tick = store.tick()
    geometry?.begin()
    tree.makeUnique()
    identities.removeAll()
    firstNewSerial = Int(tree.storage.nextSerial)
    let (previous, previousStore) = (Graph.current, StateStore.current)
    Graph.current = self
    StateStore.current = store
    store.isEvaluating = true
    var pass = DescribingPass(graph: self, transaction: batch.transaction)
    if let describeRoot {
      pass.describeContent(of: ViewTree.rootID, pass.context, describeRoot)
      pass.finish()
    }
    runDirty(&pass)
    measure(&pass) { runDirty(&$0) }
    store.isEvaluating = false
    forgetObservedObjects()
    Graph.current = previous
    StateStore.current = previousStore
    if geometry == nil { noteChildren(pass.findings) }
    let result = finish(&pass, batch)
    isFirstPass = false
    return result
  }

  /// Tells who keeps things that are made of nodes where a pass has changed children.
  func noteChildren(_ findings: PassFindings) {
    guard let watch = store.watch else { return }
    for arrangement in findings.arrangements { watch.noteChildren(of: arrangement.parent) }
  }

  /// Runs the bodies that have to run, outermost first.
  private func runDirty(_ pass: inout DescribingPass) {
    while !store.dirty.isEmpty {
      for node in store.dirty.sorted(by: isAbove) where store.isDirty(node) {
        guard tree.contains(node), let body = existingLive(node)?.body else {
          store.clearDirty(node)
          continue
        }
        pass.context.transaction = transaction(pass.transaction, reaching: node)
        body.run(node, in: &pass)
        pass.finish()
      }
    }
  }

  /// The changes of a pass: made at once where views came or went, since those that went are about to
  /// end, and otherwise when somebody asks or the next pass begins.
  private func changeList(_ findings: PassFindings, _ batch: StateStore.Batch) -> Later<ChangeList.Result> {
    let make = { [self] in
      MainActor.assumeIsolated {
        UncheckedBox(ChangeList(findings, writtenSlots: batch.slots, in: self).result)
      }
      .value
    }
    guard findings.arrangements.isEmpty else { return Later(make()) }
    let list = Later(making: make)
    pendingList = list
    return list
  }

  /// Makes the changes of the last pass if somebody may still ask for them.
  func makePendingList() {
    // Nobody else has the list: nobody can ask for it any more.
    if !isKnownUniquelyReferenced(&pendingList) { _ = pendingList?.value }
    pendingList = nil
  }

  private func isAbove(_ a: NodeID, _ b: NodeID) -> Bool {
    guard tree.contains(a), tree.contains(b) else { return a.index < b.index }
    let (x, y) = (tree[a], tree[b])
    return (x.depth, x.serial) < (y.depth, y.serial)
  }

  private func finish(_ pass: inout DescribingPass, _ batch: StateStore.Batch) -> PassResult {
    let list = changeList(pass.findings, batch)
    var log = pass.findings.log
    let isFirst = pass.findings.isFirst
    var ended: [NodeID] = []
    endedSerials = []
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
    tree.storage.release(ended)
    if isFirst { log = TreeDifference(building: tree) }
    log.seal(tree.storage)
    return PassResult(
      list: list, log: log, bodies: pass.findings.bodies, comparisons: pass.findings.comparisons,
      calls: calls, motions: motions(pass.findings), endedSerials: endedSerials)
  }

  /// What a pass set in motion.
  private func motions(_ findings: PassFindings) -> PassMotions {
    let frames =
      findings.followedFrames.isEmpty
      ? findings.frames : findings.frames.merging(findings.followedFrames) { told, _ in told }
    guard !findings.attributes.isEmpty || !findings.arrangements.isEmpty || !frames.isEmpty else {
      return PassMotions()
    }
    var motions = PassMotions()
    motions.attributes = findings.attributes
    motions.frames = frames
    for arrangement in findings.arrangements {
      for insertion in arrangement.insertions where insertion.transition.isAnimated {
        motions.insertions.append((insertion.node, insertion.transition))
      }
      for removal in arrangement.removals where removal.end == .later {
        motions.removals.append((removal.node, removal.transition))
      }
      for revival in arrangement.revivals { motions.revivals.append((revival.node, revival.transition)) }
    }
    return motions
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
    for node in pass.findings.joined {
      for callback in existingLive(node)?.memberships ?? []
      where waiting.contains(ObjectIdentifier(callback)) && seen.insert(ObjectIdentifier(callback)).inserted {
        byNode[node, default: []].append(callback)
      }
    }
    return TreeOrder(byNode.keys, in: tree).nodes.flatMap { byNode[$0.node] ?? [] }
  }

  /// Ends removals that are under way.
  ///
  /// - Parameter over: The views whose removal has come to its end; `nil` for all that leave.
  func endRemovals(of over: Set<NodeID>? = nil) -> PassResult {
    makePendingList()
    tick = store.tick()
    geometry?.begin()
    tree.makeUnique()
    identities.removeAll()
    let storage = tree.storage
    var log = TreeDifference()
    var ended: [NodeID] = []
    endedSerials = []
    var calls: [ScheduledCall] = []
    let parents = parentsOfLeaving(over)
    var changes: [Change] = []
    for parent in parents where tree.contains(parent) {
      let (children, leaving) = (tree[parent].children, tree[parent].leaving)
      let goingNow = leaving.filter { over?.contains($0) != false }
      guard !goingNow.isEmpty else { continue }
      for leaving in goingNow {
        let gone = tree[leaving]
        changes.append(
          Change(
            identity: identity(of: leaving), typeName: gone.kind.name, title: gone.title, kind: .removed,
            reason: .removalEnded, isRoot: true, transition: nil, attributes: [], frame: nil, state: [],
            body: nil, indentation: 0))
      }
      let staying = leaving.filter { !goingNow.contains($0) }
      log.append(
        .arranged(
          parent, old: .init(children: children, leaving: leaving),
          new: .init(children: children, leaving: staying)))
      storage.arrange(parent, children: children, leaving: staying)
      if staying.isEmpty { existingLive(parent)?.leavingConstructs = [] }
      for leaving in goingNow {
        // A test may have given it the focus, or begun a gesture on it, while it was leaving.
        leave(leaving)
        calls += discard(leaving, &log, &ended)
      }
    }
    storage.release(ended)
    log.seal(storage)
    return PassResult(
      list: Later(ChangeList.Result(changes: changes, replacements: [], events: [])), log: log, bodies: [],
      comparisons: 0, calls: calls, motions: PassMotions(), endedSerials: endedSerials)
  }

  /// The parents of views that leave, in tree order; for some of these only theirs are looked for.
  private func parentsOfLeaving(_ over: Set<NodeID>?) -> [NodeID] {
    guard let over else {
      return tree.subtree(of: ViewTree.rootID).filter { !tree[$0].leaving.isEmpty }
    }
    let parents = Set(over.filter { tree.contains($0) }.compactMap { tree[$0].parent })
    return TreeOrder(parents, in: tree).nodes.map(\.node)
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
      if !geometryContents.isEmpty { geometryContents[node] = nil }
      store.discard(node)
      log.noteDiscarded(node, in: tree.storage)
    }
    for node in nodes {
      endedSerials.append(Int(tree.storage.records[node.index].serial))
      tree.storage.remove(UInt32(node.index))
    }
    ended += nodes
    return calls
  }
}

/// What one pass came to.
struct PassResult {
  let list: Later<ChangeList.Result>
  let log: TreeDifference
  let bodies: [BodyEvaluation]
  let comparisons: Int
  let calls: [ScheduledCall]
  let motions: PassMotions
  /// The serials of the nodes that ended.
  let endedSerials: [Int]
}

/// What a pass set in motion, or put elsewhere at once.
struct PassMotions {
  var attributes: [NodeID: [AttributeChange]] = [:]
  /// Views that draw and are laid out elsewhere than before.
  var frames: [NodeID: FrameChange] = [:]
  /// Views that came with a transition that plays.
  var insertions: [(node: NodeID, transition: TransitionUse)] = []
  /// Views that went and are still drawn.
  var removals: [(node: NodeID, transition: TransitionUse)] = []
  /// Views that came back before their removal had ended.
  var revivals: [(node: NodeID, transition: TransitionUse)] = []

  var isEmpty: Bool {
    attributes.isEmpty && frames.isEmpty && insertions.isEmpty && removals.isEmpty && revivals.isEmpty
  }
}
