import Foundation

/// How a modifier changes the size and the place of the view that it modifies.
protocol LayoutRule {
  /// What the view is offered where the modifier is offered something.
  func contentProposal(for proposal: ProposedViewSize, _ content: MeasuredItem) -> ProposedViewSize

  /// The size of the modified view.
  func size(for proposal: ProposedViewSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGSize

  /// The place of the view in the modified one of a size, where it is laid out.
  func origin(in size: CGSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGPoint

  /// How far to the right of its place and below it the view is drawn.
  var drawnOffset: CGPoint { get }

  /// How early the modified view gets its size.
  func priority(_ content: MeasuredItem) -> Double
}

extension LayoutRule {
  func contentProposal(for proposal: ProposedViewSize, _ content: MeasuredItem) -> ProposedViewSize {
    proposal
  }

  func size(for proposal: ProposedViewSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGSize {
    content.size(for: offered)
  }

  func origin(in size: CGSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGPoint { .zero }

  var drawnOffset: CGPoint { .zero }

  /// A modifier hands on the priority of what it modifies.
  func priority(_ content: MeasuredItem) -> Double { content.layoutPriority }
}

/// A modified view.
class ModifierItem: MeasuredItem {
  private let rule: any LayoutRule
  let modified: MeasuredItem

  init(
    _ rule: any LayoutRule, _ modified: MeasuredItem, guides: Set<GuideLine> = [],
    readsContainer: Bool = false
  ) {
    self.rule = rule
    self.modified = modified
    super.init([modified], tally: modified.tally, guides: guides, readsContainer: readsContainer)
  }

  override var layoutPriority: Double { rule.priority(modified) }

  override var traits: ItemTraits? { .merged(ownTraits, modified.traits) }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    rule.contentProposal(for: proposal, modified).asLengths
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rule.size(for: proposal, modified, offered: offered(proposal))
  }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    let offered = offered(proposal)
    guard let offset = modified.setOffset(of: guide, for: offered) else { return nil }
    return offset + rule.origin(in: size(for: proposal), modified, offered: offered)[guide.axis]
  }

  override func placeContent(in proposal: ProposedViewSize) {
    let offered = offered(proposal)
    let origin = rule.origin(in: frame.size, modified, offered: offered)
    place(inside: modified, at: origin, proposal: offered, drawnOffset: rule.drawnOffset)
  }
}

/// A view that sets one of its guides.
final class GuideItem: ModifierItem {
  private let line: GuideLine
  private let computeValue: (ViewDimensions) -> CGFloat

  init(_ guide: AlignmentGuide, _ modified: MeasuredItem) {
    line = GuideLine(guide.line)
    computeValue = guide.computeValue
    super.init(NoRule(), modified, guides: [line])
  }

  private struct NoRule: LayoutRule {}

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    guard guide == line else { return modified.setOffset(of: guide, for: proposal) }
    return computeValue(modified.dimensions(for: proposal))
  }
}
