extension ViewHost {
  /// Views that take touches at the moment although nobody can see them.
  ///
  /// A view takes touches that has a gesture or is a control, unless something around it says that it is not hit.
  /// It cannot be seen where less than a hundredth of it shows, with all opacities and transitions around it.
  ///
  /// - Parameter policy: `strict` counts every such view. `swiftUI` leaves out those that SwiftUI itself does not
  ///   hit, since an `.opacity(0)` of theirs shows, and keeps those that only a transition makes invisible. `uikit`
  ///   leaves out those whose opacity is set to less than a hundredth, whatever still shows.
  /// - Returns: The problems in the order of the tree.
  public func invisibleBlockers(_ policy: HitTesting = .strict) -> [ContinuityProblem] {
    graph.tree.subtree(of: ViewTree.rootID).compactMap { node in
      guard let live = graph.existingLive(node), !live.gestures.isEmpty || live.control?.takesTouches == true,
        DeedPath.isHit(node, in: graph, opacity: { shownOpacity(of: $0) })
      else { return nil }
      let shown = shownOpacity(of: node)
      guard shown < HitTesting.leastOpacity else { return nil }
      switch policy {
      case .strict: break
      case .swiftUI: if ownOpacity(of: node, isSet: false) == 0 { return nil }
      case .uikit: if ownOpacity(of: node, isSet: true) < HitTesting.leastOpacity { return nil }
      }
      return ContinuityProblem(
        kind: .invisibleBlocker, identity: graph.identity(of: node), typeName: graph.tree[node].kind.name,
        attribute: nil, time: moment,
        message:
          "takes touches although only \(shortPercentage(shown)) of it shows: add '.allowsHitTesting(false)' "
          + "or '.disabled(true)' while it is not to be seen")
    }
  }

  /// The product of the opacities of a view and those around it, without transitions.
  ///
  /// - Parameter isSet: Whether the values count that are set; otherwise those that show.
  private func ownOpacity(of node: NodeID, isSet: Bool) -> Double {
    var product = 1.0
    var current: NodeID? = node
    while let id = current {
      product *= graph.opacities(of: id) { isSet ? nil : animator.track($0)?.value(at: moment) }
      current = graph.tree[id].parent
    }
    return product
  }
}

extension Control {
  /// Whether a person who touches the control does something.
  fileprivate var takesTouches: Bool { activate != nil || toggle != nil || text != nil }
}
