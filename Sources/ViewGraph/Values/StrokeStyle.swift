import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// How a line along a path looks.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat

  /// How the ends of the line look.
  public var lineCap: CGLineCap

  /// How the corners of the line look.
  public var lineJoin: CGLineJoin

  /// The longest corner, in line widths, that is not cut off.
  public var miterLimit: CGFloat

  /// The lengths of dashes and gaps in points, in turn; empty for an unbroken line.
  public var dash: [CGFloat]

  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style; without arguments, for an unbroken line one point wide.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The width and what else differs from a plain line: `"stroke(lineWidth: 2, dash: [4, 2])"`.
  public var description: String {
    let lengths = dash.map { shortNumber($0) }.joined(separator: ", ")
    return call(
      "stroke",
      [
        labelled("lineWidth", lineWidth, default: nil),
        lineCap == .butt ? nil : "lineCap: \(lineCapName(lineCap))",
        lineJoin == .miter ? nil : "lineJoin: \(lineJoinName(lineJoin))",
        labelled("miterLimit", miterLimit, default: 10),
        dash.isEmpty ? nil : "dash: [\(lengths)]",
        labelled("dashPhase", dashPhase, default: 0),
      ])
  }
}
