import Foundation

/// What a view tells the container that it stands in.
///
/// Like SwiftUI's traits they go up through everything that only stands for the views inside, and end at the next view
/// that arranges others.
struct LayoutTraits {
  /// What a row of a list is in its section.
  enum Part {
    case header
    case content
    case footer

    /// - Parameter number: The part of the section that a child of it is.
    init(number: Int) { self = number == 0 ? .header : number == 1 ? .content : .footer }
  }

  /// The section of a list in which it stands.
  var section: NodeID?
  /// What it is there.
  var part = Part.content
  /// The room around it as a row of a list, in points; `nil` for the list's own.
  var rowInsets: EdgeInsets?
  /// How far it is moved in as a row of a list, in points.
  var indentation: CGFloat = 0
  /// The value for which it stands.
  var tag: AnyHashable?
  /// Whether it takes no room.
  var isCollapsed = false
  /// What is shown of it in the bar of a tab view.
  var tabLabel: MeasuredItem?

  /// Takes what a modifier says; the innermost modifier of a kind counts.
  mutating func take(_ attribute: Attribute) {
    if attribute.isCollapsing {
      isCollapsed = true
    } else if attribute.schema === ListRowInsetsFamily.schema, rowInsets == nil {
      if case .insets(let insets) = attribute.values[0] { rowInsets = insets.finite }
    } else if attribute.schema === AttributeSchema.tag, tag == nil {
      tag = attribute.values[0].value(as: AnyHashable.self)
    }
  }
}

/// The directions that hold for the modifiers of a view.
///
/// What stands outside of `.environment(\.layoutDirection, …)` keeps the direction around.
struct LayoutDirections {
  /// The direction inside of all modifiers.
  let inside: LayoutDirection
  private let outside: LayoutDirection
  /// The positions of modifiers that set the direction, the innermost first.
  private let settings: [(index: Int, direction: LayoutDirection)]

  init(_ attributes: [Attribute], inside: LayoutDirection, outside: LayoutDirection) {
    self.inside = inside
    self.outside = outside
    settings = attributes.enumerated().compactMap { index, attribute in
      guard attribute.schema === AttributeSchema.environment else { return nil }
      return attribute.values[0].value(as: LayoutDirection.self).map { (index, $0) }
    }
  }

  /// The direction that holds for the modifier at a position.
  subscript(index: Int) -> LayoutDirection {
    if settings.isEmpty { return inside }
    return settings.first { $0.index >= index }?.direction ?? outside
  }
}
