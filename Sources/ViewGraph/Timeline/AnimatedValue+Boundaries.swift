import Foundation

/// A time at which the formula of what is shown changes.
struct AnimationBoundary: Hashable, Sendable {
  enum Event: String, Hashable, Sendable {
    /// An animation started while nothing was running.
    case started
    /// An animation started while another was running.
    case interrupted
    /// The value changed without an animation, and what was running went on.
    case shifted
    /// The value changed without an animation, or with one that takes no time, and nothing runs any more.
    case set
    /// A delay is over.
    case delayEnded
    /// One of several legs ended.
    case legEnded
    /// An animation is over and was removed.
    case removed
  }

  /// Seconds on the value's clock.
  let time: TimeInterval
  let event: Event
  /// Whether what is shown may jump, since the author asked for that.
  ///
  /// A change without an animation jumps, and so does a repeat that goes back to its start. What a spring misses
  /// when it is removed was not asked for.
  var declaresJump = false
}

extension AnimatedValue {
  /// All times up to one at which the formula changes, in order, with what happened.
  ///
  /// Several things may happen at one time. Between two neighbours what is shown is smooth, unless an upright
  /// curve or a custom animation makes it steep. Of a motion that repeats the first 10,000 breaks are told.
  func boundaries(until end: TimeInterval) -> [AnimationBoundary] {
    var boundaries: [AnimationBoundary] = []
    // When a later entry makes this one's motion invisible.
    var covered = TimeInterval.infinity
    for entry in entries.reversed() where entry.start <= end {
      boundaries += entry.breaks(until: end, covered: covered)
      boundaries.append(
        AnimationBoundary(time: entry.start, event: entry.event, declaresJump: entry.motion == nil))
      switch entry.effect {
      case .set, .replace: covered = entry.start
      case .blend: covered = min(covered, entry.end)
      case .shift, .add: break
      }
    }
    // They were collected backwards, which is the order of those at one time.
    return boundaries.enumerated()
      .sorted { ($0.element.time, -$0.offset) < ($1.element.time, -$1.offset) }
      .map(\.element)
  }
}

extension AnimatedValue.Entry {
  fileprivate var event: AnimationBoundary.Event {
    switch effect {
    case .set: .set
    case .shift: .shifted
    case .replace, .blend, .add: interrupts ? .interrupted : .started
    }
  }

  /// The breaks of the motion that can be seen, the last one first.
  fileprivate func breaks(until end: TimeInterval, covered: TimeInterval) -> [AnimationBoundary] {
    guard let motion else { return [] }
    var breaks: [AnimationBoundary] = []
    for point in motion.breakpoints(until: min(end, covered) - start) {
      switch point.kind {
      case .delayEnded: breaks.append(AnimationBoundary(time: start + point.time, event: .delayEnded))
      case .legEnded:
        let jumps = motion.declaredJump(at: point.time) != 0
        breaks.append(AnimationBoundary(time: start + point.time, event: .legEnded, declaresJump: jumps))
      // The entry knows its end, which a velocity that was taken over has moved.
      case .ended: continue
      }
    }
    let jumps = motion.declaredJump(at: self.end - start) != 0
    breaks.append(AnimationBoundary(time: self.end, event: .removed, declaresJump: jumps))
    return breaks.filter { $0.time <= end && $0.time < covered }.reversed()
  }
}
