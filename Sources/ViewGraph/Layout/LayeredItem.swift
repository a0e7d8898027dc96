import Foundation

/// A view with others in front of it or behind it, which are offered its size and do not change it.
final class LayeredItem: MeasuredItem {
  private let base: MeasuredItem
  private let layer: MeasuredItem?
  private let alignment: Alignment

  init(_ base: MeasuredItem, layer: MeasuredItem?, alignment: Alignment) {
    self.base = base
    self.layer = layer
    self.alignment = alignment
    super.init([base], hidden: layer.map { [$0] } ?? [], tally: base.tally)
  }

  override var layoutPriority: Double { base.layoutPriority }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(for: proposal) }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    base.setOffset(of: guide, for: proposal)
  }

  override func placeContent(in proposal: ProposedViewSize) {
    base.place(at: frame.origin, proposal: proposal)
    guard let layer else { return }
    let offered = ProposedViewSize(frame.size)
    func start(_ line: GuideLine) -> CGFloat {
      let distance = base.offset(of: line, for: proposal) - layer.offset(of: line, for: offered)
      return distance.isFinite ? distance : 0
    }
    let (horizontal, vertical) = alignment.lines
    layer.place(
      at: CGPoint(x: frame.minX + start(horizontal), y: frame.minY + start(vertical)), proposal: offered)
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
    super.init([], hidden: [area], tally: area.tally)
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
    area.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: offered)
  }
}

/// Content that is offered no length along some axes and moved behind the frame.
///
/// Along these axes the view takes what it is offered, across them what its content takes. The content moves no further
/// than to its end.
final class ScrollItem: MeasuredItem {
  private let scrolled: MeasuredItem
  private let axes: Axis.Set
  private let offset: CGPoint
  private let window: Viewport?

  /// - Parameter window: Through which lazy views in the content are seen.
  init(_ scrolled: MeasuredItem, axes: Axis.Set, offset: CGPoint, window: Viewport?) {
    self.scrolled = scrolled
    self.axes = axes
    self.offset = CGPoint(x: offset.x.asCoordinate, y: offset.y.asCoordinate)
    self.window = window
    super.init([], hidden: [scrolled], tally: scrolled.tally)
    // What is seen through the view's own frame follows from that.
    viewport = nil
  }

  private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = scrolled.size(for: offered(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
      height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
  }

  override func placeContent(in proposal: ProposedViewSize) {
    window?.frame = frame
    let offered = offered(proposal)
    let length = scrolled.size(for: offered)
    var origin = frame.origin
    for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
      let most = max((length[axis].ifFinite ?? 0) - frame.size[axis], 0)
      origin[axis] -= min(max(offset[axis], 0), most)
    }
    scrolled.place(at: origin, proposal: offered)
  }
}
