/// Gives bindings to the properties of an observable object.
///
/// Documented: https://developer.apple.com/documentation/swiftui/bindable.
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  fileprivate init(value: Value) { wrappedValue = value }

  /// Says that only objects can be bound.
  @available(*, unavailable, message: "the wrapped value must be an object that conforms to Observable")
  public init(wrappedValue: Value) { self.init(value: wrappedValue) }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// Creates a bindable object.
  public init(wrappedValue: Value) { self.init(value: wrappedValue) }

  /// Creates a bindable object.
  public init(_ wrappedValue: Value) { self.init(value: wrappedValue) }

  /// Creates a bindable object from another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    connection.hasChanged = connection.isFirst
  }
}
