import Foundation

/// Follows the frames of the views that draw, from one layout of a screen to the next.
@MainActor final class ScreenGeometry {
  /// What the tree is laid out in.
  var screen: Screen
  /// The layout of the tree, kept between updates.
  private(set) var tree: LayoutTree?
  /// The result of the last layout, made when somebody asks and dropped before the next pass, which could not change
  /// the tree in its place otherwise.
  private var result: LayoutResult?
  private var surroundings: FrameSurroundings?
  /// Where views were at the last call of ``takeChanges(in:_:)``, by serial.
  private var known: [Int: Place] = [:]
  /// The views whose geometry others shared, with their serials.
  private var matched: [MatchedKey: (source: MatchedSource, serial: Int)] = [:]

  init(_ screen: Screen) { self.screen = screen }

  /// What becomes of the state of rows that are out of sight.
  var rowEviction = RowEviction.never {
    didSet { if rowEviction == .never { sight = RowSight() } }
  }
  private var sight = RowSight()
  private var evicted: [NodeID] = []

  /// The rows that were out of sight for too long, each once.
  func takeEvictedRows(in graph: Graph) -> [NodeID] {
    defer { evicted = [] }
    return evicted.filter { graph.tree.contains($0) }
  }

  /// Where a view is laid out.
  struct Place {
    let node: NodeID
    /// The frame in the root's space, without what only moves the drawing.
    let frame: CGRect
    /// The nearest geometry group around the view, which moves as a whole.
    let group: NodeID?
    /// The frame in the space of the group.
    let local: CGRect
    /// How far the scroll views around it are scrolled.
    let scrolling: CGPoint

    /// Whether it is where another place is, but for what rounding may do.
    func isSame(as other: Place) -> Bool {
      func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool {
        abs(a - b) <= 1e-6 + 1e-12 * max(abs(frame.minX), abs(frame.minY))
      }
      return isNear(local.minX, other.local.minX) && isNear(local.minY, other.local.minY)
        && isNear(local.width, other.local.width) && isNear(local.height, other.local.height)
    }
  }

  /// The last layout; `nil` before the first one.
  var layout: LayoutResult? {
    if result == nil { result = tree?.layOut(in: screen) }
    return result
  }

  /// What the last layout has that a person might call wrong.
  func findings(in graph: Graph) -> LayoutFindings? {
    withSurroundings(of: graph) { surroundings in
      layout?.findings(in: graph, &surroundings) { node in
        self.place(of: node, serial: graph.tree[node].serial)?.frame
      }
    }
  }

  /// Lends out what is known of shapes, in one copy.
  private func withSurroundings<Result>(
    of graph: Graph, _ body: (inout FrameSurroundings) -> Result
  ) -> Result {
    var surroundings = surroundings ?? FrameSurroundings(of: graph)
    self.surroundings = nil
    surroundings.reset()
    defer { self.surroundings = surroundings }
    return body(&surroundings)
  }

  /// Where a node is laid out, or was before it began to leave; `nil` for one that only arranges others.
  func place(of node: NodeID, serial: Int) -> Place? {
    known[serial].flatMap { $0.node == node ? $0 : nil }
  }
}

extension ScreenGeometry: GeometryKeeper {
  func begin() { result = nil }

  func layOut(_ graph: Graph) -> [NodeID] {
    result = nil
    let tree = tree ?? LayoutTree(graph, keeps: true)
    self.tree = tree
    let layout = tree.layOut(in: screen)
    result = layout
    guard !graph.geometryContents.isEmpty else { return [] }
    return layout.entries.filter { entry in
      guard let content = graph.geometryContents[entry.node] else { return false }
      return content.measured.take(entry.frame, spaces: layout.spaces(around: entry.node, in: graph))
    }.map(\.node)
  }

  func takeChanges(in graph: Graph, _ transaction: Transaction) -> [NodeID: FrameChange] {
    guard let layout else { return [:] }
    var changes: [NodeID: FrameChange] = [:]
    var placed: Set<Int> = []
    for place in withSurroundings(of: graph, { layout.places(in: graph, &$0) }) {
      let serial = graph.tree[place.node].serial
      placed.insert(serial)
      guard let old = known[serial], !place.isSame(as: old) else {
        if known[serial] == nil { known[serial] = place }
        continue
      }
      known[serial] = place
      var change = FrameChange(
        from: old.frame, to: place.frame, local: (old.local, place.local),
        governedBy: graph.transaction(transaction, reaching: place.node))
      let isScrolled = place.scrolling != old.scrolling && place.local.size == old.local.size
      change.follows = transaction.isPresentation || (isScrolled && change.animation == nil)
      changes[place.node] = change
    }
    takeMatches(layout, &changes, in: graph, transaction)
    if case .afterUpdates(let limit) = rowEviction {
      evicted += sight.take(graph.lazyRowsInSight(in: layout), limit: limit, in: graph)
    }
    // What leaves keeps its place until it is gone; what stays and is not laid out has none.
    lazy var leaving = Set(graph.tree.walk(from: ViewTree.rootID).filter(\.isLeaving).map(\.id))
    known = known.filter { serial, place in
      if placed.contains(serial) { return true }
      guard graph.tree.contains(place.node), graph.tree[place.node].serial == serial else { return false }
      return leaving.contains(place.node)
    }
    return changes
  }
}

extension ScreenGeometry {
  /// Lets a view that takes another's place in a group come from where that was, and that go to where the new one is.
  private func takeMatches(
    _ layout: LayoutResult, _ changes: inout [NodeID: FrameChange], in graph: Graph,
    _ transaction: Transaction
  ) {
    let before = matched
    matched = layout.matched.byKey.mapValues { ($0, graph.tree[$0.node].serial) }
    for (key, source) in layout.matched.byKey {
      guard let old = before[key]?.source, old.node != source.node || graph.isNew(source.node) else {
        continue
      }
      if graph.isNew(source.node) {
        for place in places(below: source.node, in: graph) {
          let start = source.view.frame(place.frame, from: source.frame, to: old.frame)
          changes[place.node] = move(place, from: start, to: place.frame, in: graph, transaction)
        }
      }
      guard graph.tree.contains(old.node), graph.tree[old.node].serial == before[key]?.serial,
        layout.placed(old.node) == nil
      else { continue }
      for place in places(below: old.node, in: graph) {
        let end = old.view.frame(place.frame, from: old.frame, to: source.frame)
        changes[place.node] = move(place, from: place.frame, to: end, in: graph, transaction)
      }
    }
    reportDoubtfulSources(layout.matched.others, before: before, in: graph)
  }

  private func places(below node: NodeID, in graph: Graph) -> [Place] {
    graph.tree.subtree(of: node).compactMap { place(of: $0, serial: graph.tree[$0].serial) }
  }

  /// A way from one frame to another, where it is animated.
  private func move(
    _ place: Place, from start: CGRect, to end: CGRect, in graph: Graph, _ transaction: Transaction
  ) -> FrameChange? {
    let governed = graph.transaction(transaction, reaching: place.node)
    guard start != end, governed.animation != nil else { return nil }
    let (dx, dy) = (place.local.minX - place.frame.minX, place.local.minY - place.frame.minY)
    let local = (start.offsetBy(dx: dx, dy: dy), end.offsetBy(dx: dx, dy: dy))
    known[graph.tree[place.node].serial] = Place(
      node: place.node, frame: end, group: place.group, local: local.1, scrolling: place.scrolling)
    return FrameChange(from: start, to: end, local: local, governedBy: governed)
  }

  private func reportDoubtfulSources(
    _ others: [(key: MatchedKey, node: NodeID)], before: [MatchedKey: (source: MatchedSource, serial: Int)],
    in graph: Graph
  ) {
    for other in others where graph.isNew(other.node) || before[other.key] == nil {
      graph.store.report(
        .duplicateIdentity,
        "Multiple inserted views in matched geometry group \(printedValue(other.key.id)) have isSource: true, "
          + "results are undefined; the first one in the tree counts here.", at: other.node)
    }
  }
}

extension LayoutResult {
  /// The areas of the views around a node that carry the name of a coordinate space, the innermost first.
  @MainActor fileprivate func spaces(around node: NodeID, in graph: Graph) -> [(
    name: AnyHashable, frame: CGRect
  )] {
    var spaces: [(name: AnyHashable, frame: CGRect)] = []
    var current = graph.tree[node].parent
    while let id = current {
      if let names = graph.coordinateSpaceNames(of: id), let frame = placed(id)?.frame {
        spaces += names.map { ($0, frame) }
      }
      current = graph.tree[id].parent
    }
    return spaces
  }

  /// The places of the views that draw, and of geometry groups.
  @MainActor fileprivate func places(
    in graph: Graph, _ surroundings: inout FrameSurroundings
  ) -> [ScreenGeometry.Place] {
    var groups: [NodeID: CGRect] = [:]
    var places: [ScreenGeometry.Place] = []
    // In tree order, so that a group comes before what is in it.
    for entry in entries {
      let isGroup = surroundings.isGroup(entry.node)
      guard isGroup || surroundings.draws(entry.node) else { continue }
      let offset = surroundings.inside(entry.node).offset
      let frame = (isGroup ? entry.slot : entry.frame).offsetBy(dx: -offset.x, dy: -offset.y)
      if isGroup { groups[entry.node] = frame }
      let around = surroundings.around(entry.node)
      let origin = around.group.flatMap { groups[$0]?.origin } ?? .zero
      places.append(
        ScreenGeometry.Place(
          node: entry.node, frame: frame, group: around.group,
          local: frame.offsetBy(dx: -origin.x, dy: -origin.y), scrolling: around.scrolling))
    }
    return places
  }
}

extension Graph {
  /// Whether a node has something of its own to draw in its frame.
  func draws(_ node: NodeID) -> Bool {
    LayoutKind(tree[node]).draws(hasContent: !tree[node].children.isEmpty)
  }

  /// The names that a node gives to its coordinate space; `nil` for none.
  fileprivate func coordinateSpaceNames(of node: NodeID) -> [AnyHashable]? {
    let names = tree[node].attributes.lazy.filter { $0.schema === AttributeSchema.coordinateSpace }
      .compactMap { $0.values[0].value(as: AnyHashable.self) }
    if case .scroll(let axes) = LayoutKind(tree[node]) {
      return names + ScrollViewSpaceName.names(along: axes)
    }
    return names.isEmpty ? nil : Array(names)
  }
}

extension ScrollViewSpaceName {
  /// The names of the space of a scroll view.
  fileprivate static func names(along axes: Axis.Set) -> [AnyHashable] {
    var names: [ScrollViewSpaceName] = [.either]
    if axes.contains(.horizontal) { names.append(.along(.horizontal)) }
    if axes.contains(.vertical) { names.append(.along(.vertical)) }
    return names.map { AnyHashable($0) }
  }
}
