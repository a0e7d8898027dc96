/// How text editors look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/texteditorstyle.
@MainActor @preconcurrency public protocol TextEditorStyle {}

private enum TextEditorStyles: StyleFamily {
  static let schema = AttributeSchema.style("textEditorStyle")
}

extension View {
  /// Sets the style of the text editors inside.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TextEditorStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct AutomaticTextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

/// The text as it is.
public struct PlainTextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension PlainTextEditorStyle: TextEditorStyle, BuiltInStyle {
  var styleName: String { "plain" }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The text as it is.
  nonisolated public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The text in a rounded border.
public struct RoundedBorderTextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension RoundedBorderTextEditorStyle: TextEditorStyle, BuiltInStyle {
  var styleName: String { "roundedBorder" }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// The text in a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}
