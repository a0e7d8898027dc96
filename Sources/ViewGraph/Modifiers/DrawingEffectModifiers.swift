import Foundation

enum ShadowFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "shadow",
    [
      .init("color", .interpolates), .init("radius", .interpolates), .init("x", .interpolates),
      .init("y", .interpolates),
    ])
}

enum BlurFamily: AttributeFamily {
  static let schema = AttributeSchema("blur", [.init("radius", .interpolates), .init("opaque", .setBoolean)])
}

enum CompositingGroupFamily: AttributeFamily {
  static let schema = AttributeSchema("compositingGroup", .setBoolean)
}

enum DrawingGroupFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "drawingGroup", [.init("opaque", .setBoolean), .init("colorMode", .setChoice)])
}

enum BlendModeFamily: AttributeFamily {
  static let schema = AttributeSchema("blendMode", .setChoice)
}

/// How colours are measured while a group is drawn.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Not in proportion to the light.
  case nonLinear
  /// In proportion to the light.
  case linear
  /// In proportion to the light, and beyond the standard range.
  case extendedLinear
}

extension View {
  /// Draws a shadow behind the view: blurred by a radius and moved by a distance, both in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      AttributeModifier<ShadowFamily>(
        .color(color), .number(Double(radius)), .number(Double(x)), .number(Double(y))))
  }

  /// Blurs the view by a radius in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(AttributeModifier<BlurFamily>(.number(Double(radius)), .bool(opaque)))
  }

  /// Draws the view as one picture before effects outside apply to it.
  nonisolated public func compositingGroup() -> some View {
    modifier(AttributeModifier<CompositingGroupFamily>(.bool(true)))
  }

  /// Draws the view's content into one picture off the screen.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(AttributeModifier<DrawingGroupFamily>(.bool(opaque), AttributeValue(opaque: colorMode)))
  }

  /// Sets how the view's colours and those behind it are mixed.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(AttributeModifier<BlendModeFamily>(AttributeValue(opaque: blendMode)))
  }
}
