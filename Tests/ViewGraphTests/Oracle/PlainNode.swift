@testable import ViewGraph

/// A view as a tree says it, in the plainest form: nothing is shared, numbered or packed.
final class PlainNode {
  let steps: [IdentityStep.Course]
  let kind: ViewKind
  let schemas: [AttributeSchema]
  let values: [AttributeValue]
  let children: [PlainNode]
  let leaving: [PlainNode]

  init(
    steps: [IdentityStep.Course], kind: ViewKind, schemas: [AttributeSchema], values: [AttributeValue],
    children: [PlainNode], leaving: [PlainNode]
  ) {
    self.steps = steps
    self.kind = kind
    self.schemas = schemas
    self.values = values
    self.children = children
    self.leaving = leaving
  }

  /// Reads a tree, or a part of one.
  convenience init(_ tree: ViewTree, from id: NodeID = ViewTree.rootID) {
    let node = tree[id]
    self.init(
      steps: node.steps.map(\.course), kind: node.kind, schemas: node.schemas, values: node.values,
      children: node.children.map { PlainNode(tree, from: $0) },
      leaving: node.leaving.map { PlainNode(tree, from: $0) })
  }

  /// The same view with other relatives.
  func with(children: [PlainNode], leaving: [PlainNode]) -> PlainNode {
    PlainNode(
      steps: steps, kind: kind, schemas: schemas, values: values, children: children, leaving: leaving)
  }

  /// The values of each modifier from the outermost inwards, then the view's own.
  var layers: [(schema: AttributeSchema, values: [AttributeValue])] {
    var start = 0
    return schemas.map { schema in
      defer { start += schema.components.count }
      return (schema, Array(values[start..<start + schema.components.count]))
    }
  }
}

extension PlainNode: Equatable {
  static func == (a: PlainNode, b: PlainNode) -> Bool {
    a.steps == b.steps && a.kind == b.kind && a.schemas == b.schemas && a.values == b.values
      && a.children == b.children && a.leaving == b.leaving
  }
}

/// Where a view sits: for each view on the way, the steps to it from the view above.
struct Place: Hashable {
  let way: [[IdentityStep.Course]]

  /// The place of the node above all views.
  static var root: Place { Place(way: []) }

  init(way: [[IdentityStep.Course]]) { self.way = way }

  /// The place of a node of a tree.
  init(of id: NodeID, in tree: ViewTree) {
    var way: [[IdentityStep.Course]] = []
    var current = id
    while let parent = tree[current].parent {
      way.append(tree[current].steps.map(\.course))
      current = parent
    }
    self.way = way.reversed()
  }

  /// The place that an identity names.
  init(_ identity: Identity) {
    var way: [[IdentityStep.Course]] = []
    var place: Identity.Place? = identity.place
    while let current = place {
      way.append(current.steps.map(\.course))
      place = current.parent
    }
    self.way = way.reversed()
  }

  func appending(_ node: PlainNode) -> Place { Place(way: way + [node.steps]) }
}

extension Place: CustomStringConvertible {
  var description: String {
    "/" + way.map { $0.map { IdentityStep($0).description }.joined() }.joined(separator: "/")
  }
}
