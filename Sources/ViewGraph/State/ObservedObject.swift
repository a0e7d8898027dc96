import Observation

/// An observable object that somebody else owns.
///
/// Documented: https://developer.apple.com/documentation/swiftui/observedobject. An object made in
/// the declaration is made again whenever the view's value is.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  /// Gives bindings to an object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath))
    }
  }

  /// Remembers which object the view observed last.
  fileprivate final class Memory {
    var object: ObjectType?
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Creates an observed object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates an observed object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    let memory = connection.keep { Memory() }
    let isOther = memory.object !== wrappedValue
    if isOther {
      if let previous = memory.object { connection.store.stopObserving(previous, by: connection.node) }
      memory.object = wrappedValue
    }
    let model = connection.store.observe(wrappedValue, by: connection.node)
    connection.hasChanged = isOther || connection.isFirst || model.lastChange > connection.lastEvaluation
  }
}

/// A property of an object, read and written through a key path.
final class ObjectLocation<Object: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>
  /// The value when the binding was made; `nil` for observable objects, which tell their readers themselves.
  ///
  /// A view that is given another value runs: nothing else tells it that the object has changed.
  private let value: Value?

  init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
    value = object is any Observable ? nil : object[keyPath: keyPath]
  }

  override func read() -> Value { object[keyPath: keyPath] }

  override func write(_ value: Value, transaction: Transaction) {
    object[keyPath: keyPath] = value
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath && valuesAreEqual(value, other.value)
  }

  override var ownerDescription: String? { shortTypeName(Object.self) }

  override var boundObject: AnyObject? { object }
}
