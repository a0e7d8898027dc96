/// The content that a modifier or a style was given, wherever its body places it.
///
/// The body does not run when only the content changes: the content is then described again into
/// every place where the body has put it.
@MainActor final class ContentSource {
  /// Describes the content.
  var describe: @MainActor (inout DescribingPass) -> Void
  /// The view whose body made the content.
  var reader: NodeID?
  /// The nodes that stand for the content, with their serials, since names are used again.
  private var places: [Place] = []

  private struct Place {
    let node: NodeID
    let serial: Int
    /// The pass that described the content here last.
    var tick: Int
  }

  init(reader: NodeID?, describe: @escaping @MainActor (inout DescribingPass) -> Void) {
    self.reader = reader
    self.describe = describe
  }

  /// Describes the content at a place in the body.
  func describePlace(named name: String, type: Any.Type, in pass: inout DescribingPass) {
    let opened = pass.open(type, .placeholder, name: name, at: nil)
    let graph = pass.graph
    if let index = places.firstIndex(where: { $0.node == opened.node }) { places.remove(at: index) }
    places.append(Place(node: opened.node, serial: graph.tree[opened.node].serial, tick: graph.tick))
    graph.live(opened.node).environment = (opened.changed ?? pass.context).environment
    var context = opened.changed ?? pass.context
    context.reader = reader
    pass.describeContent(of: opened.node, context) { [self] in describe(&$0) }
  }

  /// Describes changed content again at all places where this pass has not described it yet.
  func describeAgain(in pass: inout DescribingPass) {
    let graph = pass.graph
    places.removeAll { !graph.tree.contains($0.node) || graph.tree[$0.node].serial != $0.serial }
    for (index, place) in places.enumerated() where place.tick != graph.tick {
      places[index].tick = graph.tick
      let context = DescribingPass.Context(
        environment: graph.live(place.node).environment,
        transaction: graph.transaction(pass.transaction, reaching: place.node), reader: reader)
      pass.describeContent(of: place.node, context) { [self] in describe(&$0) }
    }
  }
}
