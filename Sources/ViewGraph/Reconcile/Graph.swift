import Foundation
import Observation

/// What a host keeps between updates: the tree, the state, and what lives beside the nodes.
@MainActor final class Graph {
  var tree = ViewTree()
  let store = StateStore()
  let gestures = GestureSession()
  /// Counts passes.
  private(set) var tick = 0
  /// Whether the tree is being described for the first time.
  private(set) var isFirstPass = true
  /// The serial of the first node that the pass under way made, if it made any.
  private var firstNewSerial = 0
  var hasTransactionChanges = false
  /// Views on which focus is bound.
  var focusable: Set<NodeID> = []
  /// Callbacks that watch preferences.
  var preferenceObservers: [PreferenceObserver] = []
  /// The control that has the focus.
  private(set) var focused: NodeID?
  /// What `_printChanges` prints for the body that runs at the moment.
  var currentLine: String?
  private var lives: [LiveNode?] = [nil]
  private var reportedAPIs: Set<String> = []

  /// The graph whose bodies run at the moment.
  static weak var current: Graph?

  init() {
    store.describeNode = { [unowned self] id in
      guard tree.contains(id) else { return nil }
      return (tree[id].identity, tree[id].location)
    }
  }

  // MARK: What lives beside a node

  /// What a node keeps beside its values, made on first use.
  func live(_ id: NodeID) -> LiveNode {
    while lives.count <= id.index { lives.append(nil) }
    if let live = lives[id.index] { return live }
    let live = LiveNode()
    lives[id.index] = live
    return live
  }

  /// What a node keeps beside its values, if it keeps anything.
  func existingLive(_ id: NodeID) -> LiveNode? {
    id.index < lives.count ? lives[id.index] : nil
  }

  /// What reaches the content of a node whose body runs by itself.
  func context(of node: NodeID, transaction: Transaction) -> DescribingPass.Context {
    DescribingPass.Context(environment: live(node).environment, transaction: transaction, reader: node)
  }

  /// A transaction after the changes that modifiers above a node make to it.
  func transaction(_ transaction: Transaction, reaching node: NodeID) -> Transaction {
    guard hasTransactionChanges else { return transaction }
    var above: [LiveNode] = []
    var current: NodeID? = node
    while let id = current {
      if let live = existingLive(id), !live.transactionChanges.isEmpty { above.append(live) }
      current = tree[id].parent
    }
    var result = transaction
    for live in above.reversed() { for change in live.transactionChanges { change(&result) } }
    return result
  }

  /// The environment at a node.
  func environment(at node: NodeID) -> EnvironmentValues {
    var current: NodeID? = node
    while let id = current {
      if let live = existingLive(id) {
        if let scope = live.environment ?? live.ownScope {
          return EnvironmentValues(scope: scope, store: nil)
        }
      }
      current = tree[id].parent
    }
    return EnvironmentValues()
  }

  /// Marks the views below a node that read one of some environment values.
  func markReaders(of keys: [ObjectIdentifier], below node: NodeID) {
    for key in keys {
      for reader in store.readers(ofEnvironment: key)
      where tree.contains(reader) && tree.isNode(reader, within: node) {
        // A value that is set again further in hides the one that changed.
        let source = existingLive(reader)?.environment?.scope(of: key)
        if let source, source.node != node, tree.isNode(source.node, within: node) { continue }
        store.markDirty(reader)
      }
    }
  }

  /// Runs a body and makes its view dirty when an observable object that it read changes.
  func observing<Content>(_ body: () -> Content) -> Content {
    guard let (node, evaluation) = store.currentEvaluation else { return body() }
    return withObservationTracking(body) { [weak self] in
      guard let self else { return }
      guard isOnMainActor() else {
        store.enqueueFromElsewhere { [weak self] in self?.observationChanged(node, evaluation) }
        return
      }
      MainActor.assumeIsolated { self.observationChanged(node, evaluation) }
    }
  }

  private func observationChanged(_ node: NodeID, _ evaluation: Int) {
    guard store.evaluation(of: node) == evaluation else { return }
    store.enqueueObserver(node)
  }

  /// Adds what a control keeps by itself to the state of its view.
  func addControlState(_ control: Control, of node: NodeID) {
    let name = tree[node].kind.name
    let location = tree[node].location
    func add<Value>(_ property: String, _ value: Value) {
      store.add(
        StateSlot(
          value, kind: .control, property: property, owner: node, ownerName: name, declaration: location,
          store: store))
    }
    for builtIn in control.builtIn {
      switch builtIn {
      case .focus: add("focus", false)
      case .scroll: add("scroll", CGPoint.zero)
      case .selection: add("selection", AnyHashable?.none)
      case .expansion(let isExpanded): add("isExpanded", isExpanded)
      }
    }
  }

  /// What a control of a view keeps under a name.
  func controlSlot<Value>(_ property: String, of node: NodeID, as type: Value.Type) -> StateSlot<Value>? {
    store.slots(of: node).first { $0.kind == .control && $0.property == property } as? StateSlot<Value>
  }

  /// Says once that an API compiles and does nothing.
  func noteDeclaredOnly(_ name: String, at node: NodeID) {
    guard reportedAPIs.insert(name).inserted else { return }
    store.report(.declaredOnly, "'\(name)' compiles and has no effect here", at: node)
  }

  // MARK: Focus

  /// Where the focus of a node is bound, on the node itself and above it.
  func focusTargets(of node: NodeID) -> [FocusTarget] {
    var result: [FocusTarget] = []
    var current: NodeID? = node
    while let id = current {
      if let live = existingLive(id) { result += live.focusTargets }
      current = tree[id].parent
    }
    return result
  }

  /// Gives a control the focus, or takes it from all.
  func moveFocus(to node: NodeID?) {
    guard node != focused else { return }
    let gaining = node.map { focusTargets(of: $0) } ?? []
    if let old = focused {
      focused = nil
      controlSlot("focus", of: old, as: Bool.self)?.write(false, transaction: .current)
      for target in focusTargets(of: old) where !gaining.contains(where: { $0.location === target.location })
      {
        target.unfocus()
      }
    }
    focused = node
    guard let node else { return }
    controlSlot("focus", of: node, as: Bool.self)?.write(true, transaction: .current)
    for target in gaining { target.focus() }
  }

  /// Moves the focus to where the bound values say it is.
  func followFocusBindings() {
    if let focused, focusTargets(of: focused).contains(where: { !$0.matches() }) { moveFocus(to: nil) }
    let wanting = focusable.filter { node in
      tree.contains(node) && existingLive(node)?.focusTargets.contains { $0.matches() } == true
    }
    .filter { !tree.isLeaving($0) }
    .min { tree[$0].serial < tree[$1].serial }
    guard let wanting else { return }
    let control = tree.subtree(of: wanting).first { existingLive($0)?.control?.isFocusable == true }
    guard let control, control != focused else { return }
    moveFocus(to: control)
  }

  /// Takes the focus from a view that goes.
  fileprivate func loseFocus(within root: NodeID) {
    guard let old = focused, tree.contains(old), tree.isNode(old, within: root) else { return }
    focused = nil
    let doomed = Set(tree.subtree(of: root))
    for target in focusTargets(of: old) {
      // A property that goes too keeps its last value for the ledger.
      if let slot = target.location as? any AnyStateSlot, doomed.contains(slot.owner) { continue }
      target.unfocus()
    }
  }

  // MARK: Transitions

  /// The transition that a view enters or leaves with, and what drives it.
  func transitionUse(
    of node: NodeID, because reason: Reason, transaction: Transaction, isRemoval: Bool
  ) -> TransitionUse {
    let whole = effectiveTransition(of: node)
    let half = isRemoval ? whole.removal : whole.insertion
    if case .contentChanged = reason, !mayTransition(node) {
      return TransitionUse(
        transition: half, animation: nil, explanation: ChildArrangement.Removal.noTransition)
    }
    let animation = half.ownAnimations.first ?? transaction.animation
    return TransitionUse(
      transition: half, animation: transaction.disablesAnimations ? nil : animation, explanation: nil)
  }

  /// The innermost transition of a view: its content's if that is a single view, else its own, else
  /// that of the transparent views around it.
  private func effectiveTransition(of node: NodeID) -> AnyTransition {
    var found = ownTransition(of: node)
    var current = node
    while let content = content(of: current) {
      current = content
      if let inner = ownTransition(of: current) { found = inner }
    }
    if let found { return found }
    current = node
    while let above = tree[current].parent, tree[above].kind.isTransparent || content(of: above) == current {
      if let transition = ownTransition(of: above) { return transition }
      current = above
    }
    return .opacity
  }

  /// The single view that a node shows through, if it is no view of its own to the container above.
  private func content(of node: NodeID) -> NodeID? {
    let node = tree[node]
    if node.kind.role == .decorated { return node.children.first }
    return node.kind.isTransparent && node.children.count == 1 ? node.children[0] : nil
  }

  private func ownTransition(of node: NodeID) -> AnyTransition? {
    guard case .opaque(let value)? = tree[node].value(named: AttributeSchema.transition.name) else {
      return nil
    }
    return value.base as? AnyTransition
  }

  /// Whether a view inside an `AnyView` may transition: a condition, an element or an id around the
  /// `AnyView` allows it (observed in a re-implementation; confidence medium).
  private func mayTransition(_ node: NodeID) -> Bool {
    var current = tree[node].parent
    while let id = current, tree[id].kind.isTransparent, tree[id].kind.role != .root {
      let isAllowed = tree[id].identity.steps.contains { step in
        switch step.course {
        case .branch, .element, .explicit: true
        case .child, .content: false
        }
      }
      if isAllowed { return true }
      current = tree[id].parent
    }
    return false
  }

  // MARK: Passes

  /// Whether the pass under way has made a node.
  func isNew(_ node: NodeID) -> Bool { tree[node].serial >= firstNewSerial }

  /// Takes one batch of writes in and describes what depends on it.
  ///
  /// - Parameters:
  ///   - batch: What was written.
  ///   - describeRoot: Describes a new root value, if there is one.
  func runPass(
    _ batch: StateStore.Batch, describeRoot: ((inout DescribingPass) -> Void)? = nil
  ) -> PassResult {
    tick = store.tick()
    firstNewSerial = tree.nextSerial
    let previous = Graph.current
    Graph.current = self
    store.isEvaluating = true
    var pass = DescribingPass(graph: self, transaction: batch.transaction)
    if let describeRoot {
      pass.describeContent(of: ViewTree.rootID, pass.context, describeRoot)
      pass.finish()
    }
    while !store.dirty.isEmpty {
      for node in store.dirty.sorted(by: isAbove) where store.isDirty(node) {
        guard tree.contains(node), let body = existingLive(node)?.body else {
          store.clearDirty(node)
          continue
        }
        pass.context.transaction = transaction(batch.transaction, reaching: node)
        body.run(node, in: &pass)
        pass.finish()
      }
    }
    store.isEvaluating = false
    Graph.current = previous
    let result = finish(&pass, batch)
    isFirstPass = false
    return result
  }

  private func isAbove(_ a: NodeID, _ b: NodeID) -> Bool {
    guard tree.contains(a), tree.contains(b) else { return a.index < b.index }
    let (x, y) = (tree[a], tree[b])
    return (x.depth, x.serial) < (y.depth, y.serial)
  }

  private func finish(_ pass: inout DescribingPass, _ batch: StateStore.Batch) -> PassResult {
    let list = ChangeList(pass.findings, writtenSlots: batch.slots, in: self)
    var log = pass.findings.log
    var ended: [NodeID] = []
    var calls = pass.calls
    let removals = pass.findings.arrangements.flatMap(\.removals)
    for removal in removals { leave(removal.node) }
    for removal in removals where removal.end == .atOnce {
      calls += discard(removal.node, &log, &ended)
    }
    for callback in appearing(pass) { calls += callback.appear(self) }
    for removal in removals where removal.end == .afterAppearing {
      calls += discard(removal.node, &log, &ended)
    }
    tree.release(ended)
    return PassResult(
      changes: list.changes, replacements: list.replacements, log: log, bodies: pass.findings.bodies,
      comparisons: pass.findings.comparisons, events: list.events, calls: calls)
  }

  /// What happens to a view when its removal begins.
  private func leave(_ root: NodeID) {
    loseFocus(within: root)
    for node in tree.subtree(of: root) {
      for gesture in gestures.take(from: node) { gesture.cancel(on: node) }
    }
  }

  /// The callbacks that appear, in tree order.
  private func appearing(_ pass: DescribingPass) -> [Callback] {
    let callbacks = pass.appeared.filter { $0.memberCount > 0 }
    guard pass.findings.hasDeferred else { return callbacks }
    // Content that was deferred joined late; its place in the tree counts.
    var byNode: [NodeID: [Callback]] = [:]
    let waiting = Set(callbacks.map(ObjectIdentifier.init))
    var seen: Set<ObjectIdentifier> = []
    for node in pass.findings.created {
      for callback in existingLive(node)?.memberships ?? []
      where waiting.contains(ObjectIdentifier(callback)) && seen.insert(ObjectIdentifier(callback)).inserted {
        byNode[node, default: []].append(callback)
      }
    }
    return TreeOrder(byNode.keys, in: tree).nodes.flatMap { byNode[$0.node] ?? [] }
  }

  /// Ends the removals that are under way below all nodes.
  func finishRemovals() -> PassResult {
    tick = store.tick()
    var log = TreeDifference()
    var ended: [NodeID] = []
    var calls: [ScheduledCall] = []
    let parents = tree.subtree(of: ViewTree.rootID).filter { !tree[$0].leaving.isEmpty }
    var changes: [Change] = []
    for parent in parents where tree.contains(parent) {
      let node = tree[parent]
      for leaving in node.leaving {
        let gone = tree[leaving]
        changes.append(
          Change(
            identity: gone.identity, typeName: gone.kind.name, title: gone.title, kind: .removed,
            reason: .removalEnded, isRoot: true, transition: nil, attributes: [], state: [], indentation: 0))
      }
      log.append(
        .arranged(
          parent, old: .init(children: node.children, leaving: node.leaving),
          new: .init(children: node.children, leaving: [])))
      tree.arrange(parent, children: node.children, leaving: [])
      for leaving in node.leaving { calls += discard(leaving, &log, &ended) }
    }
    tree.release(ended)
    return PassResult(
      changes: changes, replacements: [], log: log, bodies: [], comparisons: 0, events: [], calls: calls)
  }

  /// Ends a view and everything below it, and returns what has to run because of it.
  private func discard(
    _ root: NodeID, _ log: inout TreeDifference, _ ended: inout [NodeID]
  ) -> [ScheduledCall] {
    var calls: [ScheduledCall] = []
    let nodes = tree.subtree(of: root)
    for node in nodes {
      if let live = existingLive(node) {
        for callback in live.memberships where callback.leave() {
          calls += callback.disappear(self)
          // Without views, and not described again: nothing will come back to it.
          if callback.lastDescription != tick { callback.forget() }
        }
        lives[node.index] = nil
      }
      focusable.remove(node)
      store.discard(node)
      log.append(.discarded(node, tree[node]))
    }
    for node in nodes { tree.remove(node) }
    ended += nodes
    return calls
  }
}

/// What one pass came to.
struct PassResult {
  let changes: [Change]
  let replacements: [Replacement]
  let log: TreeDifference
  let bodies: [BodyEvaluation]
  let comparisons: Int
  let events: [StateEvent]
  let calls: [ScheduledCall]
}
