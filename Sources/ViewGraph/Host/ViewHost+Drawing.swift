extension ViewHost {
  /// The views directly below a view in the order in which they are drawn, the frontmost last.
  ///
  /// By `zIndex`, of which the innermost counts, and then in the order of the tree. A view that leaves stays where
  /// it was, behind the one that took its place: SwiftUI draws it before or after, depending on the system
  /// (observed; confidence medium), so give a view that has to be in front a `zIndex`.
  public func drawingOrder(in query: ViewQuery) -> [ViewNode] {
    guard let node = graph.node(matching: query) else { return [] }
    let (children, leaving) = (graph.tree[node].children, graph.tree[node].leaving)
    // A node that leaves keeps the position that it had last.
    let places = (leaving.map { ($0, 0) } + children.map { ($0, 1) }).map { child, order in
      (child: child, zIndex: zIndex(of: child), position: graph.tree[child].position, order: order)
    }
    return places.sorted { ($0.zIndex, $0.position, $0.order) < ($1.zIndex, $1.position, $1.order) }
      .map { graph.viewNode($0.child) }
  }

  private func zIndex(of node: NodeID) -> Double {
    if case .number(let index)? = graph.tree[node].value(named: "zIndex") { return index }
    return 0
  }
}
