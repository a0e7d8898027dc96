import Foundation

extension BuiltInLayout {
  /// How the layout arranges views that it knows nothing about.
  var arrangement: any Arrangement {
    switch self {
    case let stack as HStackLayout:
      StackArrangement(.horizontal, guide: .vertical(stack.alignment), spacing: stack.spacing)
    case let stack as VStackLayout:
      StackArrangement(.vertical, guide: .horizontal(stack.alignment), spacing: stack.spacing)
    case let stack as ZStackLayout:
      DepthArrangement(alignment: stack.alignment)
    // A view that stands in no row is one.
    case let grid as GridLayout:
      StackArrangement(
        .vertical, guide: .horizontal(grid.alignment.horizontal), spacing: grid.verticalSpacing)
    case let layout as ConstraintLayout:
      ConstraintArrangement(layout)
    case let layout as StackViewLayout:
      HidingStackArrangement(layout)
    case let layout as AnyLayout:
      (layout.base as? any BuiltInLayout)?.arrangement ?? DepthArrangement(alignment: .center)
    default:
      DepthArrangement(alignment: .center)
    }
  }

  /// The layout that an `AnyLayout` hides, if it is the author's.
  private var ownLayout: (any Layout)? {
    guard let layout = (self as? AnyLayout)?.base, !(layout is any BuiltInLayout) else { return nil }
    return layout
  }

  /// The size that the container takes of a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    func size<L: Layout>(of layout: L) -> CGSize {
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    if let layout = ownLayout { return size(of: layout) }
    return arrangement.arrange(Array(subviews), in: proposal).size
  }

  /// Places each of the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    func place<L: Layout>(by layout: L) {
      var cache = layout.makeCache(subviews: subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    if let layout = ownLayout { return place(by: layout) }
    let arrangement = arrangement
    let inner = arrangement.proposal(for: proposal, taking: bounds.size)
    let arranged = arrangement.arrange(Array(subviews), in: inner)
    for (view, place) in zip(subviews, arranged.places) {
      view.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}

extension LayoutSubview: ArrangedView {
  var layoutPriority: Double { priority }

  var isCollapsed: Bool { source.isCollapsed }

  func size(for proposal: ProposedViewSize) -> CGSize { sizeThatFits(proposal).asLengths }

  func offset(of guide: GuideLine, for proposal: ProposedViewSize) -> CGFloat {
    let dimensions = dimensions(in: proposal)
    let offset =
      switch guide {
      case .horizontal(let guide): dimensions[guide]
      case .vertical(let guide): dimensions[guide]
      }
    return offset.isNaN ? 0 : offset
  }
}
