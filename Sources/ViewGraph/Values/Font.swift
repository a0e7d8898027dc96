import Foundation

/// A font: a text style, the system's at a size, or one by name, with changes to it.
public struct Font: Hashable, Sendable {
  indirect enum Storage: Hashable, Sendable {
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(name: String, size: CGFloat, CustomSizing)
    case modified(Storage, Change)
  }

  enum CustomSizing: Hashable, Sendable {
    case scaledWithBody
    case scaled(with: TextStyle)
    case fixed
  }

  /// A change to a font; a switched-off change is none and is not stored.
  enum Change: Hashable, Sendable {
    case bold, italic, monospaced, monospacedDigit
    case smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
    case weight(Weight)
    case width(Width)
    case leading(Leading)
    case scaled(CGFloat)
  }

  let storage: Storage

  /// The system's font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(storage: .system(size: size, weight: weight, design: design))
  }

  /// The system's font at a size in points.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(storage: .system(size: size, weight: weight, design: design))
  }

  /// The system's font in a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(storage: .textStyle(style, design: design, weight: weight))
  }

  /// A font by name, at a size in points that scales with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(storage: .custom(name: name, size: size, .scaledWithBody))
  }

  /// A font by name, at a size in points that scales with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(storage: .custom(name: name, size: size, .scaled(with: textStyle)))
  }

  /// A font by name, at a size in points that never scales.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(storage: .custom(name: name, size: fixedSize, .fixed))
  }
}
