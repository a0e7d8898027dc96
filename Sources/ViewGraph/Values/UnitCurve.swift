/// A curve through the unit square, from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  enum Storage: Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
    case circularEaseIn, circularEaseOut, circularEaseInOut
    case bezier(start: UnitPoint, end: UnitPoint)
    indirect case inverse(Storage)
  }

  let storage: Storage

  /// Constant speed.
  public static let linear = UnitCurve(storage: .linear)

  /// A slow start.
  public static let easeIn = UnitCurve(storage: .easeIn)

  /// A slow end.
  public static let easeOut = UnitCurve(storage: .easeOut)

  /// A slow start and end.
  public static let easeInOut = UnitCurve(storage: .easeInOut)

  /// A slow start, along a quarter of a circle.
  public static let circularEaseIn = UnitCurve(storage: .circularEaseIn)

  /// A slow end, along a quarter of a circle.
  public static let circularEaseOut = UnitCurve(storage: .circularEaseOut)

  /// A slow start and end, along two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(storage: .circularEaseInOut)

  /// A cubic Bézier curve with the given control points.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(storage: .bezier(start: startControlPoint, end: endControlPoint))
  }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    if case .inverse(let original) = storage { return UnitCurve(storage: original) }
    return UnitCurve(storage: .inverse(storage))
  }
}

extension UnitCurve: CustomStringConvertible {
  /// The curve as its author wrote it.
  public var description: String { storage.description }
}

extension UnitCurve.Storage: CustomStringConvertible {
  var description: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .circularEaseIn: "circularEaseIn"
    case .circularEaseOut: "circularEaseOut"
    case .circularEaseInOut: "circularEaseInOut"
    case .bezier(let start, let end):
      call("bezier", ["startControlPoint: \(start)", "endControlPoint: \(end)"])
    case .inverse(let original): "\(original).inverse"
    }
  }
}
