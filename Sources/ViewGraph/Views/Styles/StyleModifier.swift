/// A style that the library has by itself: it is recorded by name and leaves no node.
protocol BuiltInStyle {
  /// The name that the author writes, such as `bordered`.
  var styleName: String { get }
}

/// The styles of one kind of control.
protocol StyleFamily {
  /// Names the attribute that the family's modifier records.
  static var schema: AttributeSchema { get }
}

/// Gives the controls inside a style, and records it.
struct StyleModifier<Family: StyleFamily, Style> {
  let style: Style
  /// Adds the style to the environment, for families whose styles have bodies.
  var change: ((inout EnvironmentValues) -> Void)?
}

extension StyleModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(Family.schema, styleValue(style))
    if let change {
      pass.push(environment: change)
    } else if let name = (style as? any BuiltInStyle)?.styleName {
      pass.push(environment: { $0.styleNames[Family.schema.name] = name })
    }
  }
}

/// Prints as the name of a style, without quotes.
private struct StyleName: Hashable, CustomStringConvertible {
  let description: String
}

/// A style as an attribute: a built-in one by its name, a user-made one by its fields.
func styleValue<Style>(_ style: Style) -> AttributeValue {
  if let builtIn = style as? any BuiltInStyle {
    return AttributeValue(opaque: StyleName(description: builtIn.styleName))
  }
  return AttributeValue(opaque: style)
}

extension AttributeSchema {
  /// The attribute of a family of styles.
  static func style(_ name: String, status: APIStatus = .recorded) -> AttributeSchema {
    AttributeSchema(name, .set(because: "a style has no values in between"), status: status)
  }
}

extension Array {
  /// The styles that are left for what a style's own body contains.
  var withoutInnermost: [Element] { Array(dropLast()) }
}
