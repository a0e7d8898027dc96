extension ViewHost {
  /// The views directly below a view in the order in which they are drawn, the frontmost last.
  ///
  /// By `zIndex`, of which the innermost counts, and then in the order of the tree. A view that leaves stays where
  /// it was, behind the one that took its place: SwiftUI draws it before or after, depending on the system
  /// (observed; confidence medium), so give a view that has to be in front a `zIndex`.
  public func drawingOrder(in query: ViewQuery) -> [ViewNode] {
    guard let node = graph.node(matching: query) else { return [] }
    return graph.drawingOrder(of: node).map { graph.viewNode($0) }
  }
}
