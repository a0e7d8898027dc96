import Foundation

/// How far the control points of a quarter circle of radius 1 lie from its ends.
private let quarterArcControl: CGFloat = 0.552_284_749_830_793_6

extension Path {
  /// Adds the ellipse that fills a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2), style: .circular,
      transform: transform)
  }

  /// Adds a rectangle with rounded corners of a size in points, at most half of the rectangle's.
  ///
  /// Both corner styles draw quarters of an ellipse here.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(
      width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
    addRoundedRect(rect, topLeft: size, topRight: size, bottomRight: size, bottomLeft: size, transform)
  }

  /// Adds a rectangle with rounded corners, each of a radius of its own in points.
  ///
  /// Both corner styles draw quarters of a circle here.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let limit = min(rect.width, rect.height) / 2
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: min(radius, limit), height: min(radius, limit)) }
    addRoundedRect(
      rect, topLeft: size(cornerRadii.topLeading), topRight: size(cornerRadii.topTrailing),
      bottomRight: size(cornerRadii.bottomTrailing), bottomLeft: size(cornerRadii.bottomLeading), transform)
  }

  private mutating func addRoundedRect(
    _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize,
    _ transform: CGAffineTransform
  ) {
    guard [topLeft, topRight, bottomRight, bottomLeft].contains(where: { $0.width > 0 && $0.height > 0 })
    else {
      addRect(rect, transform: transform)
      return
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    path.addCorner(
      at: CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    path.addCorner(
      at: CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    path.addCorner(
      at: CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    path.addCorner(
      at: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Rounds a corner by a quarter of an ellipse from the current point.
  private mutating func addCorner(at corner: CGPoint, to end: CGPoint) {
    guard let start = currentPoint else { return }
    func towards(_ from: CGPoint) -> CGPoint {
      CGPoint(
        x: from.x + (corner.x - from.x) * quarterArcControl,
        y: from.y + (corner.y - from.y) * quarterArcControl)
    }
    addCurve(to: end, control1: towards(start), control2: towards(end))
  }

  /// Adds a part of a circle, with a line to its beginning.
  ///
  /// - Parameters:
  ///   - radius: The radius in points.
  ///   - clockwise: The direction where y grows upwards; on the screen it looks the other way round.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var delta = endAngle.radians - startAngle.radians
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi }
      delta = max(delta, -2 * .pi)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi }
      delta = min(delta, 2 * .pi)
    }
    addArc(center: center, radius: radius, from: startAngle.radians, by: delta, transform)
  }

  /// Adds a part of a circle, with a line to its beginning, by how far it goes.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(center: center, radius: radius, from: startAngle.radians, by: delta.radians, transform)
  }

  /// Adds a part of a circle that touches the lines to a corner and from it.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - radius: The radius in points.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint?.applying(transform.inverted()) else { return move(to: tangent1End) }
    let (a, b) = (direction(from: tangent1End, to: start), direction(from: tangent1End, to: tangent2End))
    let half = acos(max(-1, min(1, Double(a.x * b.x + a.y * b.y)))) / 2
    let cross = a.x * b.y - a.y * b.x
    guard radius > 0, abs(cross) > 1e-9, half.isFinite else {
      return addLine(to: tangent1End.applying(transform))
    }
    let along = radius / CGFloat(tan(half))
    let first = CGPoint(x: tangent1End.x + a.x * along, y: tangent1End.y + a.y * along)
    let bisector = direction(from: .zero, to: CGPoint(x: a.x + b.x, y: a.y + b.y))
    let distance = radius / CGFloat(sin(half))
    let center = CGPoint(x: tangent1End.x + bisector.x * distance, y: tangent1End.y + bisector.y * distance)
    let turn = .pi - 2 * half
    addArc(
      center: center, radius: radius, from: atan2(Double(first.y - center.y), Double(first.x - center.x)),
      by: cross > 0 ? -turn : turn, transform)
  }

  private func direction(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: Double, by delta: Double, _ transform: CGAffineTransform
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
    }
    let count = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / Double(count)
    // The control points of a part of a circle that spans one step.
    let handle = radius * CGFloat(4.0 / 3.0 * tan(step / 4))
    addLine(to: point(start).applying(transform))
    for index in 0..<count {
      let (from, to) = (start + step * Double(index), start + step * Double(index + 1))
      let (begin, end) = (point(from), point(to))
      let control1 = CGPoint(
        x: begin.x - handle * CGFloat(sin(from)), y: begin.y + handle * CGFloat(cos(from)))
      let control2 = CGPoint(x: end.x + handle * CGFloat(sin(to)), y: end.y - handle * CGFloat(cos(to)))
      addCurve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }
}
