/// A name that is unique to a view's identity, for `matchedGeometryEffect`.
///
/// Documented: https://developer.apple.com/documentation/swiftui/namespace.
@propertyWrapper public struct Namespace {
  /// The name.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private final class Memory {
    let id: ID
    init(_ number: Int) { id = ID(number: number) }
  }

  private var memory: Memory?

  /// Creates a namespace.
  public init() {}

  /// The name; the same for as long as the identity lives.
  public var wrappedValue: ID { memory?.id ?? ID(number: 0) }
}

extension Namespace: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    let store = connection.store
    memory = connection.keep { Memory(store.tick()) }
  }
}

extension Namespace: CustomComparison {
  /// Two values of one property are equal: the name belongs to the identity.
  static func areEqual(_ a: Namespace, _ b: Namespace) -> Bool { true }
}

extension Namespace.ID: CustomStringConvertible {
  /// The name as reports print it.
  public var description: String { "namespace \(number)" }
}
