/// One pass over a view and the nodes it stands on, side by side.
///
/// A view describes itself by calling the pass: transparent views step, modifiers push what they
/// give, views open nodes. The pass pairs children, compares values, writes every change to the log
/// and runs the bodies that have to run. The first pass builds the tree; every later one is the
/// difference.
@MainActor public struct DescribingPass {
  /// How deep nodes are described by recursion; deeper ones are put on a list and follow in order.
  static let depthLimit = 96

  /// What a modifier gives to the nodes inside it, kept until a node is opened.
  enum Pending {
    case attribute(AttributeSchema, start: Int)
    case environment((inout EnvironmentValues) -> Void)
    case gesture(any AnyGestureAction)
    case focus(FocusTarget)
    case callback(Callback)
    case animation(Animation?, start: Int)
    case transaction((inout Transaction) -> Void)
    case control(Control)
    case preference(PreferenceValue)
  }

  /// Content that waits until the recursion has come back up.
  struct Deferred {
    let node: NodeID
    let context: Context
    let describe: (inout DescribingPass) -> Void
  }

  /// What reaches a node's content from the nodes around it.
  struct Context {
    var environment: EnvironmentScope?
    var transaction: Transaction
    /// The view whose body's closures are at work.
    var reader: NodeID?
  }

  let graph: Graph
  var context: Context
  private(set) var pairing: ChildPairing
  private var steps: [IdentityStep] = []
  private var pending: [Pending] = []
  private var pendingBase = 0
  private var values: [AttributeValue] = []
  /// The place of the expression or construct that is being described.
  private(set) var currentLocation: SourceLocation?
  private var depth = 0
  private(set) var deferred: [Deferred] = []
  /// Content of modifiers whose bodies ran, to be described where the bodies' views were skipped.
  var changedSources: [ContentSource] = []
  /// How the next composite is compared, if not by its fields.
  private var comparesByEquality = false

  // What the pass found.
  var findings = PassFindings()
  /// Callbacks whose first view came in this pass.
  var appeared: [Callback] = []
  /// Callbacks of changed values, in the order of description.
  var calls: [ScheduledCall] = []

  init(graph: Graph, transaction: Transaction) {
    self.graph = graph
    context = Context(environment: nil, transaction: transaction, reader: nil)
    pairing = ChildPairing(parent: ViewTree.rootID, in: graph.tree)
  }

  // MARK: Transparent views

  /// Describes content whose place is known.
  mutating func locating(_ location: SourceLocation?, _ content: (inout DescribingPass) -> Void) {
    let previous = currentLocation
    currentLocation = location ?? previous
    content(&self)
    currentLocation = previous
  }

  /// Describes content one step further.
  mutating func stepping(
    _ course: IdentityStep.Course, at location: SourceLocation?, _ content: (inout DescribingPass) -> Void
  ) {
    steps.append(IdentityStep(course, at: location))
    let previous = currentLocation
    currentLocation = location ?? previous
    content(&self)
    currentLocation = previous
    steps.removeLast()
  }

  /// Describes one of several views in a row.
  mutating func child<Content: View>(_ index: Int, _ child: Located<Content>) {
    stepping(.child(index), at: child.location) { Content._describe(child.content, in: &$0) }
  }

  /// Describes a view that is compared by its own `==`.
  mutating func comparingByEquality(_ content: (inout DescribingPass) -> Void) {
    comparesByEquality = true
    content(&self)
    comparesByEquality = false
  }

  /// The memory of a construct that leaves no node, made on first use.
  mutating func construct<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    let key = ConstructKey(steps: steps, ordinal: pending.count - pendingBase)
    let live = graph.live(pairing.parent)
    if let known = live.constructs[key] as? Memory { return known }
    let memory = make()
    live.constructs[key] = memory
    (memory as? Callback)?.settle(in: live, of: pairing.parent, under: key)
    return memory
  }

  // MARK: Modifiers

  /// Describes content under what a modifier pushes.
  mutating func modifying(
    _ push: (inout DescribingPass) -> Void, _ content: (inout DescribingPass) -> Void
  ) {
    let (count, valueCount) = (pending.count, values.count)
    push(&self)
    content(&self)
    pending.removeSubrange(count...)
    values.removeSubrange(valueCount...)
  }

  /// Gives a value to the nodes inside.
  mutating func push(_ schema: AttributeSchema, _ value: AttributeValue) {
    pending.append(.attribute(schema, start: values.count))
    values.append(value)
    precondition(
      schema.components.count == 1,
      "'\(schema.name)' has \(schema.components.count) values; one was given")
    if schema.status == .declaredOnly { graph.noteDeclaredOnly(schema.name, at: pairing.parent) }
  }

  /// Gives several values to the nodes inside, in the order of the schema.
  mutating func push(_ schema: AttributeSchema, _ given: [AttributeValue]) {
    precondition(
      schema.components.count == given.count,
      "'\(schema.name)' has \(schema.components.count) values; \(given.count) were given")
    pending.append(.attribute(schema, start: values.count))
    values.append(contentsOf: given)
    if schema.status == .declaredOnly { graph.noteDeclaredOnly(schema.name, at: pairing.parent) }
  }

  /// Changes the environment of the nodes inside.
  mutating func push(environment change: @escaping (inout EnvironmentValues) -> Void) {
    pending.append(.environment(change))
  }

  /// Puts a gesture on the nodes inside.
  mutating func push(gesture: any AnyGestureAction) {
    pending.append(.gesture(gesture))
  }

  /// Binds the focus of the nodes inside.
  mutating func push(focus target: FocusTarget) {
    pending.append(.focus(target))
  }

  /// Counts the nodes inside as a callback's.
  mutating func push(callback: Callback) {
    callback.touch(graph.tick)
    pending.append(.callback(callback))
  }

  /// Sets the animation of the nodes inside in updates that change a value.
  mutating func push<V: Equatable>(animation: Animation?, value: V) {
    pending.append(.animation(animation, start: values.count))
    values.append(AttributeValue(opaque: animation))
    values.append(AttributeValue(opaque: value))
  }

  /// Changes every transaction on its way to the nodes inside.
  mutating func push(transaction change: @escaping (inout Transaction) -> Void) {
    pending.append(.transaction(change))
  }

  /// Hands a value up from the nodes inside.
  mutating func push(preference: PreferenceValue) {
    pending.append(.preference(preference))
  }

  /// Says what a person can do with the node that is opened next.
  mutating func push(control: Control) {
    pending.append(.control(control))
  }

  // MARK: Nodes

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
      if case .leaving = pairing.origins[pairing.origins.count - 1] { findings.revived.append(id) }
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
    attachLive(to: id, isNew: true, &result)
    return Opened(node: id, isNew: true, context: result)
  }

  /// Compares what is pending with the values of a node that goes on, and logs what differs.
  private mutating func update(_ id: NodeID) -> Context {
    var result = context
    var index = 0
    var schemaIndex = 0
    var changed: [(index: Int, old: AttributeValue, new: AttributeValue, transaction: Transaction)] = []
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
        if changed.count > count, !result.transaction.disablesAnimations {
          result.transaction.animation = animation
        }
        index += 2
      case .transaction(let change):
        change(&result.transaction)
      default: break
      }
    }
    record(changed, of: id, governedBy: result.transaction)
    attachLive(to: id, isNew: false, &result)
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
  private mutating func attachLive(to id: NodeID, isNew: Bool, _ result: inout Context) {
    var environment: EnvironmentValues?
    var gestures: [any AnyGestureAction] = []
    var focus: [FocusTarget] = []
    var transactions: [(inout Transaction) -> Void] = []
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
        callback.join(graph.tree[id].kind.name, in: &self)
        graph.live(id).memberships.append(callback)
      case .transaction(let change): transactions.append(change)
      case .control(let action): control = action
      case .preference(let preference): preferences.append(preference)
      case .attribute, .animation, .callback: break
      }
    }
    if let environment {
      let live = graph.live(id)
      let scope = live.ownScope ?? EnvironmentScope(parent: context.environment, node: id)
      live.ownScope = scope
      let changedKeys = scope.replace(with: environment)
      if !isNew { graph.markReaders(of: changedKeys, below: id) }
      result.environment = scope
    }
    guard
      !gestures.isEmpty || !focus.isEmpty || !transactions.isEmpty || !preferences.isEmpty || control != nil
    else { return }
    let live = graph.live(id)
    live.preferences = preferences.reversed()
    live.gestures = gestures.reversed()
    live.focusTargets = focus.reversed()
    live.transactionChanges = transactions
    if !transactions.isEmpty { graph.hasTransactionChanges = true }
    if !focus.isEmpty { graph.focusable.insert(id) }
    if let control {
      live.control = control
      live.environment = result.environment
      if isNew { graph.addControlState(control, of: id) }
    }
  }

  // MARK: Content

  /// Describes the content of a node, now or when the recursion has come back up.
  mutating func describeContent(
    of node: NodeID, _ context: Context, _ describe: @escaping (inout DescribingPass) -> Void
  ) {
    guard depth < Self.depthLimit, deferred.isEmpty else {
      deferred.append(Deferred(node: node, context: context, describe: describe))
      return
    }
    describeNow(node, context, describe)
  }

  private mutating func describeNow(
    _ node: NodeID, _ context: Context, _ describe: (inout DescribingPass) -> Void
  ) {
    let saved = (self.context, pairing, steps, pendingBase, currentLocation)
    self.context = context
    pairing = ChildPairing(parent: node, in: graph.tree)
    steps = []
    pendingBase = pending.count
    currentLocation = graph.tree[node].location
    depth += 1
    let previousReader = graph.store.setReader(context.reader)
    describe(&self)
    closePairing()
    _ = graph.store.setReader(previousReader)
    depth -= 1
    (self.context, pairing, steps, pendingBase, currentLocation) = saved
  }

  /// Describes what the recursion left for later.
  mutating func finish() {
    describeDeferred()
    while !changedSources.isEmpty {
      let sources = changedSources
      changedSources = []
      for source in sources { source.describeAgain(in: &self, transaction: context.transaction) }
      describeDeferred()
    }
  }

  /// Describes the deferred content in the order in which the recursion would have come to it.
  private mutating func describeDeferred() {
    var list: [Deferred] = deferred.reversed()
    deferred = []
    while let next = list.popLast() {
      // Something described meanwhile may have ended it.
      guard graph.tree.contains(next.node) else { continue }
      findings.hasDeferred = true
      describeNow(next.node, next.context, next.describe)
      list.append(contentsOf: deferred.reversed())
      deferred = []
    }
  }

  /// Compares the described children with the old ones, and logs what came, went and moved.
  private mutating func closePairing() {
    let arrivals = pairing.origins.contains { if case .old = $0 { false } else { true } }
    guard arrivals || !pairing.isUnchanged else { return }
    let arrangement = ChildArrangement(pairing, context: context, in: graph)
    findings.log.append(.arranged(pairing.parent, old: arrangement.old, new: arrangement.new))
    graph.tree.arrange(
      pairing.parent, children: arrangement.new.children, leaving: arrangement.new.leaving)
    findings.add(arrangement)
  }
}
