/// A tree of views at one moment: who is whose child, what kind each is, and all their values.
///
/// A tree is a value. The describing pass changes the host's own; a copy taken before stays as it
/// was.
public struct ViewTree {
  private(set) var nodes: [Node?] = []
  /// Names whose nodes have ended, to be used again.
  private var free: [NodeID] = []
  /// The serial of the next node.
  private(set) var nextSerial = 0

  /// The invisible node above the root view.
  static let rootID = NodeID(index: 0)

  init() {
    let kind = ViewKind(ViewTree.self, .root, name: "")
    let identity = Identity(parent: nil, steps: [], typeName: "")
    nodes = [
      Node(
        kind: kind, identity: identity, parent: nil, depth: 0, location: nil, serial: 0, schemas: [],
        values: [])
    ]
    nextSerial = 1
  }

  /// The node of a name; the name must be in use.
  subscript(id: NodeID) -> Node {
    get {
      guard let node = nodes[id.index] else {
        preconditionFailure("node \(id.index) is no longer in the tree")
      }
      return node
    }
    _modify {
      precondition(nodes[id.index] != nil, "node \(id.index) is no longer in the tree")
      // swift-format-ignore: NeverForceUnwrap
      yield &nodes[id.index]!
    }
  }

  /// Whether a name is in use.
  func contains(_ id: NodeID) -> Bool {
    id.index < nodes.count && nodes[id.index] != nil
  }

  /// How many views the tree holds, those that are leaving included.
  public private(set) var count = 0

  mutating func takeSerial() -> Int {
    defer { nextSerial += 1 }
    return nextSerial
  }

  /// Adds a node without children and returns its name.
  mutating func add(_ node: Node) -> NodeID {
    count += 1
    while let id = free.popLast() {
      guard nodes[id.index] == nil else { continue }
      nodes[id.index] = node
      return id
    }
    nodes.append(node)
    return NodeID(index: nodes.count - 1)
  }

  /// Takes a node out; its name stays reserved until it is released.
  mutating func remove(_ id: NodeID) {
    count -= 1
    nodes[id.index] = nil
  }

  /// Lets the names of ended nodes be used again.
  mutating func release(_ ids: [NodeID]) {
    free.append(contentsOf: ids)
  }

  /// Puts a node back under its name, as undoing an update does.
  mutating func restore(_ node: Node, as id: NodeID) {
    while nodes.count <= id.index { nodes.append(nil) }
    count += 1
    nodes[id.index] = node
  }

  /// Sets the children of a node and their positions.
  mutating func arrange(_ parent: NodeID, children: [NodeID], leaving: [NodeID]) {
    self[parent].children = children
    self[parent].leaving = leaving
    for (position, child) in children.enumerated() where contains(child) {
      self[child].position = position
    }
  }
}

extension ViewTree: Equatable {
  /// Two trees are equal when the same views with the same values stand in the same places.
  public static func == (a: ViewTree, b: ViewTree) -> Bool {
    for index in 0..<max(a.nodes.count, b.nodes.count) {
      let x = index < a.nodes.count ? a.nodes[index] : nil
      let y = index < b.nodes.count ? b.nodes[index] : nil
      guard x == y else { return false }
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
    var stack = [(id: root, isLeaving: false)]
    while let next = stack.popLast() {
      result.append(next)
      let node = self[next.id]
      for child in node.leaving.reversed() { stack.append((child, true)) }
      for child in node.children.reversed() { stack.append((child, next.isLeaving)) }
    }
    return result
  }

  /// Whether a node is removed and still drawn, itself or with a view above it.
  func isLeaving(_ id: NodeID) -> Bool {
    var current = id
    while let parent = self[current].parent {
      if self[parent].leaving.contains(current) { return true }
      current = parent
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
