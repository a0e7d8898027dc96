import Foundation

extension AttributeValue {
  /// The value's animatable data, or `nil` where there is nothing between two values of its kind.
  ///
  /// A colour's is in linear light, not premultiplied; one from an asset catalogue has none.
  ///
  /// - Parameter scheme: Decides what the system's colours are.
  func data(in scheme: ColorScheme) -> AttributeData? {
    switch self {
    case .none, .bool, .text: nil
    case .integer(let value): AttributeData(Double(value))
    case .number(let value): AttributeData(value)
    case .size(let value): AttributeData(value.width, value.height)
    case .point(let value): AttributeData(value.x, value.y)
    case .rect(let value):
      AttributeData(value.origin.x, value.origin.y, value.size.width, value.size.height)
    case .insets(let value): AttributeData(value.top, value.leading, value.bottom, value.trailing)
    case .color(let value): value.resolved(in: scheme).map(Self.data)
    case .opaque(let value): Self.data(of: value.base, in: scheme)
    }
  }

  /// The value of the same kind that has other data.
  func with(_ data: AttributeData) -> AttributeValue {
    switch self {
    case .none, .bool, .text: self
    case .integer, .number: .number(data[0])
    case .size: .size(CGSize(width: data[0], height: data[1]))
    case .point: .point(CGPoint(x: data[0], y: data[1]))
    case .rect: .rect(CGRect(x: data[0], y: data[1], width: data[2], height: data[3]))
    case .insets: .insets(EdgeInsets(top: data[0], leading: data[1], bottom: data[2], trailing: data[3]))
    case .color: .color(Color(Self.resolved(data)))
    case .opaque(let value): Self.value(value.base, with: data)
    }
  }

  private static func data(of color: Color.Resolved) -> AttributeData {
    AttributeData(
      Double(color.linearRed), Double(color.linearGreen), Double(color.linearBlue), Double(color.opacity))
  }

  private static func resolved(_ data: AttributeData) -> Color.Resolved {
    Color.Resolved(
      colorSpace: .sRGBLinear, red: Float(data[0]), green: Float(data[1]), blue: Float(data[2]),
      opacity: Float(data[3]))
  }

  private static func data(of value: Any, in scheme: ColorScheme) -> AttributeData? {
    func data<Value: Animatable>(of value: Value) -> AttributeData? {
      Value.AnimatableData.self == EmptyAnimatableData.self ? nil : AttributeData(value.animatableData)
    }
    func own<Data: VectorArithmetic>(_ value: Data) -> AttributeData? {
      Data.self == EmptyAnimatableData.self ? nil : AttributeData(value)
    }
    if let color = value as? Color { return color.resolved(in: scheme).map(Self.data) }
    if let value = value as? any Animatable { return data(of: value) }
    if let value = value as? any VectorArithmetic { return own(value) }
    return nil
  }

  private static func value(_ value: Any, with data: AttributeData) -> AttributeValue {
    func replaced<Value: Animatable>(_ value: Value) -> AttributeValue {
      var copy = value
      copy.animatableData = data.other(as: Value.AnimatableData.self)
      return AttributeValue(opaque: copy)
    }
    func own<Data: VectorArithmetic>(_: Data) -> AttributeValue {
      AttributeValue(animatable: data.other(as: Data.self))
    }
    if value is Color { return AttributeValue(opaque: Color(resolved(data))) }
    if let value = value as? any Animatable { return replaced(value) }
    if let value = value as? any VectorArithmetic { return own(value) }
    return AttributeValue(opaque: value)
  }

  /// Wraps the data of an animatable value: a number as a number, anything else as it is.
  init<Data: VectorArithmetic>(animatable data: Data) {
    switch data {
    case let number as Double: self = .number(number)
    case let number as CGFloat: self = .number(Double(number))
    case let number as Float: self = .number(Double(number))
    default: self.init(opaque: data)
    }
  }
}
