import Foundation

/// What a view says to the container around it, beside its size.
final class ItemTraits {
  /// What the view is among constraints, if it has a name there.
  let layoutItem: LayoutItem?
  /// The share of its slot that the view takes in a stack view: 0 while it is hidden.
  let share: CGFloat

  private init(layoutItem: LayoutItem?, share: CGFloat) {
    self.layoutItem = layoutItem
    self.share = share
  }

  /// What modifiers of one node say, innermost first; `nil` where they say nothing.
  init?(_ attributes: [Attribute]) {
    var item: LayoutItem?
    var share: CGFloat = 1
    var hidden: [Bool] = []
    for attribute in attributes {
      switch attribute.schema {
      case _ where attribute.schema === AttributeSchema.constrained:
        item = attribute.values[0].value(as: LayoutItem.self) ?? item
      case _ where attribute.schema === HiddenFamily.schema:
        hidden.append(attribute.values[0] == .bool(true))
      case _ where attribute.schema === AttributeSchema.collapse:
        // Who shows and hides a view says himself what becomes of the place.
        _ = hidden.popLast()
        share = min(share, Self.share(of: attribute))
      default: break
      }
    }
    if hidden.contains(true) { share = 0 }
    if item == nil && share == 1 { return nil }
    layoutItem = item
    self.share = share
  }

  private static func share(of collapse: Attribute) -> CGFloat {
    if collapse["occupiesLayout"] == .bool(false) { return 0 }
    guard let share = collapse["layoutShare"]?.length, share.isFinite else { return 1 }
    return min(max(share, 0), 1)
  }

  /// The name alone, or `nil` if there is none.
  var name: ItemTraits? { layoutItem.map { ItemTraits(layoutItem: $0, share: 1) } }

  /// What a view says with a modifier around it.
  static func merged(_ outer: ItemTraits?, _ inner: ItemTraits?) -> ItemTraits? {
    guard let outer, let inner else { return outer ?? inner }
    return ItemTraits(
      layoutItem: outer.layoutItem ?? inner.layoutItem, share: min(outer.share, inner.share))
  }
}
