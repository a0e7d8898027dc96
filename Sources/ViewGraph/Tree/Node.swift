/// Names a node of one tree; a name is used again only after the update that ended its node.
public struct NodeID: Hashable, Sendable {
  @usableFromInline let index: Int

  @inlinable init(index: Int) { self.index = index }
}

/// A view in a tree, as long as the tree is not changed.
struct Node {
  private let reference: Unmanaged<TreeStorage>
  let index: Int

  init(storage: TreeStorage, index: Int) {
    reference = Unmanaged.passUnretained(storage)
    self.index = index
  }

  private var storage: TreeStorage { reference.takeUnretainedValue() }

  private var record: NodeRecord { storage.records[index] }

  private var shape: NodeShape {
    guard let shape = record.shape else { preconditionFailure("node \(index) is no longer in the tree") }
    return shape
  }

  var kind: ViewKind { shape.kind }
  var parent: NodeID? {
    let parent = record.parent
    return parent == NodeRecord.none ? nil : NodeID(index: Int(parent))
  }
  var depth: Int { Int(record.depth) }
  /// Where the view was written, if its builder or initialiser told.
  var location: SourceLocation? { storage.places[record.places].last ?? nil }
  /// Counts nodes in the order in which they came to be.
  var serial: Int { Int(record.serial) }
  /// The children in order.
  var children: [NodeID] { storage.children(of: index) }
  /// Removed children that are still drawn.
  var leaving: [NodeID] { storage.leaving(of: index) }
  /// The position among the parent's children; of no meaning while the node leaves.
  var position: Int { Int(record.position) }
  /// The steps from the parent.
  var steps: [IdentityStep] { storage.steps(of: index) }

  /// Where the view sits.
  var identity: Identity {
    var known: [Int: Identity] = [:]
    return storage.identity(of: index, known: &known)
  }

  /// Schemas of what modifies the view, outermost first; the view's own values come last.
  var schemas: [AttributeSchema] { shape.layers.compactMap(\.schema) }

  /// The values of all schemas in a row.
  var values: [AttributeValue] { shape.layers.flatMap(values) }

  private func values(of layer: NodeShape.Layer) -> [AttributeValue] {
    guard layer.schema != nil, let payload = record.payload else { return [] }
    return layer.attributeValues(at: payload + layer.offset)
  }

  /// What modifies the view, innermost first, with the view's own values at the front.
  var attributes: [Attribute] {
    shape.layers.reversed().compactMap { layer in
      layer.schema.map { Attribute(schema: $0, values: values(of: layer)) }
    }
  }

  /// The value of the innermost component with a name.
  func value(named name: String) -> AttributeValue? {
    for layer in shape.layers.reversed() {
      guard let offset = layer.schema?.components.firstIndex(where: { $0.name == name }) else { continue }
      return values(of: layer)[offset]
    }
    return nil
  }

  /// The words that the view shows, such as a text's string.
  var title: String? {
    guard let last = shape.layers.last, let component = last.schema?.components.first else { return nil }
    guard component.name == "content" || component.name == "title" else { return nil }
    guard case .text(let text)? = values(of: last).first else { return nil }
    return text
  }
}

extension Node: Equatable {
  static func == (a: Node, b: Node) -> Bool {
    a.kind == b.kind && a.parent == b.parent && a.children == b.children && a.leaving == b.leaving
      && a.schemas == b.schemas && a.values == b.values && a.steps == b.steps && a.serial == b.serial
  }
}
