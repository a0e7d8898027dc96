import Foundation

/// A modifier that gives attribute values and nothing else.
///
/// Each modifier has a family type of its own, so that views with different modifiers have different
/// types, as the tree expects: views of one type have the same attributes.
@usableFromInline protocol AttributeFamily {
  /// Names the values.
  static var schema: AttributeSchema { get }
}

/// Gives the values of a family to the views that it modifies.
struct AttributeModifier<Family: AttributeFamily> {
  /// Not a list, so that a single value takes no memory of its own.
  let first: AttributeValue
  let others: [AttributeValue]

  init(_ first: AttributeValue, _ others: AttributeValue...) {
    self.first = first
    self.others = others
  }
}

extension AttributeModifier: ValueModifier {
  static var schema: AttributeSchema { Family.schema }

  var attributeValues: [AttributeValue] { [first] + others }
}

/// A modifier that gives one attribute value and hands a value down in the environment.
@usableFromInline protocol EnvironmentFamily: AttributeFamily {
  associatedtype Value

  /// The value as an attribute.
  static func attributeValue(of value: Value) -> AttributeValue

  /// Hands the value down; it is set, whatever was there before.
  static func hand(_ value: Value, to environment: inout EnvironmentValues)
}

extension EnvironmentFamily {
  @usableFromInline static func attributeValue(of value: Value) -> AttributeValue {
    AttributeValue(opaque: value)
  }
}

/// Gives the value of a family to the views that it modifies, and to everything below them.
@usableFromInline struct EnvironmentAttributeModifier<Family: EnvironmentFamily> {
  @usableFromInline let value: Family.Value

  @inlinable init(_ value: Family.Value) { self.value = value }
}

extension EnvironmentAttributeModifier: HandedDownValue {
  @usableFromInline static var schema: AttributeSchema { Family.schema }

  @usableFromInline var attributeValues: [AttributeValue] { [Family.attributeValue(of: value)] }

  @usableFromInline func hand(to environment: inout EnvironmentValues) {
    Family.hand(value, to: &environment)
  }
}

extension AttributeResponse {
  /// Set, since a Boolean has no values in between.
  static let setBoolean = AttributeResponse.set(because: "a Boolean has no values in between")
  /// Set, since a string has no values in between.
  static let setString = AttributeResponse.set(because: "a string has no values in between")
  /// Set, since one of a few named choices has no values in between.
  static let setChoice = AttributeResponse.set(because: "a choice has no values in between")
  /// Set, since a set of options has no values in between.
  static let setOptions = AttributeResponse.set(because: "a set of options has no values in between")
}

extension AttributeValue {
  /// Wraps a point given in fractions of a view's size.
  init(_ point: UnitPoint) { self = .point(CGPoint(x: point.x, y: point.y)) }
}
