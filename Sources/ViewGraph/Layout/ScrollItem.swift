import Foundation

/// Content that is offered no length along some axes and moved behind the frame.
///
/// Along these axes the view takes what it is offered, across them what its content takes. It is drawn by a
/// ``ScrollPartItem``, which reaches into the safe area; the content begins where the safe area does,
/// and is moved no further than to its end.
final class ScrollItem: MeasuredItem {
  private let part: ScrollPartItem

  /// - Parameter window: Through which lazy views in the content are seen.
  init(
    _ scrolled: MeasuredItem, axes: Axis.Set, offset: CGPoint, margins: EdgeInsets = EdgeInsets(),
    window: Viewport
  ) {
    part = ScrollPartItem(scrolled, axes: axes, offset: offset, margins: margins, window: window)
    super.init([], hidden: [part], tally: scrolled.tally, readsContainer: scrolled.readsContainer)
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
  fileprivate var slot = CGRect.zero {
    didSet { if slot != oldValue { forgetPlace() } }
  }
  private let window: Viewport

  /// Whether the view is drawn in more than its slot.
  var reachesBeyondSlot: Bool { isPlaced && frame != slot }

  fileprivate init(
    _ scrolled: MeasuredItem, axes: Axis.Set, offset: CGPoint, margins: EdgeInsets, window: Viewport
  ) {
    self.scrolled = scrolled
    self.axes = axes
    self.offset = CGPoint(x: offset.x.asCoordinate, y: offset.y.asCoordinate)
    self.margins = margins.finite
    self.window = window
    super.init([], hidden: [scrolled], tally: scrolled.tally, readsContainer: scrolled.readsContainer)
    // What is seen through the view's own frame follows from that.
    viewport = nil
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

  /// How far content is scrolled: no further than to its end.
  private func offset(ofContent size: CGSize) -> CGPoint {
    let length = CGSize(width: size.width + margins.width, height: size.height + margins.height)
    var offset = offset
    for axis in [Axis.horizontal, .vertical] {
      let most = axes.contains(Axis.Set(axis)) ? max(length[axis] - slot.size[axis], 0) : 0
      offset[axis] = min(max(offset[axis], 0), most)
    }
    return offset
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
    window.frame = frame
    let surroundings = tally.surroundings
    surroundings.with(\.container, container(proposal)) {
      let offered = offered(proposal)
      let size = scrolled.placedSize(for: offered)
      let width = size.width
      let offset = offset(ofContent: size)
      // How far it is scrolled counts from the leading edge.
      let x =
        isMirrored ? slot.maxX - margins.leading - width + offset.x : slot.minX + margins.leading - offset.x
      surroundings.with(\.safeArea, surroundings.safeArea(without: axes)) {
        scrolled.place(at: CGPoint(x: x, y: slot.minY + margins.top - offset.y), proposal: offered)
      }
    }
  }
}
