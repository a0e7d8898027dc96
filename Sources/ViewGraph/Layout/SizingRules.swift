import Foundation

/// Room around a view; a negative inset makes the modified view smaller than what it holds.
struct PaddingRule: LayoutRule {
  /// The room at an edge where nobody says how much, in points.
  static let standardLength: CGFloat = 16

  let insets: EdgeInsets

  init(_ insets: EdgeInsets) { self.insets = insets.finite }

  init(_ length: CGFloat?, at edges: Edge.Set) {
    let length = length ?? Self.standardLength
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(
      EdgeInsets(
        top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing)))
  }

  private var total: CGSize { CGSize(width: insets.width, height: insets.height) }

  func contentProposal(for proposal: ProposedViewSize, _ content: MeasuredItem) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { ($0 - total.width).asLength },
      height: proposal.height.map { ($0 - total.height).asLength })
  }

  func size(for proposal: ProposedViewSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGSize {
    let size = content.size(for: offered)
    return CGSize(width: size.width + total.width, height: size.height + total.height)
  }

  func origin(in size: CGSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}

/// Offers a view its ideal length in some axes.
struct FixedSizeRule: LayoutRule {
  let horizontal: Bool
  let vertical: Bool

  func contentProposal(for proposal: ProposedViewSize, _ content: MeasuredItem) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// Offers a view the largest area of a ratio that fits into the proposal, or the smallest that covers it.
///
/// With one length offered the other follows from it; with none, the view's ideal size stands for the proposal. A ratio
/// that is no positive number changes nothing.
struct AspectRatioRule: LayoutRule {
  /// Width divided by height; `nil` for that of the view's ideal size.
  let ratio: CGFloat?
  let contentMode: ContentMode

  func contentProposal(for proposal: ProposedViewSize, _ content: MeasuredItem) -> ProposedViewSize {
    let ideal = content.size(for: .unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width?.ifFinite, proposal.height?.ifFinite) {
    case (let width?, let height?): return area(ratio, in: CGSize(width: width, height: height))
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (nil, nil):
      let isEndless = proposal.width != nil || proposal.height != nil
      return isEndless ? proposal : area(ratio, in: ideal)
    }
  }

  private func area(_ ratio: CGFloat, in size: CGSize) -> ProposedViewSize {
    let isWide = size.width > size.height * ratio
    return isWide == (contentMode == .fit)
      ? ProposedViewSize(width: size.height * ratio, height: size.height)
      : ProposedViewSize(width: size.width, height: size.width / ratio)
  }
}

/// Lets a view choose its size before or after others of its stack.
struct PriorityRule: LayoutRule {
  let value: Double

  func priority(_ content: MeasuredItem) -> Double { value.isNaN ? 0 : value }
}

/// Draws a view away from its place: to the right and down, also where words run from right to left.
struct OffsetRule: LayoutRule {
  let offset: CGPoint

  var drawnOffset: CGPoint { CGPoint(x: offset.x.asCoordinate, y: offset.y.asCoordinate) }
}

/// Puts the centre of a view at a point of all the room that is offered, or of the view's own where none is.
///
/// The point counts from the top leading corner.
struct PositionRule: LayoutRule {
  let position: CGPoint

  func size(for proposal: ProposedViewSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: content.size(for: offered))
  }

  func origin(in size: CGSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGPoint {
    let content = content.size(for: offered)
    return CGPoint(
      x: position.x.asCoordinate - (content.width.ifFinite ?? 0) / 2,
      y: position.y.asCoordinate - (content.height.ifFinite ?? 0) / 2)
  }
}
