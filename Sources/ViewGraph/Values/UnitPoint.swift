import Foundation

/// A point in a view, where the view's width and height each count as one.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the leading edge as a share of the width.
  public var x: CGFloat

  /// The distance from the top edge as a share of the height.
  public var y: CGFloat

  /// Creates the point at the top leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from shares of the width and the height; both may lie outside 0 to 1.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)

  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: CustomStringConvertible {
  /// The point's name, or its coordinates where it has none: `"topLeading"`, `"(0.25, 1)"`.
  public var description: String {
    switch (x, y) {
    case (0.5, 0.5): "center"
    case (0, 0.5): "leading"
    case (1, 0.5): "trailing"
    case (0.5, 0): "top"
    case (0.5, 1): "bottom"
    case (0, 0): "topLeading"
    case (1, 0): "topTrailing"
    case (0, 1): "bottomLeading"
    case (1, 1): "bottomTrailing"
    default: "(\(shortNumber(x)), \(shortNumber(y)))"
    }
  }
}
