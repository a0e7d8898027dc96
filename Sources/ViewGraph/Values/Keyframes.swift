/// How a value goes through tracks of keyframes.
///
/// Declared only: keyframes are built and kept, and not played.
/// Documented: https://developer.apple.com/documentation/swiftui/keyframes.
public protocol Keyframes<Value> {
  /// The type of the value that they change.
  associatedtype Value
  /// The type of the keyframes that these consist of.
  associatedtype Body: Keyframes

  /// What these keyframes consist of.
  @KeyframesBuilder<Value> var body: Body { get }
}

extension Keyframes where Body == Self {
  /// Keyframes that consist of nothing else are their own body.
  public var body: Self { self }
}

/// The keyframes of one property of a value, or of the value itself.
public struct KeyframeTrack<Root, Property, Content: KeyframeTrackContent<Property>>: Keyframes {
  /// What the track changes, a property of it or all of it.
  public typealias Value = Root
  /// A track is its own body.
  public typealias Body = Self

  let keyPath: WritableKeyPath<Root, Property>
  let content: Content

  /// Creates keyframes of a value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
    self.init(\.self, content: content)
  }

  /// Creates keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }
}

/// Keyframes without any track.
public struct EmptyKeyframes<Value>: Keyframes {
  /// Empty keyframes are their own body.
  public typealias Body = Self
}

/// Tracks that play at the same time.
public struct TupleKeyframes<Value, First: Keyframes<Value>, Second: Keyframes<Value>>: Keyframes {
  /// Tracks are their own body.
  public typealias Body = Self

  let first: First
  let second: Second
}

/// Builds keyframes from the statements of a closure.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Takes tracks in.
  public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }

  /// Takes keyframes of the value itself in, which need no track.
  public static func buildExpression<C: KeyframeTrackContent<Value>>(
    _ expression: C
  ) -> KeyframeTrack<Value, Value, C> {
    KeyframeTrack { expression }
  }

  /// Builds keyframes without any track.
  public static func buildBlock() -> EmptyKeyframes<Value> { EmptyKeyframes() }

  /// Starts with a first track.
  public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }

  /// Adds a track.
  public static func buildPartialBlock<A: Keyframes<Value>, B: Keyframes<Value>>(
    accumulated: A, next: B
  ) -> TupleKeyframes<Value, A, B> {
    TupleKeyframes(first: accumulated, second: next)
  }
}
