extension Color: View {
  /// A colour has no body.
  public typealias Body = Never

  /// Describes a leaf that takes all the room it is given.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.leaf(Color.self, own: view)
  }
}

extension Color: AttributeSource {
  @usableFromInline static var schema: AttributeSchema { .colorView }

  @usableFromInline var attributeValues: [AttributeValue] { [.color(self)] }
}

extension LinearGradient: View {
  /// A gradient has no body.
  public typealias Body = Never

  /// Describes a leaf that takes all the room it is given.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.gradient(view)
  }
}

extension RadialGradient: View {
  /// A gradient has no body.
  public typealias Body = Never

  /// Describes a leaf that takes all the room it is given.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.gradient(view)
  }
}

extension EllipticalGradient: View {
  /// A gradient has no body.
  public typealias Body = Never

  /// Describes a leaf that takes all the room it is given.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.gradient(view)
  }
}

extension AngularGradient: View {
  /// A gradient has no body.
  public typealias Body = Never

  /// Describes a leaf that takes all the room it is given.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.gradient(view)
  }
}

extension DescribingPass {
  fileprivate mutating func gradient<Style: ShapeStyle>(_ style: Style) {
    leaf(Style.self) { $0.push(.gradientView, AttributeValue(opaque: style)) }
  }
}

extension AttributeSchema {
  static let colorView = AttributeSchema("Color", [Component("color", .interpolates)], status: .behaves)
  /// Two gradients of one kind mix; whether SwiftUI's do in every case is not documented.
  static let gradientView = AttributeSchema("gradient", .interpolates)
}
