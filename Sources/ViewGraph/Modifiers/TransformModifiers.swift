import Foundation

/// How much larger a view is drawn: a factor, or one for the width and one for the height.
enum ScaleEffectFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "scaleEffect", [.init("scaleEffect", .interpolates), .init("anchor", .interpolates)])
}

/// A turn in degrees that is never shortened: from 350 to 10 goes back by 340.
enum RotationEffectFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "rotationEffect", [.init("rotationEffect", .interpolates), .init("anchor", .interpolates)])
}

/// A turn in degrees about an axis in space.
enum Rotation3DEffectFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "rotation3DEffect",
    [
      .init("rotation3DEffect", .interpolates), .init("axis.x", .interpolates),
      .init("axis.y", .interpolates), .init("axis.z", .interpolates), .init("anchor", .interpolates),
      .init("anchorZ", .interpolates), .init("perspective", .interpolates),
    ])
}

extension View {
  /// Draws the view larger or smaller, by a factor for each axis; the layout does not change.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(AttributeModifier<ScaleEffectFamily>(.size(scale), AttributeValue(anchor)))
  }

  /// Draws the view larger or smaller by a factor; the layout does not change.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(AttributeModifier<ScaleEffectFamily>(.number(Double(s)), AttributeValue(anchor)))
  }

  /// Draws the view larger or smaller, by a factor for each axis; the layout does not change.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws the view turned about a point of it; the layout does not change.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(AttributeModifier<RotationEffectFamily>(.number(angle.degrees), AttributeValue(anchor)))
  }

  /// Draws the view turned in space; the layout does not change.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      AttributeModifier<Rotation3DEffectFamily>(
        .number(angle.degrees), .number(Double(axis.x)), .number(Double(axis.y)), .number(Double(axis.z)),
        AttributeValue(anchor), .number(Double(anchorZ)), .number(Double(perspective))))
  }
}
