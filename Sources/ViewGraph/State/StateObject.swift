/// An observable object that belongs to a view's identity.
///
/// Documented: the object is made once for each identity, when the view first appears
/// (https://developer.apple.com/documentation/swiftui/stateobject).
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  private let make: () -> ObjectType
  private let declaration: SourceLocation?
  private var slot: StateSlot<ObjectType>?

  /// Creates a state object with an initial value that is evaluated once.
  public init(
    wrappedValue thunk: @autoclosure @escaping () -> ObjectType,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    make = thunk
    declaration = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// The object.
  public var wrappedValue: ObjectType {
    guard let slot else {
      reportIssue(
        .stateNotInstalled,
        "Accessing StateObject's object without being installed on a View. This will create a new instance each time."
      )
      return make()
    }
    return slot.peek()
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    let make = make
    let slot: StateSlot<ObjectType> = connection.slot(.object, declaration: declaration, initial: make)
    self.slot = slot
    let model = connection.store.observe(slot.peek(), by: connection.node)
    connection.hasChanged = connection.isFirst || model.lastChange > connection.lastEvaluation
  }
}

extension StateObject: CustomComparison {
  /// Two values of one property are equal: the object that the identity owns counts, not its maker.
  static func areEqual(_ a: StateObject, _ b: StateObject) -> Bool { true }
}
