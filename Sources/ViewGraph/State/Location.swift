import Foundation

/// Where a value lives that bindings read and write: a state slot, a part of another location, or a
/// pair of closures.
class Location<Value>: @unchecked Sendable {
  /// Reads the value; a body that runs meanwhile is run again when the value changes.
  func read() -> Value { preconditionFailure("a location reads through one of its subclasses") }

  /// Writes the value under a transaction.
  func write(_ value: Value, transaction: Transaction) {}

  /// Reads the value without becoming dependent on it.
  func peek() -> Value { read() }

  /// When the value last changed, counted in evaluations and writes of the store.
  var lastChange: Int { 0 }

  /// Whether two locations are the same place.
  func isSame(as other: Location<Value>) -> Bool { self === other }

  /// Whose state lies here, such as `Card.text`, if it is anybody's.
  var ownerDescription: String? { nil }

  /// The view whose state lies here, if it is a view's.
  var ownerNode: NodeID? { nil }

  /// The object that the place is a part of, if it is one's.
  var boundObject: AnyObject? { nil }
}

/// A value that never changes.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override func read() -> Value { value }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return valuesAreEqual(value, other.value)
  }
}

/// A value behind two closures, as `Binding(get:set:)` makes it.
final class FunctionLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get getter: @escaping () -> Value, set setter: @escaping (Value, Transaction) -> Void) {
    self.getter = getter
    self.setter = setter
  }

  override func read() -> Value { getter() }

  override func write(_ value: Value, transaction: Transaction) { setter(value, transaction) }
}

/// A part of another location's value.
final class ProjectedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let path: AnyHashable
  private let name: String?
  private let getter: (Base) -> Value
  private let setter: (inout Base, Value) -> Void

  /// - Parameter path: Tells projections of one base apart; equal paths project to the same place.
  init(
    _ base: Location<Base>, path: AnyHashable, name: String? = nil,
    get getter: @escaping (Base) -> Value, set setter: @escaping (inout Base, Value) -> Void
  ) {
    self.base = base
    self.path = path
    self.name = name
    self.getter = getter
    self.setter = setter
  }

  override func read() -> Value { getter(base.read()) }

  override func peek() -> Value { getter(base.peek()) }

  override func write(_ value: Value, transaction: Transaction) {
    var whole = base.peek()
    setter(&whole, value)
    base.write(whole, transaction: transaction)
  }

  override var lastChange: Int { base.lastChange }

  override var ownerDescription: String? { base.ownerDescription }

  override var ownerNode: NodeID? { base.ownerNode }

  override var boundObject: AnyObject? { base.boundObject }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ProjectedLocation<Base, Value> else { return false }
    return path == other.path && base.isSame(as: other.base)
  }
}
