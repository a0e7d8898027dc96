extension AttributeSchema {
  /// The share of its place that a view takes, and whether it has one.
  static let collapse = AttributeSchema(
    "collapse",
    [Component("layoutShare", .interpolates), Component("occupiesLayout", .setBoolean)])
}

/// Says what becomes of the place of a view that shows and hides.
struct HiddenLayoutModifier {
  let layout: HiddenLayout
  let isShown: Bool
  let isHidden: Bool
}

extension HiddenLayoutModifier: ValueModifier {
  static var schema: AttributeSchema { .collapse }

  var attributeValues: [AttributeValue] {
    switch layout {
    case .keepsPlace: [.none, .bool(true)]
    case .collapse: [.number(isShown ? 1 : 0), .bool(!isHidden)]
    case .collapseAtOnce: [.none, .bool(!isHidden)]
    }
  }
}
