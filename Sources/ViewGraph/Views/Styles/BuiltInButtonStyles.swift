/// The style that the system chooses.
public struct DefaultButtonStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "automatic" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// The label as it is.
public struct PlainButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "plain" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A label in the tint, without a border.
public struct BorderlessButtonStyle {
  /// Creates the style.
  public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "borderless" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label in the tint, without a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// A label on a background with an outline.
public struct BorderedButtonStyle {
  /// Creates the style.
  public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "bordered" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label on a background with an outline.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A label on a background in the tint.
public struct BorderedProminentButtonStyle {
  /// Creates the style.
  public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "borderedProminent" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label on a background in the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A label that looks like a link.
public struct LinkButtonStyle {
  /// Creates the style.
  public init() {}
}

extension LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "link" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label that looks like a link.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

/// A label on glass.
public struct GlassButtonStyle {
  /// Creates the style.
  public init() {}
}

extension GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "glass" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A label on glass in the tint.
public struct GlassProminentButtonStyle {
  /// Creates the style.
  public init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "glassProminent" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass in the tint.
  nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label in an accessory bar.
public struct AccessoryBarButtonStyle {
  /// Creates the style.
  public init() {}
}

extension AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "accessoryBar" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A label in an accessory bar.
  nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A label of an action in an accessory bar.
public struct AccessoryBarActionButtonStyle {
  /// Creates the style.
  public init() {}
}

extension AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "accessoryBarAction" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A label of an action in an accessory bar.
  nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}

/// A label on a card that follows the focus.
public struct CardButtonStyle {
  /// Creates the style.
  public init() {}
}

extension CardButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
  var styleName: String { "card" }

  /// The button in this style.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A label on a card that follows the focus.
  nonisolated public static var card: CardButtonStyle { CardButtonStyle() }
}
