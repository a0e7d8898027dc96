/// A subscription that ends when this object is cancelled or released.
///
/// Keep it for as long as values are wanted, usually with `store(in:)`. It may be cancelled and
/// released on any thread, also from inside the closure it belongs to.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let action: Protected<(() -> Void)?>

  /// Makes a cancellable that runs a closure.
  ///
  /// - Parameter cancel: Runs once: at the first `cancel()`, or else when the object is released.
  public init(_ cancel: @escaping () -> Void) {
    action = Protected(cancel)
  }

  /// Makes a cancellable that ends another one when it is released.
  public init<Other: Cancellable>(_ canceller: Other) {
    action = Protected(canceller.cancel)
  }

  deinit {
    cancel()
  }

  /// Runs the closure and lets go of it; a second call does nothing.
  public func cancel() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }

  /// Keeps the subscription as long as the collection holds it.
  public func store<Collection>(in collection: inout Collection)
  where Collection: RangeReplaceableCollection, Collection.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps the subscription as long as the set holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool {
    left === right
  }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
