import Foundation

/// A line or curve of a path with its beginning.
private struct Segment {
  let start: CGPoint
  let element: Path.Element

  /// The point at a share of the parameter, from 0 to 1.
  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    switch element {
    case .move(let end), .line(let end):
      return CGPoint(x: start.x * s + end.x * t, y: start.y * s + end.y * t)
    case .quadCurve(let end, let control):
      return CGPoint(
        x: s * s * start.x + 2 * s * t * control.x + t * t * end.x,
        y: s * s * start.y + 2 * s * t * control.y + t * t * end.y)
    case .curve(let end, let control1, let control2):
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    case .closeSubpath:
      return start
    }
  }

  /// The points that stand for the segment, its beginning included.
  var samples: [CGPoint] {
    if case .line(let end) = element { return [start, end] }
    return (0...Path.sampleCount).map { point(at: CGFloat($0) / CGFloat(Path.sampleCount)) }
  }

  var length: CGFloat {
    let samples = samples
    return zip(samples, samples.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
  }

  /// The part between two shares of the segment's length.
  func part(from: CGFloat, to: CGFloat) -> [CGPoint] {
    if case .line = element { return [point(at: from), point(at: to)] }
    let inner = (1..<Path.sampleCount).map { CGFloat($0) / CGFloat(Path.sampleCount) }.filter {
      $0 > from && $0 < to
    }
    return ([from] + inner + [to]).map { point(at: $0) }
  }
}

private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}

extension Path {
  /// How many straight lines stand for a curve where its length or extent is measured.
  fileprivate static let sampleCount = 64

  private var segments: [Segment] {
    var result: [Segment] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let end): start = end
      case .closeSubpath: result.append(Segment(start: current, element: .line(to: start)))
      default: result.append(Segment(start: current, element: element))
      }
      current = element.end ?? start
    }
    return result
  }

  /// The smallest rectangle around the path; of a curve, 64 points count.
  public var boundingRect: CGRect {
    let points = segments.flatMap(\.samples) + elements.compactMap(\.end)
    guard let first = points.first else { return .null }
    let box = points.reduce(into: (first, first)) { box, point in
      box.0 = CGPoint(x: min(box.0.x, point.x), y: min(box.0.y, point.y))
      box.1 = CGPoint(x: max(box.1.x, point.x), y: max(box.1.y, point.y))
    }
    return CGRect(x: box.0.x, y: box.0.y, width: box.1.x - box.0.x, height: box.1.y - box.0.y)
  }

  /// Whether a point is inside the path, by the winding or by the even-odd rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for segment in closed.segments {
      let samples = segment.samples
      for (a, b) in zip(samples, samples.dropFirst()) where (a.y <= p.y) != (b.y <= p.y) {
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > p.x else { continue }
        winding += a.y <= p.y ? 1 : -1
        crossings += 1
      }
    }
    return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
  }

  /// The path with a line back at the end of each part.
  private var closed: Path {
    Path { path in
      for element in elements {
        if case .move = element { path.closeSubpath() }
        path.append(element)
      }
      path.closeSubpath()
    }
  }

  /// The part of the path between two shares of its length, from 0 to 1; curves become 64 lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let segments = segments
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    let (first, last) = (max(0, min(1, from)) * total, max(0, min(1, to)) * total)
    guard total > 0, first < last else { return Path() }
    if first == 0, last == total { return self }
    var result = Path()
    var passed: CGFloat = 0
    for (segment, length) in zip(segments, lengths) where length > 0 {
      defer { passed += length }
      let (begin, end) = (max(first, passed), min(last, passed + length))
      guard begin < end else { continue }
      let points = segment.part(from: (begin - passed) / length, to: (end - passed) / length)
      if result.currentPoint != points[0] { result.move(to: points[0]) }
      for point in points.dropFirst() { result.addLine(to: point) }
    }
    return result
  }

  /// The outline of a line along the path.
  ///
  /// Outlines are not computed here: the path stands for them.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
}
