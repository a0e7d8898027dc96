/// How forms look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/formstyle.
@MainActor @preconcurrency public protocol FormStyle {}

private enum FormStyles: StyleFamily {
  static let schema = AttributeSchema.style("formStyle")
}

extension View {
  /// Sets the style of the forms inside.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(StyleModifier<FormStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct AutomaticFormStyle {
  /// Creates the style.
  public init() {}
}

extension AutomaticFormStyle: FormStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Rows in groups.
public struct GroupedFormStyle {
  /// Creates the style.
  public init() {}
}

extension GroupedFormStyle: FormStyle, BuiltInStyle {
  var styleName: String { "grouped" }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels in one column and controls in another.
public struct ColumnsFormStyle {
  /// Creates the style.
  public init() {}
}

extension ColumnsFormStyle: FormStyle, BuiltInStyle {
  var styleName: String { "columns" }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column and controls in another.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
