/// A key of a value that views hand down to the views inside them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values that a node sets for itself and everything below it.
///
/// It lives as long as the node. A view that reads a value finds the innermost scope that sets it.
@MainActor final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var entries: [ObjectIdentifier: any AnyEnvironmentEntry] = [:]
  /// The views that depend on what this scope says of a key, each with the evaluation that asked.
  private var readers: [ObjectIdentifier: [NodeID: Int]] = [:]

  init(parent: EnvironmentScope?) {
    self.parent = parent
  }

  /// The innermost entry of a key, here or above.
  ///
  /// - Parameter reader: The view that depends on the answer, in its present evaluation.
  func entry(
    _ key: ObjectIdentifier, for reader: (node: NodeID, evaluation: Int)?
  ) -> (any AnyEnvironmentEntry)? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let reader { current.readers[key, default: [:]][reader.node] = reader.evaluation }
      // Scopes further out do not matter: this value hides theirs.
      if let entry = current.entries[key] { return entry }
      scope = current.parent
    }
    return nil
  }

  /// Takes new values in and returns the keys whose values changed.
  func replace(with values: EnvironmentValues) -> [ObjectIdentifier] {
    let old = entries
    entries = values.entries
    var changed = entries.compactMap { key, entry in
      old[key].map { $0.isEqual(to: entry) } == true ? nil : key
    }
    changed += old.keys.filter { entries[$0] == nil }
    return changed
  }

  /// Takes the views that depend on some keys, with the evaluations that asked.
  func takeReaders(of keys: [ObjectIdentifier]) -> [(node: NodeID, evaluation: Int)] {
    keys.flatMap { key in (readers.removeValue(forKey: key) ?? [:]).map { ($0.key, $0.value) } }
  }
}

/// A value of the environment, whatever its type.
protocol AnyEnvironmentEntry {
  var anyValue: Any { get }
  func isEqual(to other: any AnyEnvironmentEntry) -> Bool
}

private struct EnvironmentEntry<Value>: AnyEnvironmentEntry {
  let value: Value

  var anyValue: Any { value }

  func isEqual(to other: any AnyEnvironmentEntry) -> Bool {
    guard let other = other as? EnvironmentEntry<Value> else { return false }
    return valuesAreEqual(value, other.value)
  }
}

/// The values that reach a view from the views around it.
public struct EnvironmentValues {
  /// What has been set on this copy.
  fileprivate var entries: [ObjectIdentifier: any AnyEnvironmentEntry] = [:]
  private let scope: EnvironmentScope?
  private let store: StateStore?
  /// Notes what is read, where something is made of it that is kept.
  private let watch: NodeWatch?

  /// Creates values that are all at their defaults.
  public init() {
    self.init(scope: nil, store: nil)
  }

  init(scope: EnvironmentScope?, store: StateStore?, watch: NodeWatch? = nil) {
    self.scope = scope
    self.store = store
    self.watch = watch
  }

  private func value<Value>(_ key: ObjectIdentifier, as type: Value.Type) -> Value? {
    if let entry = entries[key] { return (entry as? EnvironmentEntry<Value>)?.value }
    if let watch {
      let box = UncheckedBox(watch)
      MainActor.assumeIsolated { box.value.noteRead(key) }
    }
    guard let scope else { return nil }
    let source = UncheckedBox((scope: scope, store: store))
    let found = MainActor.assumeIsolated { () -> UncheckedBox<Value?> in
      let entry = source.value.scope.entry(key, for: source.value.store?.currentEvaluation)
      return UncheckedBox((entry as? EnvironmentEntry<Value>)?.value)
    }
    return found.value
  }

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = EnvironmentEntry(value: newValue) }
  }

  /// The object of a type that a view above has put into the environment.
  public subscript<T: AnyObject>(objectType: T.Type) -> T? {
    get { value(ObjectIdentifier(objectType), as: T?.self) ?? nil }
    set { entries[ObjectIdentifier(objectType)] = EnvironmentEntry(value: newValue) }
  }

  /// Whether anything has been set on this copy.
  var hasEntries: Bool { !entries.isEmpty }
}
