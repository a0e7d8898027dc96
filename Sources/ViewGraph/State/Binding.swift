/// A way to read and write a value that something else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let location: Location<Value>
  /// The transaction that a write carries, if the binding sets one.
  public var transaction: Transaction
  private var hasOwnTransaction = false

  init(location: Location<Value>, transaction: Transaction? = nil) {
    self.location = location
    self.transaction = transaction ?? Transaction()
    hasOwnTransaction = transaction != nil
  }

  /// Creates a binding with closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(location: FunctionLocation(get: get) { value, _ in set(value) })
  }

  /// Creates a binding with closures that read the value and write it under a transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(location: FunctionLocation(get: get, set: set))
  }

  /// Creates a binding from another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  private func write(_ value: Value) {
    guard hasOwnTransaction else { return location.write(value, transaction: .current) }
    withTransaction(transaction) { location.write(value, transaction: .current) }
  }

  /// A binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    derived(
      ProjectedLocation(
        location, path: keyPath, get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 }))
  }

  func derived<Other>(_ location: Location<Other>) -> Binding<Other> {
    Binding<Other>(location: location, transaction: hasOwnTransaction ? transaction : nil)
  }

  /// A binding whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(location: location, transaction: Transaction(animation: animation))
  }
}

extension Binding {
  /// Creates a binding to an optional from a binding to a value; writing `nil` has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.derived(
      ProjectedLocation(
        base.location, path: "optional", get: { $0 }, set: { if let value = $1 { $0 = value } }))
  }

  /// Creates a binding to the value of an optional, or `nil` if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = base.derived(
      ProjectedLocation(base.location, path: "unwrapped", get: { $0 ?? value }, set: { $0 = $1 }))
  }

  /// Creates a binding that hides the value's type.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.derived(
      ProjectedLocation(
        base.location, path: "erased", get: { AnyHashable($0) },
        set: { if let value = $1.base as? V { $0 = value } }))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
  /// An element is a binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Iterates over the indices.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
  /// The index of the value's elements.
  public typealias Index = Value.Index
  /// The indices of the value.
  public typealias Indices = Value.Indices

  /// The first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index past the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The index after another.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// A binding to an element; read past the end, it gives the element it was made with.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    // The value that a body sees may have elements that the latest one, of an update to come, has not.
    let latest = location.peek()
    let known = latest.indices.contains(position) ? latest[position] : wrappedValue[position]
    return derived(
      ProjectedLocation(
        location, path: position,
        get: { $0.indices.contains(position) ? $0[position] : known },
        set: { if $0.indices.contains(position) { $0[position] = $1 } }))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection, Value.Index: Hashable {
  /// The index before another.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {}

extension Binding: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    connection.hasChanged = connection.isFirst || location.lastChange > connection.lastEvaluation
  }
}

extension Binding: CustomComparison {
  /// Two bindings are equal when they lead to the same place.
  static func areEqual(_ a: Binding, _ b: Binding) -> Bool {
    a.location.isSame(as: b.location) && a.transaction.animation == b.transaction.animation
  }
}
