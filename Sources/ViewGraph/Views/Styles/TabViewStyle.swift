/// How tab views look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/tabviewstyle.
@MainActor @preconcurrency public protocol TabViewStyle {}

private enum TabViewStyles: StyleFamily {
  static let schema = AttributeSchema.style("tabViewStyle")
}

extension View {
  /// Sets the style of the tab views inside.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier<TabViewStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct DefaultTabViewStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultTabViewStyle: TabViewStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// Pages that are swiped.
public struct PageTabViewStyle {
  /// When the dots that stand for the pages are shown.
  public struct IndexDisplayMode: Hashable, Sendable, CustomStringConvertible {
    /// The name that the author wrote.
    public let description: String

    /// When there is more than one page.
    public static let automatic = IndexDisplayMode(description: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(description: "always")
    /// Never.
    public static let never = IndexDisplayMode(description: "never")
  }

  let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}

extension PageTabViewStyle: TabViewStyle, BuiltInStyle {
  var styleName: String {
    indexDisplayMode == .automatic ? "page" : "page(indexDisplayMode: \(indexDisplayMode))"
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are swiped.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are swiped, with dots at times.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
  {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// A bar or a sidebar.
public struct SidebarAdaptableTabViewStyle {
  /// Creates the style.
  public init() {}
}

extension SidebarAdaptableTabViewStyle: TabViewStyle, BuiltInStyle {
  var styleName: String { "sidebarAdaptable" }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar or a sidebar.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// A bar.
public struct TabBarOnlyTabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabBarOnlyTabViewStyle: TabViewStyle, BuiltInStyle {
  var styleName: String { "tabBarOnly" }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// Tabs in groups.
public struct GroupedTabViewStyle {
  /// Creates the style.
  public init() {}
}

extension GroupedTabViewStyle: TabViewStyle, BuiltInStyle {
  var styleName: String { "grouped" }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in groups.
  nonisolated public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// Pages that are swiped up and down.
public struct VerticalPageTabViewStyle {
  /// Creates the style.
  public init() {}
}

extension VerticalPageTabViewStyle: TabViewStyle, BuiltInStyle {
  var styleName: String { "verticalPage" }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Pages that are swiped up and down.
  nonisolated public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// Pages that are turned.
public struct CarouselTabViewStyle {
  /// Creates the style.
  public init() {}
}

extension CarouselTabViewStyle: TabViewStyle, BuiltInStyle {
  var styleName: String { "carousel" }
}

extension TabViewStyle where Self == CarouselTabViewStyle {
  /// Pages that are turned.
  nonisolated public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
