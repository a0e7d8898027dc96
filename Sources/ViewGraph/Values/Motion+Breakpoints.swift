import Foundation

extension Motion {
  /// A time at which the value or the slope of a motion may break.
  struct Breakpoint: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      /// The motion starts to move.
      case delayEnded
      /// One of several legs ended, and the next one starts.
      case legEnded
      /// What is shown is the target from here on.
      case ended
    }

    /// Seconds from the start of the motion.
    let time: TimeInterval
    let kind: Kind
  }

  /// The times up to one at which the value or the slope may break, in order.
  ///
  /// The last is the removal, which puts a spring on its target.
  ///
  /// - Parameters:
  ///   - end: The last time that is asked for; a motion without end has as many breaks as there is time.
  ///   - limit: The most breaks that are returned; the first ones are.
  func breakpoints(until end: TimeInterval, limit: Int = 10_000) -> [Breakpoint] {
    breakpoints(of: layers[...], until: end, limit: limit)
  }

  private func breakpoints(
    of layers: ArraySlice<Layer>, until end: TimeInterval, limit: Int
  ) -> [Breakpoint] {
    guard let layer = layers.first else {
      let duration = Motion(base: base, layers: []).duration()
      return duration <= end && duration.isFinite ? [Breakpoint(time: duration, kind: .ended)] : []
    }
    let rest = layers.dropFirst()
    switch layer {
    case .logicalEnd:
      return breakpoints(of: rest, until: end, limit: limit)
    case .speed(let speed):
      let speed = usable(speed)
      if speed == 0 { return [] }
      return breakpoints(of: rest, until: end * speed, limit: limit).map { $0.moved(to: $0.time / speed) }
    case .delay(let delay):
      guard delay.isFinite, end - delay >= 0 else { return [] }
      let inner = breakpoints(of: rest, until: end - delay, limit: limit)
        .map { $0.moved(to: max(0, $0.time + delay)) }
      return (delay > 0 ? [Breakpoint(time: delay, kind: .delayEnded)] : []) + inner
    case .legs(let count, _, let length):
      return legBreakpoints(of: rest, count: count, length: length, until: end, limit: limit)
    }
  }

  private func legBreakpoints(
    of layers: ArraySlice<Layer>, count: Double, length: TimeInterval, until end: TimeInterval, limit: Int
  ) -> [Breakpoint] {
    if count == 0 || length <= 0 { return [Breakpoint(time: 0, kind: .ended)] }
    let inner = breakpoints(of: layers, until: min(end, length), limit: limit)
      .filter { $0.kind != .ended && $0.time < length }
    var breaks: [Breakpoint] = []
    var leg = 0.0
    while leg < count, leg * length <= end, breaks.count < limit {
      breaks += inner.map { $0.moved(to: leg * length + $0.time) }
      leg += 1
      guard length.isFinite else { break }
      breaks.append(Breakpoint(time: leg * length, kind: leg == count ? .ended : .legEnded))
    }
    return Array(breaks.filter { $0.time <= end }.prefix(limit))
  }

  /// The jump that the author asked for at a time, as a change of ``remaining(at:)``; 0 where there is none.
  ///
  /// A repeat that does not reverse goes back to its start after each leg, and one that ends there goes to its
  /// target at once. What a spring misses at the end of a leg is no such jump.
  func declaredJump(at time: TimeInterval) -> Double {
    let isRepeated = layers.contains { layer in if case .legs = layer { true } else { false } }
    guard isRepeated else { return 0 }
    let jump = remaining(at: time) - remaining(before: time)
    return abs(jump) <= 2 * standardTolerance ? 0 : jump
  }
}

extension Motion.Breakpoint {
  fileprivate func moved(to time: TimeInterval) -> Motion.Breakpoint {
    Motion.Breakpoint(time: time, kind: kind)
  }
}
