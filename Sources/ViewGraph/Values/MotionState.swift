/// What a motion has done at one time, as factors for any kind of data.
///
/// What is shown is `target + displacement · remaining + velocity · drift`; how fast it changes is
/// `displacement · remainingSlope + velocity · driftSlope`, per second.
struct MotionState: Hashable, Sendable {
  /// The share of the way that is left: 1 at the start, 0 at the target, negative beyond it.
  var remaining: Double

  /// The way that a start velocity of 1 has added, in seconds.
  var drift: Double

  /// The change of ``remaining``, per second.
  var remainingSlope: Double

  /// The change of ``drift``, per second.
  var driftSlope: Double

  /// At the start, without motion.
  static let start = MotionState(remaining: 1, drift: 0, remainingSlope: 0, driftSlope: 0)

  /// At the target, without motion.
  static let arrived = MotionState(remaining: 0, drift: 0, remainingSlope: 0, driftSlope: 0)

  /// What is shown of a way that starts at a displacement from its target.
  func position<V: VectorArithmetic>(displacement: V, velocity: V) -> V {
    displacement.scaled(by: remaining) + velocity.scaled(by: drift)
  }

  /// How fast what is shown changes, per second.
  func speed<V: VectorArithmetic>(displacement: V, velocity: V) -> V {
    displacement.scaled(by: remainingSlope) + velocity.scaled(by: driftSlope)
  }
}
