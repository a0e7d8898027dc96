/// How lists look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/liststyle.
@MainActor @preconcurrency public protocol ListStyle {}

private enum ListStyles: StyleFamily {
  static let schema = AttributeSchema.style("listStyle")
}

extension View {
  /// Sets the style of the lists inside.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ListStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct DefaultListStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultListStyle: ListStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge.
public struct PlainListStyle {
  /// Creates the style.
  public init() {}
}

extension PlainListStyle: ListStyle, BuiltInStyle {
  var styleName: String { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

/// Sections on a background of their own.
public struct GroupedListStyle {
  /// Creates the style.
  public init() {}
}

extension GroupedListStyle: ListStyle, BuiltInStyle {
  var styleName: String { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections on a background of their own.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows within margins.
public struct InsetListStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with rows of which every second has another background.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension InsetListStyle: ListStyle, BuiltInStyle {
  var styleName: String { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows within margins.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

/// Sections with rounded corners within margins.
public struct InsetGroupedListStyle {
  /// Creates the style.
  public init() {}
}

extension InsetGroupedListStyle: ListStyle, BuiltInStyle {
  var styleName: String { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with rounded corners within margins.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows of a sidebar.
public struct SidebarListStyle {
  /// Creates the style.
  public init() {}
}

extension SidebarListStyle: ListStyle, BuiltInStyle {
  var styleName: String { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Rows within a border.
public struct BorderedListStyle {
  /// Creates the style.
  public init() {}
}

extension BorderedListStyle: ListStyle, BuiltInStyle {
  var styleName: String { "bordered" }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows within a border.
  nonisolated public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// Rows that grow in the middle of the screen.
public struct CarouselListStyle {
  /// Creates the style.
  public init() {}
}

extension CarouselListStyle: ListStyle, BuiltInStyle {
  var styleName: String { "carousel" }
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows that grow in the middle of the screen.
  nonisolated public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// Rows that move along an ellipse.
public struct EllipticalListStyle {
  /// Creates the style.
  public init() {}
}

extension EllipticalListStyle: ListStyle, BuiltInStyle {
  var styleName: String { "elliptical" }
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows that move along an ellipse.
  nonisolated public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
