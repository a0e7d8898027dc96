import Foundation

enum FontWeightFamily: AttributeFamily {
  static let schema = AttributeSchema("fontWeight", .interpolatesLetters)
}

enum FontWidthFamily: AttributeFamily {
  static let schema = AttributeSchema("fontWidth", .interpolatesLetters)
}

enum FontDesignFamily: AttributeFamily {
  static let schema = AttributeSchema("fontDesign", .set(because: "two designs have no values in between"))
}

enum BoldFamily: AttributeFamily {
  static let schema = AttributeSchema("bold", .setBoolean)
}

enum ItalicFamily: AttributeFamily {
  static let schema = AttributeSchema("italic", .setBoolean)
}

enum MonospacedFamily: AttributeFamily {
  static let schema = AttributeSchema("monospaced", .setBoolean)
}

enum MonospacedDigitFamily: AttributeFamily {
  static let schema = AttributeSchema("monospacedDigit", .setBoolean)
}

extension View {
  /// Sets how heavy the letters of texts inside are; `nil` leaves it to the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(AttributeModifier<FontWeightFamily>(AttributeValue(optional: weight)))
  }

  /// Sets how wide the letters of texts inside are; `nil` leaves it to the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
    modifier(AttributeModifier<FontWidthFamily>(AttributeValue(optional: width)))
  }

  /// Sets the drawing style of the letters of texts inside; `nil` leaves it to the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    modifier(AttributeModifier<FontDesignFamily>(AttributeValue(optional: design)))
  }

  /// Makes texts inside bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modifier(AttributeModifier<BoldFamily>(.bool(isActive)))
  }

  /// Sets texts inside in italics.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    modifier(AttributeModifier<ItalicFamily>(.bool(isActive)))
  }

  /// Gives all letters of texts inside one width.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    modifier(AttributeModifier<MonospacedFamily>(.bool(isActive)))
  }

  /// Gives all digits of texts inside one width.
  nonisolated public func monospacedDigit() -> some View {
    modifier(AttributeModifier<MonospacedDigitFamily>(.bool(true)))
  }
}
