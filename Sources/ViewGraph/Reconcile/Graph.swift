import Foundation
import Observation

/// What a host keeps between updates: the tree, the state, and what lives beside the nodes.
@MainActor final class Graph {
  var tree = ViewTree()
  let scratch = PassScratch()
  let store = StateStore()
  let gestures = GestureSession()
  /// Counts passes.
  var tick = 0
  /// Whether the tree is being described for the first time.
  var isFirstPass = true
  /// The serial of the first node that the pass under way made, if it made any.
  var firstNewSerial = 0
  var hasTransactionChanges = false
  /// The serials of the nodes that the pass under way has ended.
  var endedSerials: [Int] = []
  /// What becomes of transitions that move where a person wants less motion.
  var reducedMotion = ReducedMotion.crossFade
  /// Views whose bodies run with data that an animation leads on.
  var presenting: Set<NodeID> = []
  /// Lays the tree out where the host has a screen.
  weak var geometry: (any GeometryKeeper)?
  /// The contents of the readers of geometry.
  var geometryContents: [NodeID: GeometryContent] = [:]
  /// Views on which focus is bound.
  var focusable: Set<NodeID> = []
  /// Callbacks that watch preferences.
  var preferenceObservers: [PreferenceObserver] = []
  /// The control that has the focus.
  var focused: NodeID?
  /// The body that runs at the moment, which `_printChanges` prints.
  var currentBody: BodyEvaluation?
  /// What is kept beside nodes, by the number that the node's record has; there is no number 0.
  private var lives: [LiveNode?] = [nil]
  private var freeLives: [UInt32] = []
  /// The changes of the last pass, not made yet; the list holds the graph until the host lets it go.
  nonisolated(unsafe) var pendingList: Later<ChangeList.Result>?
  private var reportedAPIs: Set<String> = []
  private var observed: [Int: [ObjectIdentifier: [ObservationSnapshot.Entry]]] = [:]
  private var typeNumbers: [ObjectIdentifier: Int] = [:]
  var identities: [Int: Identity] = [:]

  /// The graph whose bodies run at the moment.
  static var current: Graph?

  init() {
    store.describeNode = { [unowned self] id in
      guard tree.contains(id) else { return nil }
      return (identity(of: id), tree[id].location)
    }
  }

  /// Where a node sits; what is found is kept until the next pass.
  func identity(of node: NodeID) -> Identity {
    let live = existingLive(node)
    if let known = live?.identity { return known }
    let identity = tree.storage.identity(of: node.index, known: &identities)
    live?.identity = identity
    return identity
  }

  /// The name of a node's child, if it has just one.
  func nameOfSoleChild(of node: NodeID) -> String? {
    let record = tree.storage.records[node.index]
    guard record.childCount == 1 else { return nil }
    return tree.storage.records[Int(record.firstChild)].shape?.kind.name
  }

  /// What the observable objects led to that views have been asked for in the pass under way, by the
  /// depth at which they were met.
  func observedObjects(at depth: Int) -> [ObjectIdentifier: [ObservationSnapshot.Entry]] {
    observed[depth] ?? [:]
  }

  /// Lets the objects go at the end of a pass.
  func forgetObservedObjects() { observed = [:] }

  /// Keeps what an observable object leads to for other views of the pass under way.
  func note(_ entries: [ObservationSnapshot.Entry], asObservedFrom object: ObjectIdentifier, at depth: Int) {
    observed[depth, default: [:]][object] = entries
  }

  /// The number of a type that an `AnyView` hides.
  func number(of type: Any.Type) -> Int {
    let key = ObjectIdentifier(type)
    if let number = typeNumbers[key] { return number }
    typeNumbers[key] = typeNumbers.count
    return typeNumbers.count - 1
  }

  // MARK: What lives beside a node

  /// What a node keeps beside its values, made on first use.
  func live(_ id: NodeID) -> LiveNode {
    if let live = existingLive(id) { return live }
    let live = LiveNode()
    if let number = freeLives.popLast() {
      lives[Int(number)] = live
      tree.storage.records[id.index].live = number
    } else {
      tree.storage.records[id.index].live = UInt32(lives.count)
      lives.append(live)
    }
    return live
  }

  /// What a node keeps beside its values, if it keeps anything.
  func existingLive(_ id: NodeID) -> LiveNode? {
    lives[Int(tree.storage.records[id.index].live)]
  }

  /// Forgets what a node that ended kept.
  func dropLive(_ id: NodeID) {
    let number = tree.storage.records[id.index].live
    guard number != 0 else { return }
    lives[Int(number)] = nil
    freeLives.append(number)
    tree.storage.records[id.index].live = 0
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
    let watch = store.watch.flatMap { $0.isReading ? $0 : nil }
    var current: NodeID? = node
    while let id = current {
      if let live = existingLive(id) {
        if let scope = live.environment ?? live.ownScope {
          return EnvironmentValues(scope: scope, store: nil, watch: watch)
        }
      }
      current = tree[id].parent
    }
    return EnvironmentValues(scope: nil, store: nil, watch: watch)
  }

  /// Runs a body and makes its view dirty when an observable object that it read changes.
  func observing<Content>(_ body: @MainActor () -> Content) -> Content {
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

  /// Changes what a person can do with a view.
  func setControl(_ control: Control, of node: NodeID) {
    let live = live(node)
    if let watch = store.watch, live.control?.label != control.label { watch.note(node) }
    live.control = control
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
