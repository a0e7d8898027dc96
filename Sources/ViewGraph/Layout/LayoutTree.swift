import Foundation

/// The layout of a tree, kept from one update to the next.
///
/// A node's items are made anew when the node has changed, something below it has, or something reaches it that it was
/// made of; all others stay, with the sizes that they have computed. What is placed where it was is not placed again, with
/// all that it holds. The result is that of a layout that begins from nothing.
///
/// All ways through the tree go along lists, so that any depth is safe. Views that stand in more than ``depthLimit``
/// containers and modifiers are not laid out, since measuring does go down by calls.
@MainActor final class LayoutTree {
  /// How many containers and modifiers may stand in each other.
  static let depthLimit = 600

  /// A node whose view has another frame than in the layout before.
  struct Change: Equatable {
    let node: NodeID
    /// Tells nodes apart to which the tree has given one name after the other.
    let serial: UInt32
    /// In the root's coordinate space; `nil` where the view had no place.
    let old: CGRect?
    /// In the root's coordinate space; `nil` where the view has no place any more.
    let new: CGRect?
  }

  let graph: Graph
  let nodes: LayoutNodes
  let tally = MeasuredItem.Tally()
  /// To which frames are moved.
  private var pixels: PixelGrid?
  /// The nodes that share their geometry with others.
  var matchedNodes: [NodeID: LayoutNode] = [:]
  /// The nodes that the last layout has put where others are.
  var followers: [LayoutNode] = []
  private var matched = MatchedSources()
  /// The area of the root with what is covered around it.
  private var area = CGRect.zero
  private let watch: NodeWatch?
  private var metrics: (any TextMetrics)?
  private var root: LayoutNode?
  private var rootItem: MeasuredItem?
  /// What has been made in the layout under way.
  var made: [LayoutNode] = []
  private var changes: [Change] = []
  /// The lazy containers, by node.
  var lazyRows: [NodeID: LazyRows] = [:]
  private var traits: [UnsafeRawPointer: ShapeTraits] = [:]
  /// The frames of the last layout, which its result reads when somebody asks; gone with the result.
  private weak var pendingSnapshot: Later<LayoutSnapshot>?

  /// - Parameter keeps: Whether there will be other layouts after updates; the tree then notes what these change.
  init(_ graph: Graph, keeps: Bool = false) {
    self.graph = graph
    nodes = LayoutNodes(graph)
    watch =
      keeps
      ? NodeWatch(isRelevant: LayoutRules.mayRead, holdsClosures: { $0 === AttributeSchema.alignmentGuide })
      : nil
    if keeps { graph.store.watch = watch }
  }

  // MARK: Layouts

  /// Lays the tree out in a screen; the root's top leading corner is the origin.
  ///
  /// - Parameter prepare: Is called with the tree before its items are placed.
  /// - Returns: The nodes whose frames changed, in the order in which they came to be, and how many sizes were computed.
  @discardableResult func update(
    in screen: Screen, prepare: (LayoutTree) -> Void = { _ in }
  ) -> (changes: [Change], measurementCount: Int) {
    makePendingSnapshot()
    watch?.isReading = true
    defer { watch?.isReading = false }
    let before = tally.measurements
    tally.layout += 1
    tally.surroundings.container = screen.rootProposal
    let environment = graph.environment(at: ViewTree.rootID)
    let direction = environment.layoutDirection
    let root = root ?? makeRoot(direction)
    if let changes = watch?.take() { take(changes) }
    takeMetrics(screen.metrics)
    takeFollowers()
    if root.context.direction != direction {
      root.context.direction = direction
      invalidate(root)
    }
    if root.isMarked {
      remake(root)
      tally.surroundings.direction = direction
      rootItem = builder.stacked(root.entry.built.map(\.contained))
    }
    prepare(self)
    area = rootItem.map { screen.place($0, isMirrored: direction == .rightToLeft) } ?? .zero
    takePlacesOfUnusedItems()
    matched = matchGeometries()
    let pixels =
      screen.roundsToPixels ? PixelGrid(scale: screen.displayScale ?? environment.displayScale) : nil
    let isSameGrid = pixels == self.pixels
    self.pixels = pixels
    lookAtFrames(isSameGrid: isSameGrid)
    defer { changes = [] }
    return (
      changes.sorted { ($0.serial, $0.old == nil ? 1 : 0) < ($1.serial, $1.old == nil ? 1 : 0) },
      tally.measurements - before
    )
  }

  /// Lays the tree out in a screen and keeps all frames.
  func layOut(in screen: Screen, prepare: (LayoutTree) -> Void = { _ in }) -> LayoutResult {
    let count = update(in: screen, prepare: prepare).measurementCount
    let snapshot = Later(making: { [self] in
      MainActor.assumeIsolated { UncheckedBox(LayoutSnapshot(of: root, on: pixels)) }.value
    })
    pendingSnapshot = snapshot
    let size = rootItem.flatMap { LayoutNode.area(of: [$0], on: pixels)?.size } ?? .zero
    return LayoutResult(
      proposal: screen.proposal.asLimits, size: size, area: area.size, measurementCount: count,
      tree: graph.tree, matched: matched, snapshot: snapshot)
  }

  /// Reads the frames of the last layout if somebody may still ask for them.
  private func makePendingSnapshot() {
    _ = pendingSnapshot?.value
    pendingSnapshot = nil
  }

  private func makeRoot(_ direction: LayoutDirection) -> LayoutNode {
    let id = ViewTree.rootID
    let node = newNode(id, LayoutNode.Context(axis: .vertical, depth: 0, direction: direction))
    root = node
    return node
  }

  func newNode(_ id: NodeID, _ context: LayoutNode.Context) -> LayoutNode {
    let node = LayoutNode(id, serial: graph.tree.storage.records[id.index].serial, .list, context)
    node.lastLayout = tally.layout
    nodes.add(node)
    return node
  }

  /// Makes items by the metrics of the present layout.
  var builder: LayoutBuilder {
    guard let metrics else { preconditionFailure("items are made before any layout") }
    return LayoutBuilder(graph, metrics: metrics, tally: tally, nodes)
  }

  /// Makes everything anew if letters take another room.
  private func takeMetrics(_ new: any TextMetrics) {
    func isKnown<Metrics: TextMetrics>(_ new: Metrics) -> Bool {
      (metrics as? Metrics).map { valuesAreEqual($0, new) } ?? false
    }
    defer { metrics = new }
    guard metrics != nil, !isKnown(new) else { return }
    for node in nodes.all { invalidate(node) }
  }

  /// What is the same for all nodes of a shape.
  func traits(of index: UInt32) -> ShapeTraits {
    guard let header = graph.tree.storage.records[Int(index)].header else {
      preconditionFailure("node \(index) is no longer in the tree")
    }
    let key = UnsafeRawPointer(header)
    if let known = traits[key] { return known }
    let made = ShapeTraits(graph.tree[NodeID(index: Int(index))])
    traits[key] = made
    return made
  }

  // MARK: What ends

  /// Forgets a node and everything below it.
  func drop(_ top: LayoutNode) {
    var stack = [top]
    while let node = stack.popLast() {
      nodes.remove(node)
      if matchedNodes[node.id] === node { matchedNodes[node.id] = nil }
      note(node, node.frame, nil)
      stack += node.children
      if let rows = node.rows { stack += end(rows, of: node) }
    }
  }

  /// Ends the elements of a lazy container; the answer is what was made of them.
  func end(_ rows: LazyRows, of node: LayoutNode) -> [LayoutNode] {
    let made = rows.replaceElements(by: [])
    rows.lookAtGroups { note($0.id, $0.serial, rounded($1), rounded($2)) }
    lazyRows[node.id] = nil
    node.rows = nil
    return made
  }

  // MARK: Frames

  private func rounded(_ frame: CGRect?) -> CGRect? { frame.map { pixels?.rounded($0) ?? $0 } }

  /// Takes away the places of items that nothing contains any more, or nothing that has a place.
  ///
  /// A tab or an option of a picker may be there and not be shown.
  private func takePlacesOfUnusedItems() {
    for node in made {
      for child in node.rows?.madeNodes ?? node.children {
        for built in child.entry.built {
          for item in [built.item, built.traits.tabLabel] {
            if let item, item.isPlaced, !item.wasPlacedNow { item.takePlace() }
          }
        }
      }
    }
  }

  private func note(_ node: LayoutNode, _ old: CGRect?, _ new: CGRect?) {
    note(node.id, node.serial, old, new)
  }

  private func note(_ id: NodeID, _ serial: UInt32, _ old: CGRect?, _ new: CGRect?) {
    if old != new { changes.append(Change(node: id, serial: serial, old: old, new: new)) }
  }

  /// Finds the frames that have changed among those of nodes that were made or moved.
  ///
  /// - Parameter isSameGrid: Whether edges are moved to the same pixels as in the layout before.
  private func lookAtFrames(isSameGrid: Bool) {
    var candidates: [LayoutNode] = []
    func add(_ node: LayoutNode) {
      var current = node
      while current.lastLook != tally.layout {
        current.lastLook = tally.layout
        candidates.append(current)
        // What stands for itself by the items of nodes below has their area.
        guard let parent = graph.tree[current.id].parent, let above = nodes[parent], above.isPassing else {
          return
        }
        current = above
      }
    }
    for node in isSameGrid ? made : nodes.all { add(node) }
    for id in tally.moved { if let node = nodes[id] { add(node) } }
    made = []
    tally.moved = []
    for node in candidates where nodes[node.id] === node {
      let frame = node.area(on: pixels)
      note(node, node.frame, frame)
      node.frame = frame
    }
    for (_, rows) in lazyRows {
      rows.lookAtGroups { note($0.id, $0.serial, rounded($1), rounded($2)) }
    }
  }
}
