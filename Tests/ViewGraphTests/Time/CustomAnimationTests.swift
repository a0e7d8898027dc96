import Foundation
import Testing

@testable import ViewGraph

/// A straight line, exact at any time.
private struct Line: CustomAnimation {
  var duration = 0.75

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= duration / 2 { context.isLogicallyComplete = true }
    return time < duration ? value.scaled(by: time / duration) : nil
  }
}

/// An animation that counts its frames, and so only knows the next one.
private struct Stepping: CustomAnimation {
  private struct Count: AnimationStateKey { static var defaultValue: Int { 0 } }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Count.self] += 1
    let share = Double(context.state[Count.self] - 1) / 12
    return share < 1 ? value.scaled(by: share) : nil
  }
}

/// An animation that leaves its work to another one.
private struct Following: CustomAnimation {
  let base: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }
}

/// An animation without end, of what is no number.
private struct Broken: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    value.scaled(by: .nan)
  }
}

@Suite struct `Custom animations` {
  @Test func `one without state is exact at any time`() {
    let motion = Motion(Animation(Line()))

    #expect(abs(motion.duration() - 0.75) < 1e-12)
    #expect(abs(motion.logicalDuration - 0.375) < 1.0 / 120)
    #expect(abs(motion.remaining(at: 0.1234) - (1 - 0.1234 / 0.75)) < 1e-12)
    #expect(abs(motion.state(at: 0.1234).remainingSlope + 1 / 0.75) < 1e-6)
    #expect(motion.remaining(at: 0.76) == 0)
    #expect(!motion.reportsVelocity && motion.speedBound == .infinity)
  }

  @Test func `one with state moves frame by frame`() {
    let motion = Motion(Animation(Stepping()))

    #expect(abs(motion.duration() - 0.1) < 1e-12)
    #expect(abs(motion.remaining(at: 0.05) - 0.5) < 1e-12)
    #expect(abs(motion.remaining(at: 0.0125) - (1 - 1.5 / 12)) < 1e-12)
  }

  @Test func `it can be delayed and repeated like any other`() {
    let motion = Motion(Animation(Line()).delay(1).repeatCount(3))

    #expect(motion.remaining(at: 0.5) == 1)
    #expect(abs(motion.duration() - 5.25) < 1e-9)
    #expect(abs(motion.remaining(at: 1.75 + 1.375) - 0.5) < 1e-9)
  }

  @Test func `one that builds on another moves like it`() {
    for animation in [Animation.bouncy, .easeInOut, .smooth.delay(0.2)] {
      let (motion, base) = (Motion(Animation(Following(base: animation))), Motion(animation))
      #expect(abs(motion.duration() - base.duration()) < 1e-9, "\(animation)")
      #expect(motion.reportsVelocity == base.reportsVelocity)
      for time in [0, 0.1, 0.3, 0.5] {
        #expect(abs(motion.remaining(at: time) - base.remaining(at: time)) < 1e-12, "\(animation) at \(time)")
      }
    }
  }

  @Test func `one of what is no number shows the target, and never ends`() {
    let motion = Motion(Animation(Broken()))

    #expect(motion.duration() == .infinity && motion.remaining(at: 1) == 0)
  }

  @Test func `two are equal when what they hold is`() {
    #expect(Animation(Line()) == Animation(Line()))
    #expect(Animation(Line()) != Animation(Line(duration: 1)))
    #expect(Animation(Line()) != Animation(Stepping()))
    #expect(Animation(Line()).hashValue == Animation(Line()).hashValue)
    #expect(Animation(Line()).delay(1) != Animation(Line()))
  }

  @Test func `it prints as it is made`() {
    #expect(Animation(Stepping()).description == "Animation(Stepping)")
    #expect(
      Animation(Stepping()).delay(0.2).speed(2).description == "Animation(Stepping).delay(0.2).speed(2)")
    #expect(Animation.linear.delay(0.2).description == ".linear.delay(0.2)")
  }
}

@Suite struct `Animations that are asked frame by frame` {
  @Test func `a curve adds to the start, says when it seems over, and ends`() {
    var context = AnimationContext<Double>()
    let animation = Animation.linear(duration: 2)

    #expect(animation.animate(value: 100, time: 0.5, context: &context) == 25)
    #expect(!context.isLogicallyComplete)
    #expect(animation.velocity(value: 100, time: 0.5, context: context) == nil)
    #expect(animation.animate(value: 100, time: 2, context: &context) == nil)
    #expect(context.isLogicallyComplete)
  }

  @Test func `a spring seems over before it ends`() throws {
    var context = AnimationContext<Double>()

    let shown = try #require(Animation.smooth.animate(value: 100, time: 0.6, context: &context))

    #expect(abs(shown - 100 * Spring.smooth.value(target: 1.0, time: 0.6)) < 1e-9)
    #expect(context.isLogicallyComplete)
    #expect(Animation.smooth.animate(value: 100, time: 0.74, context: &context) == nil)
  }

  @Test func `a spring goes on for another, with its velocity`() throws {
    var context = AnimationContext<Double>()
    let (old, new) = (Animation.bouncy, Animation.smooth)
    let before = old.velocity(value: 100.0, time: 0.2, context: context)
    let shown = old.animate(value: 100, time: 0.2, context: &context)

    #expect(new.shouldMerge(previous: old, value: 100, time: 0.2, context: &context))

    // The target is now 40 away from the first start; time goes on.
    #expect(new.animate(value: 40, time: 0.2, context: &context) == shown)
    #expect(new.velocity(value: 40, time: 0.2, context: context) == before)
    let later = try #require(new.animate(value: 40, time: 0.3, context: &context))
    var (value, velocity) = (try #require(shown), try #require(before))
    Spring.smooth.update(value: &value, velocity: &velocity, target: 40, deltaTime: 0.1)
    #expect(abs(later - value) < 1e-12)
  }

  @Test func `a curve does not go on for another`() {
    var context = AnimationContext<Double>()

    #expect(!Animation.linear.shouldMerge(previous: .smooth, value: 1, time: 0.1, context: &context))
    #expect(!Animation(Line()).shouldMerge(previous: .smooth, value: 1, time: 0.1, context: &context))
  }

  @Test func `a context's state may be of another type of value`() {
    var context = AnimationContext<Double>()
    context.isLogicallyComplete = true

    #expect(context.withState(AnimationState<CGFloat>()).isLogicallyComplete)
  }
}
