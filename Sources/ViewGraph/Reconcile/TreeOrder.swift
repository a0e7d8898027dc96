/// Some nodes of a tree in tree order, each with the number of given nodes above it.
///
/// The cost is that of the ways from the nodes to the root, each counted once; siblings that are
/// not given cost nothing.
struct TreeOrder {
  struct Entry {
    let node: NodeID
    /// How many of the given nodes lie above this one.
    let indentation: Int
  }

  /// Where a node stands among its siblings.
  struct Rank: Comparable {
    let position: Int
    /// Removed nodes stand in front of the one that now has their position.
    let isRemoved: Bool
    let sequence: Int

    static func < (a: Rank, b: Rank) -> Bool {
      (a.position, a.isRemoved ? 0 : 1, a.sequence) < (b.position, b.isRemoved ? 0 : 1, b.sequence)
    }
  }

  private(set) var nodes: [Entry] = []

  /// - Parameter removed: The ranks of nodes that are no longer among their parent's children.
  init(_ given: some Sequence<NodeID>, removed: [NodeID: Rank] = [:], in tree: ViewTree) {
    let given = Set(given)
    var children: [NodeID: [NodeID]] = [:]
    var isOnWay: Set<NodeID> = [ViewTree.rootID]
    for node in given {
      var current = node
      while isOnWay.insert(current).inserted, let parent = tree[current].parent {
        children[parent, default: []].append(current)
        current = parent
      }
    }
    func rank(_ id: NodeID) -> Rank {
      removed[id] ?? Rank(position: tree[id].position, isRemoved: false, sequence: tree[id].serial)
    }
    var stack: [(NodeID, Int)] = [(ViewTree.rootID, 0)]
    while let (id, indentation) = stack.popLast() {
      let isGiven = given.contains(id)
      if isGiven { nodes.append(Entry(node: id, indentation: indentation)) }
      guard let below = children[id] else { continue }
      let sorted = below.map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }
      for (child, _) in sorted.reversed() { stack.append((child, indentation + (isGiven ? 1 : 0))) }
    }
  }
}
