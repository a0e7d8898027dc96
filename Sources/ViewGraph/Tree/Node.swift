/// Names a node of one tree; a name is used again only after the update that ended its node.
public struct NodeID: Hashable, Sendable {
  let index: Int
}

/// A view in a tree.
struct Node {
  let kind: ViewKind
  let identity: Identity
  let parent: NodeID?
  let depth: Int
  /// Where the view was written, if its builder or initialiser told.
  let location: SourceLocation?
  /// Counts nodes in the order in which they came to be.
  let serial: Int
  /// Schemas of what modifies the view, outermost first; the view's own values come last.
  var schemas: [AttributeSchema]
  /// The values of all schemas in a row.
  var values: [AttributeValue]
  /// The children in order.
  var children: [NodeID] = []
  /// Removed children that are still drawn.
  var leaving: [NodeID] = []
  /// The position among the parent's children; of no meaning while the node leaves.
  var position = 0
}

extension Node: Equatable {
  static func == (a: Node, b: Node) -> Bool {
    a.kind == b.kind && a.parent == b.parent && a.children == b.children && a.leaving == b.leaving
      && a.schemas == b.schemas && a.values == b.values && a.identity.steps == b.identity.steps
      && a.serial == b.serial
  }
}

extension Node {
  /// What modifies the view, innermost first, with the view's own values at the front.
  var attributes: [Attribute] {
    var result: [Attribute] = []
    result.reserveCapacity(schemas.count)
    var start = 0
    for schema in schemas {
      let end = start + schema.components.count
      result.append(Attribute(schema: schema, values: Array(values[start..<end])))
      start = end
    }
    return result.reversed()
  }

  /// The component that a position in `values` belongs to.
  func component(at index: Int) -> (schema: AttributeSchema, component: AttributeSchema.Component) {
    var start = 0
    for schema in schemas {
      let end = start + schema.components.count
      if index < end { return (schema, schema.components[index - start]) }
      start = end
    }
    preconditionFailure("value \(index) of \(identity) requested; it has \(values.count)")
  }

  /// The value of the innermost component with a name.
  func value(named name: String) -> AttributeValue? {
    var end = values.count
    for schema in schemas.reversed() {
      let start = end - schema.components.count
      if let offset = schema.components.firstIndex(where: { $0.name == name }) {
        return values[start + offset]
      }
      end = start
    }
    return nil
  }

  /// The values of the innermost modifier with a name.
  func attribute(named name: String) -> Attribute? {
    attributes.first { $0.schema.name == name }
  }

  /// The words that the view shows, such as a text's string.
  var title: String? {
    guard let last = schemas.last, let component = last.components.first else { return nil }
    guard component.name == "content" || component.name == "title" else { return nil }
    guard case .text(let text) = values[values.count - last.components.count] else { return nil }
    return text
  }
}
