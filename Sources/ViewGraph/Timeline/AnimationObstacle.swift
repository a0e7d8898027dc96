/// Why a change of a value cannot be animated, although an animation was given.
enum AnimationObstacle: String, Hashable, Sendable {
  case targetIsNotFinite = "the target is not finite"
  case velocityIsNotFinite = "the velocity is not finite"
  case valueIsNotFinite = "the value is not finite"
  case changeIsNotFinite = "the change is too large for a number"
}

extension AnimationObstacle: CustomStringConvertible {
  /// The reason as a phrase.
  var description: String { rawValue }
}
