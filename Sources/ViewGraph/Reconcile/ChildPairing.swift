/// Finds which old child each described child continues, where they do not simply come as before.
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
  private(set) var children: [NodeID]
  private(set) var origins: [Origin]
  private var isTaken: [Bool]
  private var cursor: Int
  private var positions: [Way: Int]?
  private var leavingByWay: [Way: NodeID]?

  /// - Parameter count: How many of the old children have come first, in their order.
  init(parent: NodeID, described count: Int, in storage: TreeStorage) {
    self.parent = parent
    old = storage.children(of: parent.index)
    oldLeaving = storage.leaving(of: parent.index)
    children = Array(old.prefix(count))
    origins = (0..<count).map { .old($0) }
    isTaken = Array(repeating: false, count: old.count)
    for position in 0..<count { isTaken[position] = true }
    cursor = count
  }

  /// The old child to which a way leads, if there is one that nobody has continued yet.
  mutating func match(_ way: Way, in storage: TreeStorage) -> NodeID? {
    if cursor < old.count, !isTaken[cursor], storage.records[old[cursor].index].way == way {
      return take(cursor)
    }
    if let position = position(of: way, in: storage), !isTaken[position] {
      return take(position)
    }
    if !oldLeaving.isEmpty, let id = leavingChild(way, in: storage) {
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

  /// The old children that no described child continues.
  var removed: [NodeID] {
    old.indices.filter { !isTaken[$0] }.map { old[$0] }
  }

  private mutating func take(_ position: Int) -> NodeID {
    isTaken[position] = true
    cursor = position + 1
    children.append(old[position])
    origins.append(.old(position))
    return old[position]
  }

  private mutating func position(of way: Way, in storage: TreeStorage) -> Int? {
    guard !old.isEmpty else { return nil }
    if positions == nil {
      var found: [Way: Int] = [:]
      found.reserveCapacity(old.count)
      for (position, id) in old.enumerated() { found[storage.records[id.index].way] = position }
      positions = found
    }
    return positions?[way]
  }

  private mutating func leavingChild(_ way: Way, in storage: TreeStorage) -> NodeID? {
    if leavingByWay == nil {
      var found: [Way: NodeID] = [:]
      for id in oldLeaving { found[storage.records[id.index].way] = id }
      leavingByWay = found
    }
    return leavingByWay?.removeValue(forKey: way)
  }
}
