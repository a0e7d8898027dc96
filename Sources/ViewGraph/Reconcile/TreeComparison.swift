/// Two finished trees, compared without a host.
extension ViewTree {
  /// Everything that leads from this tree to another one.
  ///
  /// Views are paired by the steps that lead to them from a paired parent, whatever host built them. Two
  /// views at the same steps are one view if they are of one kind under the same modifiers; otherwise one
  /// ends and another comes. Values are the same where an update would find them so.
  ///
  /// Views that leave are not part of what a finished tree says. Those of the other tree are passed
  /// over. Those of this tree stay, unless the other tree has a view at their steps: then they come back.
  ///
  /// Applied to this tree, the difference gives one that is equivalent to the other
  /// (``isEquivalent(to:)``); undone, it gives this tree again. Any thread may compare, as long as the
  /// values of the views may be compared there.
  ///
  /// - Parameter new: The tree after.
  /// - Complexity: O(*n*), where *n* is the number of views in both trees; ids are hashed only below
  ///   views whose children do not come as before.
  public func difference(to new: ViewTree) -> TreeDifference {
    if storage === new.storage { return TreeDifference() }
    var comparison = TreeComparison(from: self, to: new)
    return comparison.difference()
  }

  /// Whether two trees say the same: the same views in the same order, with the same values.
  ///
  /// Unlike `==`, it knows nothing of the updates that led to the trees, and views that leave do not count.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views in the smaller tree.
  public func isEquivalent(to other: ViewTree) -> Bool {
    if storage === other.storage { return true }
    let trees = TreePair(old: storage, new: other.storage)
    var open: [(old: UInt32, new: UInt32)] = [(0, 0)]
    while let (old, new) = open.popLast() {
      guard trees.changedLayers(old, new).isEmpty else { return false }
      var (child, other) = (trees.old.records[Int(old)].firstChild, trees.new.records[Int(new)].firstChild)
      while child != NodeRecord.none, other != NodeRecord.none {
        guard trees.isSameView(child, other) else { return false }
        open.append((child, other))
        (child, other) = (trees.old.records[Int(child)].next, trees.new.records[Int(other)].next)
      }
      guard child == NodeRecord.none, other == NodeRecord.none else { return false }
    }
    return true
  }
}

/// Finds what leads from one finished tree to another, on a copy of the one.
///
/// What comes is copied into it and what goes is taken out, so that the log names nodes as a host's would.
private struct TreeComparison {
  private let tree: ViewTree
  private let trees: TreePair
  private var log = TreeDifference()
  /// Views that are paired and have not been compared, the next one last.
  private var open: [(old: UInt32, new: UInt32)] = [(0, 0)]

  init(from old: ViewTree, to new: ViewTree) {
    tree = old.copy()
    trees = TreePair(old: tree.storage, new: new.storage)
  }

  mutating func difference() -> TreeDifference {
    while let (old, new) = open.popLast() {
      noteValues(old, new)
      let first = open.count
      compareChildren(of: old, new)
      open[first...].reverse()
    }
    log.seal(trees.old)
    return log
  }

  private mutating func noteValues(_ old: UInt32, _ new: UInt32) {
    for (layer, otherLayer) in trees.changedLayers(old, new) {
      guard let (shape, payload) = trees.old.content(of: old),
        let (otherShape, otherPayload) = trees.new.content(of: new)
      else { continue }
      log.noteValues(
        layer, of: NodeID(index: Int(old)), shape.layers[layer].type,
        old: payload + shape.layers[layer].offset,
        new: otherPayload + otherShape.layers[otherLayer].offset, in: trees.old)
    }
  }

  /// Pairs the children of two paired views, side by side as long as they come as before.
  private mutating func compareChildren(of old: UInt32, _ new: UInt32) {
    var (child, other) = (trees.old.records[Int(old)].firstChild, trees.new.records[Int(new)].firstChild)
    var count = 0
    while child != NodeRecord.none, other != NodeRecord.none, trees.isSameView(child, other) {
      open.append((child, other))
      count += 1
      (child, other) = (trees.old.records[Int(child)].next, trees.new.records[Int(other)].next)
    }
    guard child != NodeRecord.none || other != NodeRecord.none else { return }
    arrange(old, as: new, from: count)
  }

  /// Gives a view the children that another has, the first ones of which are paired.
  private mutating func arrange(_ parent: UInt32, as other: UInt32, from count: Int) {
    let before = TreeDifference.Arrangement(
      children: trees.old.children(of: Int(parent)), leaving: trees.old.leaving(of: Int(parent)))
    var rest = UnpairedChildren(Array(before.children[count...]), before.leaving)
    var numbers: StepNumbers?
    var children = Array(before.children[..<count])
    for child in trees.new.children(of: Int(other)).dropFirst(count) {
      let source = UInt32(child.index)
      if let id = rest.take(source, in: trees) {
        open.append((UInt32(id.index), source))
        children.append(id)
      } else {
        var known = numbers ?? StepNumbers(of: before.children + before.leaving, in: trees.old)
        let way = known.way(of: source, in: trees)
        numbers = known
        children.append(copy(source, below: parent, way))
      }
    }
    let after = TreeDifference.Arrangement(children: children, leaving: rest.leaving)
    log.append(.arranged(NodeID(index: Int(parent)), old: before, new: after))
    trees.old.arrange(NodeID(index: Int(parent)), children: after.children, leaving: after.leaving)
    for id in rest.children { discard(id) }
  }

  private mutating func discard(_ root: NodeID) {
    let nodes = tree.subtree(of: root)
    for node in nodes { log.noteDiscarded(node, in: trees.old) }
    for node in nodes { trees.old.remove(UInt32(node.index)) }
  }

  /// Copies a view of the new tree, and those below it.
  private mutating func copy(_ root: UInt32, below parent: UInt32, _ way: Way) -> NodeID {
    let copied = copy(root, below: parent, way, position: 0)
    log.noteCreated(copied, in: trees.old, isAppended: false)
    var parents = [(source: root, copy: copied)]
    while let (source, parent) = parents.popLast() {
      var last: NodeID?
      let first = parents.count
      for (position, child) in trees.new.children(of: Int(source)).enumerated() {
        let index = UInt32(child.index)
        let way = trees.old.longWays.way(of: trees.new.codes(of: child))
        let id = copy(index, below: UInt32(parent.index), way, position: UInt32(position))
        log.noteCreated(id, in: trees.old, isAppended: true)
        trees.old.append(id, after: last)
        last = id
        parents.append((index, id))
      }
      parents[first...].reverse()
    }
    return copied
  }

  private func copy(_ source: UInt32, below parent: UInt32, _ way: Way, position: UInt32) -> NodeID {
    let old = trees.old
    let record = trees.new.records[Int(source)]
    guard let shape = record.shape else { preconditionFailure("node \(source) is no longer in the tree") }
    var copy = NodeRecord(
      shape: shape, payload: old.copy(record.payload, shape), way: way, parent: parent,
      serial: old.takeSerial(), places: old.places.number(of: trees.new.places[record.places]),
      depth: old.records[Int(parent)].depth + 1)
    copy.position = position
    return NodeID(index: Int(old.add(copy)))
  }
}

/// Two trees whose views are compared: by what they say, not by their numbers.
private struct TreePair {
  let old: TreeStorage
  let new: TreeStorage

  /// Whether two views are one: the same steps lead to one kind of view under the same modifiers.
  func isSameView(_ a: UInt32, _ b: UInt32) -> Bool {
    let (record, other) = (old.records[Int(a)], new.records[Int(b)])
    guard let shape = record.shape, let otherShape = other.shape else { return false }
    return (shape === otherShape || haveSameModifiers(shape, otherShape)) && haveSameSteps(a, b)
  }

  private func haveSameModifiers(_ a: NodeShape, _ b: NodeShape) -> Bool {
    a.kind == b.kind
      && a.layers.dropFirst(a.keyCount).elementsEqual(b.layers.dropFirst(b.keyCount)) {
        $0.type == $1.type && $0.schema == $1.schema
      }
  }

  private func haveSameSteps(_ a: UInt32, _ b: UInt32) -> Bool {
    let (record, other) = (old.records[Int(a)], new.records[Int(b)])
    guard record.way.count == other.way.count else { return false }
    let isCounted = record.shape?.keyCount == 0 && other.shape?.keyCount == 0
    if isCounted, record.way.number == nil { return record.way == other.way }
    return old.steps(of: Int(a)) == new.steps(of: Int(b))
  }

  /// The layers whose values differ between two views that are one.
  func changedLayers(_ a: UInt32, _ b: UInt32) -> [(old: Int, new: Int)] {
    guard let (shape, payload) = old.content(of: a), let (otherShape, otherPayload) = new.content(of: b)
    else { return [] }
    var result: [(old: Int, new: Int)] = []
    for (index, otherIndex) in zip(shape.layers.indices[shape.keyCount...], otherShape.keyCount...) {
      let (layer, other) = (shape.layers[index], otherShape.layers[otherIndex])
      let (value, otherValue) = (payload + layer.offset, otherPayload + other.offset)
      // Equal bytes are equal values: both trees hold on to what their bytes refer to.
      let masks = shape.comparisons[index].masks
      if bytesAreEqual(value, otherValue, layer.size, masks) { continue }
      if layer.type.isEqual(value, otherValue) { continue }
      guard layer.attributeValues(at: value) != other.attributeValues(at: otherValue) else { continue }
      result.append((index, otherIndex))
    }
    return result
  }
}

extension TreeStorage {
  /// How the values of a node lie in memory, and where; `nil` for a node without any.
  fileprivate func content(of index: UInt32) -> (NodeShape, UnsafeMutableRawPointer)? {
    let record = records[Int(index)]
    guard let shape = record.shape, let payload = record.payload else { return nil }
    return (shape, payload)
  }
}

/// Children of an old view that no new child has continued yet.
private struct UnpairedChildren {
  private let present: [NodeID]
  private let allLeaving: [NodeID]
  private var isTaken: [Bool]
  private var cursor = 0
  private var positions: [[IdentityStep]: Int]?
  private var leavingBySteps: [[IdentityStep]: NodeID]?
  private var revived: Set<NodeID> = []

  init(_ children: [NodeID], _ leaving: [NodeID]) {
    present = children
    allLeaving = leaving
    isTaken = Array(repeating: false, count: children.count)
  }

  /// Those that do not leave.
  var children: [NodeID] { present.indices.filter { !isTaken[$0] }.map { present[$0] } }

  /// Those that leave.
  var leaving: [NodeID] { allLeaving.filter { !revived.contains($0) } }

  /// Takes the child that a new one continues, if there is one.
  mutating func take(_ child: UInt32, in trees: TreePair) -> NodeID? {
    if let position = position(of: child, in: trees) {
      isTaken[position] = true
      cursor = position + 1
      return present[position]
    }
    guard let id = leavingChild(child, in: trees), revived.insert(id).inserted else { return nil }
    return id
  }

  private mutating func position(of child: UInt32, in trees: TreePair) -> Int? {
    func isFree(_ position: Int) -> Bool {
      !isTaken[position] && trees.isSameView(UInt32(present[position].index), child)
    }
    if cursor < present.count, isFree(cursor) { return cursor }
    guard !present.isEmpty else { return nil }
    let known =
      positions
      ?? Dictionary(present.enumerated().map { (trees.old.steps(of: $1.index), $0) }) { first, _ in first }
    positions = known
    return known[trees.new.steps(of: Int(child))].flatMap { isFree($0) ? $0 : nil }
  }

  private mutating func leavingChild(_ child: UInt32, in trees: TreePair) -> NodeID? {
    guard !allLeaving.isEmpty else { return nil }
    let known =
      leavingBySteps
      ?? Dictionary(allLeaving.map { (trees.old.steps(of: $0.index), $0) }) { first, _ in first }
    leavingBySteps = known
    return known[trees.new.steps(of: Int(child))].flatMap {
      trees.isSameView(UInt32($0.index), child) ? $0 : nil
    }
  }
}

/// The numbers that a view's children gave to ids, so that children from another tree get the same ones.
///
/// An id's number counts among the children with the same steps in front of it.
private struct StepNumbers {
  private var numbers: [[IdentityStep]: Int] = [:]
  private var next = 0

  init(of children: [NodeID], in storage: TreeStorage) {
    for child in children {
      let codes = storage.codes(of: child)
      let steps = storage.steps(of: child.index)
      for (index, code) in codes.enumerated() where code.hasKey {
        numbers[Array(steps[...index])] = code.number
        next = max(next, code.number + 1)
      }
    }
  }

  /// The way of a child of the new tree, in the numbers of the old one.
  mutating func way(of child: UInt32, in trees: TreePair) -> Way {
    var codes = trees.new.codes(of: NodeID(index: Int(child)))
    guard codes.contains(where: \.hasKey) else { return trees.old.longWays.way(of: codes) }
    let steps = trees.new.steps(of: Int(child))
    for (index, code) in codes.enumerated() where code.hasKey {
      let place = Array(steps[...index])
      let number = numbers[place] ?? next
      if number == next { next += 1 }
      numbers[place] = number
      codes[index] = StepCode(code.sort, number)
    }
    return trees.old.longWays.way(of: codes)
  }
}

extension StepCode {
  /// Whether the number stands for an id or a type, which the node keeps beside it.
  fileprivate var hasKey: Bool {
    switch sort {
    case .child, .branch: false
    case .element, .explicit, .content: true
    }
  }
}
