/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of x.
///
/// The control points' x are confined to 0 to 1, so that each x is reached once; their y are not, so that a
/// curve may overshoot, up to a million times. What is no number counts as 0.
struct CubicBezier {
  private let x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    func confined(_ number: Double, from low: Double, to high: Double) -> Double {
      number.isNaN ? 0 : min(max(number, low), high)
    }

    self.x1 = confined(x1, from: 0, to: 1)
    self.y1 = confined(y1, from: -1e6, to: 1e6)
    self.x2 = confined(x2, from: 0, to: 1)
    self.y2 = confined(y2, from: -1e6, to: 1e6)
  }

  /// The height over an x from 0 to 1.
  func value(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.component(parameter(at: x), y1, y2)
  }

  /// The slope over an x from 0 to 1; infinite where the curve is upright.
  func slope(at x: Double) -> Double {
    if x <= 0 { return Self.slopeAtStart(x1, y1, x2, y2) }
    if x >= 1 { return Self.slopeAtStart(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
    return slope(atParameter: parameter(at: x))
  }

  /// The largest slope in either direction; infinite where the curve is upright.
  ///
  /// The slope Y′/X′ is largest at an end or where its derivative is zero, which is where X′Y″ − Y′X″ is: the
  /// cubic terms cancel, so that is a quadratic.
  var steepest: Double {
    let (x, y) = (Self.derivative(x1, x2), Self.derivative(y1, y2))
    let inner = realRoots(
      y.a2 * x.a1 - y.a1 * x.a2, 2 * (y.a2 * x.a0 - y.a0 * x.a2), y.a1 * x.a0 - y.a0 * x.a1)
    let slopes = [inner?.0, inner?.1].compactMap(\.self).filter { $0 > 0 && $0 < 1 }
      .map { slope(atParameter: $0) }
    return (slopes + [slope(at: 0), slope(at: 1)]).map(abs).max() ?? 0
  }

  /// The parameter at which the curve reaches an x: Newton's method, kept in a shrinking interval by bisection.
  private func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = x
    for _ in 0..<100 {
      let error = Self.component(s, x1, x2) - x
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }

      let newton = s - error / Self.rate(s, x1, x2)
      let next = newton > low && newton < high ? newton : low + (high - low) / 2
      // A step below the precision of x changes nothing any more.
      if abs(next - s) <= s.ulp / 2 || next == low || next == high { return next }
      s = next
    }
    return s
  }

  private func slope(atParameter s: Double) -> Double {
    let (rise, run) = (Self.rate(s, y1, y2), Self.rate(s, x1, x2))
    if run > 0 { return rise / run }
    // Upright in the middle, which only the control points 1 and 0 are; level there too only along a diagonal.
    return rise == 0 ? 0 : rise * .infinity
  }

  /// The limit of the slope at the start, where the first control points may coincide.
  ///
  /// The first derivative of x and y that is not zero decides.
  private static func slopeAtStart(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    if x1 > 0 { return y1 / x1 }
    if y1 != 0 { return y1 * .infinity }
    if x2 > 0 { return y2 / x2 }
    return y2 == 0 ? 1 : y2 * .infinity
  }

  private static func component(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * first + s * second) + s * s)
  }

  private static func rate(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * first + 2 * rest * s * (second - first) + s * s * (1 - second))
  }

  /// The coefficients of a component's derivative.
  private static func derivative(
    _ first: Double, _ second: Double
  ) -> (a0: Double, a1: Double, a2: Double) {
    (3 * first, 6 * (second - 2 * first), 3 * (1 + 3 * first - 3 * second))
  }
}

/// The real roots of a·x² + b·x + c in ascending order, without the loss of digits of the school formula.
///
/// Both are the same where there is one; `nil` where there is none, or where every number is one.
func realRoots(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double)? {
  if a == 0 {
    return b == 0 ? nil : (-c / b, -c / b)
  }
  let discriminant = b * b - 4 * a * c
  guard discriminant >= 0 else { return nil }
  let half = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  let first = half / a
  let second = half == 0 ? 0 : c / half
  return first < second ? (first, second) : (second, first)
}
