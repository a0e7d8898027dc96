/// What a described view's children came to: who came, went, moved and came back, and why.
@MainActor struct ChildArrangement {
  /// A child that went.
  struct Removal {
    let node: NodeID
    let reason: Reason
    let transition: TransitionUse
    /// The position among the new children in front of which the child would stand.
    let anchor: Int
    /// The child that took its place, if one did.
    let successor: NodeID?

    /// When the removal is over.
    var end: End {
      if transition.transition.isIdentity || transition.explanation == Self.noTransition { return .atOnce }
      return transition.animation == nil ? .afterAppearing : .later
    }

    static let noTransition = "an AnyView outside of conditions does not transition"
  }

  /// When a removed child is gone.
  enum End {
    /// Before the new views appear.
    case atOnce
    /// After the new views have appeared.
    case afterAppearing
    /// When its transition is over.
    case later
  }

  /// A child that came.
  struct Insertion {
    let node: NodeID
    let reason: Reason
    let transition: TransitionUse
  }

  /// A child that changed its position, counted among the views of its `ForEach`.
  struct Move {
    let node: NodeID
    let from: Int
    let to: Int
    let reason: Reason
  }

  let parent: NodeID
  let old: TreeDifference.Arrangement
  private(set) var new: TreeDifference.Arrangement
  private(set) var removals: [Removal] = []
  private(set) var insertions: [Insertion] = []
  private(set) var revivals: [Insertion] = []
  private(set) var moves: [Move] = []

  /// - Parameter emptyWays: The ways that led to no child.
  init(_ pairing: ChildPairing, emptyWays: [Way], context: DescribingPass.Context, in graph: Graph) {
    let storage = graph.tree.storage
    parent = pairing.parent
    old = .init(children: pairing.old, leaving: pairing.oldLeaving)
    var leaving = pairing.oldLeaving

    // Who stays, and at which old position.
    var oldPositions: [Int] = []
    var stayingAt: [Int] = []
    var arrived: [(node: NodeID, isRevived: Bool)] = []
    for (position, origin) in pairing.origins.enumerated() {
      switch origin {
      case .old(let oldPosition):
        oldPositions.append(oldPosition)
        stayingAt.append(position)
      case .leaving: arrived.append((pairing.children[position], true))
      case .new: arrived.append((pairing.children[position], false))
      }
    }
    if arrived.contains(where: \.isRevived) {
      let back = Set(arrived.lazy.filter(\.isRevived).map(\.node))
      leaving.removeAll { back.contains($0) }
    }

    let removed = pairing.removed
    new = .init(children: pairing.children, leaving: leaving)
    // Children of a view that came have come with it; nothing is to be said of them.
    guard !graph.isNew(parent) else { return }
    if !removed.isEmpty || !arrived.isEmpty {
      let finder = ReasonFinder(
        removed: removed, inserted: arrived.map(\.node),
        staying: stayingAt.map { pairing.children[$0] },
        emptyBefore: graph.existingLive(parent)?.emptyWays ?? [], emptyNow: emptyWays, in: storage)

      var newPositionByOld: [Int: Int] = [:]
      if !removed.isEmpty {
        for (index, oldPosition) in oldPositions.enumerated() {
          newPositionByOld[oldPosition] = stayingAt[index]
        }
      }
      var anchor = 0
      var next = removed.startIndex
      for (oldPosition, id) in pairing.old.enumerated() where next < removed.endIndex {
        guard removed[next] == id else {
          anchor = newPositionByOld[oldPosition].map { $0 + 1 } ?? anchor
          continue
        }
        next += 1
        let reason = finder.reason(forRemoved: id)
        let use = graph.transitionUse(
          of: id, because: reason, transaction: context.transaction, isRemoval: true)
        let removal = Removal(
          node: id, reason: reason, transition: use, anchor: anchor,
          successor: reason.isIdentityChange ? finder.successor(of: id) : nil)
        removals.append(removal)
        if removal.end == .later { leaving.append(id) }
      }
      for (node, isRevived) in arrived {
        var reason = finder.reason(forInserted: node)
        if graph.isFirstPass { reason = .firstDescription }
        let use = graph.transitionUse(
          of: node, because: reason, transaction: context.transaction, isRemoval: false)
        if isRevived {
          revivals.append(Insertion(node: node, reason: .revived(reason.place), transition: use))
        } else {
          insertions.append(Insertion(node: node, reason: reason, transition: use))
        }
      }
    }
    new.leaving = leaving
    findMoves(oldPositions, stayingAt, pairing, in: graph)
  }

  private mutating func findMoves(
    _ oldPositions: [Int], _ stayingAt: [Int], _ pairing: ChildPairing, in graph: Graph
  ) {
    let moving = minimalMoves(oldPositions)
    guard !moving.isEmpty else { return }
    let storage = graph.tree.storage
    let starts = (old: starts(of: pairing.old, in: storage), new: starts(of: pairing.children, in: storage))
    for index in moving {
      let node = pairing.children[stayingAt[index]]
      let codes = storage.codes(of: node)
      let step = storage.steps(of: node.index).last { if case .element = $0.course { true } else { false } }
      let way = Self.way(to: codes)
      let element = Self.way(throughElementOf: codes)
      let other = overtaker(of: index, oldPositions) {
        Self.way(throughElementOf: storage.codes(of: pairing.children[stayingAt[$0]])) == element
      }
      .map { pairing.children[stayingAt[$0]] }
      moves.append(
        Move(
          node: node, from: oldPositions[index] - (starts.old[way] ?? 0),
          to: stayingAt[index] - (starts.new[way] ?? 0),
          reason: .moved(
            elementName(of: node, in: graph.tree),
            overtakenBy: other.map { elementName(of: $0, in: graph.tree) },
            step?.location)))
    }
  }

  /// Where the views of each `ForEach` begin among the children.
  private func starts(of children: [NodeID], in storage: TreeStorage) -> [[StepCode]: Int] {
    var result: [[StepCode]: Int] = [:]
    for (position, child) in children.enumerated() {
      let way = Self.way(to: storage.codes(of: child))
      if result[way] == nil { result[way] = position }
    }
    return result
  }

  /// The steps to the outermost `ForEach`.
  private static func way(to codes: [StepCode]) -> [StepCode] {
    Array(codes.prefix { $0.sort != .element })
  }

  /// The steps to the innermost `ForEach` and to the element in it.
  private static func way(throughElementOf codes: [StepCode]) -> ArraySlice<StepCode> {
    codes[...(codes.lastIndex { $0.sort == .element } ?? codes.endIndex - 1)]
  }

  /// The element beside the moved one that has come to stand on its other side.
  ///
  /// - Parameter isSame: Whether a child belongs to the moved element, too.
  private func overtaker(of index: Int, _ oldPositions: [Int], _ isSame: (Int) -> Bool) -> Int? {
    let position = oldPositions[index]
    if let before = oldPositions[..<index].indices.last(where: { !isSame($0) }),
      oldPositions[before] > position
    {
      return before
    }
    if let after = oldPositions[(index + 1)...].indices.first(where: { !isSame($0) }),
      oldPositions[after] < position
    {
      return after
    }
    return nil
  }

  private func elementName(of node: NodeID, in tree: ViewTree) -> String {
    for step in tree[node].steps.reversed() {
      if case .element(let id) = step.course { return printedID(id) }
    }
    return tree[node].kind.name
  }
}

extension Reason {
  /// The place of the construct, if it is known.
  var place: SourceLocation? {
    switch self {
    case .branchChanged(_, let place), .idChanged(_, _, let place), .contentChanged(_, _, let place),
      .noLongerBuilt(let place), .nowBuilt(let place), .elementInserted(_, let place),
      .elementRemoved(_, let place), .moved(_, _, let place), .revived(let place):
      place
    case .with, .firstDescription, .removalEnded: nil
    }
  }
}
