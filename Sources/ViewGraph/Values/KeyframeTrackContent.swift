import Foundation

/// Keyframes of one track, one after the other.
///
/// Declared only: keyframes are built and kept, and not played.
/// Documented: https://developer.apple.com/documentation/swiftui/keyframetrackcontent.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that they change.
  associatedtype Value: Animatable
  /// The type of the keyframes that these consist of.
  associatedtype Body: KeyframeTrackContent

  /// What these keyframes consist of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension KeyframeTrackContent where Body == Self {
  /// Keyframes that consist of nothing else are their own body.
  public var body: Self { self }
}

/// A keyframe that is reached with the speed that the ones around it suggest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe is its own body.
  public typealias Body = Self

  let value: Value
  let duration: TimeInterval
  let startVelocity: Value?
  let endVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at its end.
  ///   - duration: The time from the keyframe before, in seconds.
  ///   - startVelocity: The change a second at its start, or `nil` for what fits.
  ///   - endVelocity: The change a second at its end, or `nil` for what fits.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    value = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }
}

/// A keyframe that is reached along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe is its own body.
  public typealias Body = Self

  let value: Value
  let duration: TimeInterval
  let timingCurve: UnitCurve

  /// Creates a keyframe; the time from the keyframe before in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    value = to
    self.duration = duration
    self.timingCurve = timingCurve
  }
}

/// A keyframe that a spring reaches.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe is its own body.
  public typealias Body = Self

  let value: Value
  let duration: TimeInterval?
  let spring: Spring
  let startVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value that the spring pulls to.
  ///   - duration: The time from the keyframe before in seconds, or `nil` for as long as the spring moves.
  ///   - spring: The spring.
  ///   - startVelocity: The change a second at its start, or `nil` for what fits.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    value = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }
}

/// A keyframe that takes no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// A keyframe is its own body.
  public typealias Body = Self

  let value: Value

  /// Creates a keyframe.
  public init(_ to: Value) { value = to }
}

/// One of two ways that a track may go.
public enum ConditionalKeyframes<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
  KeyframeTrackContent
where First.Value == Second.Value {
  /// The value of both ways.
  public typealias Value = First.Value
  /// The ways are their own body.
  public typealias Body = Self

  /// The way of an `if` that holds.
  case first(First)
  /// The way of its `else`.
  case second(Second)
}

/// Keyframes in a row.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// A row is its own body.
  public typealias Body = Self

  let keyframes: [any KeyframeTrackContent<Value>]
}

/// Builds the keyframes of a track from the statements of a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe in.
  public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }

  /// Builds a track without any keyframe.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence(keyframes: []) }

  /// Starts with a first keyframe.
  public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }

  /// Adds a keyframe.
  public static func buildPartialBlock<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
    accumulated: A, next: B
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(keyframes: [accumulated, next])
  }

  /// Builds the keyframes of a loop.
  public static func buildArray<K: KeyframeTrackContent<Value>>(_ components: [K]) -> KeyframeSequence<Value>
  {
    KeyframeSequence(keyframes: components)
  }

  /// Builds the keyframes of an `if` that holds.
  public static func buildEither<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
    first component: A
  ) -> ConditionalKeyframes<A, B> {
    .first(component)
  }

  /// Builds the keyframes of an `else`.
  public static func buildEither<A: KeyframeTrackContent<Value>, B: KeyframeTrackContent<Value>>(
    second component: B
  ) -> ConditionalKeyframes<A, B> {
    .second(component)
  }
}
