import Foundation

extension ViewHost {
  /// The frames of all views, laid out in a size as in a window of it.
  ///
  /// Nothing of the host changes: bodies do not run again, readers of geometry keep what they know. The root's top left
  /// corner is the origin, wherever a window would put the root. The safe area has no insets and lengths are not rounded
  /// to pixels; a ``Screen`` says otherwise.
  ///
  /// What updates have not reached is kept from one layout to the next, so that a layout costs what has changed since the
  /// one before; the frames are the same either way. Of lazy containers in a scroll view along their axis, and of lists,
  /// only views in sight have frames. Content is scrolled no further than to its end. Rows out of sight count for the mean
  /// of the first 32, so the length of the content is exact where rows are of one length, and with up to 32 of them.
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
        proposal: screen.proposal, size: .zero, area: .zero, measurementCount: 0, tree: ViewTree(),
        snapshot: Later(LayoutSnapshot()))
    }
    return layoutTree.layOut(in: screen)
  }
}

extension LayoutResult {
  /// The view that a query names, or `nil` if there is none that has a place.
  public func view(_ query: ViewQuery) -> PlacedView? {
    let labels = entries.lazy.compactMap { entry in entry.label.map { (entry.node, $0) } }
    let known = Dictionary(labels) { first, _ in first }
    let all = entries.lazy.filter { query.matches($0.node, in: tree) { known[$0] } }
    return all.dropFirst(query.index).first.map { view($0) }
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
