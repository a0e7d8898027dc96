import Foundation

/// A view that takes no room, such as one that is hidden and lets the others close up.
///
/// What it draws is laid out as if it had its room, so that it can fade where it stood.
final class CollapsedItem: MeasuredItem {
  private let collapsed: MeasuredItem

  init(_ collapsed: MeasuredItem) {
    self.collapsed = collapsed
    super.init(
      [], hidden: [collapsed], tally: collapsed.tally, guides: collapsed.guides,
      hasOpenGuides: collapsed.hasOpenGuides, readsContainer: collapsed.readsContainer)
  }

  override var isCollapsed: Bool { true }

  override var layoutPriority: Double { collapsed.layoutPriority }

  override var traits: ItemTraits? { collapsed.traits }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    collapsed.setOffset(of: guide, for: proposal)
  }

  /// That of the view with its room, so that it stays in line with the others.
  override func defaultOffset(of guide: GuideLine, for proposal: ProposedViewSize) -> CGFloat {
    collapsed.defaultOffset(of: guide, for: proposal)
  }

  override func placeContent(in proposal: ProposedViewSize) {
    place(inside: collapsed, at: .zero, proposal: proposal)
  }
}
