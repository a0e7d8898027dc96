/// The body of a view: its value, its dynamic properties, and how to run it.
final class ViewBody<V: View>: AnyBody {
  var view: V
  private var properties = InstalledProperties()

  init(_ view: V) { self.view = view }

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
      var installed = view
      let evaluation = properties.beginEvaluation(
        of: &installed, node: node, type: V.self, isNewValue: isNewValue, in: &pass)
      let content = properties.track(evaluation, in: &pass) { installed.body }
      V.Body._describe(content, in: &pass)
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
