extension AttributeSchema {
  /// What controls inside are drawn with.
  static let tint = AttributeSchema("tint", .interpolatesAtLeaves, status: .behaves)
}

/// Sets what controls inside are drawn with; a colour is handed down as one.
struct TintModifier<Style: ShapeStyle> {
  let style: Style?
}

extension TintModifier: HandedDownValue {
  static var schema: AttributeSchema { .tint }

  var attributeValues: [AttributeValue] { [style.map { AttributeValue(style: $0) } ?? .none] }

  func hand(to environment: inout EnvironmentValues) { environment.tint = style as? Color }
}

enum AccentColorFamily: EnvironmentFamily {
  static let schema = AttributeSchema("accentColor", .interpolatesAtLeaves, status: .behaves)

  static func attributeValue(of value: Color?) -> AttributeValue { AttributeValue(value) }

  static func hand(_ value: Color?, to environment: inout EnvironmentValues) { environment.tint = value }
}

extension View {
  /// Sets what controls inside are drawn with; `nil` goes back to the app's own colour.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(TintModifier(style: tint))
  }

  /// Sets the colour of controls inside; `nil` goes back to the app's own.
  @_disfavoredOverload nonisolated public func tint(_ tint: Color?) -> some View {
    modifier(TintModifier(style: tint))
  }

  /// Sets the colour of controls inside, in SwiftUI's older spelling.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View {
    modifier(EnvironmentAttributeModifier<AccentColorFamily>(accentColor))
  }
}
