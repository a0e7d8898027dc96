/// Reads a value that a view above has handed down.
///
/// Documented: only views that read a value run again when it changes
/// (https://developer.apple.com/documentation/swiftui/environment).
@propertyWrapper public struct Environment<Value> {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(read: (EnvironmentValues) -> Value?, name: String)
  }

  /// Remembers what the view saw last, to tell whether the value changed.
  private final class Memory {
    var last: Value?
  }

  private let source: Source
  private var values: EnvironmentValues?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    source = .object(read: { $0[objectType] }, name: shortTypeName(objectType))
  }

  /// Reads the observable object of a type, or `nil` if there is none.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    source = .object(read: { .some($0[objectType]) }, name: shortTypeName(objectType))
  }

  /// The value.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let read, let name):
      guard let object = read(values) else {
        preconditionFailure(
          """
          No Observable object of type \(name) found. A View.environmentObject(_:) for \(name) may be missing \
          as an ancestor of this view.
          """)
      }
      return object
    }
  }

  /// The value, or `nil` for an object that is not there.
  var current: Value? {
    let values = values ?? EnvironmentValues()
    switch source {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let read, _): return read(values)
    }
  }
}

extension Environment: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    let memory = connection.keep { Memory() }
    values = EnvironmentValues(scope: connection.environment, store: connection.store)
    // Looked at without becoming dependent: only a read in the body makes the view run again.
    let silent = EnvironmentValues(scope: connection.environment, store: nil)
    var probe = self
    probe.values = silent
    let now = probe.current
    let hasChanged =
      switch (memory.last, now) {
      case (nil, nil): false
      case (let old?, let new?): !valuesAreEqual(old, new)
      default: true
      }
    memory.last = now
    connection.hasChanged = connection.isFirst || hasChanged
  }
}

extension Environment: CustomComparison {
  /// Two readers of the same value are equal; what they read is not part of them.
  static func areEqual(_ a: Environment, _ b: Environment) -> Bool {
    switch (a.source, b.source) {
    case (.keyPath(let x), .keyPath(let y)): x == y
    case (.object(_, let x), .object(_, let y)): x == y
    default: false
    }
  }
}
