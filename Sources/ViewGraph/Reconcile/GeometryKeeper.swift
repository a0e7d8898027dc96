/// Lays a graph's tree out after each description, in a host that has a screen.
@MainActor protocol GeometryKeeper: AnyObject {
  /// Lets go of what holds the tree, before a pass changes it.
  func begin()

  /// Lays the tree out anew.
  ///
  /// - Returns: The readers of geometry that have another size or place than their content knows, in tree order.
  func layOut(_ graph: Graph) -> [NodeID]

  /// The frames that have changed since the last call.
  ///
  /// - Parameter transaction: The pass's, before modifiers change it on its way.
  func takeChanges(in graph: Graph, _ transaction: Transaction) -> [NodeID: FrameChange]
}

/// The content of a reader of geometry, which is described again when the reader's frame has changed.
@MainActor final class GeometryContent {
  let measured: MeasuredGeometry
  /// The view whose body made the content.
  var reader: NodeID?
  /// Describes the content with what layout has found.
  var describe: @MainActor (inout DescribingPass) -> Void = { _ in }

  init(_ measured: MeasuredGeometry) { self.measured = measured }
}

extension Graph {
  /// How often content that reads geometry may change it in one pass: readers in readers take a round each.
  private var layoutLimit: Int { geometryContents.count + 10 }

  /// Lays the tree out, and describes what reads its geometry until both agree.
  ///
  /// - Parameter runDirty: Runs the bodies that have to run.
  func measure(_ pass: inout DescribingPass, runDirty: (inout DescribingPass) -> Void) {
    guard let geometry else { return }
    var isRepeated = false
    for round in 0... {
      noteChildren(pass.findings)
      let readers = geometry.layOut(self)
      if readers.isEmpty { break }
      guard round < layoutLimit else {
        store.report(
          .endlessUpdate,
          "what 'GeometryReader' builds changes its own size each time; the layout was left as it is after \(round) rounds",
          at: readers[0])
        break
      }
      for node in readers where tree.contains(node) {
        guard let content = geometryContents[node] else { continue }
        isRepeated = true
        let context = DescribingPass.Context(
          environment: live(node).environment, transaction: transaction(pass.transaction, reaching: node),
          reader: content.reader)
        pass.describeContent(of: node, context) { content.describe(&$0) }
        pass.finish()
        // What is made for the first time in a pass is not told otherwise: the layout would not know it.
        store.watch?.noteChildren(of: node)
      }
      runDirty(&pass)
    }
    if isRepeated { pass.findings.joinRepeatedChanges(firstNewSerial: firstNewSerial, in: tree) }
    let changes = geometry.takeChanges(in: self, pass.transaction)
    pass.findings.frames = changes.filter { !$0.value.follows }
    pass.findings.followedFrames = changes.filter(\.value.follows)
  }
}

extension PassFindings {
  /// Makes one change of several changes of a value in one pass, and none where it is back where it was.
  mutating func joinRepeatedChanges(firstNewSerial: Int, in tree: ViewTree) {
    for (node, changes) in attributes {
      guard tree.contains(node), tree[node].serial < firstNewSerial else {
        attributes[node] = nil
        continue
      }
      guard Set(changes.map(\.place)).count < changes.count else { continue }
      var joined: [AttributeChange] = []
      for change in changes {
        if let index = joined.firstIndex(where: { $0.place == change.place }) {
          joined[index] = change.since(joined[index].old)
        } else {
          joined.append(change)
        }
      }
      joined.removeAll { $0.old == $0.new }
      attributes[node] = joined.isEmpty ? nil : joined
    }
  }
}

extension AttributeChange {
  /// The same change from an earlier value.
  fileprivate func since(_ old: AttributeValue) -> AttributeChange {
    AttributeChange(
      name: name, modifier: modifier, old: old, new: new, outcome: outcome, explanation: explanation,
      animation: animation, governor: governor, place: place, response: response)
  }
}
