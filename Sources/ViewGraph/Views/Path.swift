import Foundation

/// The outline of a shape, as the moves and lines that draw it.
@frozen public struct Path: Equatable, Sendable {
  /// A move or a line of a path.
  @frozen public enum Element: Equatable, Sendable {
    /// Begins a part of the path.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the part began.
    case closeSubpath
  }

  /// The moves and lines in order.
  private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path and draws it.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates a rectangle with rounded corners of a size in points.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a rectangle with rounded corners of a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with rounded corners, each of a radius of its own.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates the ellipse that fills a rectangle.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// Runs code for each move and line in order.
  public func forEach(_ body: (Element) -> Void) {
    for element in elements { body(element) }
  }

  /// Where the last element ends, or `nil` for an empty path.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    guard last == .closeSubpath else { return last.end }
    for element in elements.reversed() { if case .move(let start) = element { return start } }
    return nil
  }

  /// Begins a part of the path at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Draws a line to a point; without a beginning it only moves there.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end)) }

  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control))
  }

  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2))
  }

  /// Draws a line back to where the part began.
  public mutating func closeSubpath() {
    guard !elements.isEmpty, elements.last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  /// Adds an element as it is.
  mutating func append(_ element: Element) { elements.append(element) }

  private mutating func add(_ element: Element) {
    guard let current = currentPoint else {
      if let end = element.end { elements.append(.move(to: end)) }
      return
    }
    if elements.last == .closeSubpath { elements.append(.move(to: current)) }
    elements.append(element)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds several rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Moves to the first of several points, and draws lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements.append(contentsOf: path.elements.map { $0.applying(transform) })
  }

  /// The path that a mapping makes of this one.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var copy = self
    copy.elements = elements.map { $0.applying(transform) }
    return copy
  }

  /// The path, shifted by distances in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  /// Where the element ends; `nil` for the line back.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end): end
    case .quadCurve(let end, _): end
    case .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }

  func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end): .move(to: end.applying(t))
    case .line(let end): .line(to: end.applying(t))
    case .quadCurve(let end, let control): .quadCurve(to: end.applying(t), control: control.applying(t))
    case .curve(let end, let control1, let control2):
      .curve(to: end.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .closeSubpath: .closeSubpath
    }
  }
}
