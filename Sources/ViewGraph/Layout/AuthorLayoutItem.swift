import Foundation

/// Views that an author's `Layout` arranges.
///
/// The cache is made once for the same views; it is never updated, since the views do not change meanwhile. Before the
/// layout is asked for places it is asked for the size that they are in, whatever was asked in earlier layouts. A view
/// that the layout does not place stands in the middle, with the container's own proposal.
final class AuthorLayoutItem<L: Layout>: MeasuredItem {
  private let layout: L
  private let sources: [PlacedSubview]
  private let subviews: LayoutSubviews
  private var cache: L.Cache
  /// What the layout was asked about last.
  private var lastProposal: ProposedViewSize?
  /// The container around the views at that time, if one of them is as large as that says.
  private var lastContainer: ProposedViewSize?

  init(_ layout: L, _ content: [MeasuredItem], direction: LayoutDirection, tally: Tally) {
    self.layout = layout
    sources = content.map { PlacedSubview($0) }
    subviews = LayoutSubviews(sources.map { LayoutSubview(source: $0) }, layoutDirection: direction)
    cache = layout.makeCache(subviews: subviews)
    super.init(content, tally: tally, hasOpenGuides: true)
  }

  private var container: ProposedViewSize? { readsContainer ? tally.surroundings.container : nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    (lastProposal, lastContainer) = (proposal, container)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The places of the views in a container whose corner is the origin.
  private func places(
    in size: CGSize, _ proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    if lastProposal != proposal || lastContainer != container { _ = measure(proposal) }
    for source in sources { source.placed = nil }
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    return sources.map { source in
      if let placed = source.placed { return placed }
      let own = source.item.size(for: proposal.asLimits)
      return (
        CGPoint(
          x: (size.width - (own.width.ifFinite ?? 0)) / 2, y: (size.height - (own.height.ifFinite ?? 0)) / 2),
        proposal
      )
    }
  }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(for: proposal))
    let own: CGFloat? =
      switch guide {
      case .horizontal(let guide):
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical(let guide):
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    guard own == nil, guides.contains(guide) else { return own }
    return guide.combined(
      zip(content, places(in: bounds.size, proposal)).compactMap { item, place in
        item.setOffset(of: guide, for: place.proposal).map { $0 + place.origin[guide.axis] }
      })
  }

  override func placeContent(in proposal: ProposedViewSize) {
    for (item, place) in zip(content, places(in: frame.size, proposal)) {
      self.place(inside: item, at: place.origin, proposal: place.proposal)
    }
  }
}

extension LayoutSubview {
  var traits: ItemTraits? { (source as? PlacedSubview)?.item.traits }
}

/// What a layout asks about one of its views.
private final class PlacedSubview: LayoutSubviewSource {
  let item: MeasuredItem
  /// Where the layout has put the view's corner, and what it was offered.
  var placed: (origin: CGPoint, proposal: ProposedViewSize)?

  init(_ item: MeasuredItem) { self.item = item }

  override var priority: Double { item.layoutPriority }

  override var isCollapsed: Bool { item.isCollapsed }

  override func size(for proposal: ProposedViewSize) -> CGSize { item.size(for: proposal) }

  override func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    item.dimensions(for: proposal)
  }

  override func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = item.size(for: proposal.asLimits)
    func start(_ position: CGFloat, _ anchor: CGFloat, _ length: CGFloat) -> CGFloat {
      (position - anchor * (length.ifFinite ?? 0)).asCoordinate
    }
    placed = (
      CGPoint(
        x: start(position.x, anchor.x, size.width), y: start(position.y, anchor.y, size.height)), proposal
    )
  }
}
