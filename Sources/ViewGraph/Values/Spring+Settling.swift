import Foundation

/// When the motion is over, exactly: after the last time at which the value is further away than a distance.
///
/// Core Animation's `settlingDuration` bounds the swings by their envelope instead and is later: 2.85 seconds
/// for a stiffness of 100 and a damping of 5, of which the last 0.17 are within the distance. Damping that
/// never brings the value to rest makes the duration infinite.
extension Spring {
  /// Seconds from 0 until the value stays within 0.001 of a target of 1.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, epsilon: standardTolerance)
  }

  /// Seconds from zero until the value stays near a target.
  ///
  /// - Parameters:
  ///   - target: The value that the spring pulls to.
  ///   - initialVelocity: The change per second at the start.
  ///   - epsilon: The distance that counts as near; 0 is never reached.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    Oscillator(self).settlingTime(
      of: MotionSize(displacement: .zero - target, velocity: initialVelocity), within: epsilon)
  }

  /// Seconds until a value on its way to another stays near it.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value that the spring pulls to.
  ///   - initialVelocity: The change per second at the start.
  ///   - epsilon: The distance that counts as near, in the values' data; 0 is never reached.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Creates the spring that comes to rest after a time.
  ///
  /// All springs with one damping ratio move alike, only faster or slower, so the frequency follows from one.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds from 0 until the value stays near a target of 1.
  ///   - dampingRatio: The share of critical damping. Without any the spring never settles, and the duration is
  ///     taken for the response.
  ///   - epsilon: The distance that counts as near.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settled = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(
      response: settled.isFinite && settled > 0 ? settlingDuration / settled : settlingDuration,
      dampingRatio: dampingRatio)
  }
}

/// The share of its way that a motion may miss when it is removed.
let standardTolerance = 0.001
