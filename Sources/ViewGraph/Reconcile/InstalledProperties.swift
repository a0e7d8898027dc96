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

    let evaluation = BodyEvaluation(
      identity: graph.identity(of: node), type: type, typeName: name, changes: changes)
    pass.findings.bodies.append(evaluation)
    pass.findings.evaluated[node] = evaluation
    return evaluation
  }

  /// Takes the values of the objects that an evaluation has read, once its content is described.
  mutating func endEvaluation<V>(of value: V, node: NodeID, type: V.Type, in pass: inout DescribingPass) {
    // Content that is put off may read them later.
    guard pass.graph.store.hasObserved(node) || !pass.deferred.isEmpty else {
      observation = ObservationSnapshot()
      return
    }
    observation.take(of: value, type: type, in: pass.graph)
  }
}

extension DescribingPass {
  /// Runs the body whose evaluation has begun, and makes its node dirty when an observable object that
  /// the body read changes.
  @usableFromInline func runBody<Content>(_ body: @MainActor () -> Content) -> Content {
    defer { graph.currentBody = nil }
    return graph.observing(body)
  }
}
