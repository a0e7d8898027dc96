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
  /// The transaction of the pass, before modifiers change it on its way.
  let transaction: Transaction
  var context: Context
  var pairing: ChildPairing
  var steps: [IdentityStep] = []
  var pending: [Pending] = []
  var pendingBase = 0
  var values: [AttributeValue] = []
  /// The place of the expression or construct that is being described.
  private(set) var currentLocation: SourceLocation?
  /// The constructs among the children that are being described.
  private var constructs: [ConstructKey: AnyObject] = [:]
  private var depth = 0
  private(set) var deferred: [Deferred] = []
  /// Content of modifiers whose bodies ran, to be described where the bodies' views were skipped.
  var changedSources: [ContentSource] = []
  /// How the next composite is compared, if not by its fields.
  var comparesByEquality = false

  // What the pass found.
  var findings = PassFindings()
  /// Callbacks whose first view came in this pass.
  var appeared: [Callback] = []
  /// Callbacks of changed values, in the order of description.
  var calls: [ScheduledCall] = []

  init(graph: Graph, transaction: Transaction) {
    self.graph = graph
    self.transaction = transaction
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
    let step = IdentityStep(course, at: location)
    steps.append(step)
    let (previous, count) = (currentLocation, pairing.children.count)
    currentLocation = location ?? previous
    content(&self)
    currentLocation = previous
    if step.isVariable, pairing.children.count == count { pairing.append(emptyWay: steps) }
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
    let live = graph.existingLive(pairing.parent)
    let known = constructs[key] ?? live?.constructs[key] ?? live?.leavingConstructs[key]
    let memory = known as? Memory ?? make()
    constructs[key] = memory
    return memory
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
    let saved = (self.context, pairing, constructs, steps, pendingBase, currentLocation)
    self.context = context
    pairing = ChildPairing(parent: node, in: graph.tree)
    constructs = [:]
    steps = []
    pendingBase = pending.count
    currentLocation = graph.tree[node].location
    depth += 1
    let previousReader = graph.store.setReader(context.reader)
    describe(&self)
    closePairing()
    keepConstructs()
    _ = graph.store.setReader(previousReader)
    depth -= 1
    (self.context, pairing, constructs, steps, pendingBase, currentLocation) = saved
  }

  /// Describes what the recursion left for later.
  mutating func finish() {
    describeDeferred()
    while !changedSources.isEmpty {
      let sources = changedSources
      changedSources = []
      for source in sources { source.describeAgain(in: &self) }
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

  /// Keeps the constructs that were described, and those on the way to children that leave, and where
  /// there was nothing to describe.
  private func keepConstructs() {
    let isNeeded = !constructs.isEmpty || !pairing.emptyWays.isEmpty
    guard let live = isNeeded ? graph.live(pairing.parent) : graph.existingLive(pairing.parent) else {
      return
    }
    live.emptyWays = pairing.emptyWays
    let leaving = graph.tree[pairing.parent].leaving
    var ways: Set<[IdentityStep]> = []
    for child in leaving {
      let steps = graph.tree[child].identity.steps
      for end in 0...steps.count { ways.insert(Array(steps[..<end])) }
    }
    live.leavingConstructs.merge(live.constructs) { _, described in described }
    live.leavingConstructs = live.leavingConstructs.filter { key, _ in
      constructs[key] == nil && ways.contains(key.steps)
    }
    live.constructs = constructs
  }
}
