import Foundation

/// A host's clock, which stands still until somebody advances it.
extension ViewHost {
  /// What the clock shows: how far it was advanced since the host was made.
  public var moment: Duration { Duration(inSeconds: now) }

  /// What happens to animations whose values change again; SwiftUI's rules unless it is set.
  public var interruption: Interruption {
    get { animator.interruption }
    set { animator.interruption = newValue }
  }

  /// What becomes of motion where the environment's `accessibilityReduceMotion` is true.
  public var reducedMotion: ReducedMotion {
    get { graph.reducedMotion }
    set { graph.reducedMotion = newValue }
  }

  /// What every value that has changed shows, from the beginning on.
  public var timeline: Timeline { Timeline(moment: moment, tracks: animator.tracks, events: animator.events) }

  /// Lets time go by, with everything that happens meanwhile: animations end, completions run, views that leave
  /// are gone.
  ///
  /// Nothing depends on the size of the steps: what happens in between happens at its own moment.
  ///
  /// - Parameter duration: How long; never negative.
  /// - Returns: The passes that ran, with their times.
  @discardableResult public func advance(by duration: Duration) -> Update {
    precondition(duration >= .zero, "a clock was to be turned back by \(duration)")
    guard !graph.store.isEvaluating else { return run(.time) {} }
    // What runs meanwhile may advance the clock, too.
    let goal = (now > clock.inSeconds ? moment : clock) + duration
    let target = goal.inSeconds
    var passes = run(.time) {}.passes
    advance(to: target, &passes)
    now = max(now, target)
    clock = max(clock, goal)
    if presentBodies(isMoment: true) { settle(&passes, .time) }
    return Update(passes: withLooseIssues(passes, .time))
  }

  /// Lets time go by until every animation has ended that ever does.
  ///
  /// What repeats for ever goes on. Completions that start animations again and again are stopped 10,000 moments
  /// after the last end that was known at the beginning, with an issue.
  @discardableResult public func advanceToEnd() -> Update {
    guard !graph.store.isEvaluating else { return run(.time) {} }
    var passes = run(.time) {}.passes
    advance(to: .infinity, &passes)
    clock = max(clock, moment)
    return Update(passes: withLooseIssues(passes, .time))
  }

  /// Goes from one moment at which something happens to the next.
  private func advance(to target: TimeInterval, _ passes: inout [Pass]) {
    let limit = animator.alarmCount + 10_000
    for count in 0... {
      // Ends lie on whole nanoseconds, and the clock may not.
      guard let next = animator.nextTime, next <= target + 0.5e-9 else { return }
      guard count < limit else {
        return report(
          "animations whose completions start others did not end after \(limit) moments", kind: .endlessUpdate
        )
      }
      now = max(now, next)
      _ = presentBodies(isMoment: true)
      settle(&passes, .time)
    }
  }

  /// Lets the bodies of animatable views run with the data that they show at the moment.
  ///
  /// - Parameter isMoment: Whether it is another moment than before; otherwise only those run whose animation
  ///   is over.
  /// - Returns: Whether any has to run.
  func presentBodies(isMoment: Bool) -> Bool {
    guard !graph.presenting.isEmpty else { return false }
    var hasDirty = false
    for node in graph.presenting.sorted(by: { $0.index < $1.index }) {
      guard graph.tree.contains(node), let body = graph.existingLive(node)?.body else {
        graph.presenting.remove(node)
        continue
      }
      let key = graph.place(of: AttributeSchema.animatableData.name, of: node).map {
        TrackKey(serial: graph.tree[node].serial, place: .attribute($0))
      }
      let track = key.flatMap { animator.track($0) }
      if let track, track.isRunning(at: moment) {
        guard isMoment else { continue }
        body.presented = track.value(at: moment)
      } else {
        body.presented = nil
        graph.presenting.remove(node)
      }
      graph.store.enqueueDirty(node, transaction: .presentation)
      hasDirty = true
    }
    return hasDirty
  }

  /// What a value of a view shows at the moment: what its animation has come to, or what is set.
  ///
  /// - Parameters:
  ///   - name: The value's name, such as `opacity`; the innermost of that name counts.
  ///   - query: The view.
  public func value(of name: String, in query: ViewQuery) -> AttributeValue? {
    guard let node = graph.node(matching: query) else { return nil }
    return graph.value(of: name, of: node) { animator.track($0)?.value(at: moment) }
  }

  /// How much of a view shows at the moment: the product of all opacities on the way to it, transitions included.
  ///
  /// - Returns: From 0 to 1, or `nil` if there is no such view.
  public func shownOpacity(of query: ViewQuery) -> Double? {
    guard let node = graph.node(matching: query) else { return nil }
    return shownOpacity(of: node)
  }

  func shownOpacity(of node: NodeID) -> Double {
    var product = 1.0
    var current: NodeID? = node
    while let id = current {
      product *= graph.opacities(of: id) { animator.track($0)?.value(at: moment) }
      for effect in animator.effects(of: graph.tree[id].serial) where effect.name == "opacity" {
        if case .number(let opacity) = effect.value(at: moment) { product *= min(max(0, opacity), 1) }
      }
      current = graph.tree[id].parent
    }
    return product
  }
}

extension Graph {
  /// The innermost value of a name that a node has, as it is shown.
  fileprivate func value(
    of name: String, of node: NodeID, shown: (TrackKey) -> AttributeValue?
  ) -> AttributeValue? {
    place(of: name, of: node).flatMap { shown(TrackKey(serial: tree[node].serial, place: .attribute($0))) }
      ?? tree[node].value(named: name)
  }

  /// The product of all opacities that a node itself has, as they are shown.
  func opacities(of node: NodeID, shown: (TrackKey) -> AttributeValue?) -> Double {
    var product = 1.0
    for attribute in tree[node].attributes where attribute.schema.name == "hidden" {
      if attribute.values.first == .bool(true) { product = 0 }
    }
    for value in values(of: "opacity", of: node, shown: shown) {
      if case .number(let opacity) = value { product *= min(max(0, opacity), 1) }
    }
    return product
  }

  /// The values that modifiers of a name give to a node, as they are shown, outermost first.
  func values(of name: String, of node: NodeID, shown: (TrackKey) -> AttributeValue?) -> [AttributeValue] {
    let set = tree[node].attributes.filter { $0.schema.name == name }.reversed().map(\.values[0])
    guard !set.isEmpty else { return [] }
    return zip(places(of: name, of: node), set).map { place, value in
      shown(TrackKey(serial: tree[node].serial, place: .attribute(place))) ?? value
    }
  }

  /// The place of the innermost value of a name that a node has.
  fileprivate func place(of name: String, of node: NodeID) -> AttributePlace? {
    places(of: name, of: node).last
  }

  /// The places of all values of a name that a node has, outermost first.
  private func places(of name: String, of node: NodeID) -> [AttributePlace] {
    guard let shape = tree.storage.records[node.index].shape else { return [] }
    return shape.layers.enumerated().flatMap { layer, content in
      (content.schema?.components ?? []).enumerated().filter { $1.name == name }
        .map { AttributePlace(layer: layer, component: $0.offset) }
    }
  }
}
