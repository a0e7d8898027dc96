import Foundation

/// The motion of a custom animation, as a share of its way.
///
/// The animation is asked for a change of 1, which stands for all: one that treats its components differently
/// has no single share, and only its first is shown. Its frames are played once, 120 a second, to find its end and
/// whether it keeps state. One without state is then asked at exact times; of one with state, which only knows
/// the next frame, the frames are kept, with straight lines in between.
struct CustomMotion: Sendable {
  private static let framesPerSecond = 120.0
  /// After so many frames (100 seconds) an animation counts as one without end.
  private static let frameLimit = 12_000

  /// Seconds until the animation is over; infinite where it does not say.
  let duration: TimeInterval

  /// Seconds until it says that it seems to have ended, or until it is over.
  let logicalDuration: TimeInterval

  /// Whether the animation knows its velocity.
  let reportsVelocity: Bool

  private let animation: any CustomAnimation
  /// The shares at the frames; empty where there is no state.
  private let frames: [Double]

  init(_ erased: ErasedAnimation) {
    animation = erased.base
    var context = AnimationContext<Double>()
    var shares: [Double] = []
    var logicalEnd: TimeInterval?
    var hasEnded = false
    while shares.count < Self.frameLimit {
      let time = Double(shares.count) / Self.framesPerSecond
      let share = animation.animate(value: 1.0, time: time, context: &context)
      if context.isLogicallyComplete && logicalEnd == nil { logicalEnd = time }
      guard let share else {
        hasEnded = true
        break
      }
      shares.append(share.isFinite ? share : 1)
    }

    let isStateless = context.state.isEmpty
    frames = isStateless ? [] : shares
    let end = Double(shares.count) / Self.framesPerSecond
    if !hasEnded {
      duration = .infinity
    } else if isStateless {
      duration = Self.exactEnd(of: animation, before: end)
    } else {
      duration = end
    }
    logicalDuration = min(logicalEnd ?? duration, duration)
    reportsVelocity = animation.velocity(value: 1.0, time: 0, context: AnimationContext<Double>()) != nil
  }

  func state(at time: TimeInterval, _ side: Motion.Side) -> MotionState {
    if time > duration || (time == duration && side == .after) { return .arrived }
    let slope = velocity(at: time) ?? steepness(at: time, side)
    return MotionState(
      remaining: 1 - share(at: time), drift: 0, remainingSlope: slope.isFinite ? -slope : 0, driftSlope: 0)
  }

  /// Halves the last frame until the time at which the animation is over is known.
  private static func exactEnd(of animation: any CustomAnimation, before end: TimeInterval) -> TimeInterval {
    func isOver(_ time: TimeInterval) -> Bool {
      var context = AnimationContext<Double>()
      return animation.animate(value: 1.0, time: time, context: &context) == nil
    }

    var (low, high) = (max(0, end - 1 / framesPerSecond), end)
    if isOver(low) { return low }
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if isOver(middle) { high = middle } else { low = middle }
    }
    return high
  }

  private func share(at time: TimeInterval) -> Double {
    guard frames.isEmpty else {
      let place = min(time * Self.framesPerSecond, Double(frames.count - 1))
      let index = Int(place)
      let next = min(index + 1, frames.count - 1)
      return frames[index] + (frames[next] - frames[index]) * (place - Double(index))
    }
    var context = AnimationContext<Double>()
    let share = animation.animate(value: 1.0, time: time, context: &context) ?? 1
    return share.isFinite ? share : 1
  }

  private func velocity(at time: TimeInterval) -> Double? {
    frames.isEmpty ? animation.velocity(value: 1.0, time: time, context: AnimationContext<Double>()) : nil
  }

  /// The slope to a neighbouring time on the same side of any break, and of the end.
  private func steepness(at time: TimeInterval, _ side: Motion.Side) -> Double {
    let step = 1e-6
    let other = side == .before || time + step >= duration ? max(0, time - step) : time + step
    return other == time ? 0 : (share(at: other) - share(at: time)) / (other - time)
  }
}
