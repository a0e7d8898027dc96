import Foundation

/// An opacity that is led to 0 or 1, with the exact moment at which it is there.
struct Fade {
  private var shown: AnimatedValue<Double>
  /// When it is, or was, at its target.
  private(set) var end = Duration.zero

  /// Creates a fade at rest.
  init(at opacity: Double) { shown = AnimatedValue(opacity) }

  /// Where it leads.
  var target: Double { shown.model }

  /// Leads the opacity elsewhere.
  mutating func lead(
    to target: Double, by animation: Animation?, _ interruption: Interruption, at time: Duration
  ) {
    let motion = Motion(animation ?? .linear(duration: 0))
    shown.retarget(to: target, with: motion, at: time.inSeconds, policy: interruption)
    end = max(time, Duration(inSeconds: shown.removalEnd ?? time.inSeconds))
  }

  /// Puts the opacity on its target.
  mutating func settle(at time: Duration) {
    shown.settle(at: time.inSeconds)
    end = min(end, time)
  }

  /// What is shown at a time, from 0 to 1 whatever a spring does; at a jump what is shown after it.
  func opacity(at time: Duration) -> Double {
    // The sum of a start and a duration may lie beside the moment by a rounding.
    time >= end ? target : min(max(0, shown.value(at: time.inSeconds)), 1)
  }

  /// How fast what is shown changes at a time, per second; at a kink after it.
  func velocity(at time: Duration) -> Double {
    time >= end ? 0 : shown.velocity(at: time.inSeconds)
  }
}
