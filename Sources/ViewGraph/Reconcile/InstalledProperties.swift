/// The dynamic properties of one node: what they keep between evaluations, and what each
/// evaluation reads.
@MainActor struct InstalledProperties {
  private var kept: [AnyObject] = []
  private var observation = ObservationSnapshot()

  /// Values of observable objects that the last evaluation led to and that differ by now.
  var observedChanges: [(object: AnyObject, name: String, old: Any, new: Any)] { observation.changed() }

  /// Takes the values anew, just before one that the body read changes: what changed before was not read.
  mutating func retakeObservedValues() { observation.retake() }

  /// Connects the properties of a value that is about to run its body, and names what made it run.
  mutating func beginEvaluation<V>(
    of value: inout V, node: NodeID, type: V.Type, isNewValue: Bool, in pass: inout DescribingPass
  ) -> BodyEvaluation {
    let graph = pass.graph
    let store = graph.store
    let plan = PropertyPlan.plan(for: type)
    let last = store.evaluation(of: node)
    store.beginEvaluation(of: node)
    _ = store.setReader(node)
    let name = graph.tree[node].kind.name
    var connection = PropertyConnection(
      store: store, node: node, ownerName: name, environment: pass.context.environment, lastEvaluation: last,
      kept: kept)
    let changedProperties = plan.connect(&value, &connection)
    kept = connection.kept

    var changes: [String] = []
    if isNewValue || last == 0 { changes.append("@self") }
    if last == 0, !plan.isEmpty { changes.append("@identity") }
    changes += changedProperties
    changes += observation.changes()

    let typeName = typeDescription(type)
    let line =
      changes.isEmpty ? "\(typeName): unchanged." : "\(typeName): \(changes.joined(separator: ", ")) changed."
    let evaluation = BodyEvaluation(
      identity: graph.tree[node].identity, typeName: name, changes: changes, line: line)
    pass.findings.bodies.append(evaluation)
    pass.findings.evaluated[node] = evaluation
    observation.take(of: value, type: type)
    return evaluation
  }

  /// Runs a body and makes the node dirty when an observable object that the body read changes.
  mutating func track<Content>(
    _ evaluation: BodyEvaluation, in pass: inout DescribingPass, _ body: () -> Content
  ) -> Content {
    let graph = pass.graph
    let previous = graph.currentLine
    graph.currentLine = evaluation.line
    defer { graph.currentLine = previous }
    return graph.observing(body)
  }
}
