/// A view in a toolbar.
///
/// Documented: https://developer.apple.com/documentation/swiftui/toolbaritem.
public struct ToolbarItem<ID, Content: View> {
  /// Tells the items of a toolbar apart that a person may move.
  public let id: ID
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem: ToolbarContent {
  /// An item has no body.
  public typealias Body = Never

  /// Describes a node with the item's view.
  public static func _describe(_ item: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, { $0.push(.toolbarItem, AttributeValue(opaque: item.placement)) }, content: item.content)
  }
}

extension ToolbarItem: CustomizableToolbarContent {}

extension AttributeSchema {
  fileprivate static let toolbarItem = AttributeSchema(
    "toolbarItem", [Component("placement", .set(because: "a placement has no values in between"))])
}

extension ToolbarItem where ID == Void {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(id: (), placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// Creates an item that a person may move.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content())
  }

  /// Creates an item that a person may move, hidden or shown by default.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

/// Several views in one place of a toolbar.
///
/// Documented: https://developer.apple.com/documentation/swiftui/toolbaritemgroup.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// A group has no body.
  public typealias Body = Never

  /// Describes a node with the group's views.
  public static func _describe(_ group: Self, in pass: inout DescribingPass) {
    pass.container(
      Self.self, { $0.push(.toolbarItem, AttributeValue(opaque: group.placement)) }, content: group.content)
  }
}

extension ToolbarItemGroup: CustomizableToolbarContent {}

/// Room between items of a toolbar.
public struct ToolbarSpacer {
  let placement: ToolbarItemPlacement

  /// Creates room between items.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }
}

/// Whether room between items of a toolbar grows.
public struct SpacerSizing: Hashable, Sendable {
  private let isFlexible: Bool

  /// It grows.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// It keeps its size.
  public static let fixed = SpacerSizing(isFlexible: false)
}

extension ToolbarSpacer: ToolbarContent {
  /// A spacer has no body.
  public typealias Body = Never

  /// Describes a leaf.
  public static func _describe(_ spacer: Self, in pass: inout DescribingPass) {
    pass.leaf(Self.self) { $0.push(.toolbarItem, AttributeValue(opaque: spacer.placement)) }
  }
}

extension ToolbarSpacer: CustomizableToolbarContent {}
