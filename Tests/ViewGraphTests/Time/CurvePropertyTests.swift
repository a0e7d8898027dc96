import Foundation
import Testing

@testable import ViewGraph

/// What holds of every curve and spring, at places chosen at random.
@Suite struct `Laws of curves and springs` {
  /// Curves at random: the control points' x within the square, their y also outside.
  private static func curves(_ random: inout SeededGenerator) -> [UnitCurve] {
    func point() -> UnitPoint {
      UnitPoint(x: .random(in: 0...1, using: &random), y: .random(in: -1...2, using: &random))
    }
    return (0..<200).map { _ in .bezier(startControlPoint: point(), endControlPoint: point()) } + named
  }

  private static let named: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

  /// Springs at random, many of them close to critical damping.
  private static func springs(_ random: inout SeededGenerator) -> [Spring] {
    var ratios: [Double] = [0, 0.01, 0.5, 0.9, 1, 2, 30]
    for difference: Double in [1e-15, 1e-9, 1e-5] { ratios += [1 - difference, 1 + difference] }
    for _ in 0..<60 { ratios.append(.random(in: 0...3, using: &random)) }
    return ratios.map { Spring(response: .random(in: 0.05...3, using: &random), dampingRatio: $0) }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a curve leads from (0, 0) to (1, 1), and its slope is its rise`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for curve in Self.curves(&random) {
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1, "seed \(seed), \(curve)")
      let (x, step) = (Double.random(in: 0.05...0.95, using: &random), 1e-5)
      let slope = curve.velocity(at: x)
      guard abs(slope) < 20 else { continue }
      let rise = (curve.value(at: x + step) - curve.value(at: x - step)) / (2 * step)
      #expect(abs(slope - rise) < 1e-3 * max(1, abs(slope)), "seed \(seed), \(curve) at \(x)")
      #expect(abs(slope) <= curve.steepest + 1e-9, "seed \(seed), \(curve) at \(x)")
    }
  }

  @Test(arguments: [16, 17] as [UInt64])
  func `a curve is exact to the twelfth digit`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      let x = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
      let y = (Double.random(in: -1...2, using: &random), Double.random(in: -1...2, using: &random))
      let curve = UnitCurve.bezier(
        startControlPoint: UnitPoint(x: x.0, y: y.0), endControlPoint: UnitPoint(x: x.1, y: y.1))
      // A place on the curve, from its parameter.
      let s = Double.random(in: 0...1, using: &random)
      let (a, b, c) = (3 * s * (1 - s) * (1 - s), 3 * s * s * (1 - s), s * s * s)
      let place = (x: a * x.0 + b * x.1 + c, y: a * y.0 + b * y.1 + c)
      let slope = abs(curve.velocity(at: place.x))
      let error = abs(curve.value(at: place.x) - place.y)
      #expect(error <= 1e-12 || slope > 1_000, "seed \(seed), \(curve) at \(place.x): \(error)")
    }
  }

  @Test func `the steepest slope is reached and never exceeded`() {
    var random = SeededGenerator(seed: 4)
    for curve in Self.curves(&random) where curve.steepest < 30 {
      let slopes = (0...4_000).map { abs(curve.velocity(at: Double($0) / 4_000)) }
      let largest = slopes.max() ?? 0
      #expect(largest <= curve.steepest * (1 + 1e-9), "\(curve)")
      #expect(largest >= curve.steepest * 0.98, "\(curve): \(largest) of \(curve.steepest)")
    }
  }

  @Test func `a mirrored curve is the curve from its other end`() {
    for x in stride(from: 0, through: 1, by: 1.0 / 64) {
      #expect(abs(UnitCurve.easeOut.value(at: x) - (1 - UnitCurve.easeIn.value(at: 1 - x))) < 1e-14)
      #expect(abs(UnitCurve.easeInOut.value(at: x) + UnitCurve.easeInOut.value(at: 1 - x) - 1) < 1e-14)
      let circular = UnitCurve.circularEaseInOut
      #expect(abs(circular.value(at: x) + circular.value(at: 1 - x) - 1) < 1e-14)
    }
  }

  @Test func `the inverse takes a curve's heights back`() {
    let winding = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 0.7), endControlPoint: UnitPoint(x: 0.9, y: 0.2))
    for curve in Self.named + [winding] {
      for x in stride(from: 0, through: 1, by: 1.0 / 64) {
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 2e-8, "\(curve) at \(x)")
        #expect(curve.inverse.inverse == curve)
      }
    }
  }

  @Test func `an end has the slope of its limit`() {
    #expect(abs(UnitCurve.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-14)
    #expect(abs(UnitCurve.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-14)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeOut.velocity(at: 1) == 0)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.bezier(startControlPoint: .zero, endControlPoint: .zero).velocity(at: 0) == 1)
  }

  @Test func `a progress is confined, a height is not`() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: -0.5), endControlPoint: UnitPoint(x: 0.7, y: 1.5))
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
    #expect(curve.value(at: 0.2) < 0 && curve.value(at: 0.8) > 1)
  }

  @Test(arguments: [5, 6, 7] as [UInt64])
  func `a spring obeys its equation and starts where it should`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for spring in Self.springs(&random) {
      let start = Double.random(in: -3...3, using: &random)
      let velocity = Double.random(in: -20...20, using: &random)
      func x(_ time: Double) -> Double {
        spring.value(target: start, initialVelocity: velocity, time: time)
      }
      func v(_ time: Double) -> Double {
        spring.velocity(target: start, initialVelocity: velocity, time: time)
      }
      #expect(abs(x(0)) < 1e-14 && abs(v(0) - velocity) < 1e-12, "seed \(seed), \(spring)")

      let time = Double.random(in: 0...2, using: &random) * spring.response + 2e-6
      let step = 1e-5 * spring.response
      let acceleration = (v(time + step) - v(max(0, time - step))) / (time + step - max(0, time - step))
      let force = spring.force(target: start, position: x(time), velocity: v(time))
      let scale = spring.stiffness * (abs(start) + abs(velocity) * spring.response)
      #expect(abs(acceleration - force) < 1e-4 * scale * (1 + spring.dampingRatio), "seed \(seed), \(spring)")
      let rise = (x(time + step) - x(time)) / step
      #expect(abs(rise - v(time + step / 2)) < 1e-4 * (scale * spring.response), "seed \(seed), \(spring)")
    }
  }

  @Test(arguments: [8, 9, 10] as [UInt64])
  func `a spring that is taken over half-way ends as if it had not been`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for spring in Self.springs(&random) {
      let start = Double.random(in: -3...3, using: &random)
      let first = Double.random(in: 0...2, using: &random)
      let second = Double.random(in: 0...2, using: &random)
      var (value, velocity) = (start, 4.0)
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: first)
      spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: second)
      var (atOnce, speed) = (start, 4.0)
      spring.update(value: &atOnce, velocity: &speed, target: 1, deltaTime: first + second)

      let size = abs(start - 1) + 4 * spring.response
      #expect(abs(value - atOnce) < 1e-12 * size * 40, "seed \(seed), \(spring)")
      #expect(abs(velocity - speed) < 1e-12 * size * 40 * 10 / spring.response, "seed \(seed), \(spring)")
    }
  }

  @Test(arguments: [11, 12] as [UInt64])
  func `a spring adds up, and its energy never grows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for spring in Self.springs(&random) {
      let (a, b) = (Double.random(in: -3...3, using: &random), Double.random(in: -9...9, using: &random))
      var energy = Double.infinity
      for step in 0..<200 {
        let time = Double(step) * spring.response / 40
        let (whole, way) = (
          spring.value(target: a, initialVelocity: b, time: time), spring.value(target: a, time: time)
        )
        let flick = spring.value(target: 0.0, initialVelocity: b, time: time)
        #expect(abs(whole - way - flick) < 1e-13 * (abs(a) + abs(b)), "seed \(seed), \(spring)")

        let speed = spring.velocity(target: a, initialVelocity: b, time: time)
        let now = spring.stiffness * (whole - a) * (whole - a) + spring.mass * speed * speed
        #expect(now <= energy * (1 + 1e-12), "seed \(seed), \(spring) at \(time)")
        energy = now
      }
    }
  }

  @Test(arguments: [13, 14, 15] as [UInt64])
  func `a spring is settled after its last crossing, and not before`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for spring in Self.springs(&random) where spring.dampingRatio > 0.005 {
      // Two components, so that the distance need not be zero between two swings.
      let way = AnimatablePair(
        Double.random(in: -3...3, using: &random), Double.random(in: -3...3, using: &random))
      let flick = AnimatablePair(
        Double.random(in: -30...30, using: &random), Double.random(in: -30...30, using: &random))
      for epsilon in [1e-6, 0.001, 0.1, 2] {
        let settled = spring.settlingDuration(target: way, initialVelocity: flick, epsilon: epsilon)
        func distance(_ time: Double) -> Double {
          let value = spring.value(target: way, initialVelocity: flick, time: time)
          return (value - way).magnitudeSquared.squareRoot()
        }
        #expect(settled.isFinite, "seed \(seed), \(spring)")
        if settled > 0 {
          let gap = abs(distance(settled) - epsilon)
          #expect(gap < 1e-8 * max(1, epsilon), "seed \(seed), \(spring), \(epsilon)")
        }
        for step in 1..<400 {
          let time = settled + Double(step) * spring.response / 40
          #expect(distance(time) <= epsilon * (1 + 1e-9), "seed \(seed), \(spring), \(epsilon) at \(time)")
        }
      }
    }
  }

  @Test func `a spring close to critical damping is close to the critical one`() {
    let critical = Spring(response: 0.5, dampingRatio: 1)
    for exponent in 3...16 {
      for side in [-1.0, 1] {
        let difference = side * pow(10, -Double(exponent))
        let spring = Spring(response: 0.5, dampingRatio: 1 + difference)
        for time in [0.01, 0.1, 0.5, 2] {
          let gap = abs(spring.value(target: 1.0, time: time) - critical.value(target: 1.0, time: time))
          #expect(gap <= 3 * abs(difference) + 1e-15, "\(difference) at \(time)")
        }
      }
    }
  }

  @Test func `a vector goes a share of its way to another`() {
    let (from, to) = (AnimatablePair(1.0, CGFloat(10)), AnimatablePair(3.0, CGFloat(-10)))
    var moved = from
    moved.interpolate(towards: to, amount: 0.25)

    #expect(moved == AnimatablePair(1.5, 5) && from.interpolated(towards: to, amount: 0.25) == moved)
    #expect(from.interpolated(towards: to, amount: 1) == to && from.scaled(by: 2) == AnimatablePair(2, 20))
    #expect(from.product(with: to) == 3 - 100)
  }

  @Test func `animatable values move by their data`() {
    let spring = Spring.bouncy
    let (from, to) = (CGPoint(x: 1, y: 2), CGPoint(x: 5, y: -2))
    let shown = spring.value(fromValue: from, toValue: to, initialVelocity: .zero, time: 0.1)
    let share = spring.value(target: 1.0, time: 0.1)
    #expect(abs(shown.x - (1 + 4 * share)) < 1e-12 && abs(shown.y - (2 - 4 * share)) < 1e-12)
    let velocity = spring.velocity(
      fromValue: from, toValue: to, initialVelocity: CGPoint(x: 7, y: 0), time: 0)
    #expect(velocity == CGPoint(x: 7, y: 0))
    let force = spring.force(fromValue: from, toValue: to, position: to, velocity: CGPoint(x: 1, y: 0))
    #expect(abs(force.x + spring.damping) < 1e-12 && force.y == 0)
    let settled = spring.settlingDuration(fromValue: 0.0, toValue: 1.0, initialVelocity: 0, epsilon: 0.001)
    #expect(settled == spring.settlingDuration)
  }
}
