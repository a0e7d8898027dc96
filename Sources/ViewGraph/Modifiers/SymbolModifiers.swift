enum ImageScaleFamily: EnvironmentFamily {
  static let schema = AttributeSchema("imageScale", .setChoice, status: .behaves)

  static func hand(_ value: Image.Scale, to environment: inout EnvironmentValues) {
    environment.imageScale = value
  }
}

enum SymbolRenderingModeFamily: EnvironmentFamily {
  static let schema = AttributeSchema("symbolRenderingMode", .setChoice, status: .behaves)

  static func attributeValue(of value: SymbolRenderingMode?) -> AttributeValue {
    AttributeValue(optional: value)
  }

  static func hand(_ value: SymbolRenderingMode?, to environment: inout EnvironmentValues) {
    environment.symbolRenderingMode = value
  }
}

enum SymbolVariantFamily: EnvironmentFamily {
  static let schema = AttributeSchema("symbolVariant", .setChoice, status: .behaves)

  static func hand(_ value: SymbolVariants, to environment: inout EnvironmentValues) {
    environment.symbolVariants = value
  }
}

extension View {
  /// Sets the size of symbols inside in relation to the text beside them.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentAttributeModifier<ImageScaleFamily>(scale))
  }

  /// Sets how many colours symbols inside have; `nil` leaves it to them.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentAttributeModifier<SymbolRenderingModeFamily>(mode))
  }

  /// Shows symbols inside in another form, such as filled.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentAttributeModifier<SymbolVariantFamily>(variant))
  }
}
