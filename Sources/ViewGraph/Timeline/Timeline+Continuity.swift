import Foundation

/// How smooth a value has to be.
public enum Continuity: Hashable, Sendable {
  /// It goes through all values in between, and comes to rest.
  case values
  /// The same, and it never changes its speed at once where an animation is interrupted.
  case velocities
  /// The same, and where an animation is interrupted its speed changes by less than so much per second, in the
  /// units of the value.
  case kinks(below: Double)
}

/// Breaks that a test puts up with.
public struct AllowedBreaks: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Values that change without an animation.
  public static let unanimated = AllowedBreaks(rawValue: 1)
  /// What an animation that repeats does by itself: it starts again, or goes back at its end.
  public static let repeats = AllowedBreaks(rawValue: 2)
  /// Animations without end.
  public static let endless = AllowedBreaks(rawValue: 4)
  /// Values of one transaction that go by different animations.
  public static let outOfStep = AllowedBreaks(rawValue: 8)
  /// Animations whose speed has no bound that is known, so that they may jump on their way.
  public static let unbounded = AllowedBreaks(rawValue: 16)
}

extension Timeline {
  /// What breaks the continuity of what the views show.
  ///
  /// Nothing is sampled: each value is looked at from both sides of every moment at which its formula changes, and
  /// between two of these it goes no faster than the bound that its curve or spring has. Animations without such a
  /// bound, which are custom ones and curves that are upright somewhere, are problems of their own. A spring that is
  /// removed may miss a thousandth of its way.
  ///
  /// - Parameters:
  ///   - continuity: How smooth values have to be.
  ///   - allowed: Breaks that are meant.
  ///   - end: Until when, for what repeats without end; without one, the end of all that ends.
  /// - Returns: The problems in the order of time; empty if there are none.
  public func problems(
    _ continuity: Continuity = .values, allowing allowed: AllowedBreaks = [], until end: Duration? = nil
  ) -> [ContinuityProblem] {
    let end = max(end ?? self.end, moment)
    let found =
      tracks.flatMap { $0.breaks(continuity, allowed, until: end) }
      + tracks.compactMap { allowed.contains(.endless) ? nil : $0.endless() }
      + tracks.flatMap { allowed.contains(.unbounded) ? [] : $0.unbounded() }
      + zombies() + outOfStep(allowed)
    return found.enumerated().sorted {
      ($0.element.time ?? end, $0.offset) < ($1.element.time ?? end, $1.offset)
    }
    .map(\.element)
  }

  /// Fails where something breaks the continuity of what the views show.
  ///
  /// ```swift
  /// @Test func `the card opens smoothly`() throws {
  ///   let host = ViewHost(Card())
  ///   host.tap("more")
  ///   host.advanceToEnd()
  ///   try host.timeline.check()
  /// }
  /// ```
  ///
  /// - Throws: ``ContinuityFailure``, whose description names every problem.
  public func check(
    _ continuity: Continuity = .values, allowing allowed: AllowedBreaks = [], until end: Duration? = nil
  ) throws {
    let problems = problems(continuity, allowing: allowed, until: end)
    if !problems.isEmpty { throw ContinuityFailure(problems: problems) }
  }

  /// Views that were removed and are neither gone nor back although nothing will move any more.
  private func zombies() -> [ContinuityProblem] {
    var leaving: [Identity: TimelineEvent] = [:]
    var order: [Identity] = []
    for event in events {
      guard let identity = event.identity else { continue }
      switch event.kind {
      case .leaving:
        leaving[identity] = event
        order.append(identity)
      case .removed, .revived: leaving[identity] = nil
      case .inserted, .completed: break
      }
    }
    return order.compactMap { identity in
      guard let event = leaving.removeValue(forKey: identity) else { return nil }
      let effects = tracks.filter { $0.identity == identity && $0.source == .transition && $0.end == nil }
      let ends = effects.map(\.removalEnd)
      let never = effects.first { $0.removalEnd == nil }
      guard never != nil || ends.allSatisfy({ ($0 ?? .zero) < moment }) else { return nil }
      let why =
        never.map { "the removal of '\($0.name)' repeats without end" }
        ?? "its removal has ended, and it is still drawn"
      return ContinuityProblem(
        kind: .zombie, identity: identity, typeName: event.name, attribute: nil, time: event.time,
        message: "is removed and never gone: \(why)")
    }
  }

  /// Values that one transaction changed under different animations.
  private func outOfStep(_ allowed: AllowedBreaks) -> [ContinuityProblem] {
    var firsts: [OriginKey: AttributeTrack.Start] = [:]
    var problems: [ContinuityProblem] = []
    for track in tracks {
      for start in track.starts {
        guard let animation = start.animation else { continue }
        let key = OriginKey(writes: ObjectIdentifier(start.origin.writes), time: start.time)
        guard let first = firsts[key], let other = first.animation else {
          firsts[key] = start
          continue
        }
        guard animation != other, !allowed.contains(.outOfStep) else { continue }
        problems.append(
          ContinuityProblem(
            kind: .outOfStep, identity: track.identity, typeName: track.typeName, attribute: track.name,
            time: start.time, message: "goes by \(animation), while others of '\(start.cause)' go by \(other)"
          ))
      }
    }
    return problems
  }

  private struct OriginKey: Hashable {
    let writes: ObjectIdentifier
    let time: Duration
  }
}

extension AttributeTrack {
  /// The moments at which what is shown is not as smooth as it has to be.
  fileprivate func breaks(
    _ continuity: Continuity, _ allowed: AllowedBreaks, until end: Duration
  ) -> [ContinuityProblem] {
    var problems: [ContinuityProblem] = []
    let boundaries = shown.boundaries(until: min(end, self.end ?? end).inSeconds)
    var first = boundaries.startIndex
    while first < boundaries.endIndex {
      // Several things at one time have one effect.
      let together = boundaries[first...].prefix { $0.time == boundaries[first].time }
      let moment = Moment(time: boundaries[first].time, boundaries: together)
      first = together.endIndex
      let (before, after) = (
        shown.presentation(at: moment.time, .before), shown.presentation(at: moment.time, .after)
      )
      if let problem = jump(moment, before.value, after.value, allowed) { problems.append(problem) }
      if let problem = kink(moment, before.velocity, after.velocity, continuity) { problems.append(problem) }
    }
    return problems
  }

  /// Everything that happens to a value at one time.
  private struct Moment {
    let time: TimeInterval
    let boundaries: ArraySlice<AnimationBoundary>

    func has(_ events: AnimationBoundary.Event...) -> Bool {
      boundaries.contains { events.contains($0.event) }
    }
  }

  private func jump(
    _ moment: Moment, _ before: AttributeData, _ after: AttributeData, _ allowed: AllowedBreaks
  ) -> ContinuityProblem? {
    let size = (after - before).magnitude
    let range = max((shown.model - before).magnitude, after.magnitude, before.magnitude, 1)
    // A leg of a repeat ends like an animation.
    let mayMiss = moment.has(.removed, .legEnded) && !moment.has(.set, .shifted)
    let tolerance = mayMiss ? 1.01 * shown.tolerance * way(at: moment.time) : 0
    guard size > max(tolerance, 1e-9 * range) || !size.isFinite else { return nil }
    let time = Duration(inSeconds: moment.time)
    let values = "jumps \(value(before: time)) → \(value(at: time))"
    let start = starts.last { $0.time <= time }
    if moment.has(.set, .shifted) {
      if allowed.contains(.unanimated) { return nil }
      let why =
        moment.has(.started, .interrupted)
        ? "it was set before it was animated"
        : start?.animation.map { "\($0) takes no time" } ?? start?.explanation ?? "it is not animated"
      return problem(.jump, time, "\(values): \(why) (\(start?.cause ?? "unknown"))")
    }
    if moment.boundaries.contains(where: \.declaresJump) {
      if allowed.contains(.repeats) { return nil }
      let animation = start?.animation.map { "\($0)" } ?? "the animation"
      return problem(.jump, time, "\(values): \(animation) ends a repeat elsewhere than the next begins")
    }
    return problem(.jump, time, values)
  }

  /// How far the longest of the animations that run up to a time had to go.
  private func way(at time: TimeInterval) -> Double {
    guard let last = shown.entries.lastIndex(where: { $0.start < time }) else { return 0 }
    return (shown.entries[last].first...last).map { way(ofEntry: $0, at: time) }.max() ?? 0
  }

  private func way(ofEntry index: Int, at time: TimeInterval) -> Double {
    let entry = shown.entries[index]
    switch entry.effect {
    case .replace(_, let displacement, let velocity):
      // What it takes over adds to its way.
      return max(displacement.magnitude, velocity.magnitude)
    case .add(_, let change): return change.magnitude
    case .blend(let motion)
    where entry.end == time && abs(motion.remaining(before: time - entry.start)) <= 1.01 * shown.tolerance:
      // It misses a share of what it leads away, wherever that has gone meanwhile.
      return .infinity
    case .set, .shift, .blend: return max((entry.model - shown.value(at: entry.start)).magnitude, 1)
    }
  }

  private func kink(
    _ moment: Moment, _ before: AttributeData, _ after: AttributeData, _ continuity: Continuity
  ) -> ContinuityProblem? {
    guard moment.has(.interrupted) else { return nil }
    let size = (after - before).magnitude
    let limit: Double
    switch continuity {
    case .values: return nil
    case .velocities: limit = 1e-6 * max(before.magnitude, 1)
    case .kinks(let bound): limit = bound
    }
    guard size > limit else { return nil }
    let time = Duration(inSeconds: moment.time)
    let start = starts.last { $0.time <= time }
    return problem(
      .kink, time,
      "changes its speed \(velocity(before: time)) → \(velocity(at: time)) a second: interrupted by "
        + "\(start?.animation.map { "\($0)" } ?? "a change") (\(start?.cause ?? "unknown"))")
  }

  /// The problem of an animation that never ends.
  fileprivate func endless() -> ContinuityProblem? {
    guard end == nil, removalEnd == nil, let start = starts.last(where: { $0.animation != nil }) else {
      return nil
    }
    return problem(
      .endless, start.time,
      "never comes to rest: \(start.animation.map { "\($0)" } ?? "its animation") has no end (\(start.cause))"
    )
  }

  /// The problems of animations that may jump between two boundaries.
  fileprivate func unbounded() -> [ContinuityProblem] {
    starts.compactMap { start in
      guard let animation = start.animation, Motion(animation).speedBound == .infinity else { return nil }
      return problem(
        .unbounded, start.time,
        "goes by \(animation), whose speed has no bound that is known: it may jump on its way (\(start.cause))"
      )
    }
  }

  private func problem(_ kind: ContinuityProblem.Kind, _ time: Duration, _ message: String)
    -> ContinuityProblem
  {
    ContinuityProblem(
      kind: kind, identity: identity, typeName: typeName, attribute: name, time: time, message: message)
  }
}
