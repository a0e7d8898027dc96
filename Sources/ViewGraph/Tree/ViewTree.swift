/// A tree of views at one moment: who is whose child, what kind each is, and all their values.
///
/// A tree is a value. The describing pass changes the host's own; a copy taken before stays as it
/// was. Several threads may read one tree at once.
public struct ViewTree: @unchecked Sendable {
  private(set) var storage = TreeStorage()

  /// The invisible node above the root view.
  static let rootID = NodeID(index: 0)

  init() {}

  /// Makes sure that nobody else sees what is changed from now on.
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) { storage = TreeStorage(copying: storage) }
  }

  /// A tree that shares no memory with this one.
  func copy() -> ViewTree {
    var result = self
    result.storage = TreeStorage(copying: storage)
    return result
  }

  /// The node of a name; the name must be in use.
  subscript(id: NodeID) -> Node { Node(storage: storage, index: id.index) }

  /// Whether a name is in use.
  func contains(_ id: NodeID) -> Bool { id.index < storage.end && storage.records[id.index].shape != nil }

  /// How many views the tree holds, those that are leaving included.
  public var count: Int { storage.count }

  /// How many bytes the tree takes, without what its views' values refer to.
  public var byteCount: Int { storage.byteCount }
}

extension ViewTree: Equatable {
  /// Two trees are equal when the same views with the same values stand in the same places.
  public static func == (a: ViewTree, b: ViewTree) -> Bool {
    if a.storage === b.storage { return true }
    for index in 0..<max(a.storage.end, b.storage.end) {
      let id = NodeID(index: index)
      switch (a.contains(id), b.contains(id)) {
      case (false, false): continue
      case (true, true): if a[id] != b[id] { return false }
      default: return false
      }
    }
    return true
  }
}

extension ViewTree {
  /// The nodes below one, itself first, in tree order; leaving ones follow their siblings.
  ///
  /// The walk keeps its own stack, so that any depth is safe.
  func subtree(of root: NodeID) -> [NodeID] {
    walk(from: root).map(\.id)
  }

  /// The nodes below one, itself first, in tree order, and which of them leave.
  ///
  /// A node leaves when it or a node above it, up to where the walk begins, is removed and still drawn.
  func walk(from root: NodeID) -> [(id: NodeID, isLeaving: Bool)] {
    var result: [(id: NodeID, isLeaving: Bool)] = []
    // Siblings are linked: of each list on the way, the rest waits.
    var stack: [(index: UInt32, isLeaving: Bool)] = []
    func visit(_ index: UInt32, _ isLeaving: Bool) {
      result.append((NodeID(index: Int(index)), isLeaving))
      let record = storage.records[Int(index)]
      if record.firstLeaving != NodeRecord.none { stack.append((record.firstLeaving, true)) }
      if record.firstChild != NodeRecord.none { stack.append((record.firstChild, isLeaving)) }
    }
    visit(UInt32(root.index), false)
    while let (index, isLeaving) = stack.popLast() {
      let next = storage.records[Int(index)].next
      if next != NodeRecord.none { stack.append((next, isLeaving)) }
      visit(index, isLeaving)
    }
    return result
  }

  /// Whether a node is removed and still drawn, itself or with a view above it.
  func isLeaving(_ id: NodeID) -> Bool {
    var current = id.index
    while storage.records[current].parent != NodeRecord.none {
      if storage.isLeavingByItself(current) { return true }
      current = Int(storage.records[current].parent)
    }
    return false
  }

  /// Whether a node lies below another or is it.
  func isNode(_ id: NodeID, within ancestor: NodeID) -> Bool {
    let limit = self[ancestor].depth
    var current: NodeID? = id
    while let node = current, self[node].depth >= limit {
      if node == ancestor { return true }
      current = self[node].parent
    }
    return false
  }
}

extension ViewTree: CustomStringConvertible {
  /// The tree as text, a line a view, two spaces of indentation a level.
  public var description: String {
    var lines: [String] = []
    for (id, isLeaving) in walk(from: ViewTree.rootID).dropFirst() {
      let node = self[id]
      let indentation = String(repeating: "  ", count: max(0, node.depth - 1))
      let title = node.title.map { " \(printedValue($0))" } ?? ""
      lines.append("\(indentation)\(node.kind.name)\(title)\(isLeaving ? " (leaving)" : "")")
    }
    return lines.joined(separator: "\n")
  }
}
