import Foundation

/// The motion is the exact solution of the spring's equation.
///
/// SwiftUI steps through it in 1/300 of a second, so that frames on a device differ by up to 2 % of the way
/// (*observed*: https://github.com/OpenSwiftUIProject/OpenSwiftUI, 2025). Parameters without a motion end at the
/// target at once, negative damping counts as none, and infinite damping never moves (``Oscillator``).
/// Documented: https://developer.apple.com/documentation/swiftui/spring.
extension Spring {
  /// The value after a time on the way from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The value that the spring pulls to.
  ///   - initialVelocity: The change per second at the start.
  ///   - time: Seconds since the start; before 0 nothing has moved.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    target
      + Oscillator(self).state(at: time).position(displacement: .zero - target, velocity: initialVelocity)
  }

  /// The change per second after a time on the way from zero to a target.
  ///
  /// - Parameters:
  ///   - target: The value that the spring pulls to.
  ///   - initialVelocity: The change per second at the start.
  ///   - time: Seconds since the start.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    Oscillator(self).state(at: time).speed(displacement: .zero - target, velocity: initialVelocity)
  }

  /// Moves a value and its change per second on by a time.
  ///
  /// Many short steps end where one long one does.
  ///
  /// - Parameters:
  ///   - value: The value; the one after the step.
  ///   - velocity: The change per second; the one after the step.
  ///   - target: The value that the spring pulls to.
  ///   - deltaTime: The step in seconds.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    guard deltaTime > 0 else { return }
    let state = Oscillator(self).state(at: deltaTime)
    let displacement = value - target
    (value, velocity) = (
      target + state.position(displacement: displacement, velocity: velocity),
      state.speed(displacement: displacement, velocity: velocity)
    )
  }

  /// The force on the mass: the spring's pull to the target and the damping against the motion.
  ///
  /// - Parameters:
  ///   - target: The value that the spring pulls to.
  ///   - position: The value.
  ///   - velocity: Its change per second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}
