/// Nodes: found or made, given what is pending, compared with what they had.
extension DescribingPass {
  /// A node that has been opened: what reaches its content, and whether it is new.
  struct Opened {
    let node: NodeID
    let isNew: Bool
    let context: Context
  }

  /// Describes a view that draws.
  mutating func leaf(
    _ type: Any.Type, at location: SourceLocation? = nil, _ own: (inout DescribingPass) -> Void = { _ in }
  ) {
    let (count, valueCount) = (pending.count, values.count)
    own(&self)
    _ = open(ViewKind(type, .leaf), at: location)
    pending.removeSubrange(count...)
    values.removeSubrange(valueCount...)
  }

  /// Describes a view that arranges or carries others.
  mutating func container<Content: View>(
    _ type: Any.Type, at location: SourceLocation? = nil, name: String? = nil,
    _ own: (inout DescribingPass) -> Void = { _ in }, content: Content
  ) {
    node(ViewKind(type, .container, name: name), at: location, own) { Content._describe(content, in: &$0) }
  }

  /// Describes a node with content of any kind.
  mutating func node(
    _ kind: ViewKind, at location: SourceLocation? = nil, _ own: (inout DescribingPass) -> Void = { _ in },
    content: @escaping (inout DescribingPass) -> Void
  ) {
    let (count, valueCount) = (pending.count, values.count)
    own(&self)
    let opened = open(kind, at: location)
    pending.removeSubrange(count...)
    values.removeSubrange(valueCount...)
    describeContent(of: opened.node, opened.context, content)
  }

  /// Describes a view that has a body.
  mutating func composite<V: View>(_ view: V) {
    let byEquality = comparesByEquality
    comparesByEquality = false
    let opened = open(ViewKind(V.self, .composite), at: nil)
    let live = graph.live(opened.node)
    live.environment = opened.context.environment
    guard let body = live.body as? ViewBody<V> else {
      let body = ViewBody(view)
      live.body = body
      body.run(opened.node, isNewValue: true, opened.context, in: &self)
      return
    }
    findings.comparisons += 1
    let isEqual = byEquality ? equal(body.view, view) : valuesAreEqual(body.view, view)
    guard !isEqual || graph.store.isDirty(opened.node) || opened.isNew else { return }
    if !isEqual { body.view = view }
    body.run(opened.node, isNewValue: !isEqual, opened.context, in: &self)
  }

  private func equal<V>(_ a: V, _ b: V) -> Bool {
    guard let a = a as? any Equatable else { return valuesAreEqual(a, b) }
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E).map { a == $0 } ?? false }
    return compare(a)
  }

  /// Finds or makes the node at the present steps and gives it what is pending.
  mutating func open(_ kind: ViewKind, at location: SourceLocation?) -> Opened {
    comparesByEquality = false
    if let id = pairing.match(steps, in: graph.tree) {
      let context = update(id)
      return Opened(node: id, isNew: false, context: context)
    }
    return create(kind, at: location ?? currentLocation)
  }

  private mutating func create(_ kind: ViewKind, at location: SourceLocation?) -> Opened {
    let parent = pairing.parent
    let identity = Identity(
      parent: parent == ViewTree.rootID ? nil : graph.tree[parent].identity, steps: steps, typeName: kind.name
    )
    var node = Node(
      kind: kind, identity: identity, parent: parent, depth: graph.tree[parent].depth + 1, location: location,
      serial: graph.tree.takeSerial(), schemas: [], values: [])
    for entry in pending[pendingBase...] {
      switch entry {
      case .attribute(let schema, let start):
        node.schemas.append(schema)
        node.values.append(contentsOf: values[start..<start + schema.components.count])
      case .animation(_, let start):
        node.schemas.append(.animation)
        node.values.append(contentsOf: values[start..<start + 2])
      default: break
      }
    }
    let id = graph.tree.add(node)
    findings.log.append(.created(id, node))
    findings.created.append(id)
    pairing.append(new: id)
    var result = context
    var changes: [TransactionChange] = []
    for case .transaction(let change) in pending[pendingBase...] { changes.append(.always(change)) }
    attachLive(to: id, isNew: true, changes, &result)
    return Opened(node: id, isNew: true, context: result)
  }

  /// Compares what is pending with the values of a node that goes on, and logs what differs.
  private mutating func update(_ id: NodeID) -> Context {
    var result = context
    var index = 0
    var schemaIndex = 0
    var changed: [(index: Int, old: AttributeValue, new: AttributeValue, transaction: Transaction)] = []
    var transactionChanges: [TransactionChange] = []
    for entry in pending[pendingBase...] {
      switch entry {
      case .attribute(let schema, let start):
        checkSchema(schema, of: id, at: schemaIndex)
        schemaIndex += 1
        for offset in 0..<schema.components.count {
          compare(id, index + offset, values[start + offset], result.transaction, &changed)
        }
        index += schema.components.count
      case .animation(let animation, let start):
        schemaIndex += 1
        compare(id, index, values[start], result.transaction, &changed)
        let count = changed.count
        compare(id, index + 1, values[start + 1], result.transaction, &changed)
        index += 2
        if changed.count > count {
          let change = TransactionChange.animation(animation, pass: graph.tick)
          change.apply(to: &result.transaction, in: graph.tick)
          transactionChanges.append(change)
          result.transaction.obstacle = animation == nil ? "switched off by .animation(nil, value:)" : nil
        } else if result.transaction.animation == nil {
          result.transaction.obstacle = "the value of .animation(_:value:) did not change"
        }
      case .transaction(let change):
        change(&result.transaction)
        transactionChanges.append(.always(change))
      default: break
      }
    }
    record(changed, of: id, governedBy: result.transaction)
    attachLive(to: id, isNew: false, transactionChanges, &result)
    return result
  }

  private func checkSchema(_ schema: AttributeSchema, of id: NodeID, at index: Int) {
    let known = graph.tree[id].schemas
    precondition(
      index < known.count && known[index] == schema,
      "'\(schema.name)' came at position \(index) of \(graph.tree[id].identity), which had \(known.map(\.name))"
    )
  }

  private mutating func compare(
    _ id: NodeID, _ index: Int, _ new: AttributeValue, _ transaction: Transaction,
    _ changed: inout [(index: Int, old: AttributeValue, new: AttributeValue, transaction: Transaction)]
  ) {
    findings.comparisons += 1
    let old = graph.tree[id].values[index]
    guard old != new else { return }
    graph.tree[id].values[index] = new
    findings.log.append(.value(id, index: index, old: old, new: new))
    changed.append((index, old, new, transaction))
  }

  private mutating func record(
    _ changed: [(index: Int, old: AttributeValue, new: AttributeValue, transaction: Transaction)],
    of id: NodeID, governedBy leafTransaction: Transaction
  ) {
    guard !changed.isEmpty else { return }
    let node = graph.tree[id]
    let words = changed.contains {
      node.component(at: $0.index).component.name == AttributeSchema.content.name
    }
    // Innermost modifiers first, the values of each in their order.
    var groups: [(schema: AttributeSchema, changes: [AttributeChange])] = []
    for change in changed {
      let (schema, component) = node.component(at: change.index)
      // The value that an animation watches is no attribute of the view.
      guard schema != .animation else { continue }
      let attribute = AttributeChange(
        component, of: schema, old: change.old, new: change.new, modifierTransaction: change.transaction,
        leafTransaction: leafTransaction, withOtherWords: words)
      if let last = groups.last, last.schema === schema, change.index > 0,
        node.component(at: change.index - 1).schema === schema
      {
        groups[groups.count - 1].changes.append(attribute)
      } else {
        groups.append((schema, [attribute]))
      }
    }
    let changes = groups.reversed().flatMap(\.changes)
    if !changes.isEmpty { findings.attributes[id, default: []] += changes }
  }

  /// Hands the node what it keeps beside its values, and finds what reaches its content.
  private mutating func attachLive(
    to id: NodeID, isNew: Bool, _ transactionChanges: [TransactionChange], _ result: inout Context
  ) {
    var environment: EnvironmentValues?
    var gestures: [any AnyGestureAction] = []
    var focus: [FocusTarget] = []
    var control: Control?
    var preferences: [PreferenceValue] = []
    for entry in pending[pendingBase...] {
      switch entry {
      case .environment(let change):
        var values = environment ?? EnvironmentValues(scope: context.environment, store: graph.store)
        change(&values)
        environment = values
      case .gesture(let gesture): gestures.append(gesture)
      case .focus(let target): focus.append(target)
      case .callback(let callback) where isNew:
        callback.join(id, named: graph.tree[id].kind.name, in: &self)
        graph.live(id).memberships.append(callback)
      case .control(let action): control = action
      case .preference(let preference): preferences.append(preference)
      case .attribute, .animation, .transaction, .callback: break
      }
    }
    if let environment {
      let live = graph.live(id)
      let scope = live.ownScope ?? EnvironmentScope(parent: context.environment)
      live.ownScope = scope
      for reader in scope.replace(with: environment) {
        graph.store.markDirty(reader.node, readIn: reader.evaluation)
      }
      result.environment = scope
    }
    guard
      !gestures.isEmpty || !focus.isEmpty || !transactionChanges.isEmpty || !preferences.isEmpty
        || control != nil
    else { return }
    let live = graph.live(id)
    live.preferences = preferences.reversed()
    live.gestures = gestures.reversed()
    live.focusTargets = focus.reversed()
    live.transactionChanges = transactionChanges
    if !transactionChanges.isEmpty { graph.hasTransactionChanges = true }
    if !focus.isEmpty { graph.focusable.insert(id) }
    if let control {
      live.control = control
      live.environment = result.environment
      if isNew { graph.addControlState(control, of: id) }
    }
  }
}
