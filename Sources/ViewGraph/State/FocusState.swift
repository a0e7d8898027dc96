/// Whether, or which of, a view's controls has the focus.
///
/// Documented: https://developer.apple.com/documentation/swiftui/focusstate. The value returns to
/// `false` or `nil` when the focused control goes.
@propertyWrapper public struct FocusState<Value: Hashable> {
  /// Reads and writes the focus of a view's controls.
  @propertyWrapper public struct Binding {
    let location: Location<Value>
    let unfocused: Value

    /// The value.
    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.write(newValue, transaction: .current) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let unfocused: Value
  private let declaration: SourceLocation?
  private var slot: StateSlot<Value>?

  /// Creates a focus property that begins without focus.
  public init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
  where Value == Bool {
    unfocused = false
    declaration = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Creates a focus property that begins without focus.
  public init<T: Hashable>(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
  where Value == T? {
    unfocused = nil
    declaration = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// The value; writing it moves the focus.
  public var wrappedValue: Value {
    get { slot?.read() ?? unfocused }
    nonmutating set { slot?.write(newValue, transaction: .current) }
  }

  /// A binding for `focused(_:)`.
  public var projectedValue: Binding {
    Binding(location: slot ?? ConstantLocation(unfocused), unfocused: unfocused)
  }
}

extension FocusState: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    let unfocused = unfocused
    let slot = connection.slot(.focus, declaration: declaration) { unfocused }
    self.slot = slot
    connection.hasChanged = connection.isFirst || slot.lastChange > connection.lastEvaluation
  }
}

extension FocusState: CustomComparison {
  /// Two values of one property are equal: the focus belongs to the identity.
  static func areEqual(_ a: FocusState, _ b: FocusState) -> Bool { true }
}

extension FocusState.Binding: CustomComparison {
  /// Two bindings are equal when they lead to the same place.
  static func areEqual(_ a: FocusState.Binding, _ b: FocusState.Binding) -> Bool {
    a.location.isSame(as: b.location)
  }
}

extension FocusState.Binding: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    connection.hasChanged = connection.isFirst || location.lastChange > connection.lastEvaluation
  }
}
