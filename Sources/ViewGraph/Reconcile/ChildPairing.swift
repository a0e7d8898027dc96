/// Finds which old child each described child continues, while the children are being described.
///
/// A child continues another when the same steps lead to it. Types need no comparison: under one
/// parent the same steps always lead to the same type, because `AnyView` makes the type a step.
/// The old children are expected in their order; only what comes out of order is looked up by hash.
struct ChildPairing {
  /// Where a described child comes from.
  enum Origin {
    /// The old child at a position.
    case old(Int)
    /// A removed child that was still drawn.
    case leaving
    /// Nowhere: it is new.
    case new
  }

  let parent: NodeID
  let old: [NodeID]
  let oldLeaving: [NodeID]
  private(set) var children: [NodeID] = []
  private(set) var origins: [Origin] = []
  /// Steps that were taken and led to no child, such as those to an element whose condition does not hold.
  private(set) var emptyWays: Set<[IdentityStep]> = []
  private var isTaken: [Bool]
  private var cursor = 0
  private var positions: [[IdentityStep]: Int]?
  private var leavingBySteps: [[IdentityStep]: NodeID]?

  init(parent: NodeID, in tree: ViewTree) {
    self.parent = parent
    old = tree[parent].children
    oldLeaving = tree[parent].leaving
    isTaken = Array(repeating: false, count: old.count)
  }

  /// The old child to which the steps lead, if there is one that nobody has continued yet.
  mutating func match(_ steps: [IdentityStep], in tree: ViewTree) -> NodeID? {
    if cursor < old.count, !isTaken[cursor], tree[old[cursor]].identity.steps == steps {
      return take(cursor)
    }
    if let position = position(of: steps, in: tree), !isTaken[position] {
      return take(position)
    }
    if !oldLeaving.isEmpty, let id = leavingChild(steps, in: tree) {
      children.append(id)
      origins.append(.leaving)
      return id
    }
    return nil
  }

  /// Adds a child that continues none.
  mutating func append(new id: NodeID) {
    children.append(id)
    origins.append(.new)
  }

  /// Adds steps that were taken and led to no child.
  mutating func append(emptyWay steps: [IdentityStep]) {
    emptyWays.insert(steps)
  }

  /// The old children that no described child continues.
  var removed: [NodeID] {
    old.indices.filter { !isTaken[$0] }.map { old[$0] }
  }

  /// Whether the children are the old ones in their order.
  var isUnchanged: Bool {
    children == old
  }

  private mutating func take(_ position: Int) -> NodeID {
    isTaken[position] = true
    cursor = position + 1
    children.append(old[position])
    origins.append(.old(position))
    return old[position]
  }

  private mutating func position(of steps: [IdentityStep], in tree: ViewTree) -> Int? {
    guard !old.isEmpty else { return nil }
    if positions == nil {
      var found: [[IdentityStep]: Int] = [:]
      found.reserveCapacity(old.count)
      for (position, id) in old.enumerated() { found[tree[id].identity.steps] = position }
      positions = found
    }
    return positions?[steps]
  }

  private mutating func leavingChild(_ steps: [IdentityStep], in tree: ViewTree) -> NodeID? {
    if leavingBySteps == nil {
      var found: [[IdentityStep]: NodeID] = [:]
      for id in oldLeaving { found[tree[id].identity.steps] = id }
      leavingBySteps = found
    }
    return leavingBySteps?.removeValue(forKey: steps)
  }
}
