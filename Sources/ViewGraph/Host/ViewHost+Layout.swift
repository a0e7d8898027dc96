import Foundation

extension ViewHost {
  /// The frames of all views, laid out in a size as in a window of it.
  ///
  /// Nothing of the host changes: bodies do not run again, readers of geometry keep what they know. The root's top left
  /// corner is the origin, wherever a window would put the root. The safe area has no insets and lengths are not rounded
  /// to pixels; a ``Screen`` says otherwise.
  ///
  /// - Parameters:
  ///   - size: In points; a length that is infinite or no number leaves it to the root, a negative one is 0.
  ///   - metrics: How much room letters take.
  public func layout(in size: CGSize, metrics: any TextMetrics = CellMetrics()) -> LayoutResult {
    layout(proposing: ProposedViewSize(size), metrics: metrics)
  }

  /// The frames of all views, with a proposal for the root.
  ///
  /// - Parameters:
  ///   - proposal: In points; `nil` asks for the root's ideal length, as a scroll view does.
  ///   - metrics: How much room letters take.
  public func layout(
    proposing proposal: ProposedViewSize, metrics: any TextMetrics = CellMetrics()
  ) -> LayoutResult {
    layout(in: Screen(proposing: proposal, metrics: metrics))
  }

  /// The frames of all views, laid out in a screen, whose top left corner is the origin.
  public func layout(in screen: Screen) -> LayoutResult {
    guard !graph.store.isEvaluating else {
      report("the host was asked for a layout while a body ran; the layout is empty")
      return LayoutResult(
        proposal: screen.proposal, size: .zero, area: .zero, views: [], gaps: [], measurementCount: 0,
        tree: ViewTree(),
        labels: [:])
    }
    return graph.layOut(in: screen)
  }
}

extension LayoutResult {
  /// The view that a query names, or `nil` if there is none that has a place.
  public func view(_ query: ViewQuery) -> PlacedView? {
    let all = views.lazy.filter { query.matches($0.node, in: tree) { labels[$0] } }
    return all.dropFirst(query.index).first
  }

  /// The frame of the view that a query names in the screen's coordinate space, or `nil` if it has no place.
  public func frame(of query: ViewQuery) -> CGRect? { view(query)?.frame }
}

extension LayoutResult {
  /// What came of the constraints of the container that a query names, or `nil` if it has none.
  public func solution(of query: ViewQuery) -> ConstraintSolution? {
    let all = containers.lazy.filter { query.matches($0.node, in: tree) { labels[$0] } }
    return all.dropFirst(query.index).first?.solution
  }
}
