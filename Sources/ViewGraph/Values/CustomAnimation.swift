import Foundation

/// An animation whose motion you compute.
///
/// Documented: https://developer.apple.com/documentation/swiftui/customanimation. SwiftUI asks once a frame, in
/// order; ViewGraph asks at any time, with a new context, unless the animation keeps state
/// (``CustomMotion``).
public protocol CustomAnimation: Hashable, Sendable {
  /// What has been added to the value at the start, or `nil` once the animation has ended.
  ///
  /// - Parameters:
  ///   - value: The whole change: the vector from the start to the target.
  ///   - time: Seconds since the animation started.
  ///   - context: What the animation keeps between two calls.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value changes, per second, or `nil` where that is not known.
  ///
  /// - Parameters:
  ///   - value: The whole change.
  ///   - time: Seconds since the animation started.
  ///   - context: What the animation keeps between two calls.
  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

  /// Whether this animation goes on for one that it interrupts, instead of being combined with it.
  ///
  /// - Parameters:
  ///   - previous: The animation that is interrupted.
  ///   - value: The whole change of the interrupted animation.
  ///   - time: Seconds since the interrupted animation started.
  ///   - context: What the interrupted animation keeps; the place to take it over.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Combined.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// A custom animation of any type, compared by what it holds.
struct ErasedAnimation: Hashable, Sendable {
  let base: any CustomAnimation

  static func == (lhs: ErasedAnimation, rhs: ErasedAnimation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }
}

extension ErasedAnimation: CustomStringConvertible {
  /// The description of the author's type, or else its name.
  var description: String { printedValue(base) }
}
