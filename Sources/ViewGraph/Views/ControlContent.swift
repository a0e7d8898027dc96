/// What a control shows, read on the control's own account.
///
/// A binding, the environment or a value that the control keeps may decide what it shows. When one of
/// them changes, the control is described again and not the view whose body built it.
final class ControlContent: AnyBody {
  fileprivate var values: @MainActor () -> [AttributeValue]
  fileprivate var content: @MainActor (inout DescribingPass) -> Void
  /// The view whose body built the control.
  fileprivate var reader: NodeID?
  fileprivate var boundObjects: [AnyObject]
  private var snapshot = ObservationSnapshot()

  fileprivate init(
    values: @escaping @MainActor () -> [AttributeValue],
    content: @escaping @MainActor (inout DescribingPass) -> Void,
    reader: NodeID?, boundObjects: [AnyObject]
  ) {
    self.values = values
    self.content = content
    self.reader = reader
    self.boundObjects = boundObjects
  }

  override func observedChanges() -> [(object: AnyObject, name: String, old: Any, new: Any)] {
    snapshot.changed()
  }

  override func run(_ node: NodeID, in pass: inout DescribingPass) {
    var context = pass.graph.context(of: node, transaction: pass.context.transaction)
    context.reader = reader
    pass.describeContent(of: node, context) { [self] in describe(node, areValuesNew: true, in: &$0) }
  }

  fileprivate func describe(_ node: NodeID, areValuesNew: Bool, in pass: inout DescribingPass) {
    pass.graph.store.beginEvaluation(of: node)
    let now = pass.readingForControl(values)
    if areValuesNew { pass.updateOwnValues(now, of: node) }
    snapshot.take(of: BoundObjects(objects: boundObjects), type: BoundObjects.self, in: pass.graph)
    content(&pass)
  }
}

/// The objects that a control's bindings lead into.
private struct BoundObjects {
  struct Holder: HoldsObject {
    let heldObject: AnyObject?
  }

  let first: Holder
  let second: Holder

  init(objects: [AnyObject]) {
    first = Holder(heldObject: objects.first)
    second = Holder(heldObject: objects.dropFirst().first)
  }
}

extension DescribingPass {
  /// Describes a control.
  ///
  /// - Parameters:
  ///   - type: The control's type.
  ///   - control: What a person can do with it.
  ///   - schema: Names the values that it shows.
  ///   - bound: The objects that its bindings lead into.
  ///   - own: Pushes what else belongs to the control itself.
  ///   - values: Reads the values, one for each component of the schema.
  ///   - content: Describes what is inside. It may read through `readingForControl(_:)`.
  mutating func control(
    _ type: Any.Type, _ control: Control, schema: AttributeSchema? = nil, boundTo bound: [AnyObject] = [],
    own: @MainActor (inout DescribingPass) -> Void = { _ in },
    values: @escaping @MainActor () -> [AttributeValue] = { [] },
    content: @escaping @MainActor (inout DescribingPass) -> Void
  ) {
    let reader = context.reader
    node(type, .container) { pass in
      own(&pass)
      pass.push(control: control)
      guard let schema else { return }
      let previous = pass.graph.store.setReader(nil)
      pass.push(schema, values())
      _ = pass.graph.store.setReader(previous)
    } content: { pass in
      let node = pass.parent
      let live = pass.graph.live(node)
      live.environment = pass.context.environment
      let known = live.body as? ControlContent
      let body =
        known ?? ControlContent(values: values, content: content, reader: reader, boundObjects: bound)
      body.values = values
      body.content = content
      body.reader = reader
      body.boundObjects = bound
      live.body = body
      body.describe(node, areValuesNew: false, in: &pass)
    }
  }

  /// Reads something so that the control whose content is being described depends on it.
  func readingForControl<Value>(_ read: @MainActor () -> Value) -> Value {
    let previous = graph.store.setReader(parent)
    defer { _ = graph.store.setReader(previous) }
    return graph.observing(read)
  }

  /// The environment of the control whose content is being described; the control depends on what is
  /// read from it.
  func readingEnvironment<Value>(_ read: (EnvironmentValues) -> Value) -> Value {
    let values = EnvironmentValues(scope: context.environment, store: graph.store)
    return readingForControl { read(values) }
  }

  /// Changes what a person can do with the control whose content is being described.
  func setControl(_ control: Control) { graph.setControl(control, of: parent) }
}

extension Binding {
  /// The object that the binding leads into, if it leads into one.
  var boundObjects: [AnyObject] {
    location.boundObject.map { [$0] } ?? []
  }
}

/// The words of a label that is nothing but a text.
func plainTitle<Label: View>(of label: Label) -> String? {
  (label as? Text)?.string
}
