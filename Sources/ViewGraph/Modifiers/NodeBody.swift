/// Describes a node by a closure, again when something that the closure read has changed.
///
/// The view whose body wrote the node does not run for that: a sheet opens without its presenter's
/// body being evaluated.
final class NodeBody: AnyBody {
  fileprivate var describe: @MainActor (inout DescribingPass) -> Void
  /// The view whose body wrote the node.
  fileprivate var reader: NodeID?

  fileprivate init(reader: NodeID?, describe: @escaping @MainActor (inout DescribingPass) -> Void) {
    self.reader = reader
    self.describe = describe
  }

  override func run(_ node: NodeID, in pass: inout DescribingPass) {
    var context = pass.graph.context(of: node, transaction: pass.context.transaction)
    context.reader = reader
    pass.describeContent(of: node, context) { [self] pass in
      pass.graph.store.beginEvaluation(of: node)
      describe(&pass)
    }
  }
}

extension DescribingPass {
  /// Describes a node whose parts may depend on what `readingForNode(_:)` reads.
  mutating func dependentNode(
    _ type: Any.Type, _ role: ViewKind.Role, name: String? = nil,
    _ own: @MainActor (inout DescribingPass) -> Void = { _ in },
    content: @escaping @MainActor (inout DescribingPass) -> Void
  ) {
    let reader = context.reader
    node(type, role, name: name, own) { pass in
      let node = pass.parent
      let live = pass.graph.live(node)
      live.environment = pass.context.environment
      let body = live.body as? NodeBody ?? NodeBody(reader: reader, describe: content)
      body.reader = reader
      body.describe = content
      live.body = body
      pass.graph.store.beginEvaluation(of: node)
      content(&pass)
    }
  }

  /// Reads something so that the node whose content is being described depends on it.
  func readingForNode<Value>(_ read: @MainActor () -> Value) -> Value {
    let previous = graph.store.setReader(parent)
    defer { _ = graph.store.setReader(previous) }
    return graph.observing(read)
  }
}
