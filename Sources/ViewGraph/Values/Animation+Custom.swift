import Foundation

extension Animation {
  /// An animation of your own.
  public init(_ base: some CustomAnimation) {
    self.init(.custom(ErasedAnimation(base: base)))
  }

  /// What has been added to the value at the start, or `nil` once the animation has ended.
  ///
  /// A custom animation calls this to build on another one. Of an animation that repeats or waits around a
  /// custom one the share of a change of 1 counts.
  ///
  /// - Parameters:
  ///   - value: The whole change: the vector from the start to the target.
  ///   - time: Seconds since the animation started.
  ///   - context: What the animation keeps between two calls.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if case .custom(let custom) = storage {
      return custom.base.animate(value: value, time: time, context: &context)
    }
    let motion = Motion(self)
    let merged = context.state[MergedMotionKey<V>.self]
    let passed = time - merged.time
    context.isLogicallyComplete = passed >= motion.logicalDuration
    let displacement = merged.value - value
    let isOver =
      passed
      >= motion.duration(
        tolerance: standardTolerance, displacement: displacement, velocity: merged.velocity)
    return isOver
      ? nil : value + motion.state(at: passed).position(displacement: displacement, velocity: merged.velocity)
  }

  /// How fast the value changes, per second, or `nil` where that is not known.
  ///
  /// Springs know it, curves do not (*observed*: https://github.com/OpenSwiftUIProject/OpenSwiftUI, 2025).
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: Seconds since the animation started.
  ///   - context: What the animation keeps between two calls.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    if case .custom(let custom) = storage {
      return custom.base.velocity(value: value, time: time, context: context)
    }
    let motion = Motion(self)
    guard motion.reportsVelocity else { return nil }
    let merged = context.state[MergedMotionKey<V>.self]
    return motion.state(at: time - merged.time)
      .speed(displacement: merged.value - value, velocity: merged.velocity)
  }

  /// Whether this animation goes on for one that it interrupts, instead of being combined with it.
  ///
  /// Fluid springs do: `spring`, `smooth`, `snappy`, `bouncy` and `interactiveSpring`. They go on from the value
  /// and, where the other one knows it, the velocity; both are kept in the context, and the time goes on.
  ///
  /// - Parameters:
  ///   - previous: The animation that is interrupted.
  ///   - value: The whole change of the interrupted animation.
  ///   - time: Seconds since the interrupted animation started.
  ///   - context: What the interrupted animation keeps.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    if case .custom(let custom) = storage {
      return custom.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
    guard Motion(self).merges(after: Motion(previous)) else { return false }
    let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
    let shown = previous.animate(value: value, time: time, context: &context) ?? value
    context.state[MergedMotionKey<V>.self] = MergedMotion(time: time, value: shown, velocity: velocity)
    return true
  }
}

/// Where a spring took over from another animation.
private struct MergedMotion<Value: VectorArithmetic> {
  var time: TimeInterval = 0
  var value = Value.zero
  var velocity = Value.zero
}

private struct MergedMotionKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: MergedMotion<V> { MergedMotion() }
}
