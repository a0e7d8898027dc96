/// A value that a gesture sets while it goes on, and that returns to its initial value at the end.
///
/// Documented: it is reset when the gesture ends or is cancelled
/// (https://developer.apple.com/documentation/swiftui/gesturestate).
@propertyWrapper public struct GestureState<Value> {
  private let initialValue: Value
  private let declaration: SourceLocation?
  private let onReset: (Value, inout Transaction) -> Void
  private(set) var slot: StateSlot<Value>?

  private init(
    initial: Value, declaration: SourceLocation?,
    onReset: @escaping (Value, inout Transaction) -> Void = { _, _ in }
  ) {
    initialValue = initial
    self.declaration = declaration
    self.onReset = onReset
  }

  /// Creates a gesture property with an initial value.
  public init(
    wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initial: wrappedValue, declaration: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a gesture property with an initial value.
  public init(
    initialValue: Value, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initial: initialValue, declaration: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a gesture property whose reset carries a transaction.
  public init(
    wrappedValue: Value, resetTransaction: Transaction,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initial: wrappedValue, declaration: SourceLocation(fileID: fileID, line: line, column: column)
    ) { _, transaction in transaction = resetTransaction }
  }

  /// Creates a gesture property whose reset runs a closure on its transaction.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initial: wrappedValue, declaration: SourceLocation(fileID: fileID, line: line, column: column),
      onReset: reset)
  }

  /// The value; only a gesture's `updating` closure changes it.
  public var wrappedValue: Value { slot?.read() ?? initialValue }

  /// The property itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Writes the value that a gesture's closure gave.
  func update(_ value: Value, _ transaction: Transaction) {
    slot?.write(value, transaction: transaction)
  }

  /// The value that everybody outside of bodies sees.
  var latest: Value { slot?.peek() ?? initialValue }

  /// Returns the value to its initial one at the end of the gesture.
  @MainActor func reset() {
    guard let slot, slot.differsFromInitial else { return }
    var transaction = Transaction.current
    onReset(slot.peek(), &transaction)
    transaction.run { slot.reset(transaction: .current) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture property that begins as `nil`.
  public init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
    self.init(initial: nil, declaration: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

extension GestureState: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    let initial = initialValue
    let slot = connection.slot(.gesture, declaration: declaration) { initial }
    self.slot = slot
    connection.hasChanged = connection.isFirst || slot.lastChange > connection.lastEvaluation
  }
}

extension GestureState: CustomComparison {
  /// Two values of one property are equal when their initial values are.
  static func areEqual(_ a: GestureState, _ b: GestureState) -> Bool {
    valuesAreEqual(a.initialValue, b.initialValue)
  }
}
