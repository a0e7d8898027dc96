/// What an animation keeps and says between two calls.
///
/// Documented: https://developer.apple.com/documentation/swiftui/animationcontext.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state: AnimationState<Value>

  /// Whether the motion seems to have ended, although the animation goes on.
  public var isLogicallyComplete = false

  init(state: AnimationState<Value> = AnimationState()) {
    self.state = state
  }

  /// The context with the state of another type of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// Values that an animation keeps, by key.
///
/// Documented: https://developer.apple.com/documentation/swiftui/animationstate.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state that keeps nothing.
  public init() {}

  /// The value of a key, or the key's default.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether anything was ever kept.
  var isEmpty: Bool { values.isEmpty }
}

/// A key for a value of your own in an animation's state.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// What a state holds in which nothing was kept.
  static var defaultValue: Value { get }
}
