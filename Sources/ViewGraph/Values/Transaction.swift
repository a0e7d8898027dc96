/// What one update carries to the views it reaches: the animation, and whether it counts.
///
/// A transaction is not sendable: it carries callbacks, and values of any type.
public struct Transaction {
  /// The animation of the changes, or `nil` to make them at once.
  public var animation: Animation?

  /// Whether views ignore animations that they attach themselves.
  public var disablesAnimations = false

  /// Whether the change is one of many in a row, such as those of a drag.
  public var isContinuous = false

  private var values: [ObjectIdentifier: Any] = [:]

  /// The callbacks in the order in which they were added.
  private(set) var completions: [AnimationCompletion] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation, or without one.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key, or the key's default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls a function once, when all animations that the transaction starts are complete.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

extension Transaction: CustomStringConvertible {
  /// The animation and the flags that are set: `".spring"`, `"no animation, disablesAnimations"`.
  public var description: String {
    let parts = [
      animation?.description ?? "no animation",
      disablesAnimations ? "disablesAnimations" : nil,
      isContinuous ? "isContinuous" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
