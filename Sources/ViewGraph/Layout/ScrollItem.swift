import Foundation

/// Content that is offered no length along some axes and moved behind the frame.
///
/// Along these axes the view takes what it is offered, across them what its content takes. It is drawn by a
/// ``ScrollPartItem``, which reaches into the safe area; the content begins where the safe area does.
final class ScrollItem: MeasuredItem {
  private let part: ScrollPartItem

  init(_ scrolled: MeasuredItem, axes: Axis.Set, offset: CGPoint, margins: EdgeInsets = EdgeInsets()) {
    part = ScrollPartItem(scrolled, axes: axes, offset: offset, margins: margins)
    super.init([], tally: scrolled.tally, readsContainer: scrolled.readsContainer)
  }

  override var drawn: MeasuredItem { part }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { part.size(for: proposal) }

  override func placeContent(in proposal: ProposedViewSize) {
    part.slot = frame
    part.place(
      in: tally.surroundings.reach(of: frame, at: .all, isMirrored: isMirrored), proposal: proposal)
  }
}

/// The part of a scroll view that is drawn.
final class ScrollPartItem: MeasuredItem {
  private let scrolled: MeasuredItem
  private let axes: Axis.Set
  private let offset: CGPoint
  private let margins: EdgeInsets
  /// The area at whose beginning content stands that is not scrolled.
  fileprivate var slot = CGRect.zero

  /// Whether the view is drawn in more than its slot.
  var reachesBeyondSlot: Bool { isPlaced && frame != slot }

  fileprivate init(_ scrolled: MeasuredItem, axes: Axis.Set, offset: CGPoint, margins: EdgeInsets) {
    self.scrolled = scrolled
    self.axes = axes
    self.offset = CGPoint(x: offset.x.asCoordinate, y: offset.y.asCoordinate)
    self.margins = margins.finite
    super.init([], tally: scrolled.tally, readsContainer: scrolled.readsContainer)
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width.map { ($0 - margins.width).asLength },
      height: axes.contains(.vertical) ? nil : proposal.height.map { ($0 - margins.height).asLength })
  }

  /// What a view inside takes for its container.
  private func container(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let outer = tally.surroundings.container
    func length(_ proposal: CGFloat?, _ margins: CGFloat) -> CGFloat? {
      proposal?.ifFinite.map { ($0 - margins).asLength }
    }
    return ProposedViewSize(
      width: length(proposal.width, margins.width) ?? outer.width,
      height: length(proposal.height, margins.height) ?? outer.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = tally.surroundings.with(\.container, container(proposal)) {
      scrolled.size(for: offered(proposal))
    }
    let size = CGSize(width: content.width + margins.width, height: content.height + margins.height)
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func placeContent(in proposal: ProposedViewSize) {
    let surroundings = tally.surroundings
    surroundings.with(\.container, container(proposal)) {
      let offered = offered(proposal)
      let width = scrolled.placedSize(for: offered).width
      // How far it is scrolled counts from the leading edge.
      let x =
        isMirrored ? slot.maxX - margins.leading - width + offset.x : slot.minX + margins.leading - offset.x
      surroundings.with(\.safeArea, surroundings.safeArea(without: axes)) {
        scrolled.place(at: CGPoint(x: x, y: slot.minY + margins.top - offset.y), proposal: offered)
      }
    }
  }
}
