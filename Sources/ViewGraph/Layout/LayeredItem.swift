import Foundation

/// A view with others in front of it or behind it, which are offered its size and do not change it.
///
/// Where the layer reaches into the safe area it is offered the size that it reaches.
final class LayeredItem: MeasuredItem {
  private let base: MeasuredItem
  private let layer: MeasuredItem?
  private let alignment: Alignment
  private let ignoredEdges: Edge.Set

  /// - Parameter ignoredEdges: Where the layer reaches into the safe area, if the view touches it.
  init(_ base: MeasuredItem, layer: MeasuredItem?, alignment: Alignment, ignoredEdges: Edge.Set = []) {
    self.base = base
    self.layer = layer
    self.alignment = alignment
    self.ignoredEdges = ignoredEdges
    super.init([base], hidden: layer.map { [$0] } ?? [], tally: base.tally)
  }

  override var layoutPriority: Double { base.layoutPriority }

  /// A view that is hidden without its layers keeps their room.
  override var traits: ItemTraits? { .merged(ownTraits, base.traits?.name) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(for: proposal) }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    base.setOffset(of: guide, for: proposal)
  }

  override func placeContent(in proposal: ProposedViewSize) {
    place(inside: base, at: .zero, proposal: proposal)
    guard let layer else { return }
    let reached = tally.surroundings.reach(of: frame, at: ignoredEdges, isMirrored: isMirrored)
    if reached != frame { return layer.place(centeredIn: reached) }
    let offered = ProposedViewSize(frame.size)
    func start(_ line: GuideLine) -> CGFloat {
      let distance = base.offset(of: line, for: proposal) - layer.offset(of: line, for: offered)
      return distance.isFinite ? distance : 0
    }
    let (horizontal, vertical) = alignment.lines
    place(inside: layer, at: CGPoint(x: start(horizontal), y: start(vertical)), proposal: offered)
  }
}

/// A view that takes all that it is offered and puts its content into it.
///
/// A geometry reader has its content in the top leading corner; a window or a tab has it in the middle.
final class AreaItem: MeasuredItem {
  private let area: MeasuredItem
  private let alignment: Alignment
  private let isIdealOfContent: Bool

  /// - Parameter isIdealOfContent: Whether it is as large as its content where nothing is offered; otherwise it
  ///   takes 10 points.
  init(_ area: MeasuredItem, alignment: Alignment, isIdealOfContent: Bool) {
    self.area = area
    self.alignment = alignment
    self.isIdealOfContent = isIdealOfContent
    // Guides inside do not reach the views around.
    super.init([], hidden: [area], tally: area.tally, readsContainer: area.readsContainer)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    guard isIdealOfContent else { return proposal.replacingUnspecifiedDimensions() }
    return proposal.replacingUnspecifiedDimensions(by: area.size(for: proposal))
  }

  override func placeContent(in proposal: ProposedViewSize) {
    let offered = ProposedViewSize(frame.size)
    let origin = alignment.origin(of: area, offered: offered, in: frame.size)
    place(inside: area, at: origin, proposal: offered)
  }
}
