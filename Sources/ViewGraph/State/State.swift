/// A value that belongs to a view's identity: it begins with the view and is lost with it.
///
/// Documented: SwiftUI keeps the value as long as the view keeps its identity, and ignores later
/// initial values (https://developer.apple.com/documentation/swiftui/state). The place of the
/// declaration is remembered for reports.
@propertyWrapper public struct State<Value> {
  let initialValue: Value
  private let declaration: SourceLocation?
  private var slot: StateSlot<Value>?

  init(initialValue: Value, declaration: SourceLocation?) {
    self.initialValue = initialValue
    self.declaration = declaration
  }

  /// Creates a state property with an initial wrapped value.
  public init(
    wrappedValue: Value, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initialValue: wrappedValue, declaration: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a state property with an initial value.
  public init(
    initialValue: Value, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      initialValue: initialValue, declaration: SourceLocation(fileID: fileID, line: line, column: column))
  }

  /// Creates a state property with an initial value, for use as a function.
  @_disfavoredOverload public init(initialValue: Value) {
    self.init(initialValue: initialValue, declaration: nil)
  }

  /// The value; outside of a view that is in a tree, the initial value.
  public var wrappedValue: Value {
    get {
      guard let slot else {
        reportIssue(
          .stateNotInstalled,
          """
          Accessing State's value outside of being installed on a View. This will result in a constant \
          Binding of the initial value and will not update.
          """, location: declaration)
        return initialValue
      }
      return slot.read()
    }
    nonmutating set {
      guard let slot else {
        reportIssue(
          .stateNotInstalled,
          """
          Accessing State's value outside of being installed on a View. This will result in a constant \
          Binding of the initial value and will not update.
          """, location: declaration)
        return
      }
      slot.write(newValue, transaction: .current)
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let slot else {
      reportIssue(
        .stateNotInstalled,
        """
        Accessing State's value outside of being installed on a View. This will result in a constant \
        Binding of the initial value and will not update.
        """, location: declaration)
      return .constant(initialValue)
    }
    return Binding(location: slot)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state property without an initial value: it begins as `nil`.
  public init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
    self.init(initialValue: nil, declaration: SourceLocation(fileID: fileID, line: line, column: column))
  }
}

extension State: Sendable where Value: Sendable {}

extension State: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    let initial = initialValue
    let slot = connection.slot(.state, declaration: declaration) { initial }
    self.slot = slot
    connection.hasChanged = connection.isFirst || slot.lastChange > connection.lastEvaluation
  }
}

extension State: CustomComparison {
  /// Two values of one property are equal when their initial values are.
  static func areEqual(_ a: State, _ b: State) -> Bool { valuesAreEqual(a.initialValue, b.initialValue) }
}
