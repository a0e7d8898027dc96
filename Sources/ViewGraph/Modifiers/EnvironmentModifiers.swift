import Observation

extension AttributeSchema {
  /// A value that is handed down.
  static let environment = AttributeSchema(
    "environment", .set(because: "an environment value is handed down; the views that read it run again"),
    status: .behaves)
}

struct EnvironmentModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension EnvironmentModifier: HandedDownValue {
  static var schema: AttributeSchema { .environment }

  var attributeValues: [AttributeValue] { [AttributeValue(opaque: value)] }

  func hand(to environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

struct EnvironmentTransformModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension EnvironmentTransformModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(environment: { [keyPath, transform] in transform(&$0[keyPath: keyPath]) })
  }
}

struct EnvironmentObjectModifier<Object: AnyObject> {
  let object: Object?
}

extension EnvironmentObjectModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(environment: { [object] in $0[Object.self] = object })
  }
}

extension View {
  /// Hands a value down to the views inside.
  ///
  /// Only views that read it run again when it changes.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier(keyPath: keyPath, value: value))
  }

  /// Hands an observable object down to the views inside, by its type.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Changes a value that is handed down to the views inside.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Hands an object down to the views inside that declare an `@EnvironmentObject` of its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
