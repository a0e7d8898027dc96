/// The colour of controls inside, handed down to their leaves.
enum TintFamily: AttributeFamily {
  static let schema = AttributeSchema("tint", .interpolatesAtLeaves)
}

/// The colour of controls inside, where it is given as a colour.
enum TintColorFamily: EnvironmentFamily {
  static var schema: AttributeSchema { TintFamily.schema }

  static func attributeValue(of value: Color?) -> AttributeValue { AttributeValue(value) }

  static func hand(_ value: Color?, to environment: inout EnvironmentValues) { environment.tint = value }
}

enum AccentColorFamily: EnvironmentFamily {
  static let schema = AttributeSchema("accentColor", .interpolatesAtLeaves, status: .behaves)

  static func attributeValue(of value: Color?) -> AttributeValue { AttributeValue(value) }

  static func hand(_ value: Color?, to environment: inout EnvironmentValues) { environment.tint = value }
}

extension View {
  /// Sets the colour of controls inside; `nil` leaves the one from above.
  nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentAttributeModifier<TintColorFamily>(tint))
  }

  /// Sets what controls inside are drawn with; `nil` leaves the style from above.
  @_disfavoredOverload nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(AttributeModifier<TintFamily>(tint.map { AttributeValue(style: $0) } ?? .none))
  }

  /// Sets the colour of controls inside, in SwiftUI's older spelling.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(EnvironmentAttributeModifier<AccentColorFamily>(accentColor))
  }
}
