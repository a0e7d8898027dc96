import Foundation

/// The same for values that are animated by their data.
extension Spring {
  /// The value after a time on the way from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value that the spring pulls to.
  ///   - initialVelocity: The change per second at the start.
  ///   - time: Seconds since the start; before 0 nothing has moved.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var value = toValue
    let start = fromValue.animatableData
    value.animatableData =
      start
      + self.value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
    return value
  }

  /// The change per second after a time on the way from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start.
  ///   - toValue: The value that the spring pulls to.
  ///   - initialVelocity: The change per second at the start.
  ///   - time: Seconds since the start.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var velocity = toValue
    velocity.animatableData = self.velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return velocity
  }

  /// The force on the mass between two values.
  ///
  /// - Parameters:
  ///   - fromValue: The value at the start; the force does not depend on it.
  ///   - toValue: The value that the spring pulls to.
  ///   - position: The value.
  ///   - velocity: Its change per second.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var force = toValue
    force.animatableData = self.force(
      target: toValue.animatableData, position: position.animatableData, velocity: velocity.animatableData)
    return force
  }
}
