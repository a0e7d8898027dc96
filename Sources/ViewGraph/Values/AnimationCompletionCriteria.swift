/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When the motion seems to have ended, although a spring may still be settling.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")

  /// When the animation has ended entirely and is removed.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

extension AnimationCompletionCriteria: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
