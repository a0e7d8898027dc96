import Foundation
import Testing

@testable import ViewGraph

@Suite struct `Curves and springs that mean nothing` {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1, 1e-300, 1e-12, 1e12, 1e300, -1e300, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude,
  ]
  private static let times: [Double] = [-1, 0, 1e-9, 0.1, 0.35, 1, 100, 1e15, .infinity, -.infinity, .nan]

  @Test func `a bounce at its limits or beyond is a spring`() {
    let stuck = Spring(duration: 0.5, bounce: -1)
    #expect(stuck.value(target: 1.0, time: 10) == 0 && stuck.settlingDuration == .infinity)
    let rigid = Spring(duration: 0, bounce: 0)
    #expect(rigid.value(target: 1.0, time: 0) == 1 && rigid.settlingDuration == 0)
    let wild = Spring(duration: 0.5, bounce: 2)
    #expect((0...100).allSatisfy { abs(wild.value(target: 1.0, time: Double($0))) < 2.1 })
  }

  @Test func `no spring traps`() {
    for a in Self.numbers {
      for b in Self.numbers {
        for spring in [
          Spring(mass: a, stiffness: b, damping: 1), Spring(mass: 1, stiffness: a, damping: b),
          Spring(mass: a, stiffness: 1, damping: b, allowOverDamping: true), Spring(duration: a, bounce: b),
          Spring(settlingDuration: a, dampingRatio: b),
          Spring(settlingDuration: 1, dampingRatio: a, epsilon: b),
        ] {
          for time in Self.times {
            let value = spring.value(target: 1.0, time: time)
            #expect(!value.isNaN, "\(spring.mass), \(spring.stiffness), \(spring.damping) at \(time)")
            let velocity = spring.velocity(target: 1.0, time: time)
            #expect(!velocity.isNaN, "\(spring.mass), \(spring.stiffness), \(spring.damping) at \(time)")
          }
          #expect(!spring.settlingDuration.isNaN && spring.settlingDuration >= 0)
          #expect(!spring.settlingDuration(target: a, initialVelocity: b, epsilon: a).isNaN)
          var (value, velocity) = (0.0, 0.0)
          spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: a)
          #expect(!value.isNaN)
        }
      }
    }
  }

  @Test func `no curve traps`() {
    for a in Self.numbers {
      for b in Self.numbers {
        let curve = UnitCurve.bezier(
          startControlPoint: UnitPoint(x: a, y: b), endControlPoint: UnitPoint(x: b, y: a))
        for x in Self.numbers + [0.5] {
          for curve in [curve, curve.inverse, .circularEaseInOut, .circularEaseInOut.inverse, .easeOut] {
            #expect(!curve.value(at: x).isNaN && !curve.velocity(at: x).isNaN, "\(curve) at \(x)")
            #expect(!curve.steepest.isNaN)
          }
        }
      }
    }
  }
}
