/// A property of a class that tells before it changes.
///
/// A set first sends the object's `objectWillChange`, then delivers the new value to those who
/// subscribed to the projection (`$count`), and then sets the value: who reads the property meanwhile
/// sees the old value. *Documented* for Combine:
/// <https://developer.apple.com/documentation/combine/published>.
///
/// This wrapper is ViewGraph's own, on Darwin too. A file that imports Combine (or SwiftUI, which
/// brings it) as well qualifies: `@ViewGraph.Published`.
@propertyWrapper
public struct Published<Value> {
  /// An object, so that telling and setting need no long access to the property, which the
  /// listeners may read meanwhile.
  let storage: PublishedStorage<Value>

  /// Makes the property with its first value, as in `@Published var count = 0`.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Makes the property with its first value, as in `_count = Published(initialValue: 0)`.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Not available: a published property is read and set through its object.
  @available(*, unavailable, message: "@Published is available on properties of classes only")
  public var wrappedValue: Value {
    get { fatalError("@Published is available on properties of classes only") }
    set { fatalError("@Published is available on properties of classes only") }
  }

  /// The publisher of the property's values, which delivers the current one first.
  ///
  /// It can be passed to `assign(to:)` and not be replaced.
  ///
  /// - Precondition: What is set is the property's own publisher.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {
      precondition(
        newValue.storage === storage,
        "a published property keeps its own publisher; assign(to: &$property) feeds it from another"
      )
    }
  }

  /// The value of the property in an object.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.value = newValue }
  }
}
