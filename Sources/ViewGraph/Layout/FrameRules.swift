import Foundation

/// A frame of fixed lengths: offers and takes them; a missing one is left to the view.
///
/// A length that is negative or not finite counts as missing.
struct FixedFrameRule: LayoutRule {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width.flatMap { $0 >= 0 ? $0.ifFinite : nil }
    self.height = height.flatMap { $0 >= 0 ? $0.ifFinite : nil }
    self.alignment = alignment
  }

  func contentProposal(for proposal: ProposedViewSize, _ content: MeasuredItem) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(for proposal: ProposedViewSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = content.size(for: offered)
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  func origin(in size: CGSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGPoint {
    alignment.origin(of: content, offered: offered, in: size)
  }
}

/// A frame between limits.
///
/// The view is offered the proposal, or the ideal length where there is none, within the limits. With both limits the
/// frame takes what it is offered within them; with one it also takes what the view needs.
struct FlexibleFrameRule: LayoutRule {
  /// The limits of one length; what is negative or no number is none.
  struct Limits {
    let min: CGFloat?
    let ideal: CGFloat?
    let max: CGFloat?

    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min.flatMap { $0 >= 0 ? $0.ifFinite : nil }
      self.ideal = ideal.flatMap { $0 >= 0 ? $0.ifFinite : nil }
      self.max = max.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// A length within the limits; the lower one wins over the upper.
    private func clamped(_ length: CGFloat) -> CGFloat {
      Swift.max(Swift.min(length, max ?? .infinity), min ?? 0)
    }

    func offered(_ proposal: CGFloat?) -> CGFloat? { (proposal ?? ideal).map(clamped) }

    func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
      if let fixed = proposal ?? ideal, min != nil && max != nil || proposal == nil { return clamped(fixed) }
      switch (min, max) {
      case (let min?, nil): return Swift.max(Swift.min(offered(proposal) ?? .infinity, content), min)
      case (nil, let max?): return Swift.min(Swift.max(offered(proposal) ?? 0, content), max)
      case (.some, .some): return clamped(content)
      case (nil, nil): return content
      }
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  func contentProposal(for proposal: ProposedViewSize, _ content: MeasuredItem) -> ProposedViewSize {
    ProposedViewSize(width: width.offered(proposal.width), height: height.offered(proposal.height))
  }

  func size(for proposal: ProposedViewSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGSize {
    let size = content.size(for: offered)
    return CGSize(
      width: width.length(proposal.width, content: size.width),
      height: height.length(proposal.height, content: size.height))
  }

  func origin(in size: CGSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGPoint {
    alignment.origin(of: content, offered: offered, in: size)
  }
}

extension Alignment {
  /// The place of a view in an area, such that its guides meet those of the area.
  func origin(of item: MeasuredItem, offered: ProposedViewSize, in size: CGSize) -> CGPoint {
    let area = ViewDimensions(width: size.width, height: size.height)
    func start(_ line: GuideLine) -> CGFloat {
      let distance = line.defaultOffset(in: area) - item.offset(of: line, for: offered)
      return distance.isFinite ? distance : 0
    }
    return CGPoint(x: start(lines.horizontal), y: start(lines.vertical))
  }
}
