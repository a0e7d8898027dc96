extension AttributeSchema {
  /// How a view enters and leaves.
  static let transition = AttributeSchema(
    "transition", .set(because: "a transition takes effect when the view enters or leaves"), status: .behaves)
  /// The animation of a subtree, and the value whose changes it accompanies.
  static let animation = AttributeSchema(
    "animation",
    [
      Component("animation", .set(because: "an animation is not animated")),
      Component("animation value", .set(because: "the value is watched, not shown")),
    ], status: .behaves)
  /// The words that a text shows.
  static let content = AttributeSchema("content", .set(because: "a string has no values in between"))
  /// The words by which a person knows a control.
  static let title = AttributeSchema("title", .set(because: "a string has no values in between"))
}
