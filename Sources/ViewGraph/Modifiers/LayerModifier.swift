extension DescribingPass {
  /// Describes a node that holds modified content and a second view, each at a step of its own, so
  /// that neither's identity depends on the other.
  mutating func layers<Content: View, Second: View>(
    _ modifier: Any.Type, name: String, schema: AttributeSchema, values: [AttributeValue],
    content: Content, second: Second
  ) {
    node(modifier, .decorated, name: name, { $0.push(schema, values) }) { pass in
      pass.stepping(.child, 0, at: nil) { Content._describe(content, in: &$0) }
      pass.stepping(.child, 1, at: nil) { Second._describe(second, in: &$0) }
    }
  }
}

/// A style that fills what it is given, as the second view of a background or an overlay.
struct StyleLayer<Style: ShapeStyle> {
  let style: Style
}

extension StyleLayer: View {
  typealias Body = Never

  static func _describe(_ view: Self, in pass: inout DescribingPass) {
    // A style that is also a view stands in the tree as that view.
    if let view = view.style as? any View {
      describe(view, in: &pass)
    } else {
      pass.leaf(Style.self) { $0.push(.style, AttributeValue(style: view.style)) }
    }
  }

  @MainActor private static func describe<V: View>(_ view: V, in pass: inout DescribingPass) {
    V._describe(view, in: &pass)
  }
}

extension AttributeSchema {
  /// What an area is filled with.
  static let style = AttributeSchema("style", .interpolatesAtLeaves)
}
