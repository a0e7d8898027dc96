import Foundation

/// A modifier that gives attribute values and nothing else.
///
/// Each modifier has a family type of its own, so that views with different modifiers have different
/// types, as the tree expects: views of one type have the same attributes.
protocol AttributeFamily {
  /// Names the values.
  static var schema: AttributeSchema { get }
}

/// Gives the values of a family to the views that it modifies.
struct AttributeModifier<Family: AttributeFamily> {
  let values: [AttributeValue]

  init(_ values: AttributeValue...) { self.values = values }
}

extension AttributeModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) { pass.push(Family.schema, values) }
}

/// A modifier that gives one attribute value and hands a value down in the environment.
protocol EnvironmentFamily: AttributeFamily {
  associatedtype Value

  /// The value as an attribute.
  static func attributeValue(of value: Value) -> AttributeValue

  /// Hands the value down.
  static func hand(_ value: Value, to environment: inout EnvironmentValues)
}

extension EnvironmentFamily {
  static func attributeValue(of value: Value) -> AttributeValue { AttributeValue(opaque: value) }
}

/// Gives the value of a family to the views that it modifies, and to everything below them.
struct EnvironmentAttributeModifier<Family: EnvironmentFamily> {
  let value: Family.Value

  init(_ value: Family.Value) { self.value = value }
}

extension EnvironmentAttributeModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let value = value
    pass.push(Family.schema, [Family.attributeValue(of: value)])
    pass.push(environment: { Family.hand(value, to: &$0) })
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
