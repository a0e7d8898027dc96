import Foundation

/// A view that reaches into the safe area where it touches it.
///
/// It takes the size that it takes anyway, so that its neighbours stay where they are; it is drawn in the area that it
/// reaches, in the middle if it does not fill that.
final class SafeAreaIgnoringItem: MeasuredItem {
  private let modified: MeasuredItem
  private let edges: Edge.Set

  init(_ modified: MeasuredItem, edges: Edge.Set) {
    self.modified = modified
    self.edges = edges
    super.init([modified], tally: modified.tally)
  }

  override var layoutPriority: Double { modified.layoutPriority }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { modified.size(for: proposal) }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    modified.setOffset(of: guide, for: proposal)
  }

  override func placeContent(in proposal: ProposedViewSize) {
    let surroundings = tally.surroundings
    let reached = surroundings.reach(of: frame, at: edges, isMirrored: isMirrored)
    let inside = surroundings.safeArea(without: edges, isMirrored: isMirrored)
    surroundings.with(\.safeArea, inside) {
      if reached == frame {
        place(inside: modified, at: .zero, proposal: proposal)
      } else {
        modified.place(centeredIn: reached)
      }
    }
  }
}

/// A view with room around it that counts as covered: views inside may reach into it.
final class SafeAreaPaddingItem: ModifierItem {
  private let insets: EdgeInsets

  init(_ rule: PaddingRule, _ modified: MeasuredItem) {
    insets = rule.insets
    super.init(rule, modified)
  }

  override func placeContent(in proposal: ProposedViewSize) {
    let surroundings = tally.surroundings
    let (insets, outer) = (self.insets.onScreen(isMirrored: isMirrored), frame)
    let region = SafeAreaRegion(inner: outer.inset(by: insets), outer: outer)
    surroundings.with(\.safeArea, surroundings.safeArea + [region]) { super.placeContent(in: proposal) }
  }
}

/// A view with another one at one of its edges, for which it makes room.
///
/// The other one is offered what the view is offered across, and no length along. The room that it takes counts as
/// covered.
final class SafeAreaInsetItem: MeasuredItem {
  private let base: MeasuredItem
  private let inset: MeasuredItem
  private let edge: Edge
  private let alignment: Alignment
  private let spacing: CGFloat

  /// - Parameter spacing: The room between the two in points; `nil` for that of stacks.
  init(_ base: MeasuredItem, inset: MeasuredItem, at edge: Edge, alignment: Alignment, spacing: CGFloat?) {
    self.base = base
    self.inset = inset
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing?.ifFinite ?? StackArrangement.standardSpacing
    super.init([base], hidden: [inset], tally: base.tally, readsContainer: inset.readsContainer)
  }

  override var layoutPriority: Double { base.layoutPriority }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  private var isFirst: Bool { edge == .top || edge == .leading }

  /// The room that is taken from the base, where a length across is offered.
  private func room(across length: CGFloat?) -> CGFloat {
    let length = inset.size(for: offered(across: length))[axis]
    return ((length.ifFinite ?? 0) + spacing).asLength
  }

  private func offered(across length: CGFloat?) -> ProposedViewSize {
    var offered = ProposedViewSize.unspecified
    offered[axis.other] = length
    return offered
  }

  private func baseProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var own = proposal
    let room = room(across: proposal[axis.other])
    own[axis] = proposal[axis].map { ($0 - room).asLength }
    return own
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = base.size(for: baseProposal(proposal))
    size[axis] += room(across: proposal[axis.other])
    return size
  }

  private func baseOrigin(_ proposal: ProposedViewSize) -> CGPoint {
    var origin = CGPoint.zero
    if isFirst { origin[axis] = room(across: proposal[axis.other]) }
    return origin
  }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    base.setOffset(of: guide, for: baseProposal(proposal)).map { $0 + baseOrigin(proposal)[guide.axis] }
  }

  override func placeContent(in proposal: ProposedViewSize) {
    let room = room(across: proposal[axis.other])
    var insets = EdgeInsets()
    switch edge {
    case .top: insets.top = room
    case .leading: insets.leading = room
    case .bottom: insets.bottom = room
    case .trailing: insets.trailing = room
    }
    let free = frame.inset(by: insets.onScreen(isMirrored: isMirrored))
    let surroundings = tally.surroundings
    let region = SafeAreaRegion(inner: free, outer: frame)
    surroundings.with(\.safeArea, surroundings.safeArea + [region]) {
      place(inside: base, at: baseOrigin(proposal), proposal: baseProposal(proposal))
    }
    let offered = offered(across: proposal[axis.other])
    var area = frame.size
    area[axis] = inset.placedSize(for: offered)[axis]
    var origin = alignment.origin(of: inset, offered: offered, in: area)
    origin[axis] = isFirst ? 0 : frame.size[axis] - area[axis]
    place(inside: inset, at: origin, proposal: offered)
  }
}

extension MeasuredItem {
  /// Places the item in an area that it is offered, in the middle.
  func place(centeredIn area: CGRect) {
    let offered = ProposedViewSize(area.size)
    let size = placedSize(for: offered)
    place(
      at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), proposal: offered)
  }
}
