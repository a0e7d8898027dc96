import Foundation

/// A view's size and the alignment guides that it sets itself.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat

  /// The height in points.
  public let height: CGFloat

  private let explicitGuides: [ObjectIdentifier: CGFloat]

  /// Creates dimensions.
  ///
  /// - Parameter explicitGuides: Offsets in points, by the type that identifies the guide.
  init(width: CGFloat, height: CGFloat, explicitGuides: [ObjectIdentifier: CGFloat] = [:]) {
    self.width = width
    self.height = height
    self.explicitGuides = explicitGuides
  }

  /// The offset of a guide from the leading edge in points: the explicit one, or the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The offset of a guide from the top edge in points: the explicit one, or the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The offset that the view sets for a guide, or `nil` if it sets none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicitGuides[ObjectIdentifier(guide.id)]
  }

  /// The offset that the view sets for a guide, or `nil` if it sets none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    explicitGuides[ObjectIdentifier(guide.id)]
  }
}
