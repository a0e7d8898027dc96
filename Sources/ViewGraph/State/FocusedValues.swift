/// A key of a value that the focused view tells the rest of the app.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// Values that the focused view tells the rest of the app; here nobody tells any.
public struct FocusedValues {
  /// The value of a key, which is always `nil` here.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value that the focused view tells; here always `nil`.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  /// Creates the property for a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates the property for the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject {}

  /// The value, which is always `nil` here.
  public var wrappedValue: Value? { nil }
}

/// A binding that the focused view tells; here always `nil`.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates the property for a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value, which is always `nil` here.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that the focused view tells; here always `nil`.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Creates the property.
  public init() {}

  /// The object, which is always `nil` here.
  public var wrappedValue: ObjectType? { nil }
}
