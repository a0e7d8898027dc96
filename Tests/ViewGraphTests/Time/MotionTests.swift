import Foundation
import Testing

@testable import ViewGraph

@Suite struct `When a motion is over` {
  private struct Ends: Sendable, CustomTestStringConvertible {
    let animation: Animation
    let logical: Double
    let removed: Double

    init(_ animation: Animation, logical: Double, removed: Double) {
      (self.animation, self.logical, self.removed) = (animation, logical, removed)
    }

    var testDescription: String { animation.description }
  }

  @Test(arguments: [
    Ends(.linear, logical: 0.35, removed: 0.35),
    Ends(.easeInOut(duration: 2), logical: 2, removed: 2),
    Ends(.timingCurve(.circularEaseIn, duration: 3), logical: 3, removed: 3),
    Ends(.smooth, logical: 0.5, removed: 0.734771698194),
    Ends(.smooth.speed(2), logical: 0.25, removed: 0.367385849097),
    Ends(.smooth.delay(1), logical: 1.5, removed: 1.734771698194),
    Ends(.smooth.delay(1).speed(2), logical: 0.75, removed: 0.867385849097),
    Ends(.smooth.logicallyComplete(after: 0.1), logical: 0.1, removed: 0.734771698194),
    Ends(.smooth.logicallyComplete(after: 0.1).delay(1), logical: 1.1, removed: 1.734771698194),
    Ends(.interactiveSpring(response: 0.15), logical: 0.15, removed: 0.209206674241),
    Ends(.interpolatingSpring(stiffness: 100, damping: 10), logical: 0.628318530718, removed: 1.27016519565),
    // More than critical damping is critical here, and not in a fluid spring.
    Ends(.interpolatingSpring(bounce: -0.5), logical: 0.5, removed: 0.734771698194),
    Ends(.spring(bounce: -0.5), logical: 0.5, removed: 2.07364157204),
    Ends(.linear(duration: 1).repeatCount(3), logical: 3, removed: 3),
    Ends(.linear(duration: 1).delay(1).repeatCount(2), logical: 4, removed: 4),
    Ends(.linear(duration: 1).repeatCount(2).repeatCount(2).speed(4), logical: 1, removed: 1),
    Ends(.linear(duration: 1).repeatForever(), logical: .infinity, removed: .infinity),
    Ends(.linear(duration: 1).speed(0), logical: .infinity, removed: .infinity),
    Ends(.linear(duration: 0), logical: 0, removed: 0),
    Ends(.linear(duration: -1), logical: 0, removed: 0),
    Ends(.spring(duration: 0), logical: 0, removed: 0),
    Ends(.linear(duration: 0).delay(1), logical: 1, removed: 1),
    Ends(.linear(duration: 1).repeatCount(0), logical: 0, removed: 0),
    Ends(.linear(duration: 1).delay(-0.5), logical: 0.5, removed: 0.5),
    Ends(.spring(bounce: 1), logical: 0.5, removed: .infinity),
  ])
  private func `each animation has a logical end and a removal`(ends: Ends) {
    let motion = Motion(ends.animation)

    #expect(isClose(motion.logicalDuration, ends.logical))
    #expect(isClose(motion.duration(), ends.removed))
    guard ends.removed.isFinite, ends.removed > 0 else { return }
    // A motion may end where it started, and then jump.
    let left = abs(motion.remaining(before: motion.duration()))
    #expect(left <= 0.001 * (1 + 1e-9) || left == 1)
    #expect(motion.breakpoints(until: 100).last == Motion.Breakpoint(time: motion.duration(), kind: .ended))
  }

  @Test func `a timing curve may lead beyond its ends`() {
    let motion = Motion(.timingCurve(0.3, -0.5, 0.7, 1.5, duration: 1))
    #expect(motion.remaining(at: 0.2) > 1 && motion.remaining(at: 0.8) < 0)
  }

  @Test func `a finer tolerance ends later`() {
    let motion = Motion(.bouncy)
    #expect(motion.duration(tolerance: 1e-6) > motion.duration())
    #expect(motion.duration(tolerance: 0) == .infinity)
    #expect(Motion(.linear).duration(tolerance: 0) == 0.35)
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-11 }
}

@Suite struct `The legs of a motion` {
  @Test func `a leg reverses, and its slope with it`() {
    let motion = Motion(.linear(duration: 1).repeatForever())

    #expect([0.25, 1.25, 2.25].map { motion.remaining(at: $0) } == [0.75, 0.25, 0.75])
    #expect([0.25, 1.25, 2.25].map { motion.state(at: $0).remainingSlope } == [-1, 1, -1])
    #expect(motion.state(at: 1, .before).remainingSlope == -1)
    #expect(motion.state(at: 1).remainingSlope == 1)
  }

  @Test func `an even count ends at the start and then jumps`() {
    let motion = Motion(.easeInOut(duration: 1).repeatCount(2))

    #expect(motion.remaining(before: 2) == 1 && motion.remaining(at: 2) == 0)
    #expect(motion.declaredJump(at: 2) == -1)
    #expect(motion.declaredJump(at: 1) == 0)
    #expect(Motion(.easeInOut(duration: 1).repeatCount(3)).declaredJump(at: 3) == 0)
  }

  @Test func `without reversing each leg starts anew`() {
    let motion = Motion(.easeInOut(duration: 1).repeatCount(3, autoreverses: false))

    #expect([1.0, 2].map { motion.remaining(before: $0) } == [0, 0])
    #expect([1.0, 2, 3].map { motion.remaining(at: $0) } == [1, 1, 0])
    #expect([1.0, 2, 3].map { motion.declaredJump(at: $0) } == [1, 1, 0])
  }

  @Test func `what a spring misses at a leg's end is no declared jump`() {
    let motion = Motion(.smooth.repeatCount(4))
    let leg = Motion(.smooth).duration().toTheNanosecond

    #expect(abs(motion.remaining(before: leg) - 0.001) < 1e-8 && motion.remaining(at: leg) == 0)
    #expect(motion.declaredJump(at: leg) == 0)
    #expect(abs(motion.declaredJump(at: 4 * leg) + 1) < 2e-3)
  }

  @Test func `a time that was added to another start is still at the break`() {
    let motion = Motion(.linear(duration: 0.1).repeatForever(autoreverses: false))

    for start in [0.3, 7.7, 12_345.678] {
      for leg in 1...200 {
        let time = start + Double(leg) * 0.1 - start
        #expect(motion.remaining(at: time) == 1 && motion.remaining(before: time) < 1e-8, "\(start), \(leg)")
      }
    }
  }

  @Test func `the breaks of nested layers come in order`() {
    let motion = Motion(.linear(duration: 1).delay(1).repeatCount(2).speed(2))

    let breaks = motion.breakpoints(until: 10)

    #expect(breaks.map(\.time) == [0.5, 1, 1.5, 2])
    #expect(breaks.map(\.kind) == [.delayEnded, .legEnded, .delayEnded, .ended])
    #expect(motion.breakpoints(until: 1).map(\.time) == [0.5, 1])
    #expect(Motion(.linear(duration: 1).repeatForever()).breakpoints(until: 3.5).map(\.time) == [1, 2, 3])
    #expect(Motion(.linear(duration: 1e-9).repeatForever()).breakpoints(until: 10).count == 10_000)
  }

  @Test(
    arguments: [
      .smooth, .bouncy.speed(3), .easeIn, .easeOut(duration: 2).delay(1), .snappy.repeatCount(3),
      .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5), .timingCurve(0.2, 1.5, 0.4, -1),
    ] as [Animation])
  func `no slope exceeds the bound`(animation: Animation) {
    let motion = Motion(animation)
    let slopes = (0...5_000).map { abs(motion.state(at: Double($0) / 1_000).remainingSlope) }

    #expect(slopes.allSatisfy { $0 <= motion.speedBound })
    #expect(motion.speedBound.isFinite)
  }
}

@Suite struct `What takes over from what` {
  @Test func `fluid springs replace whatever runs`() {
    let fluid: [Animation] = [.spring, .smooth, .snappy, .bouncy, .interactiveSpring, .default]
    let others: [Animation] = [.linear, .interpolatingSpring, .smooth.delay(1), .smooth.repeatCount(2)]

    for animation in fluid {
      #expect(Motion(animation).takesOverVelocity && Motion(animation).reportsVelocity)
      for other in fluid + others { #expect(Motion(animation).merges(after: Motion(other))) }
    }
    for other in others { #expect(!Motion(other).merges(after: Motion(.smooth))) }
    #expect(Motion(.interpolatingSpring).reportsVelocity && !Motion(.linear).reportsVelocity)
  }

  @Test func `a spring at another speed replaces only what has that speed`() {
    let fast = Motion(.smooth.speed(2))

    #expect(fast.merges(after: Motion(.bouncy.speed(2))))
    #expect(!fast.merges(after: Motion(.bouncy)) && !fast.merges(after: Motion(.bouncy.speed(3))))
    #expect(Motion(.smooth.logicallyComplete(after: 1)).merges(after: Motion(.linear)))
  }

  @Test func `a spring at another speed moves on with the same velocity`() {
    let motion = Motion(.bouncy.speed(3))

    #expect(motion.state(at: 0).driftSlope == 1)
    #expect(Motion(.linear).state(at: 0.1).driftSlope == 0)
    #expect(Motion(.interpolatingSpring).drift(at: 0.1) == 0)
  }
}

@Suite struct `Parameters that mean nothing` {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1, 1e-300, 1e-12, 1e12, 1e300, -1e300, .leastNonzeroMagnitude,
    .greatestFiniteMagnitude,
  ]
  private static let times: [Double] = [-1, 0, 1e-9, 0.1, 0.35, 1, 100, 1e15, .infinity, -.infinity, .nan]

  @Test func `no animation traps, or shows what is no number`() {
    for number in Self.numbers {
      for other in [number, 0.5] {
        let animations: [Animation] = [
          .linear(duration: number), .easeOut(duration: number), .spring(duration: number, bounce: other),
          .spring(duration: other, bounce: number), .spring(response: number, dampingFraction: other),
          .spring(response: other, dampingFraction: number), .timingCurve(number, other, other, number),
          .timingCurve(other, number, number, other, duration: other),
          .timingCurve(.circularEaseIn, duration: number),
          .interpolatingSpring(mass: number, stiffness: other, damping: other),
          .interpolatingSpring(mass: other, stiffness: number, damping: other, initialVelocity: number),
          .interpolatingSpring(mass: other, stiffness: other, damping: number),
          .interpolatingSpring(duration: number, bounce: other, initialVelocity: number),
          .smooth.speed(number), .smooth.delay(number), .linear(duration: number).repeatForever(),
          .bouncy.speed(number).repeatCount(2), .bouncy.delay(number).repeatCount(3).speed(other),
          .linear.delay(number).delay(other), .smooth.logicallyComplete(after: number),
          .linear.repeatCount(-1), .linear.repeatCount(.max), .linear.repeatCount(.min),
        ]
        for animation in animations { check(animation) }
      }
    }
  }

  @Test func `no bounce traps`() {
    for bounce in [-1.0, -0.999, 0, 0.999, 1, 2, -2] { check(.spring(bounce: bounce)) }
  }

  private func check(_ animation: Animation) {
    let motion = Motion(animation)
    for time in Self.times {
      for side in [Motion.Side.before, .after] {
        let state = motion.state(at: time, side)
        let numbers = [state.remaining, state.drift, state.remainingSlope, state.driftSlope]
        #expect(numbers.allSatisfy { !$0.isNaN }, "\(animation) at \(time): \(state)")
      }
      #expect(!motion.declaredJump(at: time).isNaN)
      #expect(motion.breakpoints(until: min(time, 1e6), limit: 100).allSatisfy { !$0.time.isNaN })
    }
    #expect(motion.logicalDuration >= 0, "\(animation)")
    #expect(motion.duration() >= 0 && motion.duration(tolerance: 0) >= 0, "\(animation)")
    #expect(!motion.speedBound.isNaN, "\(animation)")
    #expect(motion.duration(tolerance: 0.001, displacement: 1.0, velocity: 1) >= 0, "\(animation)")
  }
}
