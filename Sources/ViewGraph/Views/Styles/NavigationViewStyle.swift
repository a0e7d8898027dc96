/// How navigation views look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/navigationviewstyle.
@MainActor @preconcurrency public protocol NavigationViewStyle {}

private enum NavigationViewStyles: StyleFamily {
  static let schema = AttributeSchema.style("navigationViewStyle")
}

extension View {
  /// Sets the style of the navigation views inside.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<NavigationViewStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct DefaultNavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultNavigationViewStyle: NavigationViewStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

/// One view at a time.
public struct StackNavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension StackNavigationViewStyle: NavigationViewStyle, BuiltInStyle {
  var styleName: String { "stack" }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One view at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

/// Views side by side.
public struct ColumnNavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension ColumnNavigationViewStyle: NavigationViewStyle, BuiltInStyle {
  var styleName: String { "columns" }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Views side by side.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
