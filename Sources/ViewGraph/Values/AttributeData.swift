import Foundation

/// The numbers of an attribute value that go through the values in between, whatever the value's type.
///
/// Up to four stand in place; the data of a type of the author's own is kept behind a box.
struct AttributeData {
  private var numbers: SIMD4<Double> = .zero
  private var other: (any AnyVector)?

  init(_ x: Double, _ y: Double = 0, _ z: Double = 0, _ w: Double = 0) {
    numbers = SIMD4(x, y, z, w)
  }

  init<Data: VectorArithmetic>(_ data: Data) {
    other = VectorBox(value: data)
  }

  subscript(index: Int) -> Double { numbers[index] }

  /// The data of a type of the author's own.
  func other<Data: VectorArithmetic>(as type: Data.Type) -> Data {
    (other as? VectorBox<Data>)?.value ?? .zero
  }

  /// Its length, such as the distance of two values; in the units of the data.
  var magnitude: Double { magnitudeSquared.squareRoot() }
}

extension AttributeData: VectorArithmetic {
  static var zero: AttributeData { AttributeData(0) }

  static func + (a: AttributeData, b: AttributeData) -> AttributeData {
    var sum = AttributeData.zero
    sum.numbers = a.numbers + b.numbers
    if let x = a.other, let y = b.other { sum.other = x.adding(y) } else { sum.other = a.other ?? b.other }
    return sum
  }

  static func - (a: AttributeData, b: AttributeData) -> AttributeData {
    guard b.other != nil else {
      var difference = a
      difference.numbers -= b.numbers
      return difference
    }
    var negative = b
    negative.scale(by: -1)
    return a + negative
  }

  mutating func scale(by factor: Double) {
    numbers *= factor
    other = other?.scaled(by: factor)
  }

  var magnitudeSquared: Double { (numbers * numbers).sum() + (other?.magnitudeSquared ?? 0) }

  static func == (a: AttributeData, b: AttributeData) -> Bool {
    guard a.numbers == b.numbers else { return false }
    switch (a.other, b.other) {
    case (nil, nil): return true
    case (let x?, let y?): return x.isEqual(to: y)
    // Nothing is the zero of every type.
    case (let x?, nil), (nil, let x?): return x.magnitudeSquared == 0
    }
  }
}

/// Data whose type only its box knows.
private protocol AnyVector {
  func adding(_ other: any AnyVector) -> any AnyVector
  func scaled(by factor: Double) -> any AnyVector
  func isEqual(to other: any AnyVector) -> Bool
  var magnitudeSquared: Double { get }
}

private struct VectorBox<Data: VectorArithmetic>: AnyVector {
  var value: Data

  func adding(_ other: any AnyVector) -> any AnyVector {
    guard let other = other as? VectorBox else { return self }
    return VectorBox(value: value + other.value)
  }

  func scaled(by factor: Double) -> any AnyVector {
    var copy = self
    copy.value.scale(by: factor)
    return copy
  }

  func isEqual(to other: any AnyVector) -> Bool { (other as? VectorBox)?.value == value }

  var magnitudeSquared: Double { value.magnitudeSquared }
}
