import Foundation
import Observation

/// What a host keeps between updates: the tree, the state, and what lives beside the nodes.
@MainActor final class Graph {
  var tree = ViewTree()
  let store = StateStore()
  let gestures = GestureSession()
  /// Counts passes.
  var tick = 0
  /// Whether the tree is being described for the first time.
  var isFirstPass = true
  /// The serial of the first node that the pass under way made, if it made any.
  var firstNewSerial = 0
  var hasTransactionChanges = false
  /// Views on which focus is bound.
  var focusable: Set<NodeID> = []
  /// Callbacks that watch preferences.
  var preferenceObservers: [PreferenceObserver] = []
  /// The control that has the focus.
  var focused: NodeID?
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

  /// Forgets what a node that ended kept.
  func dropLive(_ id: NodeID) {
    if id.index < lives.count { lives[id.index] = nil }
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
    for live in above.reversed() {
      for change in live.transactionChanges { change.apply(to: &result, in: tick) }
    }
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

  /// Runs a body and makes its view dirty when an observable object that it read changes.
  func observing<Content>(_ body: () -> Content) -> Content {
    guard let (node, evaluation) = store.currentEvaluation else { return body() }
    let end = store.observationEnd(of: node)
    return withObservationTracking(
      {
        defer { end?.join() }
        return body()
      }, onChange: observer(of: node, evaluation))
  }

  /// What runs at the first change of what an evaluation has read; asked for if it has read anything.
  private func observer(of node: NodeID, _ evaluation: Int) -> @Sendable () -> Void {
    store.noteObservation(by: node)
    return { [weak self] in
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
    existingLive(node)?.body?.retakeObservedValues()
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
}
