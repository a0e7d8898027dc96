/// Where the focus is, and what binds it.
extension Graph {
  /// Where the focus of a node is bound, on the node itself and above it.
  func focusTargets(of node: NodeID) -> [FocusTarget] {
    var result: [FocusTarget] = []
    var current: NodeID? = node
    while let id = current {
      if let live = existingLive(id) { result += live.focusTargets }
      current = tree[id].parent
    }
    return result
  }

  /// Gives a control the focus, or takes it from all.
  func moveFocus(to node: NodeID?) {
    guard node != focused else { return }
    let gaining = node.map { focusTargets(of: $0) } ?? []
    if let old = focused {
      focused = nil
      controlSlot("focus", of: old, as: Bool.self)?.write(false, transaction: .current)
      for target in focusTargets(of: old) where !gaining.contains(where: { $0.location === target.location })
      {
        target.unfocus()
      }
    }
    focused = node
    guard let node else { return }
    controlSlot("focus", of: node, as: Bool.self)?.write(true, transaction: .current)
    for target in gaining { target.focus() }
  }

  /// Moves the focus to where the bound values say it is.
  func followFocusBindings() {
    guard focused != nil || !focusable.isEmpty else { return }
    if let focused, focusTargets(of: focused).contains(where: { !$0.matches() }) { moveFocus(to: nil) }
    let wanting = focusable.filter { node in
      tree.contains(node) && existingLive(node)?.focusTargets.contains { $0.matches() } == true
    }
    .filter { !tree.isLeaving($0) }
    .min { tree[$0].serial < tree[$1].serial }
    guard let wanting else { return }
    let control = tree.subtree(of: wanting).first { existingLive($0)?.control?.isFocusable == true }
    guard let control, control != focused else { return }
    moveFocus(to: control)
  }

  /// Takes the focus from a view that goes.
  func loseFocus(within root: NodeID) {
    guard let old = focused, tree.contains(old), tree.isNode(old, within: root) else { return }
    focused = nil
    let doomed = Set(tree.subtree(of: root))
    for target in focusTargets(of: old) {
      // A property that goes too keeps its last value for the ledger.
      if let slot = target.location as? any AnyStateSlot, doomed.contains(slot.owner) { continue }
      target.unfocus()
    }
  }

  /// Lets views that came back forget the focus, which they lost when they began to leave.
  func forgetFocus(within root: NodeID) {
    for node in tree.subtree(of: root) where node != focused {
      controlSlot("focus", of: node, as: Bool.self)?.write(false, transaction: .current)
      for target in existingLive(node)?.focusTargets ?? [] where target.matches() { target.unfocus() }
    }
  }
}
