enum ContainerBackgroundFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "containerBackground",
    [.init("containerBackground", .interpolatesAtLeaves), .init("container", .setChoice)])
}

enum ContainerBackgroundViewFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "containerBackground",
    [
      .init("containerBackground", .set(because: "one view is shown instead of another")),
      .init("container", .setChoice), .init("alignment", .layoutInput),
    ])
}

extension View {
  /// Sets what the container around the view is drawn with.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    modifier(
      AttributeModifier<ContainerBackgroundFamily>(
        AttributeValue(style: style), AttributeValue(opaque: container)))
  }

  /// Puts views behind the content of the container around the view.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      AttributeModifier<ContainerBackgroundViewFamily>(
        AttributeValue(opaque: content()), AttributeValue(opaque: container),
        AttributeValue(opaque: alignment)))
  }
}
