import Foundation

/// What an animation does over time, in exact functions.
///
/// A motion answers for any kind of data at once: what is shown is `target + displacement · remaining +
/// velocity · drift`, where the displacement leads from the target to the start and the velocity is the
/// absolute change per second at the start. Time counts in seconds from when the motion was added.
///
/// A spring goes on past its ``duration(tolerance:)``, since with another velocity it takes longer; who shows it
/// puts it on its target there. Everything else ends by itself.
///
/// Parameters that mean nothing never trap. A duration or response of 0 or less, or none, is over at once; a
/// speed of 0 or less never leaves the start; a delay below 0 skips the beginning; a repeat count of 0 or less
/// is over at once.
struct Motion: Sendable {
  /// What moves.
  enum Base: Sendable {
    /// At the target at once.
    case atOnce
    case curve(UnitCurve, duration: TimeInterval)
    /// A spring that starts with a share of the way per second.
    case spring(Oscillator, velocity: Double, isFluid: Bool)
    case custom(CustomMotion)
  }

  /// What changes the time of what is inside.
  enum Layer: Hashable, Sendable {
    case speed(Double)
    case delay(TimeInterval)
    /// Legs of the same length; the count is infinite for a motion without end.
    case legs(count: Double, reverses: Bool, length: TimeInterval)
    /// No other time, only another logical end.
    case logicalEnd(TimeInterval)
  }

  /// The two limits at a time where a motion breaks.
  enum Side: Hashable, Sendable {
    case before, after
  }

  let base: Base

  /// Outermost first.
  let layers: [Layer]

  /// The state at a time, or its limit from before.
  func state(at time: TimeInterval, _ side: Side = .after) -> MotionState {
    var clock = Clock(time: time, side: side)
    // By index: an iterator that is not specialised, as in a debug build, allocates.
    for index in layers.indices {
      switch layers[index] {
      case .speed(let speed): clock.run(at: speed)
      case .delay(let delay): clock.wait(delay)
      case .legs(let count, let reverses, let length):
        let isInLeg = clock.enterLeg(of: length, count: count, reverses: reverses)
        guard isInLeg else { return clock.seen(.arrived) }
      case .logicalEnd: continue
      }
    }
    return clock.seen(base.state(at: clock.time, clock.side))
  }

  /// The share of the way that is left at a time: 1 at the start, 0 at the target.
  func remaining(at time: TimeInterval) -> Double { state(at: time).remaining }

  /// The limit of ``remaining(at:)`` from before.
  func remaining(before time: TimeInterval) -> Double { state(at: time, .before).remaining }

  /// The way in seconds that a start velocity of 1 has added; 0 where the motion takes none over.
  func drift(at time: TimeInterval) -> Double { state(at: time).drift }

  /// The limit of ``drift(at:)`` from before.
  func drift(before time: TimeInterval) -> Double { state(at: time, .before).drift }
}

extension Motion.Base {
  /// No slope is reported steeper than this, so that an upright curve over no distance stays a number.
  private static let steepest = 1e12

  fileprivate func state(at time: TimeInterval, _ side: Motion.Side) -> MotionState {
    if time <= 0 && side == .before { return .start }
    switch self {
    case .atOnce:
      return .arrived
    case .curve(let curve, let duration):
      if time > duration || (time == duration && side == .after) { return .arrived }
      let progress = time / duration
      let slope = curve.velocity(at: progress) / duration
      return MotionState(
        remaining: 1 - curve.value(at: progress), drift: 0,
        remainingSlope: -min(max(-Self.steepest, slope), Self.steepest), driftSlope: 0)
    case .spring(let oscillator, let velocity, let isFluid):
      var state = oscillator.state(at: time)
      state.remaining -= velocity * state.drift
      state.remainingSlope -= velocity * state.driftSlope
      if !isFluid { (state.drift, state.driftSlope) = (0, 0) }
      return state
    case .custom(let motion):
      return motion.state(at: time, side)
    }
  }
}

/// A time on its way through a motion's layers, from the outside in.
private struct Clock {
  private(set) var time: TimeInterval
  private(set) var side: Motion.Side
  /// Seconds inside for a second outside.
  private var rate = 1.0
  private var isReversed = false
  private var keepsDrift = true

  init(time: TimeInterval, side: Motion.Side) {
    self.time = max(0, time)
    self.side = side
  }

  mutating func run(at speed: Double) {
    let speed = usable(speed)
    time = time == 0 || speed == 0 ? 0 : time * speed
    if speed == 0 { stand() } else { rate *= speed }
  }

  mutating func wait(_ delay: TimeInterval) {
    if delay == 0 || delay.isNaN { return }
    keepsDrift = false
    time = delay == .infinity ? -.infinity : time - delay
    // A time that was added to a start and subtracted again may miss the end of the delay by its last digits.
    let isAtEnd = abs(time) <= breakTolerance * max(1, abs(delay))
    if isAtEnd { time = 0 }
    if time < 0 || (isAtEnd && side == .before) { stand() }
  }

  /// Whether the time lies in a leg; after the last one the motion has arrived.
  mutating func enterLeg(of length: TimeInterval, count: Double, reverses: Bool) -> Bool {
    keepsDrift = false
    guard length > 0, count >= 1 else { return false }
    if length == .infinity { return true }
    let passed = time / length
    let nearest = passed.rounded()
    let isAtBreak = abs(passed - nearest) <= breakTolerance * max(1, 1 / length)
    let whole = isAtBreak ? (side == .before ? max(0, nearest - 1) : nearest) : passed.rounded(.down)
    guard whole < count, whole.isFinite else { return false }

    time = isAtBreak ? (nearest - whole) * length : min(max(0, time - whole * length), length)
    if isAtBreak && side == .after { time = 0 }
    if reverses && whole.truncatingRemainder(dividingBy: 2) == 1 { isReversed.toggle() }
    return true
  }

  /// Holds what is inside at its start.
  private mutating func stand() {
    (time, rate, side) = (0, 0, .before)
  }

  /// What the outside sees of the state inside.
  func seen(_ state: MotionState) -> MotionState {
    var state = state
    // A velocity outside is smaller inside, where a second takes less.
    if keepsDrift && rate != 0 { state.drift /= rate } else { (state.drift, state.driftSlope) = (0, 0) }
    state.remainingSlope *= rate
    if isReversed {
      state.remaining = 1 - state.remaining
      state.remainingSlope.negate()
    }
    return state
  }
}

/// How far from a break in seconds, or in legs, a time still counts as being at it.
///
/// Above the last digits of the times of a long session, below anything that can be seen.
private let breakTolerance = 1e-10

/// A speed as it takes effect: not a number and negative ones do not move, nothing is faster than 1e12.
func usable(_ speed: Double) -> Double { min(max(0, speed), 1e12) }
