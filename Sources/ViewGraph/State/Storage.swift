import Foundation

/// A stored value that any number of views read and write, kept in the host's memory.
final class StorageLocation<Value>: StoredLocation<Value>, @unchecked Sendable {
  private let key: String

  init(key: String, value: Value, store: StateStore) {
    self.key = key
    super.init(value, store: store)
  }

  override var names: (owner: String, property: String) { ("storage", key) }
  override var ownerDescription: String? { "storage \"\(key)\"" }
}

extension StateStore {
  /// The stored value of a key, made on first use.
  fileprivate func storageLocation<Value>(_ key: String, initial: Value) -> StorageLocation<Value> {
    if let known = storage[key] as? StorageLocation<Value> { return known }
    let location = StorageLocation(key: key, value: initial, store: self)
    storage[key] = location
    return location
  }
}

/// A value that outlives its views: in SwiftUI in the user defaults, here in the host's memory.
///
/// Documented: https://developer.apple.com/documentation/swiftui/appstorage. Values of one key are
/// shared by all views of one host and forgotten with it.
@propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private let initialValue: Value
  private var location: StorageLocation<Value>?

  private init(key: String, initial: Value) {
    self.key = key
    initialValue = initial
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.read() ?? initialValue }
    nonmutating set { location?.write(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initialValue)
  }
}

extension AppStorage {
  /// Creates a property for a key, with the value that holds until one is stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key: key, initial: wrappedValue)
  }

  /// Creates a property for a key that begins as `nil`.
  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key: key, initial: nil)
  }
}

extension AppStorage: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    let location = connection.store.storageLocation(key, initial: initialValue)
    self.location = location
    connection.hasChanged = connection.isFirst || location.lastChange > connection.lastEvaluation
  }
}

/// A value that a scene keeps between launches; here in the host's memory.
///
/// Documented: https://developer.apple.com/documentation/swiftui/scenestorage.
@propertyWrapper public struct SceneStorage<Value> {
  private let key: String
  private let initialValue: Value
  private var location: StorageLocation<Value>?

  private init(key: String, initial: Value) {
    self.key = key
    initialValue = initial
  }

  /// The value.
  public var wrappedValue: Value {
    get { location?.read() ?? initialValue }
    nonmutating set { location?.write(newValue, transaction: .current) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    location.map { Binding(location: $0) } ?? .constant(initialValue)
  }
}

extension SceneStorage {
  /// Creates a property for a key, with the value that holds until one is stored.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key: key, initial: wrappedValue)
  }

  /// Creates a property for a key that begins as `nil`.
  public init<Wrapped>(_ key: String) where Value == Wrapped? {
    self.init(key: key, initial: nil)
  }
}

extension SceneStorage: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    // A scene's keys are its own; an app's are shared by all scenes.
    let location = connection.store.storageLocation("scene." + key, initial: initialValue)
    self.location = location
    connection.hasChanged = connection.isFirst || location.lastChange > connection.lastEvaluation
  }
}
