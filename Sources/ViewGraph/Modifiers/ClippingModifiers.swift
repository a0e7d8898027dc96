import Foundation

enum ClippedFamily: AttributeFamily {
  static let schema = AttributeSchema("clipped", [.init("antialiased", .setBoolean)], status: .behaves)
}

enum CornerRadiusFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "cornerRadius", [.init("cornerRadius", .interpolates), .init("antialiased", .setBoolean)])
}

enum BorderFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "border", [.init("border", .interpolates), .init("width", .interpolates)])
}

extension View {
  /// Draws nothing of the view outside its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(AttributeModifier<ClippedFamily>(.bool(antialiased)))
  }

  /// Rounds the corners of the view's frame by a radius in points, and draws nothing outside.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(AttributeModifier<CornerRadiusFamily>(.number(Double(radius)), .bool(antialiased)))
  }

  /// Draws a line along the inside of the view's frame; its width is in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    modifier(AttributeModifier<BorderFamily>(AttributeValue(style: content), .number(Double(width))))
  }
}
