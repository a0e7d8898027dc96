/// What a layout knows of all nodes of one shape.
struct ShapeTraits {
  /// Whether such a node stands for the views below it.
  let isList: Bool
  /// Whether nothing that the node gives has a say in layout, so that the views below may stand for themselves.
  let isPlain: Bool
  /// Whether such a node is one view, whatever is below it.
  let isSingle: Bool
  /// Whether such a node is a section.
  let isSection: Bool

  init(_ node: Node) {
    let kind = LayoutKind(node)
    if case .section = kind { isSection = true } else { isSection = false }
    if case .list = kind { isList = true } else { isList = isSection }
    isPlain = !node.schemas.contains { LayoutRules.hasRule($0) || $0.isLayoutInput || $0.tellsContainer }
    switch kind {
    case .list, .row, .section, .tab, .layered, .safeAreaInset, .firstThatFits: isSingle = false
    default: isSingle = true
    }
  }
}

extension AttributeSchema {
  /// Whether one of the values takes effect in layout.
  fileprivate var isLayoutInput: Bool { components.contains { $0.response == .layoutInput } }

  /// Whether something of it is said to containers around the view, or is read of the view's own frame.
  fileprivate var tellsContainer: Bool {
    let schemas =
      LayoutKind.ownSchemas + LayoutKind.clippingSchemas + NavigationBarTraits.schemas
      + [.tag, HiddenFamily.schema]
    return schemas.contains { $0 === self }
  }
}

extension LayoutRules {
  /// Whether a change of values of a schema may change a layout: of all but those that are drawn only.
  static func mayRead(_ schema: AttributeSchema) -> Bool {
    hasRule(schema) || schema.tellsContainer
      || schema.components.contains {
        switch $0.response {
        case .interpolates, .interpolatesAtLeaves, .interpolatesLetters: false
        case .layoutInput, .set: true
        }
      }
  }
}
