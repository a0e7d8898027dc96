/// The body of a view: its value, its dynamic properties, and how to run it.
final class ViewBody<V: View>: AnyBody {
  var view: V
  private var properties = InstalledProperties()
  /// Runs the body of a connected view and describes what it builds.
  private let describe: @MainActor (V, inout DescribingPass) -> Void

  init(_ view: V, describe: @escaping @MainActor (V, inout DescribingPass) -> Void) {
    self.view = view
    self.describe = describe
  }

  override func observedChanges() -> [(object: AnyObject, name: String, old: Any, new: Any)] {
    properties.observedChanges
  }

  override func retakeObservedValues() { properties.retakeObservedValues() }

  override func run(_ node: NodeID, in pass: inout DescribingPass) {
    let context = pass.graph.context(of: node, transaction: pass.context.transaction)
    run(node, isNewValue: false, context, in: &pass)
  }

  /// - Parameter isNewValue: Whether the view's value itself changed.
  func run(
    _ node: NodeID, isNewValue: Bool, _ context: DescribingPass.Context, in pass: inout DescribingPass
  ) {
    pass.describeContent(of: node, context.reading(node)) { [self] pass in
      var installed = presented.map { ViewGraph.presenting($0, in: view) } ?? view
      pass.graph.currentBody = properties.beginEvaluation(
        of: &installed, node: node, type: V.self, isNewValue: isNewValue, in: &pass)
      describe(installed, &pass)
      properties.endEvaluation(of: installed, node: node, type: V.self, in: &pass)
    }
  }
}

extension DescribingPass.Context {
  /// The same context for the content of a view whose body ran.
  func reading(_ node: NodeID) -> DescribingPass.Context {
    var copy = self
    copy.reader = node
    return copy
  }
}
