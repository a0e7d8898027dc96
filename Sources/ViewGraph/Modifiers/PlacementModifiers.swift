import Foundation

enum OffsetFamily: AttributeFamily {
  static let schema = AttributeSchema("offset", .interpolates, status: .behaves)
}

enum PositionFamily: AttributeFamily {
  static let schema = AttributeSchema("position", .layoutInput, status: .behaves)
}

extension View {
  /// Draws the view away from its place, in points; the layout does not change.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(AttributeModifier<OffsetFamily>(.point(CGPoint(x: offset.width, y: offset.height))))
  }

  /// Draws the view away from its place, in points; the layout does not change.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre at a point of the area offered, and takes all of that area.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(AttributeModifier<PositionFamily>(.point(position)))
  }

  /// Puts the view's centre at a point of the area offered, and takes all of that area.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
