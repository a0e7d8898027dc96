import Foundation

/// What a host does in an update: passes, callbacks, completions, the ends of removals, until nothing is left to do.
extension ViewHost {
  /// Runs every pass, callback and completion that is due at the present moment.
  func settle(_ passes: inout [Pass], _ cause: Cause) {
    for round in 0... {
      guard round < Self.roundLimit else {
        report("onChange(of:) action tried to update multiple times per frame.", kind: .endlessUpdate)
        break
      }
      graph.store.perform(.outside) { graph.store.takeWritesFromElsewhere() }
      if graph.store.hasBatches { graph.makePendingList() }
      if let batch = graph.store.takeBatch().map(named) {
        passes.append(finish(graph.runPass(batch), batch, cause: cause))
      } else if !runDue(&passes, cause) {
        break
      }
    }
  }

  /// After how many passes an update is taken for one that never ends.
  private static var roundLimit: Int { 100 }

  /// Runs what waited for animations that are over by now; false if there is nothing.
  private func runDue(_ passes: inout [Pass], _ cause: Cause) -> Bool {
    let isPresenting = presentBodies(isMoment: false)
    let ended = animator.due(at: now)
    let removals = Set(overAtOnce + ended.removals)
    overAtOnce = []
    // What nothing animated delays; the others run when the clock has come to the end of their animations.
    let completions = (graph.store.completions.filter { !$0.isWaiting } + ended.completions)
      .sorted { $0.order < $1.order }
    graph.store.completions = []
    guard !completions.isEmpty || !removals.isEmpty else { return isPresenting }
    Transaction.outside {
      graph.store.perform(.callback("completion", of: "animation")) {
        for completion in completions where !completion.hasRun {
          animator.note(TimelineEvent(time: moment, kind: .completed, identity: nil, name: "completion"))
          completion.run()
        }
      }
    }
    if !removals.isEmpty, let pass = endRemovals(cause, of: removals) { passes.append(pass) }
    return true
  }

  /// Ends the removals of some views, or of all that leave; `nil` if there are none.
  func endRemovals(_ cause: Cause, of views: Set<NodeID>? = nil) -> Pass? {
    let result = graph.endRemovals(of: views)
    guard !result.log.isEmpty else { return nil }
    return finish(result, StateStore.Batch(transaction: Transaction()), cause: cause)
  }

  /// Runs the callbacks of a pass and puts it together.
  func finish(
    _ result: PassResult, _ batch: StateStore.Batch, writes: Later<[Write]>? = nil, cause: Cause,
    isFirst: Bool = false
  ) -> Pass {
    let writes = writes ?? Later(batch.writes)
    animate(result, batch.transaction, AttributeTrack.Origin(writes: writes, cause: cause))
    var events: [LifecycleEvent] = []
    // An animation around the call that updates the host does not reach what callbacks write.
    Transaction.outside {
      for call in result.calls + graph.preferenceCalls() {
        if call.isLifecycle { events.append(LifecycleEvent(name: call.name, view: call.owner)) }
        graph.store.perform(.callback(call.name, of: call.owner), call.action)
      }
      graph.store.perform(.callback("focus", of: rootName)) { graph.followFocusBindings() }
    }
    lifecycle += events
    let reports = graph.store.takeReports()
    let known = findings
    findings = geometry?.findings(in: graph)
    return Pass(
      writes: writes, cause: cause, rootName: rootName, time: moment,
      animation: batch.transaction.animation, list: result.list, stateEvents: reports.events,
      bodies: result.bodies, lifecycle: events, issues: reports.issues, comparisons: result.comparisons,
      log: result.log, isFirstDescription: isFirst, findings: findings,
      newFindings: findings?.new(since: known ?? LayoutFindings()) ?? LayoutFindings())
  }

  /// Hands what a pass set in motion to the timeline.
  private func animate(_ result: PassResult, _ transaction: Transaction, _ origin: AttributeTrack.Origin) {
    animator.retire(result.endedSerials, at: now)
    // Those whose transaction was over before the host was at work wait in no other place.
    graph.store.completions += transaction.completions.filter(\.isAwaited)
    guard !result.motions.isEmpty else { return }
    let occasion = Animator.Occasion(
      time: now, origin: origin, completions: transaction.completions,
      isPresentation: transaction.isPresentation)
    overAtOnce += animator.take(result.motions, occasion, in: graph)
  }

  /// The name of the view at the root: a modified one is called by its own name.
  var rootName: String {
    graph.nameOfSoleChild(of: ViewTree.rootID) ?? shortTypeName(Root.self)
  }

  /// Names the properties of observable objects that changed.
  private func named(_ batch: StateStore.Batch) -> StateStore.Batch {
    var batch = batch
    var seen: Set<String> = []
    for (node, cause) in batch.observers {
      for change in graph.existingLive(node)?.body?.observedChanges() ?? [] {
        let key = "\(ObjectIdentifier(change.object)).\(change.name)"
        guard seen.insert(key).inserted else { continue }
        batch.writes.append(
          Write(
            owner: shortTypeName(Swift.type(of: change.object)), property: change.name,
            old: LazyText(printing: change.old), new: LazyText(printing: change.new), location: nil,
            cause: cause,
            animation: batch.transaction.animation))
      }
    }
    return batch
  }

  /// Issues that no pass told, because nothing was written.
  func withLooseIssues(_ passes: [Pass], _ cause: Cause) -> [Pass] {
    let reports = graph.store.takeReports()
    guard !reports.issues.isEmpty else { return passes }
    return passes + [
      Pass(
        writes: [], cause: cause, rootName: rootName, time: moment, animation: nil, changes: [],
        replacements: [],
        stateEvents: reports.events, bodies: [], lifecycle: [], issues: reports.issues, comparisons: 0,
        log: TreeDifference(), isFirstDescription: false)
    ]
  }
}
