import Foundation

/// The elements of a lazy container, whose items are made when they come into sight.
///
/// An element is a child of the container, or of a view without effect on layout that holds several, such as a section.
@MainActor final class LazyRows {
  /// A view between the container and its elements, with the area of those in sight.
  struct Group {
    let id: NodeID
    let serial: UInt32
    var frame: CGRect
    /// Whether nothing in it takes room.
    var isCollapsed = true
  }

  /// A view that is made when it comes into sight.
  struct Element {
    let id: NodeID
    /// The section of a list around it.
    var section: NodeID?
    /// What it is there.
    var part = LayoutTraits.Part.content
  }

  /// Something with a place, as of the last layout.
  enum Part {
    /// The view at a position among the groups.
    case group(Int)
    case element(LayoutNode)
  }

  private unowned let tree: LayoutTree
  private unowned let container: LayoutNode
  private(set) var elements: [Element] = []
  /// How the elements become rows, where they are those of a list.
  private var figures: RowFigures?
  /// What stands in the container for elements that are made, by position.
  private var rowItems: [Int: [MeasuredItem]] = [:]
  /// What is made, by position.
  private var made: [Int: LayoutNode] = [:]
  /// Views around elements in sight, in tree order, as of the last layout.
  private(set) var groups: [Group] = []
  /// Elements in sight and the views around them, in tree order, where there are such views.
  private var groupedParts: [Part] = []
  /// Whether there may be views around elements.
  private var hasGroups = false

  init(of container: LayoutNode, in tree: LayoutTree) {
    self.container = container
    self.tree = tree
  }

  nonisolated var count: Int { onMainActor { $0.elements.count } }

  /// The items of an element, made now if they are not there.
  nonisolated func items(at position: Int) -> [MeasuredItem] {
    onMainActor { $0.madeItems(at: position) }
  }

  /// The items of everything that is made.
  nonisolated var madeItems: [MeasuredItem] {
    onMainActor { rows in rows.made.keys.sorted().flatMap { rows.madeItems(at: $0) } }
  }

  /// Begins anew with what stands in the container for elements, since one of them or the container has changed.
  ///
  /// - Parameter figures: How elements become rows of a list; `nil` for any other container.
  func begin(as figures: RowFigures?) {
    self.figures = figures
    rowItems = [:]
  }

  /// Forgets everything that is neither among some elements nor measured to estimate the others.
  nonisolated func keep(_ range: Range<Int>, sample: Int) {
    onMainActor { rows in
      let first = rows.positionInFront(of: range.lowerBound) ?? range.lowerBound
      for (position, node) in rows.made
      where (position < first || position >= range.upperBound) && position >= sample {
        rows.made[position] = nil
        rows.rowItems[position] = nil
        rows.tree.drop(node)
      }
    }
  }

  /// Layout runs where its tree does, but what measures is not bound to an actor.
  private nonisolated func onMainActor<Result>(_ read: @escaping @MainActor (LazyRows) -> Result) -> Result {
    let box = UncheckedBox((rows: self, read: read))
    return MainActor.assumeIsolated { UncheckedBox(box.value.read(box.value.rows)) }.value
  }

  /// The views of an element, with what they say to a list.
  private func built(at position: Int) -> [LayoutBuilder.Built] {
    let built = node(at: position).entry.built
    guard let section = elements[position].section else { return built }
    return built.map { built in
      var built = built
      built.traits.section = section
      built.traits.part = elements[position].part
      return built
    }
  }

  private func madeItems(at position: Int) -> [MeasuredItem] {
    let node = node(at: position)
    if let known = rowItems[position] { return known }
    var previous = positionInFront(of: position).flatMap { built(at: $0).last?.traits }
    let direction = container.insideDirection ?? container.context.direction
    let items = tree.tally.surroundings.with(\.direction, direction) {
      guard let figures else { return node.entry.built.map(\.contained) }
      return built(at: position).map { figures.row($0, after: &previous) }
    }
    rowItems[position] = items
    return items
  }

  /// The position of the nearest element of a list in front of one that shows anything.
  private func positionInFront(of position: Int) -> Int? {
    guard figures != nil else { return nil }
    return (0..<position).last { !node(at: $0).entry.built.isEmpty }
  }

  private func node(at position: Int) -> LayoutNode {
    if let node = made[position] { return node }
    let node = tree.makeElement(elements[position].id, of: container)
    made[position] = node
    return node
  }

  /// What is made, in order.
  var madeNodes: [LayoutNode] { made.sorted { $0.key < $1.key }.map(\.value) }

  /// Whether an element belongs to a result: it has a place, or shows nothing, and there may be a reason.
  private func isListed(_ node: LayoutNode) -> Bool {
    node.slot(on: nil) != nil || node.entry.built.isEmpty && container.slot(on: nil) != nil
  }

  /// Everything that belongs to a result, in tree order.
  var parts: [Part] {
    hasGroups ? groupedParts : madeNodes.filter(isListed).map(Part.element)
  }

  /// Takes other elements in.
  ///
  /// - Returns: What was made of elements that are gone.
  func replaceElements(by new: [Element]) -> [LayoutNode] {
    elements = new
    rowItems = [:]
    hasGroups = new.contains { tree.graph.tree[$0.id].parent != container.id }
    let before = Dictionary(made.values.map { ($0.id, $0) }) { first, _ in first }
    made = [:]
    guard !before.isEmpty else { return [] }
    var left = before
    for (position, element) in new.enumerated() {
      guard let node = before[element.id], tree.nodes[element.id] === node else { continue }
      made[position] = node
      left[element.id] = nil
    }
    return left.values.sorted { $0.serial < $1.serial }
  }

  /// Finds the areas of the views around elements in sight, and hands over which of them changed.
  ///
  /// - Parameter isAll: Whether those are handed over, too, that did not.
  func lookAtGroups(isAll: Bool = false, _ report: (_ group: Group, _ old: CGRect?, _ new: CGRect?) -> Void) {
    guard hasGroups || !groups.isEmpty else { return }
    let old = Dictionary(groups.map { ($0.id, $0) }) { first, _ in first }
    var positions: [NodeID: Int] = [:]
    groups = []
    groupedParts = []
    for node in madeNodes {
      guard let area = node.slot(on: nil) else {
        if isListed(node) { groupedParts.append(.element(node)) }
        continue
      }
      let isCollapsed = node.entry.built.allSatisfy(\.traits.isCollapsed)
      for id in tree.nodesBetween(container.id, and: node.id) {
        if let position = positions[id] {
          groups[position].frame = groups[position].frame.covering(area)
          groups[position].isCollapsed = groups[position].isCollapsed && isCollapsed
        } else {
          positions[id] = groups.count
          groupedParts.append(.group(groups.count))
          let serial = tree.graph.tree.storage.records[id.index].serial
          groups.append(Group(id: id, serial: serial, frame: area, isCollapsed: isCollapsed))
        }
      }
      groupedParts.append(.element(node))
    }
    for group in groups {
      let before = old[group.id].flatMap { $0.serial == group.serial ? $0.frame : nil }
      if isAll || before != group.frame { report(group, before, group.frame) }
    }
    for group in old.values
    where positions[group.id] == nil || groups[positions[group.id] ?? 0].serial != group.serial {
      report(group, group.frame, nil)
    }
  }
}
