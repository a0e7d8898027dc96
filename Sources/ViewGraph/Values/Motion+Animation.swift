import Foundation

extension Motion {
  /// What an animation does.
  init(_ animation: Animation) {
    var layers: [Layer] = []
    self.init(animation.storage.explicit, into: &layers)
  }

  /// Reads the author's words from the outside in.
  private init(_ storage: Animation.Storage, into layers: inout [Layer]) {
    switch storage {
    case .speed(let inner, let speed):
      layers.append(.speed(speed))
      self.init(inner, into: &layers)
    case .delay(let inner, let delay):
      layers.append(.delay(delay))
      self.init(inner, into: &layers)
    case .logicallyComplete(let inner, let duration):
      layers.append(.logicalEnd(duration))
      self.init(inner, into: &layers)
    case .repeatCount(let inner, let count, let autoreverses):
      self.init(repeating: inner, Double(max(0, count)), autoreverses, into: &layers)
    case .repeatForever(let inner, let autoreverses):
      self.init(repeating: inner, .infinity, autoreverses, into: &layers)
    default:
      self.init(base: Base(storage), layers: layers)
    }
  }

  /// A leg lasts until its motion is removed, with its spring at rest.
  private init(
    repeating inner: Animation.Storage, _ count: Double, _ autoreverses: Bool, into layers: inout [Layer]
  ) {
    let leg = Motion(Animation(inner))
    let length = leg.duration(tolerance: standardTolerance).toTheNanosecond
    layers.append(.legs(count: count, reverses: autoreverses, length: length))
    self.init(base: leg.base, layers: layers + leg.layers)
  }
}

extension Motion.Base {
  /// What moves in words without modifiers and presets.
  ///
  /// A spring's `blendDuration`, over which a new response replaces an old one, has no effect.
  fileprivate init(_ storage: Animation.Storage) {
    switch storage {
    case .easing(let easing, let duration):
      self.init(easing.curve, duration)
    case .timingCurve(let first, let second, let duration):
      self.init(.bezier(startControlPoint: first, endControlPoint: second), duration)
    case .unitCurve(let curve, let duration):
      self.init(curve, duration)
    case .response(_, let response, let dampingFraction, _):
      self.init(fluid: Spring(response: response, dampingRatio: dampingFraction))
    case .duration(_, let duration, let bounce, _):
      self.init(fluid: Spring(duration: duration, bounce: bounce))
    case .spring(let spring, _):
      self.init(fluid: spring)
    case .interpolatingPhysical(let mass, let stiffness, let damping, let velocity):
      self.init(Spring(mass: mass, stiffness: stiffness, damping: damping), velocity)
    case .interpolatingDuration(let duration, let bounce, let velocity):
      self.init(Spring(duration: duration, bounce: bounce), velocity)
    case .interpolatingSpring(let spring, let velocity):
      self.init(spring, velocity)
    case .custom(let custom):
      self = .custom(CustomMotion(custom))
    case .preset, .speed, .delay, .repeatCount, .repeatForever, .logicallyComplete:
      preconditionFailure("the explicit motion of '\(storage)' has a preset or modifier in its base")
    }
  }

  private init(_ curve: UnitCurve, _ duration: TimeInterval) {
    self = duration > 0 ? .curve(curve, duration: duration) : .atOnce
  }

  private init(fluid spring: Spring) {
    let oscillator = Oscillator(spring)
    self = oscillator.regime == .rigid ? .atOnce : .spring(oscillator, velocity: 0, isFluid: true)
  }

  /// More than critical damping counts as critical here (*observed*, OpenSwiftUI 2025).
  private init(_ spring: Spring, _ velocity: Double) {
    let oscillator = Oscillator(
      Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping))
    self =
      oscillator.regime == .rigid
      ? .atOnce : .spring(oscillator, velocity: velocity.isFinite ? velocity : 0, isFluid: false)
  }
}

extension Animation.Easing {
  fileprivate var curve: UnitCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}
