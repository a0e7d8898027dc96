extension AttributeSchema {
  /// A shape that a view is cut to, whose data goes through the values in between.
  static let clipShape = AttributeSchema(
    "clipShape", [Component("clipShape", .interpolates), Component("style", .setOptions)], status: .behaves)

  /// A shape that a view is cut to, and that has no data.
  static let fixedClipShape = AttributeSchema(
    "clipShape",
    [
      Component("clipShape", .set(because: "the shape has no animatable data")),
      Component("style", .setOptions),
    ], status: .behaves)
}

/// Draws nothing of a view outside a shape.
struct ClipShapeModifier<S: Shape> {
  let shape: S
  let style: FillStyle
}

extension ClipShapeModifier: ValueModifier {
  static var schema: AttributeSchema {
    S.AnimatableData.self == EmptyAnimatableData.self ? .fixedClipShape : .clipShape
  }

  var attributeValues: [AttributeValue] { [AttributeValue(opaque: shape), AttributeValue(opaque: style)] }
}

enum ContentShapeFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "contentShape",
    [
      .init("contentShape", .set(because: "a shape that takes touches is not drawn")),
      .init("kinds", .setOptions), .init("eoFill", .setBoolean),
    ])
}

extension View {
  /// Draws nothing of the view outside a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipShapeModifier(shape: shape, style: style))
  }

  /// Sets the shape in which the view takes touches.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets the view's shape for touches, previews or effects.
  nonisolated public func contentShape<S: Shape>(
    _ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      AttributeModifier<ContentShapeFamily>(
        AttributeValue(opaque: shape), AttributeValue(opaque: kinds), .bool(eoFill)))
  }
}
