import Foundation

/// A stored value that any number of views read and write, kept in the host's memory.
final class StorageLocation<Value>: Location<Value>, @unchecked Sendable {
  private let key: String
  private var committed: Value
  private var latest: Value
  private var changed = 0
  private var readers: [NodeID: Int] = [:]
  private weak var store: StateStore?

  init(key: String, value: Value, store: StateStore) {
    self.key = key
    self.store = store
    committed = value
    latest = value
  }

  override func read() -> Value {
    guard isOnMainActor() else { return latest }
    return MainActor.assumeIsolated {
      guard let store, store.isEvaluating else { return UncheckedBox(latest) }
      if let (reader, evaluation) = store.currentEvaluation { readers[reader] = evaluation }
      return UncheckedBox(committed)
    }.value
  }

  override func peek() -> Value { latest }

  override func write(_ value: Value, transaction: Transaction) {
    let box = UncheckedBox((value, transaction))
    guard isOnMainActor() else {
      store?.enqueueFromElsewhere { [weak self] in self?.writeOnMain(box.value.0, box.value.1) }
      return
    }
    MainActor.assumeIsolated { writeOnMain(box.value.0, box.value.1) }
  }

  @MainActor private func writeOnMain(_ value: Value, _ transaction: Transaction) {
    guard let store, !valuesAreEqual(latest, value) else { return }
    let old = latest
    latest = value
    store.enqueue(
      Write(
        owner: "storage", property: key, oldValue: printedValue(old), newValue: printedValue(value),
        location: nil,
        cause: store.cause, animation: transaction.animation),
      of: self, transaction: transaction
    ) { [weak self] in self?.commit(value) }
  }

  @MainActor private func commit(_ value: Value) {
    guard let store else { return }
    committed = value
    changed = store.tick()
    let current = readers
    readers.removeAll(keepingCapacity: true)
    for (reader, evaluation) in current where store.evaluation(of: reader) == evaluation {
      store.markDirty(reader)
    }
  }

  override var lastChange: Int { changed }
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
