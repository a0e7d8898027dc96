/// Whether, or which of, a view's elements has the focus of an accessibility technology.
///
/// A host has no such technology: the value is what was written last. Documented:
/// https://developer.apple.com/documentation/swiftui/accessibilityfocusstate.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  /// Reads and writes the focus.
  @propertyWrapper public struct Binding {
    fileprivate let base: FocusState<Value>.Binding

    /// The value.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var base: FocusState<Value>

  /// Creates a property that begins without focus.
  public init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
  where Value == Bool {
    base = FocusState(fileID: fileID, line: line, column: column)
  }

  /// Creates a property that begins without focus.
  public init<T: Hashable>(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column)
  where Value == T? {
    base = FocusState(fileID: fileID, line: line, column: column)
  }

  /// The value.
  public var wrappedValue: Value {
    get { base.wrappedValue }
    nonmutating set { base.wrappedValue = newValue }
  }

  /// A binding for `accessibilityFocused(_:)`.
  public var projectedValue: Binding { Binding(base: base.projectedValue) }
}

extension AccessibilityFocusState: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) { base.connect(&connection) }
}

extension AccessibilityFocusState: CustomComparison {
  /// Two values of one property are equal: the focus belongs to the identity.
  static func areEqual(_ a: AccessibilityFocusState, _ b: AccessibilityFocusState) -> Bool { true }
}
