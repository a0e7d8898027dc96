@usableFromInline enum FontFamily: EnvironmentFamily {
  @usableFromInline static let schema = AttributeSchema("font", .interpolatesLetters, status: .behaves)

  @usableFromInline static func attributeValue(of value: Font?) -> AttributeValue {
    AttributeValue(optional: value)
  }

  @usableFromInline static func hand(_ value: Font?, to environment: inout EnvironmentValues) {
    environment.font = value
  }
}

extension View {
  /// Sets the font of texts inside that set none; `nil` sets none.
  @inlinable nonisolated public func font(_ font: Font?) -> some View {
    modifier(EnvironmentAttributeModifier<FontFamily>(font))
  }
}
