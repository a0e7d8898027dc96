import Foundation

/// A shadow of a shape style, behind the shape or inside it.
public struct ShadowStyle: Hashable, Sendable {
  private enum Kind: String, Hashable, Sendable {
    case drop, inner
  }

  private let kind: Kind
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat

  /// A shadow behind the shape; the radius and the distance are in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside the shape; the radius and the distance are in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
  }
}

extension ShadowStyle: CustomStringConvertible {
  /// The shadow with its colour and lengths: `"drop(color: red, radius: 4, y: 2)"`.
  public var description: String {
    call(
      kind.rawValue,
      [
        "color: \(color)",
        labelled("radius", radius, default: nil),
        labelled("x", x, default: 0),
        labelled("y", y, default: 0),
      ])
  }
}
