/// How menus look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/menustyle.
@MainActor @preconcurrency public protocol MenuStyle {}

private enum MenuStyles: StyleFamily {
  static let schema = AttributeSchema.style("menuStyle")
}

extension View {
  /// Sets the style of the menus inside.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    modifier(StyleModifier<MenuStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct DefaultMenuStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultMenuStyle: MenuStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button that opens the menu.
public struct ButtonMenuStyle {
  /// Creates the style.
  public init() {}
}

extension ButtonMenuStyle: MenuStyle, BuiltInStyle {
  var styleName: String { "button" }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border that opens the menu.
public struct BorderlessButtonMenuStyle {
  /// Creates the style.
  public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle, BuiltInStyle {
  var styleName: String { "borderlessButton" }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border that opens the menu.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
