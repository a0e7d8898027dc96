import Foundation

/// A number that grows with the person's text size.
///
/// A host keeps the number as it is, which is what it is at the text size `large`. Documented:
/// https://developer.apple.com/documentation/swiftui/scaledmetric.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value

  /// Creates a number that grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

  /// Creates a number that grows as the body text does.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// The number.
  public var wrappedValue: Value { base }
}
