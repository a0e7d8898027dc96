import Foundation

/// The motion of a mass on a spring that pulls it to its target, in closed form.
///
/// The motion is linear in where it starts, so two functions of time describe all of it: a mass at the distance
/// `d` from its target with the speed `v` is at `d · remaining + v · drift` after a time.
///
/// The forms keep their digits for every damping. Near critical damping nothing is divided by a difference of
/// rates (`sin(ωt) / ω` and `expm1` are exact for small ω), and far above it nothing grows: only decaying
/// exponentials are multiplied.
///
/// A spring that has no such motion is at its target at once: without mass, with a mass, stiffness or damping
/// that is no number or negative stiffness, and with infinite stiffness (a response of 0). Negative damping
/// counts as none, so nothing ever gains energy; infinite damping (a bounce of -1) holds the mass where it is.
struct Oscillator: Hashable, Sendable {
  /// How the damping compares with the critical one.
  enum Regime: Hashable, Sendable {
    /// At the target at once.
    case rigid
    /// Where it started for ever.
    case held
    /// Swings with so many radians a second.
    case swinging(Double)
    /// Damped critically.
    case critical
    /// Crawls; the two rates of decay differ by twice this number.
    case crawling(Double)
  }

  let regime: Regime

  /// The radians a second of the undamped spring.
  let frequency: Double

  /// The rate at which the swings decay, per second; half the damping for a mass of 1.
  let decay: Double

  init(mass: Double, stiffness: Double, damping: Double) {
    let frequency = abs((stiffness / mass).squareRoot())
    guard mass > 0, stiffness >= 0, frequency.isFinite, !damping.isNaN else {
      (regime, self.frequency, decay) = (.rigid, 0, 0)
      return
    }
    let decay = max(0, damping / mass / 2)
    (self.frequency, self.decay) = (frequency, decay)
    let difference = abs(frequency - decay).squareRoot() * (frequency + decay).squareRoot()
    if decay == .infinity {
      regime = .held
    } else if difference == 0 {
      regime = .critical
    } else {
      regime = decay < frequency ? .swinging(difference) : .crawling(difference)
    }
  }

  init(_ spring: Spring) {
    self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
  }

  /// The motion's functions after a time in seconds; before 0 it has not begun.
  func state(at time: Double) -> MotionState {
    let t = min(max(0, time), 1e100)
    switch regime {
    case .rigid:
      return .arrived
    case .held:
      return .start
    case .swinging(let speed):
      let (faded, angle) = (exp(-decay * t), speed * t)
      // Where the angle is past counting the swing has faded, or its phase cannot be known.
      guard faded > 0, angle.isFinite else { return .arrived }
      return state(even: faded * cos(angle), odd: faded * sin(angle) / speed)
    case .critical:
      let faded = exp(-decay * t)
      return faded > 0 ? state(even: faded, odd: faded * t) : .arrived
    case .crawling(let difference):
      return crawled(difference, t)
    }
  }

  private func crawled(_ difference: Double, _ t: Double) -> MotionState {
    // The two rates; their product is the frequency squared, which spares the slow one a subtraction.
    let fast = decay + difference
    let slow = frequency * (frequency / fast)
    let (faded, apart) = (slow == 0 ? 1 : exp(-slow * t), -expm1(-2 * difference * t))
    let odd = faded * apart / (2 * difference)
    let even = faded * (1 - apart / 2)
    var state = state(even: even, odd: odd)
    // Late in the motion `even` and `decay · odd` cancel.
    if difference * t > 0.5 {
      state.driftSlope = faded * (fast * (1 - apart) - slow) / (2 * difference)
    }
    return state
  }

  /// The functions from the damped cosine and from the damped sine over its frequency.
  private func state(even: Double, odd: Double) -> MotionState {
    MotionState(
      remaining: even + decay * odd, drift: odd,
      remainingSlope: -frequency * (frequency * odd), driftSlope: even - decay * odd)
  }
}
