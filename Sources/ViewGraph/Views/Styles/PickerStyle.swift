/// How pickers look.
///
/// The choice is recorded by name.
///
/// Documented: https://developer.apple.com/documentation/swiftui/pickerstyle.
@MainActor @preconcurrency public protocol PickerStyle {}

private enum PickerStyles: StyleFamily {
  static let schema = AttributeSchema.style("pickerStyle")
}

extension View {
  /// Sets the style of the pickers inside.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(StyleModifier<PickerStyles, S>(style: style))
  }
}

/// The style that the system chooses.
public struct DefaultPickerStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultPickerStyle: PickerStyle, BuiltInStyle {
  var styleName: String { "automatic" }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A menu of the options.
public struct MenuPickerStyle {
  /// Creates the style.
  public init() {}
}

extension MenuPickerStyle: PickerStyle, BuiltInStyle {
  var styleName: String { "menu" }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu of the options.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The options side by side.
public struct SegmentedPickerStyle {
  /// Creates the style.
  public init() {}
}

extension SegmentedPickerStyle: PickerStyle, BuiltInStyle {
  var styleName: String { "segmented" }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// The options on a wheel.
public struct WheelPickerStyle {
  /// Creates the style.
  public init() {}
}

extension WheelPickerStyle: PickerStyle, BuiltInStyle {
  var styleName: String { "wheel" }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The options among the rows around.
public struct InlinePickerStyle {
  /// Creates the style.
  public init() {}
}

extension InlinePickerStyle: PickerStyle, BuiltInStyle {
  var styleName: String { "inline" }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options among the rows around.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// The options on a pushed view.
public struct NavigationLinkPickerStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationLinkPickerStyle: PickerStyle, BuiltInStyle {
  var styleName: String { "navigationLink" }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The options on a pushed view.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The options as a row of small symbols.
public struct PalettePickerStyle {
  /// Creates the style.
  public init() {}
}

extension PalettePickerStyle: PickerStyle, BuiltInStyle {
  var styleName: String { "palette" }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options as a row of small symbols.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The options with a radio button each.
public struct RadioGroupPickerStyle {
  /// Creates the style.
  public init() {}
}

extension RadioGroupPickerStyle: PickerStyle, BuiltInStyle {
  var styleName: String { "radioGroup" }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The options with a radio button each.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
