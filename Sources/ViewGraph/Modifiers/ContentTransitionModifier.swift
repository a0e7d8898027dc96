enum ContentTransitionFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "contentTransition", .set(because: "a transition takes effect when the content changes"))
}

extension View {
  /// Sets what texts and symbols inside play when their content changes under an animation.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(AttributeModifier<ContentTransitionFamily>(AttributeValue(opaque: transition)))
  }
}
