/// The style that the system chooses.
public struct DefaultLabelStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultLabelStyle: LabelStyle, BuiltInStyle {
  var styleName: String { "automatic" }

  /// The label in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that the system chooses.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The title without the icon.
public struct TitleOnlyLabelStyle {
  /// Creates the style.
  public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle, BuiltInStyle {
  var styleName: String { "titleOnly" }

  /// The label in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The icon without the title.
public struct IconOnlyLabelStyle {
  /// Creates the style.
  public init() {}
}

extension IconOnlyLabelStyle: LabelStyle, BuiltInStyle {
  var styleName: String { "iconOnly" }

  /// The label in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The icon and the title.
public struct TitleAndIconLabelStyle {
  /// Creates the style.
  public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle, BuiltInStyle {
  var styleName: String { "titleAndIcon" }

  /// The label in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
