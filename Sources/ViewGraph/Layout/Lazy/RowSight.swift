/// Counts for how many layouts rows of lazy stacks and grids have been out of sight.
@MainActor struct RowSight {
  /// A row that has been in sight.
  private struct Row {
    let node: NodeID
    /// In how many layouts since it was not.
    var missed = 0
  }

  /// By serial.
  private var rows: [Int: Row] = [:]

  /// Takes a layout in.
  ///
  /// - Parameters:
  ///   - inSight: The rows with a place.
  ///   - limit: How many layouts a row may miss.
  /// - Returns: The rows that have missed so many, each once until it is in sight again; in tree order of serials.
  mutating func take(_ inSight: [NodeID], limit: Int, in graph: Graph) -> [NodeID] {
    for (serial, row) in rows {
      guard graph.tree.contains(row.node), graph.tree[row.node].serial == serial else {
        rows[serial] = nil
        continue
      }
      rows[serial]?.missed += 1
    }
    for node in inSight { rows[graph.tree[node].serial] = Row(node: node) }
    let gone = rows.filter { $0.value.missed >= limit }.sorted { $0.key < $1.key }
    for (serial, _) in gone { rows[serial] = nil }
    return gone.map(\.value.node)
  }
}

extension Graph {
  /// The rows of lazy stacks and grids that have a place in a layout.
  func lazyRowsInSight(in layout: LayoutResult) -> [NodeID] {
    layout.entries.filter { view in
      guard view.node != ViewTree.rootID, let container = arrangement(around: view.node)?.container,
        isLazy(container)
      else { return false }
      // The outermost view of a row stands for it.
      var current = tree[view.node].parent
      while let id = current, id != container {
        if isRow(id) { return false }
        current = tree[id].parent
      }
      return isRow(view.node)
    }.map(\.node)
  }

  private func isLazy(_ node: NodeID) -> Bool {
    tree[node].attributes.first?.schema === AttributeSchema.lazyStack
      || ["LazyVGrid", "LazyHGrid"].contains(tree[node].kind.name)
  }

  /// Whether a view is an element of a loop.
  private func isRow(_ node: NodeID) -> Bool {
    tree[node].steps.contains { step in
      if case .element = step.course { return true }
      return false
    }
  }
}
