extension AttributeValue {
  /// Wraps a style: a colour as a colour, so that it can be blended, any other by its own type.
  init(style: some ShapeStyle) {
    switch style {
    case let color as Color: self = .color(color)
    case let erased as AnyShapeStyle: self.init(style: erased.base)
    default: self.init(opaque: style)
    }
  }

  /// Wraps an optional colour: `nil` becomes ``none``.
  init(_ color: Color?) {
    self = color.map { .color($0) } ?? .none
  }
}

enum ForegroundColorFamily: AttributeFamily {
  static let schema = AttributeSchema("foregroundColor", .interpolatesAtLeaves)
}

enum ForegroundStyleFamily: AttributeFamily {
  static let schema = AttributeSchema("foregroundStyle", .interpolatesAtLeaves)
}

enum ForegroundStylePairFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "foregroundStyle",
    [.init("foregroundStyle", .interpolatesAtLeaves), .init("secondary", .interpolatesAtLeaves)])
}

enum ForegroundStyleTripleFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "foregroundStyle",
    [
      .init("foregroundStyle", .interpolatesAtLeaves), .init("secondary", .interpolatesAtLeaves),
      .init("tertiary", .interpolatesAtLeaves),
    ])
}

enum BackgroundStyleFamily: AttributeFamily {
  static let schema = AttributeSchema("backgroundStyle", .interpolatesAtLeaves)
}

extension View {
  /// Sets what the style `background` stands for inside.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(AttributeModifier<BackgroundStyleFamily>(AttributeValue(style: style)))
  }

  /// Sets the colour of texts, symbols and shapes inside; `nil` leaves the one from above.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(AttributeModifier<ForegroundColorFamily>(AttributeValue(color)))
  }

  /// Sets what texts, symbols and shapes inside are drawn with.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(AttributeModifier<ForegroundStyleFamily>(AttributeValue(style: style)))
  }

  /// Sets the first two levels of what is drawn inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    modifier(
      AttributeModifier<ForegroundStylePairFamily>(
        AttributeValue(style: primary), AttributeValue(style: secondary)))
  }

  /// Sets the first three levels of what is drawn inside.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      AttributeModifier<ForegroundStyleTripleFamily>(
        AttributeValue(style: primary), AttributeValue(style: secondary), AttributeValue(style: tertiary)))
  }
}
