@testable import ViewGraph

/// Holds what a host does against the plain engine.
@MainActor enum Oracle {
  /// Updates a host to another root value and tells what differs from what the plain engine says.
  static func mismatches<Root: View>(
    updating host: ViewHost<Root>, to root: Root, isAnimated: Bool = false
  ) -> [String] {
    let before = host.tree
    var plain = PlainReconciler(isAnimated: isAnimated)
    let expected = plain.reconcile(PlainNode(before), PlainNode(ViewHost(root).tree))
    let update = isAnimated ? withAnimation(.spring) { host.update(to: root) } : host.update(to: root)
    return mismatches(of: update, plain, expected, before: before, after: host.tree)
  }

  /// Ends the removals of a host and tells what differs from what the plain engine says.
  static func mismatches<Root: View>(finishingRemovalsOf host: ViewHost<Root>) -> [String] {
    let before = host.tree
    var plain = PlainReconciler(isAnimated: false)
    let expected = plain.finishRemovals(PlainNode(before))
    let update = host.finishRemovals()
    return mismatches(of: update, plain, expected, before: before, after: host.tree)
  }

  private static func mismatches(
    of update: Update, _ plain: PlainReconciler, _ expected: PlainNode, before: ViewTree, after: ViewTree
  ) -> [String] {
    guard update.log.count <= 1 else { return ["the update took \(update.log.count) passes"] }
    let difference = update.log.first ?? TreeDifference()
    var lines = plain.log.mismatches(with: PlainLog(difference, before: before, after: after))
    lines += plain.report.mismatches(with: PlainReport(update.changes))
    if difference.isEmpty != plain.log.isEmpty { lines.append("the log has \(difference.count) changes") }
    if PlainNode(after) != expected { lines.append("the tree is:\n\(after)") }

    var tree = before.copy()
    difference.apply(to: &tree)
    if tree != after { lines.append("applied, the log does not give the new tree") }
    difference.undo(on: &tree)
    if tree != before { lines.append("undone, the log does not give the old tree") }
    return lines
  }
}
