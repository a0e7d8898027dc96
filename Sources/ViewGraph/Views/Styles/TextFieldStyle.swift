/// How text fields look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/textfieldstyle.
@MainActor @preconcurrency public protocol TextFieldStyle {}

private enum TextFieldStyles: StyleFamily {
  static let schema = AttributeSchema.style("textFieldStyle")
}

extension View {
  /// Sets the style of the text fields inside.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextFieldStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct DefaultTextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The text as it is.
public struct PlainTextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension PlainTextFieldStyle: TextFieldStyle, BuiltInStyle {
  var styleName: String { "plain" }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The text as it is.
  nonisolated public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// The text in a rounded border.
public struct RoundedBorderTextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  var styleName: String { "roundedBorder" }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The text in a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The text in a border with corners.
public struct SquareBorderTextFieldStyle {
  /// Creates the style.
  public init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle, BuiltInStyle {
  var styleName: String { "squareBorder" }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The text in a border with corners.
  nonisolated public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
