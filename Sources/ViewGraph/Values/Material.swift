/// A translucent layer that lets what is behind it shine through.
public struct Material: ShapeStyle, Hashable, Sendable {
  private let name: String

  /// Mostly translucent.
  public static let ultraThin = Material(name: "ultraThinMaterial")

  /// More translucent than opaque.
  public static let thin = Material(name: "thinMaterial")

  /// Somewhat translucent.
  public static let regular = Material(name: "regularMaterial")

  /// More opaque than translucent.
  public static let thick = Material(name: "thickMaterial")

  /// Mostly opaque.
  public static let ultraThick = Material(name: "ultraThickMaterial")

  /// The material of the system's toolbars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }

  /// A material more translucent than opaque.
  public static var thinMaterial: Material { .thin }

  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }

  /// A material more opaque than translucent.
  public static var thickMaterial: Material { .thick }

  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// The material of the system's toolbars.
  public static var bar: Material { .bar }
}

extension Material: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
