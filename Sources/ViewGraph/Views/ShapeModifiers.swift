import Foundation

/// A shape, made smaller by a distance from its edge.
struct ShapeInset<Base: InsettableShape> {
  var base: Base
  var amount: CGFloat
}

extension ShapeInset: InsettableShape {
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  nonisolated func inset(by amount: CGFloat) -> ShapeInset {
    ShapeInset(base: base, amount: self.amount + amount)
  }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  @MainActor static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(.inset, .number(shape.amount))
    Base._pushData(of: shape.base, onto: &pass)
  }

  @MainActor static var _name: String { Base._name }
}

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape> {
  var base: Base
  var start: CGFloat
  var end: CGFloat
}

extension TrimmedShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).trimmedPath(from: start, to: end) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  @MainActor static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(.trim, [.number(shape.start), .number(shape.end)])
    Base._pushData(of: shape.base, onto: &pass)
  }

  @MainActor static var _name: String { Base._name }
}

/// The line along a shape's outline, as a shape.
struct StrokedShape<Base: Shape> {
  var base: Base
  var line: StrokeStyle
}

extension StrokedShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(line) }

  nonisolated static var role: ShapeRole { .stroke }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  @MainActor static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(.strokedShape, shape.line.values)
    Base._pushData(of: shape.base, onto: &pass)
  }

  @MainActor static var _name: String { Base._name }
}

/// A shape that is mapped by an affine transform.
public struct TransformedShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// The mapping.
  public var transform: CGAffineTransform

  /// Creates a mapped shape.
  nonisolated public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
}

extension TransformedShape: Shape {
  /// The mapped outline.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// Gives a node the mapping and the shape's own values.
  @MainActor public static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(.shapeTransform, AttributeValue(opaque: shape.transform))
    Content._pushData(of: shape.shape, onto: &pass)
  }

  /// The name of the shape.
  @MainActor public static var _name: String { Content._name }
}

/// A shape that is shifted.
public struct OffsetShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// The shift in points.
  public var offset: CGSize

  /// Creates a shifted shape.
  nonisolated public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
}

extension OffsetShape: Shape {
  /// The shifted outline.
  nonisolated public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// Shift and data of the shape.
  nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }

  /// Gives a node the shift and the shape's own values.
  @MainActor public static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(.shapeOffset, .size(shape.offset))
    Content._pushData(of: shape.shape, onto: &pass)
  }

  /// The name of the shape.
  @MainActor public static var _name: String { Content._name }
}

/// A shape that is scaled.
public struct ScaledShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// The factors along both axes.
  public var scale: CGSize
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  nonisolated public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaledShape: Shape {
  /// The scaled outline.
  nonisolated public func path(in rect: CGRect) -> Path {
    let fixed = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: fixed.x, y: fixed.y).scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }

  /// Factors, anchor and data of the shape.
  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// Gives a node the factors and the shape's own values.
  @MainActor public static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(.shapeScale, [.size(shape.scale), .point(CGPoint(x: shape.anchor.x, y: shape.anchor.y))])
    Content._pushData(of: shape.shape, onto: &pass)
  }

  /// The name of the shape.
  @MainActor public static var _name: String { Content._name }
}

/// A shape that is turned.
public struct RotatedShape<Content: Shape> {
  /// The shape.
  public var shape: Content
  /// How far it is turned.
  public var angle: Angle
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates a turned shape.
  nonisolated public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
}

extension RotatedShape: Shape {
  /// The turned outline.
  nonisolated public func path(in rect: CGRect) -> Path {
    let fixed = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: fixed.x, y: fixed.y).rotated(by: CGFloat(angle.radians))
        .translatedBy(x: -fixed.x, y: -fixed.y))
  }

  /// Angle, anchor and data of the shape.
  nonisolated public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  /// Gives a node the angle in degrees and the shape's own values.
  @MainActor public static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(
      .shapeRotation, [.number(shape.angle.degrees), .point(CGPoint(x: shape.anchor.x, y: shape.anchor.y))])
    Content._pushData(of: shape.shape, onto: &pass)
  }

  /// The name of the shape.
  @MainActor public static var _name: String { Content._name }
}

/// A shape in a frame of its own.
struct SizedShape<Base: Shape> {
  var base: Base
  var size: CGSize
}

extension SizedShape: Shape {
  nonisolated func path(in rect: CGRect) -> Path { base.path(in: CGRect(origin: rect.origin, size: size)) }

  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }

  @MainActor static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(.shapeSize, .size(shape.size))
    Base._pushData(of: shape.base, onto: &pass)
  }

  @MainActor static var _name: String { Base._name }
}

/// A shape of any type; a change of the shape inside jumps.
public struct AnyShape {
  private let base: any Shape

  /// Hides the type of a shape.
  ///
  /// An erased shape is not wrapped again.
  nonisolated public init<S: Shape>(_ shape: S) {
    base = (shape as? AnyShape)?.base ?? shape
  }
}

extension AnyShape: Shape {
  /// The outline of the shape inside.
  nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// What the shape inside takes of the proposal.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// Gives a node the shape inside as one value.
  @MainActor public static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    func value<S: Shape>(_ base: S) -> AttributeValue { AttributeValue(opaque: base) }
    pass.push(.anyShape, value(shape.base))
  }
}

extension Shape {
  /// The part of the outline between two shares of its length, from 0 to 1.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// The line along the outline, as a shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(base: self, line: style) }

  /// The line along the outline with a width in points, as a shape.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(base: self, line: StrokeStyle(lineWidth: lineWidth))
  }

  /// The shape, shifted.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape, shifted.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape, shifted by distances in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// The shape, scaled along both axes.
  nonisolated public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<
    Self
  > {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape, scaled.
  nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The shape, turned.
  nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// The shape, mapped by an affine transform.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The shape in a frame of its own.
  nonisolated public func size(_ size: CGSize) -> some Shape { SizedShape(base: self, size: size) }

  /// The shape in a frame of its own, in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }

  /// A capsule with a kind of corner.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around it.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners of a radius in points.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with rounded corners of a size in points.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with rounded corners, each with a radius of its own.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// A rectangle with rounded corners, each with a radius of its own in points.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}

extension UnitPoint {
  /// The point that stands at these shares of a rectangle.
  fileprivate func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}

extension AttributeSchema {
  fileprivate static let inset = AttributeSchema("inset", .interpolates)
  fileprivate static let trim = AttributeSchema(
    "trim", [Component("from", .interpolates), Component("to", .interpolates)], status: .behaves)
  fileprivate static let strokedShape = AttributeSchema("stroke", StrokeStyle.components)
  fileprivate static let shapeTransform = AttributeSchema(
    "transform", .set(because: "an affine transform of a shape is not animated"))
  fileprivate static let shapeOffset = AttributeSchema("offset", .interpolates)
  fileprivate static let shapeScale = AttributeSchema(
    "scale", [Component("scale", .interpolates), Component("anchor", .interpolates)])
  fileprivate static let shapeRotation = AttributeSchema(
    "rotation", [Component("angle", .interpolates), Component("anchor", .interpolates)])
  fileprivate static let shapeSize = AttributeSchema("size", .layoutInput)
  fileprivate static let anyShape = AttributeSchema(
    "shape", .set(because: "a shape of hidden type has no values in between"))
}
