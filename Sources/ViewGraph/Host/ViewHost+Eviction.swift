extension ViewHost {
  /// What becomes of the state of rows out of sight; it is kept unless this is set.
  ///
  /// Needs a screen.
  public var rowEviction: RowEviction {
    get { geometry?.rowEviction ?? .never }
    set { geometry?.rowEviction = newValue }
  }

  /// Writes the initial values of rows that were out of sight for too long; false if there are none.
  func evictRows() -> Bool {
    let slots = (geometry?.takeEvictedRows(in: graph) ?? []).flatMap { row in
      graph.tree.subtree(of: row).flatMap { graph.store.slots(of: $0) }
    }
    .filter(\.differsFromInitial)
    guard !slots.isEmpty else { return false }
    Transaction.outside {
      graph.store.perform(.eviction) { for slot in slots { slot.evict() } }
    }
    return true
  }
}
