import Foundation

/// A shape, filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// Which parts of it are inside.
  public var fillStyle: FillStyle

  /// Creates a filled shape.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: View {
  /// A filled shape has no body.
  public typealias Body = Never

  /// Describes a leaf with the values of shape and style.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.shape(view.shape) { $0.push(fill: view.style, view.fillStyle) }
  }
}

/// A view that draws a shape.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape that is filled, in front of what was drawn of it before.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// Which parts of it are inside.
  public var fillStyle: FillStyle
  /// What is drawn behind it.
  public var background: Background

  /// Creates a filled shape.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: ShapeView {
  /// A filled shape has no body.
  public typealias Body = Never

  /// Describes a leaf with the values of shape and style.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.shape(view.shape, { $0.push(fill: view.style, view.fillStyle) }, background: view.background)
  }
}

/// A shape whose outline is drawn, in front of what was drawn of it before.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How the line looks.
  public var strokeStyle: StrokeStyle
  /// Whether the line's edges are smooth.
  public var isAntialiased: Bool
  /// What is drawn behind it.
  public var background: Background

  /// Creates an outline.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeShapeView: ShapeView {
  /// An outline has no body.
  public typealias Body = Never

  /// Describes a leaf with the values of shape, style and line.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.shape(
      view.shape, { $0.push(.stroke, stroke: view.strokeStyle, of: view.style) }, background: view.background)
  }
}

/// A shape whose outline is drawn inside its edge, in front of what was drawn of it before.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// How the line looks.
  public var strokeStyle: StrokeStyle
  /// Whether the line's edges are smooth.
  public var isAntialiased: Bool
  /// What is drawn behind it.
  public var background: Background

  /// Creates an outline inside the edge.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: ShapeView {
  /// An outline has no body.
  public typealias Body = Never

  /// Describes a leaf with the values of shape, style and line.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.shape(
      view.shape, { $0.push(.strokeBorder, stroke: view.strokeStyle, of: view.style) },
      background: view.background)
  }
}

extension DescribingPass {
  mutating func push(fill style: some ShapeStyle, _ fillStyle: FillStyle) {
    push(.fill, [AttributeValue(style: style), AttributeValue(opaque: fillStyle)])
  }

  fileprivate mutating func push(
    _ schema: AttributeSchema, stroke line: StrokeStyle, of style: some ShapeStyle
  ) {
    push(schema, [AttributeValue(style: style)] + line.values)
  }
}

extension StrokeStyle {
  /// The values in the order of ``components``.
  var values: [AttributeValue] {
    [
      .number(lineWidth), .number(miterLimit), .number(dashPhase), .text(lineCapName(lineCap)),
      .text(lineJoinName(lineJoin)), AttributeValue(opaque: dash.map(Double.init)),
    ]
  }

  /// How the values of a line answer a change.
  static let components: [AttributeSchema.Component] = [
    .init("lineWidth", .interpolates),
    .init("miterLimit", .interpolates),
    .init("dashPhase", .interpolates),
    .init("lineCap", .set(because: "a way of drawing has no values in between")),
    .init("lineJoin", .set(because: "a way of drawing has no values in between")),
    .init("dash", .set(because: "a list of dashes has no values in between")),
  ]
}

extension AttributeSchema {
  static let fill = AttributeSchema(
    "fill",
    [
      Component("fill", .interpolates),
      Component("fillStyle", .set(because: "a way of drawing has no values in between")),
    ])
  static let stroke = AttributeSchema(
    "stroke", [Component("stroke", .interpolates)] + StrokeStyle.components)
  static let strokeBorder = AttributeSchema(
    "strokeBorder", [Component("strokeBorder", .interpolates)] + StrokeStyle.components)
}
