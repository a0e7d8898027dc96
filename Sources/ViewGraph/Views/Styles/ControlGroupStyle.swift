/// How groups of controls look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/controlgroupstyle.
@MainActor @preconcurrency public protocol ControlGroupStyle {}

private enum ControlGroupStyles: StyleFamily {
  static let schema = AttributeSchema.style("controlGroupStyle")
}

extension View {
  /// Sets the style of the control groups inside.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(StyleModifier<ControlGroupStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct AutomaticControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// Controls that go back and forth.
public struct NavigationControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  var styleName: String { "navigation" }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls that go back and forth.
  nonisolated public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// Controls in a menu.
public struct MenuControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  var styleName: String { "menu" }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// Controls in a menu.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Controls in one row of a menu.
public struct CompactMenuControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  var styleName: String { "compactMenu" }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Controls in one row of a menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Controls as small symbols.
public struct PaletteControlGroupStyle {
  /// Creates the style.
  public init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  var styleName: String { "palette" }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls as small symbols.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
