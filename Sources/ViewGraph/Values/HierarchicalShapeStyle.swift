/// A level of the foreground where the shape stands, from the most to the least prominent.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, Sendable {
  /// The levels, from the most to the least prominent.
  enum Level: String, Hashable, Sendable {
    case primary, secondary, tertiary, quaternary, quinary
  }

  let level: Level

  /// The first level of the foreground.
  public static let primary = HierarchicalShapeStyle(level: .primary)

  /// The second level of the foreground.
  public static let secondary = HierarchicalShapeStyle(level: .secondary)

  /// The third level of the foreground.
  public static let tertiary = HierarchicalShapeStyle(level: .tertiary)

  /// The fourth level of the foreground.
  public static let quaternary = HierarchicalShapeStyle(level: .quaternary)

  /// The fifth level of the foreground.
  public static let quinary = HierarchicalShapeStyle(level: .quinary)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground.
  public static var primary: HierarchicalShapeStyle { .primary }

  /// The second level of the foreground.
  public static var secondary: HierarchicalShapeStyle { .secondary }

  /// The third level of the foreground.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }

  /// The fourth level of the foreground.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }

  /// The fifth level of the foreground.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// A level of a style other than the foreground, such as `.tint.secondary`.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: HierarchicalShapeStyle.Level
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: HierarchicalShapeStyleModifier<Self> {
    .init(base: self, level: .secondary)
  }

  /// The third level of the style.
  public var tertiary: HierarchicalShapeStyleModifier<Self> { .init(base: self, level: .tertiary) }

  /// The fourth level of the style.
  public var quaternary: HierarchicalShapeStyleModifier<Self> {
    .init(base: self, level: .quaternary)
  }

  /// The fifth level of the style.
  public var quinary: HierarchicalShapeStyleModifier<Self> { .init(base: self, level: .quinary) }
}

extension HierarchicalShapeStyle: CustomStringConvertible {
  /// The level, after the style that it is a level of.
  public var description: String { level.rawValue }
}

extension HierarchicalShapeStyleModifier: CustomStringConvertible {
  /// The level, after the style that it is a level of.
  public var description: String { "\(base).\(level)" }
}

extension HierarchicalShapeStyleModifier: Equatable where Base: Equatable {}
extension HierarchicalShapeStyleModifier: Hashable where Base: Hashable {}
