import Foundation
import Testing

@testable import ViewGraph

@Suite struct `A value that is animated` {
  @Test func `rests, moves, and arrives exactly`() throws {
    var value = AnimatedValue(10.0)
    #expect(value.removalEnd == nil && !value.isRunning(at: 0) && value.value(at: 5) == 10)

    value.retarget(to: 20, with: Motion(.bouncy), at: 1)

    let end = try #require(value.removalEnd)
    #expect(end == 1.818746717 && value.logicalEnd == 1.5)
    #expect(value.value(at: 1) == 10 && value.velocity(at: 1) == 0 && value.isRunning(at: 1))
    #expect(abs(value.value(before: end) - 20) <= 0.01 + 1e-9)
    #expect(value.value(at: end) == 20 && value.velocity(at: end) == 0 && !value.isRunning(at: end))
    #expect(value.value(at: 0.5) == 10)
  }

  @Test func `tells what happened when`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 1, with: Motion(.linear(duration: 1).delay(1)), at: 0)
    value.retarget(to: 2, with: Motion(.easeOut(duration: 1)), at: 1.5)
    value.retarget(to: 3, with: nil, at: 2)
    value.retarget(to: 4, with: Motion(.smooth), at: 2.25)
    value.retarget(to: 5, with: Motion(.linear(duration: 0)), at: 2.5)
    value.retarget(to: 6, with: nil, at: 3)
    value.retarget(to: 7, with: Motion(.linear(duration: 1).repeatForever()), at: 4)

    #expect(
      value.boundaries(until: 6.5).map { "\($0.time) \($0.event)" } == [
        "0.0 started", "1.0 delayEnded", "1.5 interrupted", "2.0 removed", "2.0 shifted", "2.25 interrupted",
        "2.5 set", "3.0 set", "4.0 started", "5.0 legEnded", "6.0 legEnded",
      ])
  }

  @Test func `tells which jumps its author asked for`() {
    func jumps(_ animation: Animation) -> [String] {
      var value = AnimatedValue(0.0)
      value.retarget(to: 1, with: Motion(animation), at: 5)
      value.retarget(to: 2, with: nil, at: 50)
      return value.boundaries(until: 50).filter(\.declaresJump).map { "\($0.time) \($0.event)" }
    }

    #expect(jumps(.linear(duration: 1).repeatCount(3)) == ["50.0 set"])
    #expect(jumps(.linear(duration: 1).repeatCount(2)) == ["7.0 removed", "50.0 set"])
    #expect(
      jumps(.linear(duration: 1).repeatCount(3, autoreverses: false)) == [
        "6.0 legEnded", "7.0 legEnded", "50.0 set",
      ])
    #expect(jumps(.bouncy.repeatCount(3)) == ["50.0 set"])
    #expect(jumps(.linear(duration: 1).delay(1).repeatForever()) == ["50.0 shifted"])
  }

  @Test func `a change to the same value does nothing`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 1, with: Motion(.linear), at: 0)

    value.retarget(to: 1, with: Motion(.smooth), at: 0.1)
    value.retarget(to: 1, with: nil, at: 0.2)

    #expect(value.entries.count == 1)
  }

  @Test func `changes that come out of order count as the last one's`() {
    var value = AnimatedValue(0.0)
    value.retarget(to: 1, with: Motion(.linear(duration: 1)), at: 5)
    value.retarget(to: 2, with: Motion(.linear(duration: 1)), at: 2)
    value.retarget(to: 3, with: Motion(.linear(duration: 1)), at: .nan)

    #expect(value.entries.map(\.start) == [5])
    #expect(value.model == 3)
  }

  @Test func `of many changes at one moment the last one counts`() {
    var value = AnimatedValue(0.0)
    for step in 1...1000 { value.retarget(to: Double(step), with: Motion(.linear(duration: 1)), at: 5) }
    #expect(value.entries.count == 1)
    #expect(value.value(at: 5) == 0)
    #expect(value.value(at: 6) == 1000)

    var jumping = AnimatedValue(0.0)
    for step in 1...1000 { jumping.retarget(to: Double(step), with: nil, at: 5) }
    #expect(jumping.entries.count == 1)
    #expect(jumping.value(before: 5) == 0)
    #expect(jumping.value(at: 5) == 1000)
  }

  @Test func `several components move together`() {
    var value = AnimatedValue(AnimatablePair(0.0, 10.0))
    value.retarget(to: AnimatablePair(10, 0), with: Motion(.bouncy), at: 0)
    value.retarget(to: AnimatablePair(0, 5), with: Motion(.smooth), at: 0.1)

    let (shown, before, after) = (value.value(at: 0.2), value.velocity(before: 0.1), value.velocity(at: 0.1))
    var first = AnimatedValue(0.0)
    first.retarget(to: 10, with: Motion(.bouncy), at: 0)
    first.retarget(to: 0, with: Motion(.smooth), at: 0.1)
    #expect(abs(shown.first - first.value(at: 0.2)) < 1e-12)
    #expect((before - after).magnitudeSquared < 1e-18)
  }
}

@Suite struct `An interruption` {
  private let spring = Motion(.smooth)
  private let curve = Motion(.easeInOut(duration: 1))

  /// On the way from 0 to 100.
  private func running(_ motion: Motion) -> AnimatedValue<Double> {
    var value = AnimatedValue(0.0)
    value.retarget(to: 100, with: motion, at: 0)
    return value
  }

  @Test func `a spring takes over the velocity of a spring and not of a curve`() {
    var (afterSpring, afterCurve) = (running(spring), running(curve))
    let velocity = afterSpring.velocity(at: 0.2)
    afterSpring.retarget(to: 0, with: spring, at: 0.2)
    afterCurve.retarget(to: 0, with: spring, at: 0.2)

    #expect(abs(afterSpring.velocity(at: 0.2) - velocity) < 1e-9 && velocity > 100)
    #expect(afterCurve.velocity(at: 0.2) == 0 && afterCurve.velocity(before: 0.2) > 50)
    #expect(afterCurve.value(at: 0.2) == afterCurve.value(before: 0.2))
  }

  @Test func `a spring takes over no velocity while a curve is blended in`() {
    var value = running(spring)
    value.retarget(to: 0, with: curve, at: 0.1)
    value.retarget(to: 100, with: spring, at: 0.2)

    #expect(value.velocity(at: 0.2) == 0)
  }

  @Test func `a curve blends with a spring without a kink`() {
    var value = running(spring)
    value.retarget(to: 0, with: curve, at: 0.1)

    #expect(abs(value.velocity(at: 0.1) - value.velocity(before: 0.1)) < 1e-9)
    let old = 100 * Spring.smooth.value(target: 1.0, time: 0.35)
    #expect(abs(value.value(at: 0.35) - old * (1 - UnitCurve.easeInOut.value(at: 0.25))) < 1e-12)
    #expect(value.removalEnd == 1.1)
  }

  @Test func `a delayed spring blends, so that what runs does not stop`() {
    var value = running(spring)
    value.retarget(to: 0, with: Motion(.smooth.delay(0.2)), at: 0.1)

    #expect(value.value(at: 0.2) == 100 * Spring.smooth.value(target: 1.0, time: 0.2))
  }

  @Test func `what is blended away does not last longer`() {
    var value = running(Motion(.linear(duration: 1).repeatForever()))
    #expect(value.removalEnd == .infinity && value.logicalEnd == .infinity)

    value.retarget(to: 0, with: curve, at: 1.5)

    #expect(value.removalEnd == 2.5 && value.value(at: 2.5) == 0)
  }

  @Test func `what is added to does`() {
    var value = running(Motion(.linear(duration: 5)))
    value.retarget(to: 50, with: curve, at: 1, policy: .additive)

    #expect(value.removalEnd == 5)
    #expect(abs(value.value(at: 3) - (60 - 50)) < 1e-12)
  }

  @Test func `a change without an animation shifts what runs`() {
    for policy in [Interruption.automatic, .additive] {
      for motion in [spring, curve] {
        var value = running(motion)
        let unshifted = value
        value.retarget(to: 130, with: nil, at: 0.2, policy: policy)

        #expect(value.value(before: 0.2) == unshifted.value(at: 0.2))
        for time in [0.2, 0.3, 0.6, 2] {
          #expect(abs(value.value(at: time) - unshifted.value(at: time) - 30) < 1e-12)
        }
        #expect(value.velocity(at: 0.3) == unshifted.velocity(at: 0.3))
        #expect(value.removalEnd == unshifted.removalEnd)
      }
    }
  }

  @Test(arguments: [Interruption.absolute, .cssTransition])
  func `where each change starts anew, one without an animation ends what runs`(policy: Interruption) {
    var value = running(curve)
    value.retarget(to: 130, with: nil, at: 0.2, policy: policy)

    #expect(value.value(at: 0.2) == 130 && !value.isRunning(at: 0.2))
  }

  @Test(arguments: Interruption.allCases)
  func `a motion that takes no time ends everything`(policy: Interruption) {
    var value = running(spring)
    value.retarget(to: 40, with: Motion(.linear(duration: 0)), at: 0.2, policy: policy)

    #expect(value.value(at: 0.2) == 40 && value.velocity(at: 0.2) == 0 && !value.isRunning(at: 0.2))
    #expect(value.removalEnd == 0.2)
  }

  @Test func `a transition that does not go back takes its full time`() {
    var value = running(curve)
    value.retarget(to: 50, with: curve, at: 0.5, policy: .cssTransition)

    #expect(value.removalEnd == 1.5)
  }

  @Test func `a transition that goes back keeps its delay`() {
    let delayed = Motion(.linear(duration: 1).delay(0.2))
    var value = AnimatedValue(0.0)
    value.retarget(to: 100, with: delayed, at: 0, policy: .cssTransition)
    value.retarget(to: 0, with: delayed, at: 0.5, policy: .cssTransition)

    #expect(abs((value.removalEnd ?? 0) - (0.5 + 0.2 + 0.3)) < 1e-12)
    #expect(abs(value.value(at: 0.7) - 30) < 1e-12)
  }

  @Test func `a finger lets go with a velocity, at rest or not`() {
    for start in [AnimatedValue(0.0), running(curve)] {
      var value = start
      let shown = value.value(at: 0.3)
      value.retarget(to: 100, with: spring, at: 0.3, velocity: 700)
      #expect(value.value(at: 0.3) == shown && value.velocity(at: 0.3) == 700)
    }
  }

  @Test func `a spring at another speed keeps the velocity too`() {
    let fast = Motion(.bouncy.speed(2))
    var value = running(fast)
    let velocity = value.velocity(at: 0.1)
    value.retarget(to: 0, with: fast, at: 0.1)

    #expect(abs(value.velocity(at: 0.1) - velocity) < 1e-9)
    let end = value.removalEnd ?? 0
    #expect(abs(value.value(before: end)) < 0.2 && end < 1)
  }
}

@Suite struct `A value that cannot be animated` {
  private let motion = Motion(.smooth)

  @Test(
    arguments: [
      (0, .nan, .targetIsNotFinite), (0, .infinity, .targetIsNotFinite), (0, -1e200, .targetIsNotFinite),
      (.infinity, 1, .valueIsNotFinite), (.nan, 1, .valueIsNotFinite), (1e154, -1e154, .changeIsNotFinite),
    ] as [(Double, Double, AnimationObstacle)])
  func `is set at once, and the reason is given`(start: Double, target: Double, obstacle: AnimationObstacle) {
    var value = AnimatedValue(start)

    #expect(value.retarget(to: target, with: motion, at: 1) == obstacle)

    #expect(value.value(at: 1) == target || target.isNaN)
    #expect(value.velocity(at: 1) == 0 && !value.isRunning(at: 1))
    #expect(value.boundaries(until: 2) == [AnimationBoundary(time: 1, event: .set, declaresJump: true)])
  }

  @Test func `one component is enough`() {
    var value = AnimatedValue(AnimatablePair(0.0, 60.0))

    let obstacle = value.retarget(to: AnimatablePair(0, .infinity), with: motion, at: 0)

    #expect(obstacle?.description == "the target is not finite")
  }

  @Test func `a velocity is refused like a target`() {
    var value = AnimatedValue(0.0)

    #expect(value.retarget(to: 1, with: motion, at: 0, velocity: .infinity) == .velocityIsNotFinite)
    #expect(value.value(at: 0) == 1)
  }

  @Test func `no motion, no reason`() {
    var value = AnimatedValue(0.0)

    #expect(value.retarget(to: .infinity, with: nil, at: 0) == nil)
    #expect(value.value(at: 0) == .infinity)
  }
}

@Suite struct `A value that changes often` {
  @Test(arguments: [Interruption.automatic, .additive, .absolute, .cssTransition])
  func `reads only what still runs`(policy: Interruption) {
    var value = AnimatedValue(0.0)
    for index in 0..<2_500 {
      let motion = Motion(index.isMultiple(of: 3) ? .easeInOut(duration: 0.5) : .linear(duration: 0.25))
      value.retarget(to: Double(index % 7), with: motion, at: Double(index) * 0.05, policy: policy)
    }

    let read = value.entries.enumerated().map { $0.offset - $0.element.first }.max() ?? 0
    #expect(read <= 10)
    #expect(value.value(at: 1_000) == value.model)
  }

  @Test func `springs that take over read nothing but themselves`() {
    var value = AnimatedValue(0.0)
    for index in 1...10_000 {
      value.retarget(to: Double(index), with: Motion(.bouncy), at: Double(index) * 0.001)
    }

    #expect(value.entries.enumerated().allSatisfy { $0.element.first == $0.offset })
  }
}

/// What is shown, as one function that wraps the one before it: slow, and plainly what the rules say.
private struct PlainValue {
  private var shown: (Double) -> Double
  private var model: Double
  private var end = -Double.infinity
  private let policy: Interruption

  init(_ model: Double, _ policy: Interruption) {
    shown = { _ in model }
    self.model = model
    self.policy = policy
  }

  func value(at time: Double) -> Double { shown(time) }

  mutating func retarget(to target: Double, with motion: Motion?, at start: Double) {
    let (old, change) = (shown, target - model)
    if change == 0 { return }
    model = target
    guard let motion else {
      let isKept = start < end
      shown = { $0 < start ? old($0) : isKept ? old($0) + change : target }
      return
    }
    let newEnd = start + motion.duration()
    let isRunning = start < end
    func left(_ time: Double) -> Double { time < newEnd ? motion.remaining(at: time - start) : 0 }
    switch isRunning ? policy : .absolute {
    case .automatic:
      shown = { $0 < start ? old($0) : target + (old($0) - target) * left($0) }
      end = newEnd
    case .additive:
      shown = { $0 < start ? old($0) : old($0) + change * (1 - left($0)) }
      end = max(end, newEnd)
    case .absolute, .cssTransition:
      let from = old(start)
      shown = { $0 < start ? old($0) : target + (from - target) * left($0) }
      end = newEnd
    }
  }
}

@Suite struct `Changes at random` {
  private static let animations: [Animation] = [
    .linear(duration: 0.3), .easeIn(duration: 0.7), .easeOut, .easeInOut(duration: 2), .linear.delay(0.3),
    .interpolatingSpring(stiffness: 100, damping: 10), .smooth.delay(0.1), .easeInOut.repeatCount(2),
    .timingCurve(0.2, 1.5, 0.4, -1), .linear.repeatCount(3, autoreverses: false), .bouncy.repeatCount(3),
  ]
  private static let springs: [Animation] = [.smooth, .bouncy, .snappy, .spring(bounce: -0.4)]

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `show what the plain rules show`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let policy = [Interruption.automatic, .additive][Int(seed % 2)]
    var (value, plain) = (AnimatedValue(0.0), PlainValue(0, policy))
    var time = 0.0
    for _ in 0..<25 {
      let target = Double(Int.random(in: 0...4, using: &random)) * 25
      let animation = Bool.random(using: &random) ? Self.animations.randomElement(using: &random) : nil
      let motion = Int.random(in: 0..<6, using: &random) == 0 ? nil : animation.map { Motion($0) }
      value.retarget(to: target, with: motion, at: time, policy: policy)
      plain.retarget(to: target, with: motion, at: time)
      time += .random(in: 0...0.8, using: &random)
    }
    for step in 0...500 {
      let time = time * 1.2 * Double(step) / 500
      let (actual, expected) = (value.value(at: time), plain.value(at: time))
      #expect(abs(actual - expected) < 1e-9, "seed \(seed), \(policy) at \(time): \(actual), not \(expected)")
    }
    #expect(value.value(at: 1_000) == value.model, "seed \(seed)")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `never make springs and curves jump, whatever interrupts them`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let policy = Interruption.allCases[Int(seed % 4)]
    let animations = Self.animations.prefix(7) + Self.springs
    var value = AnimatedValue(0.0)
    var time = 0.0
    for _ in 0..<25 {
      let target = Double(Int.random(in: 0...4, using: &random)) * 25
      guard let animation = animations.randomElement(using: &random) else { continue }
      value.retarget(to: target, with: Motion(animation), at: time, policy: policy)
      time += .random(in: 0...0.8, using: &random)
    }
    let boundaries = value.boundaries(until: 100)
    for boundary in boundaries {
      let jump = abs(value.value(at: boundary.time) - value.value(before: boundary.time))
      #expect(!boundary.declaresJump, "seed \(seed), \(policy): \(boundary)")
      // A removed spring is within a thousandth of its way, which a bounce may have lengthened.
      let limit = boundary.event == .removed ? 0.5 : 1e-9
      #expect(jump <= limit, "seed \(seed), \(policy): \(boundary) jumps by \(jump)")
    }
    // Between two boundaries the value follows its velocity.
    for (first, second) in zip(boundaries, boundaries.dropFirst()) where second.time - first.time > 1e-3 {
      let middle = (first.time + second.time) / 2
      let rise = (value.value(at: middle + 1e-6) - value.value(at: middle - 1e-6)) / 2e-6
      #expect(abs(rise - value.velocity(at: middle)) < 1e-3, "seed \(seed), \(policy) at \(middle)")
    }
    #expect(value.value(at: 100) == value.model && value.velocity(at: 100) == 0, "seed \(seed)")
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `at another time show the same later`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (value, later) = (AnimatedValue(0.0), AnimatedValue(0.0))
    for index in 0..<20 {
      guard let animation = (Self.animations.prefix(7) + Self.springs).randomElement(using: &random) else {
        continue
      }
      let (target, time) = (Double(Int.random(in: 0...4, using: &random)), Double(index) * 0.21)
      value.retarget(to: target, with: Motion(animation), at: time)
      later.retarget(to: target, with: Motion(animation), at: time + 1_000)
    }
    for step in 0..<500 {
      let time = Double(step) / 80
      #expect(abs(value.value(at: time) - later.value(at: time + 1_000)) < 1e-9, "seed \(seed) at \(time)")
    }
  }
}
