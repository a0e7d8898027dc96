import Foundation

/// What an arrangement asks about one of its views.
protocol ArrangedView {
  /// How early the view gets its size, compared with the others.
  var layoutPriority: Double { get }

  /// What the view says to the container around it.
  var traits: ItemTraits? { get }

  /// Whether the view takes no room and no distance to its neighbours.
  var isCollapsed: Bool { get }

  /// The size in points that the view takes of a proposal; infinite at most where the proposal is.
  func size(for proposal: ProposedViewSize) -> CGSize

  /// The place of a guide in the view, in points from the leading or top edge.
  func offset(of guide: GuideLine, for proposal: ProposedViewSize) -> CGFloat
}

extension ArrangedView {
  var isCollapsed: Bool { false }
}

/// A way of arranging views: values in, sizes and places out.
protocol Arrangement {
  /// The axis along which a spacer among the views stretches; `nil` for both.
  var axis: Axis? { get }

  /// The proposal by which the views are placed, where the container has taken a size of a proposal.
  func proposal(for proposal: ProposedViewSize, taking size: CGSize) -> ProposedViewSize

  /// The places of views, relative to the container's top leading corner.
  func arrange<V: ArrangedView>(_ views: [V], in proposal: ProposedViewSize) -> Arranged
}

extension ArrangedView {
  var traits: ItemTraits? { nil }
}

extension Arrangement {
  func proposal(for proposal: ProposedViewSize, taking size: CGSize) -> ProposedViewSize { proposal }
}

/// Views with their places in a container.
struct Arranged {
  /// One of the views.
  struct Place {
    var origin: CGPoint
    var proposal: ProposedViewSize
    /// The size of the view's frame, where that is not up to the view.
    var size: CGSize?
  }

  /// The size of the container.
  var size: CGSize
  /// The places of the views, in order.
  var places: [Place]

  static let empty = Arranged(size: .zero, places: [])
}

/// How far views reach from a guide that they share.
struct GuideSpan {
  private(set) var before = -CGFloat.infinity
  private(set) var after = -CGFloat.infinity

  /// Takes in a view of a length whose guide has an offset.
  mutating func add(length: CGFloat, offset: CGFloat) {
    before = max(before, offset)
    // An endless view whose guide is at no finite place: it ends where it began.
    after = max(after, length.isInfinite ? length : length - offset)
  }

  /// The length that all views take together.
  var length: CGFloat {
    guard after > -.infinity else { return 0 }
    return before.isInfinite || after.isInfinite ? .infinity : (before + after).asLength
  }

  /// Where a view begins whose guide has an offset.
  func start(offset: CGFloat) -> CGFloat {
    before.isFinite && offset.isFinite ? before - offset : 0
  }
}
