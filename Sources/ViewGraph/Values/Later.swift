/// A value that is made when somebody reads it, once.
///
/// It is part of an update, which stays on the main actor.
final class Later<Value> {
  private var made: Value?
  private var make: (() -> Value)?

  init(_ value: Value) { made = value }

  init(making make: @escaping () -> Value) { self.make = make }

  var value: Value {
    if let made { return made }
    guard let make else { preconditionFailure("a later value is neither made nor can it be made") }
    let value = make()
    made = value
    self.make = nil
    return value
  }
}
