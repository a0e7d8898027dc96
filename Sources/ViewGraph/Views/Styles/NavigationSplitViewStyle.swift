/// How split views share their width.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}

private enum NavigationSplitViewStyles: StyleFamily {
  static let schema = AttributeSchema.style("navigationSplitViewStyle")
}

extension View {
  /// Sets the style of the split views inside.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<NavigationSplitViewStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct AutomaticNavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

/// The detail makes room for the other columns.
public struct BalancedNavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, BuiltInStyle {
  var styleName: String { "balanced" }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail makes room for the other columns.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

/// The detail keeps its width.
public struct ProminentDetailNavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, BuiltInStyle {
  var styleName: String { "prominentDetail" }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its width.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
