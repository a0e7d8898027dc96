/// What views enter and leave with.
extension Graph {
  /// The transition that a view enters or leaves with, and what drives it.
  func transitionUse(
    of node: NodeID, because reason: Reason, transaction: Transaction, isRemoval: Bool
  ) -> TransitionUse {
    let whole = reducedMotion.reduced(effectiveTransition(of: node), where: environment(at: node))
    let half = isRemoval ? whole.removal : whole.insertion
    if case .contentChanged = reason, !mayTransition(node) {
      return TransitionUse(
        transition: half, animation: nil, explanation: ChildArrangement.Removal.noTransition,
        obstacle: nil, whole: whole, inherited: nil)
    }
    guard !transaction.disablesAnimations else {
      return TransitionUse(
        transition: half, animation: nil, explanation: nil, obstacle: transaction.obstacle,
        whole: whole.withoutAnimations, inherited: nil)
    }
    let drivers = half.drivers(inheriting: transaction.animation)
    let animation = drivers.lazy.compactMap { $0 }.first
    return TransitionUse(
      transition: half, animation: animation, explanation: nil,
      obstacle: animation == nil ? transaction.governor?.obstacle ?? innerAnimation(of: node) : nil,
      whole: whole, inherited: transaction.animation)
  }

  /// Says so if a view has an `.animation` of its own, which governs what is inside and not how the view itself comes
  /// and goes (fact 108).
  private func innerAnimation(of node: NodeID) -> String? {
    var current: NodeID? = node
    while let id = current {
      if tree[id].schemas.contains(where: { $0 === AttributeSchema.animation }) {
        return "the .animation of the view itself has no part in it: set it on the container"
      }
      current = content(of: id)
    }
    return nil
  }

  /// The innermost transition of a view: its content's if that is a single view, else its own, else
  /// that of the transparent views around it.
  private func effectiveTransition(of node: NodeID) -> AnyTransition {
    var found = ownTransition(of: node)
    var current = node
    while let content = content(of: current) {
      current = content
      if let inner = ownTransition(of: current) { found = inner }
    }
    if let found { return found }
    current = node
    while let above = tree[current].parent, tree[above].kind.isTransparent || content(of: above) == current {
      if let transition = ownTransition(of: above) { return transition }
      current = above
    }
    return .opacity
  }

  /// The single view that a node shows through, if it is no view of its own to the container above.
  private func content(of node: NodeID) -> NodeID? {
    let node = tree[node]
    if node.kind.role == .decorated { return node.children.first }
    return node.kind.isTransparent && node.children.count == 1 ? node.children[0] : nil
  }

  private func ownTransition(of node: NodeID) -> AnyTransition? {
    guard case .opaque(let value)? = tree[node].value(named: AttributeSchema.transition.name) else {
      return nil
    }
    return value.base as? AnyTransition
  }

  /// Whether a view inside an `AnyView` may transition: a condition, an element or an id around the
  /// `AnyView` allows it (observed in a re-implementation; confidence medium).
  private func mayTransition(_ node: NodeID) -> Bool {
    var current = tree[node].parent
    while let id = current, tree[id].kind.isTransparent, tree[id].kind.role != .root {
      let isAllowed = tree[id].steps.contains { step in
        switch step.course {
        case .branch, .element, .explicit: true
        case .child, .content: false
        }
      }
      if isAllowed { return true }
      current = tree[id].parent
    }
    return false
  }
}
