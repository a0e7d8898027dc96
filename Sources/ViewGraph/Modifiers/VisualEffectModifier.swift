enum VisualEffectFamily: AttributeFamily {
  static let schema = AttributeSchema("visualEffect", .setBoolean, status: .declaredOnly)
}

extension View {
  /// Changes how the view is drawn, depending on where it is; the change is not evaluated.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(AttributeModifier<VisualEffectFamily>(.bool(true)))
  }
}
