extension View {
  /// Sets what texts and symbols inside play when their content changes under an animation.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(EnvironmentAttributeModifier<ContentTransitionFamily>(transition))
  }
}

extension ContentTransitionFamily: EnvironmentFamily {
  static func hand(_ value: ContentTransition, to environment: inout EnvironmentValues) {
    environment.contentTransition = value
  }
}
