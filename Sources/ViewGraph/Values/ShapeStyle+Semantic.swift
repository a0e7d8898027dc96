/// The style that the foreground has where the shape stands.
public struct ForegroundStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of the background where the shape stands.
public struct BackgroundStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

/// The tint where the shape stands.
public struct TintShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of separators and borders.
public struct SeparatorShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of filled controls.
public struct FillShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable, Sendable {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground where the shape stands.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background where the shape stands.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint where the shape stands.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators and borders.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of filled controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of a window's background.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ForegroundStyle: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "foreground" }
}

extension BackgroundStyle: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "background" }
}

extension TintShapeStyle: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "tint" }
}

extension SelectionShapeStyle: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "selection" }
}

extension SeparatorShapeStyle: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "separator" }
}

extension PlaceholderTextShapeStyle: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "placeholder" }
}

extension LinkShapeStyle: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "link" }
}

extension FillShapeStyle: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "fill" }
}

extension WindowBackgroundShapeStyle: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { "windowBackground" }
}
