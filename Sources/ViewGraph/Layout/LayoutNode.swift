import Foundation

/// What a layout keeps of a node of the tree: the items that were made for it, and where they were placed.
@MainActor final class LayoutNode {
  /// What reaches a node from above.
  struct Context: Equatable {
    /// The axis along which a spacer stretches.
    var axis: Axis?
    /// In how many containers and modifiers the node stands.
    var depth: Int
    /// What the nearest scroll view shows, and the axes along which it scrolls.
    var viewport: Viewport?
    var scrollAxes: Axis.Set = []
    /// The direction in which words run around the node.
    var direction: LayoutDirection
    /// Whether the node is a row of a list.
    var isListRow = false

    static func == (a: Context, b: Context) -> Bool {
      a.axis == b.axis && a.depth == b.depth && a.viewport === b.viewport && a.scrollAxes == b.scrollAxes
        && a.direction == b.direction && a.isListRow == b.isListRow
    }
  }

  /// Something that was laid out by a rule that is not SwiftUI's.
  struct Note {
    let name: String
    let rule: String
  }

  let id: NodeID
  /// Tells nodes apart to which the tree has given one name after the other.
  let serial: UInt32
  var context: Context
  var kind: LayoutKind
  var entry = LayoutBuilder.Entry(core: [], built: [])
  var notes: [Note] = []
  /// The words by which the node is known as a control.
  var label: String?
  /// Whether the items were made of values of the environment.
  var readsEnvironment = false
  /// Whether the node stands in so many others that it is left out.
  var isTooDeep = false
  /// Whether items of nodes below stand for the node itself.
  var isPassing = false
  /// The children with items of their own, in order; of a lazy container only `rows` knows them.
  var children: [LayoutNode] = []
  /// The views of a lazy container, which are made when they come into sight.
  var rows: LazyRows?
  /// What the node shows if it scrolls.
  private(set) lazy var window = Viewport()
  /// The frame of the view as of the last layout.
  var frame: CGRect?
  /// The direction in which words run inside of the node's modifiers.
  var insideDirection: LayoutDirection?

  // MARK: Until the next layout

  /// Whether the node itself or what reaches it has changed, so that its children are looked at again.
  var isStale = true
  /// Whether its items have to be made anew, for its own sake or for that of a node below.
  var isMarked = true
  /// The children whose items have to be made anew, where the node itself has not changed.
  var pending: [LayoutNode] = []
  /// The last layout that has found the node below its parent.
  var lastLayout = 0
  /// The last layout that has looked at the node's frame.
  var lastLook = 0

  init(_ id: NodeID, serial: UInt32, _ kind: LayoutKind, _ context: Context) {
    self.id = id
    self.serial = serial
    self.kind = kind
    self.context = context
  }
}

extension LayoutNode {
  /// The area of the view itself, or `nil` if it has no place.
  func area(on pixels: PixelGrid?) -> CGRect? { Self.area(of: entry.core, on: pixels) }

  /// The area of the view with all that modifies it, or `nil` if it has no place.
  func slot(on pixels: PixelGrid?) -> CGRect? {
    var area: CGRect?
    for built in entry.built where built.item.isPlaced {
      area = area.map { $0.covering(built.item.frame) } ?? built.item.frame
    }
    return area.map { pixels?.rounded($0) ?? $0 }
  }

  /// The area of items that are placed, or `nil` if none is.
  static func area(of items: [MeasuredItem], on pixels: PixelGrid?) -> CGRect? {
    var area: CGRect?
    for item in items where item.isPlaced { area = area.map { $0.covering(item.frame) } ?? item.frame }
    return area.map { pixels?.rounded($0) ?? $0 }
  }

  /// That the node is a scroll view which reaches under something, if it does.
  var noteOfReaching: Note? {
    guard case .scroll = kind, let part = entry.core.first as? ScrollPartItem, part.reachesBeyondSlot else {
      return nil
    }
    return Note(
      name: "ScrollView", rule: "reaches under what covers its edges, and its content begins beside that")
  }

  /// What came of the constraints of the node, if it has some and is placed.
  var solution: ConstraintArrangement.Outcome? {
    guard case .author = kind, let item = entry.core.first as? ConstraintItem, item.isPlaced else {
      return nil
    }
    return item.placed
  }
}

/// What a layout keeps of all nodes.
@MainActor final class LayoutNodes {
  private let graph: Graph
  private var list: [LayoutNode?] = []

  init(_ graph: Graph) { self.graph = graph }

  /// What is kept of a node, if it is still the node of that name.
  subscript(id: NodeID) -> LayoutNode? {
    guard id.index < list.count, let node = list[id.index] else { return nil }
    return graph.tree.contains(id) && graph.tree.storage.records[id.index].serial == node.serial ? node : nil
  }

  /// The items of a node for the container above.
  func built(of id: NodeID) -> [LayoutBuilder.Built] { self[id]?.entry.built ?? [] }

  /// Keeps a node under its name.
  func add(_ node: LayoutNode) {
    while list.count <= node.id.index {
      list.append(contentsOf: repeatElement(nil, count: max(node.id.index + 1 - list.count, list.count)))
    }
    list[node.id.index] = node
  }

  /// Forgets a node, unless its name has been given to another one.
  func remove(_ node: LayoutNode) {
    if list[node.id.index] === node { list[node.id.index] = nil }
  }

  /// All nodes of which something is kept.
  var all: [LayoutNode] { list.compactMap { $0.flatMap { self[$0.id] } } }
}
