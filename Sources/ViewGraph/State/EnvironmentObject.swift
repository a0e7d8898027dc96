/// An observable object that a view above has put into the environment.
///
/// Documented: https://developer.apple.com/documentation/swiftui/environmentobject.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  private final class Memory {
    var object: ObjectType?
  }

  private var object: ObjectType?

  /// Creates the property; its object comes from `environmentObject(_:)`.
  public init() {}

  /// The object.
  ///
  /// - Precondition: A view above has put one into the environment, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        """
        No ObservableObject of type \(shortTypeName(ObjectType.self)) found. A View.environmentObject(_:) for \
        \(shortTypeName(ObjectType.self)) may be missing as an ancestor of this view.
        """)
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: ConnectedProperty {
  mutating func connect(_ connection: inout PropertyConnection) {
    let memory = connection.keep { Memory() }
    object = EnvironmentValues(scope: connection.environment, store: connection.store)[ObjectType.self]
    let isOther = memory.object !== object
    if isOther {
      if let previous = memory.object { connection.store.stopObserving(previous, by: connection.node) }
      memory.object = object
    }
    guard let object else {
      connection.hasChanged = isOther || connection.isFirst
      return
    }
    let model = connection.store.observe(object, by: connection.node)
    connection.hasChanged = isOther || connection.isFirst || model.lastChange > connection.lastEvaluation
  }
}

extension EnvironmentObject: CustomComparison {
  /// Two readers of one type of object are equal; the object is not part of them.
  static func areEqual(_ a: EnvironmentObject, _ b: EnvironmentObject) -> Bool { true }
}
