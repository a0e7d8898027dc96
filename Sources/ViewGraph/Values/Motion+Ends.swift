import Foundation

extension Motion {
  /// Seconds until the motion counts as complete although a spring may still be settling.
  ///
  /// A spring's response, a curve's end, the end of the last leg; infinite for a motion without end.
  var logicalDuration: TimeInterval {
    var duration = base.logicalDuration
    for layer in layers.reversed() {
      if case .logicalEnd(let end) = layer {
        duration = max(0, end)
      } else {
        duration = layer.outside(duration)
      }
    }
    return duration
  }

  /// Seconds until the motion is removed, and what is shown is the target.
  ///
  /// For a spring the exact time after which it stays within a share of its way; the share has no effect on
  /// anything else. Infinite for a motion that never ends.
  func duration(tolerance: Double = standardTolerance) -> TimeInterval {
    layers.reversed().reduce(base.duration(tolerance: tolerance)) { $1.outside($0) }
  }

  /// Seconds until the motion is removed that takes over a velocity.
  ///
  /// - Parameters:
  ///   - tolerance: The share that may be missed, of the way or of what the velocity alone would add to it,
  ///     whichever is more.
  ///   - displacement: The way from the target to the start.
  ///   - velocity: The absolute change per second at the start.
  func duration<V: VectorArithmetic>(tolerance: Double, displacement: V, velocity: V) -> TimeInterval {
    guard case .spring(let oscillator, _, _) = base, takesOverVelocity, velocity != .zero else {
      return duration(tolerance: tolerance)
    }
    let rate = layers.reduce(1.0) { rate, layer in
      if case .speed(let speed) = layer { rate * usable(speed) } else { rate }
    }
    guard rate > 0 else { return .infinity }
    let inner = MotionSize(displacement: displacement, velocity: velocity.scaled(by: 1 / rate))
    let swing = inner.velocity.squareRoot() / oscillator.frequency
    let way = max(inner.displacement.squareRoot(), swing)
    return oscillator.settlingTime(of: inner, within: tolerance * way) / rate
  }

  /// Whether the motion can go on with the velocity of the one before it.
  ///
  /// Fluid springs do (`spring`, `smooth`, `snappy`, `bouncy`, `interactiveSpring`), unless they wait or repeat.
  var takesOverVelocity: Bool {
    guard case .spring(_, _, true) = base else { return false }
    return layers.allSatisfy { layer in
      switch layer {
      case .speed, .logicalEnd: true
      case .delay(let delay): delay == 0 || delay.isNaN
      case .legs: false
      }
    }
  }

  /// Whether the motion says how fast what it shows changes, so that a spring can go on from there.
  ///
  /// Springs do, curves do not (*observed*, OpenSwiftUI 2025); a custom one does if it has a velocity.
  var reportsVelocity: Bool {
    switch base {
    case .spring: true
    case .custom(let motion): motion.reportsVelocity
    case .atOnce, .curve: false
    }
  }

  /// Whether the motion replaces a running one instead of blending with it.
  ///
  /// A fluid spring replaces anything; with another speed, only what has the same (*observed*, OpenSwiftUI 2025).
  func merges(after running: Motion) -> Bool {
    takesOverVelocity && running.timing.starts(with: timing)
  }

  /// The layers that change the time.
  private var timing: [Layer] {
    layers.filter { layer in
      switch layer {
      case .speed, .legs: true
      case .delay(let delay): delay != 0
      case .logicalEnd: false
      }
    }
  }

  /// A bound on the size of the slope of ``remaining(at:)``, per second.
  ///
  /// A spring's follows from its energy, which never grows: no part of its motion is faster than all of it.
  /// Infinite for a curve that is upright somewhere and for a custom motion, of which nothing is known.
  var speedBound: Double {
    let inner: Double =
      switch base {
      case .atOnce: 0
      case .curve(let curve, let duration): curve.steepest / duration
      case .spring(let oscillator, let velocity, _):
        oscillator.regime == .held ? 0 : hypot(oscillator.frequency, velocity)
      case .custom: .infinity
      }
    let bound = layers.reduce(inner) { bound, layer in
      guard case .speed(let speed) = layer else { return bound }
      return usable(speed) == 0 ? 0 : bound * usable(speed)
    }
    return bound.isNaN ? .infinity : bound
  }
}

extension Motion.Base {
  fileprivate var logicalDuration: TimeInterval {
    switch self {
    case .atOnce: 0
    case .curve(_, let duration): duration
    case .spring(let oscillator, _, _): 2 * .pi / oscillator.frequency
    case .custom(let motion): motion.logicalDuration
    }
  }

  fileprivate func duration(tolerance: Double) -> TimeInterval {
    switch self {
    case .atOnce: 0
    case .curve(_, let duration): duration
    case .spring(let oscillator, let velocity, _):
      oscillator.settlingTime(of: MotionSize(displacement: 1.0, velocity: -velocity), within: tolerance)
    case .custom(let motion): motion.duration
    }
  }
}

extension Motion.Layer {
  /// How long what is inside takes for the outside.
  func outside(_ duration: TimeInterval) -> TimeInterval {
    switch self {
    case .speed(let speed):
      usable(speed) == 0 ? .infinity : duration / usable(speed)
    case .delay(let delay):
      delay.isNaN ? duration : delay == -.infinity ? 0 : max(0, delay + duration)
    case .legs(let count, _, let length):
      count == 0 || length == 0 ? 0 : count * length
    case .logicalEnd:
      duration
    }
  }
}
