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
  }

  /// Something with a place, as of the last layout.
  enum Part {
    /// The view at a position among the groups.
    case group(Int)
    case element(LayoutNode)
  }

  private unowned let tree: LayoutTree
  private unowned let container: LayoutNode
  private(set) var elements: [NodeID] = []
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
    onMainActor { $0.node(at: position).entry.built.map(\.item) }
  }

  /// The items of everything that is made.
  nonisolated var madeItems: [MeasuredItem] {
    onMainActor { rows in rows.madeNodes.flatMap { $0.entry.built.map(\.item) } }
  }

  /// Forgets everything that is neither among some elements nor measured to estimate the others.
  nonisolated func keep(_ range: Range<Int>, sample: Int) {
    onMainActor { rows in
      for (position, node) in rows.made where !range.contains(position) && position >= sample {
        rows.made[position] = nil
        rows.tree.drop(node)
      }
    }
  }

  /// Layout runs where its tree does, but what measures is not bound to an actor.
  private nonisolated func onMainActor<Result>(_ read: @escaping @MainActor (LazyRows) -> Result) -> Result {
    let box = UncheckedBox((rows: self, read: read))
    return MainActor.assumeIsolated { UncheckedBox(box.value.read(box.value.rows)) }.value
  }

  private func node(at position: Int) -> LayoutNode {
    if let node = made[position] { return node }
    let node = tree.makeElement(elements[position], of: container)
    made[position] = node
    return node
  }

  /// What is made, in order.
  var madeNodes: [LayoutNode] { made.sorted { $0.key < $1.key }.map(\.value) }

  /// Everything with a place, in tree order.
  var parts: [Part] {
    hasGroups ? groupedParts : madeNodes.filter { $0.slot != nil }.map(Part.element)
  }

  /// Takes other elements in.
  ///
  /// - Returns: What was made of elements that are gone.
  func replaceElements(by new: [NodeID]) -> [LayoutNode] {
    elements = new
    hasGroups = new.contains { tree.graph.tree[$0].parent != container.id }
    let before = Dictionary(made.values.map { ($0.id, $0) }) { first, _ in first }
    made = [:]
    guard !before.isEmpty else { return [] }
    var left = before
    for (position, id) in new.enumerated() {
      guard let node = before[id], tree.nodes[id] === node else { continue }
      made[position] = node
      left[id] = nil
    }
    return left.values.sorted { $0.serial < $1.serial }
  }

  /// Finds the areas of the views around elements in sight, and hands over which of them changed.
  func lookAtGroups(_ report: (_ group: Group, _ old: CGRect?, _ new: CGRect?) -> Void) {
    guard hasGroups || !groups.isEmpty else { return }
    let old = Dictionary(groups.map { ($0.id, $0) }) { first, _ in first }
    var positions: [NodeID: Int] = [:]
    groups = []
    groupedParts = []
    for node in madeNodes {
      guard let area = node.slot else { continue }
      for id in tree.nodesBetween(container.id, and: node.id) {
        if let position = positions[id] {
          groups[position].frame = groups[position].frame.enclosing(area)
        } else {
          positions[id] = groups.count
          groupedParts.append(.group(groups.count))
          groups.append(Group(id: id, serial: tree.graph.tree.storage.records[id.index].serial, frame: area))
        }
      }
      groupedParts.append(.element(node))
    }
    for group in groups {
      let before = old[group.id].flatMap { $0.serial == group.serial ? $0.frame : nil }
      if before != group.frame { report(group, before, group.frame) }
    }
    for group in old.values
    where positions[group.id] == nil || groups[positions[group.id] ?? 0].serial != group.serial {
      report(group, group.frame, nil)
    }
  }
}
