enum FontFamily: EnvironmentFamily {
  static let schema = AttributeSchema("font", .interpolatesLetters, status: .behaves)

  static func attributeValue(of value: Font?) -> AttributeValue { AttributeValue(optional: value) }

  static func hand(_ value: Font?, to environment: inout EnvironmentValues) { environment.font = value }
}

extension View {
  /// Sets the font of texts inside that set none; `nil` sets none.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(EnvironmentAttributeModifier<FontFamily>(font))
  }
}
