import Foundation

/// A value that a modifier or a view gives to a node, with numbers kept as numbers.
public enum AttributeValue {
  /// No value was given: `nil`.
  case none
  /// A Boolean.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; lengths are in points, angles in degrees, durations in seconds.
  case number(Double)
  /// A string that a person reads.
  case text(String)
  /// A width and a height in points.
  case size(CGSize)
  /// A position in points or, for a `UnitPoint`, in fractions of a size.
  case point(CGPoint)
  /// A frame in points.
  case rect(CGRect)
  /// Distances from the four edges in points.
  case insets(EdgeInsets)
  /// A colour.
  case color(Color)
  /// Any other value, compared by `Equatable` or field by field.
  case opaque(OpaqueValue)

  /// Wraps an optional number: `nil` becomes ``none``.
  init(_ number: CGFloat?) {
    self = number.map { .number(Double($0)) } ?? .none
  }

  /// Wraps an optional whole number: `nil` becomes ``none``.
  init(_ number: Int?) {
    self = number.map { .integer($0) } ?? .none
  }

  /// Wraps a value of a type that has no case of its own.
  init<Value>(opaque value: Value) {
    self = .opaque(OpaqueValue(value))
  }
}

extension AttributeValue: Equatable {
  /// Two values are equal when they are of one kind and equal in it.
  public static func == (a: AttributeValue, b: AttributeValue) -> Bool {
    switch (a, b) {
    case (.none, .none): true
    case (.bool(let x), .bool(let y)): x == y
    case (.integer(let x), .integer(let y)): x == y
    case (.number(let x), .number(let y)): isSame(x, y)
    case (.text(let x), .text(let y)): x == y
    case (.size(let x), .size(let y)): isSame(x.width, y.width) && isSame(x.height, y.height)
    case (.point(let x), .point(let y)): isSame(x.x, y.x) && isSame(x.y, y.y)
    case (.rect(let x), .rect(let y)):
      isSame(x.origin.x, y.origin.x) && isSame(x.origin.y, y.origin.y)
        && isSame(x.size.width, y.size.width) && isSame(x.size.height, y.size.height)
    case (.insets(let x), .insets(let y)):
      isSame(x.top, y.top) && isSame(x.leading, y.leading) && isSame(x.bottom, y.bottom)
        && isSame(x.trailing, y.trailing)
    case (.color(let x), .color(let y)): x == y || valuesAreEqual(x, y)
    case (.opaque(let x), .opaque(let y)): x == y
    default: false
    }
  }
}

/// Whether two numbers are the same: a number that is none is the same as another one that is none.
private func isSame<Number: BinaryFloatingPoint>(_ a: Number, _ b: Number) -> Bool {
  a == b || (a.isNaN && b.isNaN)
}

extension AttributeValue: CustomStringConvertible {
  /// The value as reports print it: `nil`, `true`, `60`, `∞`, `"Ridge walk"`.
  public var description: String {
    switch self {
    case .none: "nil"
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): shortNumber(value)
    case .text(let value): printedValue(value)
    case .size(let value): printedValue(value)
    case .point(let value): printedValue(value)
    case .rect(let value): printedValue(value)
    case .insets(let value): "\(value)"
    case .color(let value): "\(value)"
    case .opaque(let value): value.description
    }
  }
}

/// A value whose type only the modifier that wrote it knows.
public struct OpaqueValue {
  private let box: AnyBox

  init<Value>(_ value: Value) {
    box = Box(value)
  }

  /// The value itself.
  public var base: Any { box.base }

  private class AnyBox {
    var base: Any { preconditionFailure("an opaque value has no box of its own kind") }
    func equals(_ other: AnyBox) -> Bool { false }
  }

  private final class Box<Value>: AnyBox {
    let value: Value
    init(_ value: Value) { self.value = value }
    override var base: Any { value }
    override func equals(_ other: AnyBox) -> Bool {
      guard let other = other as? Box<Value> else { return false }
      return valuesAreEqual(value, other.value)
    }
  }
}

extension OpaqueValue: Equatable, CustomStringConvertible {
  /// Two opaque values are equal when they have one type and equal values.
  public static func == (a: OpaqueValue, b: OpaqueValue) -> Bool { a.box.equals(b.box) }

  /// The value as reports print it.
  public var description: String { printedValue(box.base) }
}
