extension UnitCurve {
  /// The curve's height at a progress; the progress is confined to 0 to 1, the height is not.
  ///
  /// Exact to 1e-12. Documented: https://developer.apple.com/documentation/swiftui/unitcurve/value(at:).
  public func value(at progress: Double) -> Double {
    storage.value(at: min(max(0, progress), 1))
  }

  /// The curve's slope at a progress, which is confined to 0 to 1.
  ///
  /// At an end it is the limit from inside, which is infinite where a curve starts or ends upright:
  /// `easeIn` ends with 1 / 0.58 = 1.724138. SwiftUI answers 0 there, and 1 at the start of `easeOut`
  /// (*observed*: https://github.com/OpenSwiftUIProject/OpenSwiftUI, tests that run against SwiftUI, 2025);
  /// ViewGraph keeps the limit, since it decides whether an interruption shows a kink.
  public func velocity(at progress: Double) -> Double {
    storage.slope(at: min(max(0, progress), 1))
  }

  /// The largest slope in either direction; infinite where the curve is upright.
  var steepest: Double { storage.steepest }
}

extension UnitCurve.Storage {
  fileprivate func value(at x: Double) -> Double {
    switch self {
    case .linear: x
    case .circularEaseIn: circularRise(x)
    case .circularEaseOut: 1 - circularRise(1 - x)
    case .circularEaseInOut: x < 0.5 ? circularRise(2 * x) / 2 : 1 - circularRise(2 - 2 * x) / 2
    case .inverse(.circularEaseInOut):
      x < 0.5 ? (1 - circularRise(1 - 2 * x)) / 2 : (1 + circularRise(2 * x - 1)) / 2
    case .easeIn, .easeOut, .easeInOut, .bezier: bezier.value(at: x)
    case .inverse(let original): original.exchanged.value(at: x)
    }
  }

  fileprivate func slope(at x: Double) -> Double {
    switch self {
    case .linear: 1
    case .circularEaseIn: circularSlope(x)
    case .circularEaseOut: circularSlope(1 - x)
    case .circularEaseInOut: circularSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .inverse(.circularEaseInOut): circularSlope(abs(1 - 2 * x))
    case .easeIn, .easeOut, .easeInOut, .bezier: bezier.slope(at: x)
    case .inverse(let original): original.exchanged.slope(at: x)
    }
  }

  fileprivate var steepest: Double {
    switch self {
    case .linear: 1
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .inverse(.circularEaseInOut): .infinity
    case .easeIn, .easeOut, .easeInOut, .bezier: bezier.steepest
    case .inverse(let original): original.exchanged.steepest
    }
  }

  /// The curve that takes this one's heights back.
  private var exchanged: UnitCurve.Storage {
    switch self {
    case .linear: .linear
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: .inverse(self)
    case .inverse(let original): original
    case .easeIn, .easeOut, .easeInOut, .bezier:
      .bezier(start: points.start.exchanged, end: points.end.exchanged)
    }
  }

  private var bezier: CubicBezier {
    let (start, end) = points
    return CubicBezier(start.x, start.y, end.x, end.y)
  }

  /// The control points.
  ///
  /// The easings' are documented: https://developer.apple.com/documentation/quartzcore/camediatimingfunctionname.
  private var points: (start: UnitPoint, end: UnitPoint) {
    switch self {
    case .easeIn: (UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
    case .easeOut: (UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1))
    case .easeInOut: (UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))
    case .bezier(let start, let end): (start, end)
    case .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .inverse: (.zero, .bottomTrailing)
    }
  }
}

extension UnitPoint {
  fileprivate var exchanged: UnitPoint { UnitPoint(x: y, y: x) }
}

/// 1 − √(1 − x²), without the loss of digits near 0.
private func circularRise(_ x: Double) -> Double {
  x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
}

private func circularSlope(_ x: Double) -> Double {
  x / ((1 - x) * (1 + x)).squareRoot()
}
