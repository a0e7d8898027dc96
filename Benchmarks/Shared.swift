/// Hands out one object as long as someone keeps it, and makes another afterwards.
@MainActor final class Shared<Value: AnyObject> {
  private weak var value: Value?
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }

  func callAsFunction() -> Value {
    if let value { return value }
    let value = make()
    self.value = value
    return value
  }
}
