import Foundation

/// A shape that can be made smaller by an inset from its edge.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// The shape, made smaller by a distance in points on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A rectangle that fills its frame.
@frozen public struct Rectangle {
  /// Creates a rectangle.
  nonisolated public init() {}
}

extension Rectangle: InsettableShape {
  /// The frame.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle inside the edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

/// The largest circle in its frame.
@frozen public struct Circle {
  /// Creates a circle.
  nonisolated public init() {}
}

extension Circle: InsettableShape {
  /// The largest circle in the middle of the frame.
  nonisolated public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The lesser side of the proposal, both ways.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  /// The circle inside the edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

/// An ellipse that fills its frame.
@frozen public struct Ellipse {
  /// Creates an ellipse.
  nonisolated public init() {}
}

extension Ellipse: InsettableShape {
  /// The ellipse that fills the frame.
  nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse inside the edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

/// A rectangle whose shorter sides are round.
@frozen public struct Capsule {
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

extension Capsule: InsettableShape {
  /// The frame with corners as round as can be.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule inside the edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }

  /// Gives a node the curve of the corners.
  @MainActor public static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(.capsule, AttributeValue(opaque: shape.style))
  }
}

/// A rectangle with rounded corners.
@frozen public struct RoundedRectangle {
  /// Width and height of a corner in points.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of a size in points.
  nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with corners of a radius in points.
  nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
}

extension RoundedRectangle: InsettableShape {
  /// The frame with rounded corners.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The rectangle inside the edge, with corners as much less round.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }

  /// The size of a corner.
  nonisolated public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// Gives a node the size and the curve of the corners.
  @MainActor public static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(.roundedRectangle, [.size(shape.cornerSize), AttributeValue(opaque: shape.style)])
  }
}

/// A rectangle with rounded corners, each with a radius of its own.
@frozen public struct UnevenRoundedRectangle {
  /// The radii in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with corners of radii in points.
  nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with corners of radii in points.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape {
  /// The frame with rounded corners.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The rectangle inside the edge, with corners as much less round.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }

  /// The four radii.
  nonisolated public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(cornerRadii.topLeading, cornerRadii.bottomLeading),
        AnimatablePair(cornerRadii.bottomTrailing, cornerRadii.topTrailing))
    }
    set {
      cornerRadii.topLeading = newValue.first.first
      cornerRadii.bottomLeading = newValue.first.second
      cornerRadii.bottomTrailing = newValue.second.first
      cornerRadii.topTrailing = newValue.second.second
    }
  }

  /// Gives a node the radii and the curve of the corners.
  @MainActor public static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    let radii = shape.cornerRadii
    pass.push(
      .unevenRoundedRectangle,
      [
        .number(radii.topLeading), .number(radii.bottomLeading), .number(radii.bottomTrailing),
        .number(radii.topTrailing), AttributeValue(opaque: shape.style),
      ])
  }
}

/// The shape of the container around it; until there is one, a rectangle.
@frozen public struct ContainerRelativeShape {
  /// Creates the shape.
  nonisolated public init() {}
}

extension ContainerRelativeShape: InsettableShape {
  /// The frame.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape inside the edge.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

extension Path: Shape {
  /// The path where it is.
  nonisolated public func path(in rect: CGRect) -> Path { self }

  /// Gives a node the path.
  @MainActor public static func _pushData(of shape: Self, onto pass: inout DescribingPass) {
    pass.push(.path, AttributeValue(opaque: shape))
  }
}

extension AttributeSchema {
  private static let corners = Component("style", .set(because: "a kind of corner has no values in between"))
  fileprivate static let capsule = AttributeSchema("Capsule", [corners])
  fileprivate static let roundedRectangle = AttributeSchema(
    "RoundedRectangle", [Component("cornerSize", .interpolates), corners], status: .behaves)
  fileprivate static let unevenRoundedRectangle = AttributeSchema(
    "UnevenRoundedRectangle",
    [
      Component("topLeadingRadius", .interpolates), Component("bottomLeadingRadius", .interpolates),
      Component("bottomTrailingRadius", .interpolates), Component("topTrailingRadius", .interpolates),
      corners,
    ], status: .behaves)
  fileprivate static let path = AttributeSchema(
    "path", .set(because: "a path has no values in between"), status: .behaves)
}
