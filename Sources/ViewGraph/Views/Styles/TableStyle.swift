/// How tables look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/tablestyle.
@MainActor @preconcurrency public protocol TableStyle {}

private enum TableStyles: StyleFamily {
  static let schema = AttributeSchema.style("tableStyle")
}

extension View {
  /// Sets the style of the tables inside.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TableStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct AutomaticTableStyle {
  /// Creates the style.
  public init() {}
}

extension AutomaticTableStyle: TableStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// Rows within margins.
public struct InsetTableStyle {
  /// Creates the style.
  public init() {}
}

extension InsetTableStyle: TableStyle, BuiltInStyle {
  var styleName: String { "inset" }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows within margins.
  nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

/// Rows within a border.
public struct BorderedTableStyle {
  /// Creates the style.
  public init() {}
}

extension BorderedTableStyle: TableStyle, BuiltInStyle {
  var styleName: String { "bordered" }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows within a border.
  nonisolated public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}
