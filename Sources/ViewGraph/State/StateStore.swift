import Foundation

/// Remembers all state of one host: the slots of every view, what was written and not yet taken in,
/// and which views have to run again.
@MainActor final class StateStore {
  /// Writes that one update takes in together.
  struct Batch {
    var transaction: Transaction
    var writes: [Write] = []
    var commits: [@MainActor () -> Void] = []
    /// Objects that announced a change, to be named when the update begins.
    var modelChanges: [ModelChange] = []
    /// Views that read an observable object which changed.
    var observers: [(node: NodeID, cause: Cause)] = []
    /// The slots that the writes are of.
    var slots: Set<ObjectIdentifier> = []
    /// Views that have to run because of changed objects.
    var dirty: Set<NodeID> = []
  }

  /// The store whose host is at work, if any.
  static var current: StateStore?

  // MARK: What is remembered

  /// The slots of each view in the order of its properties.
  private(set) var slots: [NodeID: [any AnyStateSlot]] = [:]
  /// Views whose bodies have to run.
  private(set) var dirty: Set<NodeID> = []
  private(set) var batches: [Batch] = []
  /// Values of `@AppStorage` and `@SceneStorage`, by key.
  var storage: [String: AnyObject] = [:]
  /// The objects that views observe.
  var models: [ObjectIdentifier: ObservedModel] = [:]
  /// Which objects each view observes.
  var observed: [NodeID: Set<ObjectIdentifier>] = [:]
  /// Which views read which environment value.
  private var environmentReaders: [ObjectIdentifier: Set<NodeID>] = [:]
  /// Which environment values each view read when it was last evaluated.
  private var environmentReads: [NodeID: Set<ObjectIdentifier>] = [:]
  private var evaluations: [NodeID: Int] = [:]
  private var ticks = 0
  private(set) var issues: [Issue] = []
  private(set) var events: [StateEvent] = []
  /// Closures to run when animations are over; true for those that something animated delays.
  var completions: [(waits: Bool, action: () -> Void)] = []
  private let elsewhere = Protected<[UncheckedBox<@MainActor () -> Void>]>([])
  /// Finds a view's identity and place for an issue.
  var describeNode: (NodeID) -> (Identity, SourceLocation?)? = { _ in nil }

  // MARK: What is under way

  /// What runs at the moment.
  private(set) var cause = Cause.outside
  /// The view whose body, or whose body's closures, run at the moment.
  private(set) var currentEvaluation: (node: NodeID, evaluation: Int)?
  /// Whether a describing pass is under way.
  var isEvaluating = false

  // MARK: Time

  /// Counts one step further; later changes have larger numbers.
  func tick() -> Int {
    ticks += 1
    return ticks
  }

  /// Begins an evaluation of a view; reads until the next `resume` are its dependencies.
  func beginEvaluation(of node: NodeID) {
    evaluations[node] = tick()
    dirty.remove(node)
    forgetEnvironmentReads(of: node)
  }

  /// When a view was last evaluated; 0 if never.
  func evaluation(of node: NodeID) -> Int { evaluations[node] ?? 0 }

  /// Makes a view the reader of what is read from now on, and returns the one before.
  func setReader(_ node: NodeID?) -> NodeID? {
    let previous = currentEvaluation?.node
    currentEvaluation = node.map { ($0, evaluation(of: $0)) }
    return previous
  }

  // MARK: Slots

  /// Keeps the slots of a view that has been connected for the first time.
  func add(_ slot: any AnyStateSlot) {
    slots[slot.owner, default: []].append(slot)
  }

  /// All slots of a view.
  func slots(of node: NodeID) -> [any AnyStateSlot] { slots[node] ?? [] }

  /// Ends a view's state.
  func discard(_ node: NodeID) {
    for slot in slots[node] ?? [] { slot.end() }
    slots[node] = nil
    evaluations[node] = nil
    dirty.remove(node)
    forgetEnvironmentReads(of: node)
    stopObserving(by: node)
    for index in batches.indices { batches[index].dirty.remove(node) }
  }

  // MARK: Dependencies

  /// Marks a view whose body has to run in the update under way.
  func markDirty(_ node: NodeID) {
    guard evaluations[node] != nil else { return }
    dirty.insert(node)
  }

  /// Whether a view's body has to run in the update under way.
  func isDirty(_ node: NodeID) -> Bool { dirty.contains(node) }

  /// Takes a view off the list of those that have to run.
  func clearDirty(_ node: NodeID) { dirty.remove(node) }

  /// Notes that the view under evaluation depends on an environment value.
  func noteEnvironmentRead(of key: ObjectIdentifier) {
    guard let reader = currentEvaluation?.node else { return }
    noteEnvironmentRead(of: key, by: reader)
  }

  /// Notes that a view depends on an environment value.
  func noteEnvironmentRead(of key: ObjectIdentifier, by reader: NodeID) {
    environmentReaders[key, default: []].insert(reader)
    environmentReads[reader, default: []].insert(key)
  }

  /// Drops what a view read, since it is about to read anew or has ended.
  private func forgetEnvironmentReads(of reader: NodeID) {
    for key in environmentReads.removeValue(forKey: reader) ?? [] {
      environmentReaders[key]?.remove(reader)
    }
  }

  /// The views that have read an environment value.
  func readers(ofEnvironment key: ObjectIdentifier) -> [NodeID] {
    Array(environmentReaders[key] ?? [])
  }

  // MARK: Writes

  /// Runs code under a cause, so that what it writes can be explained.
  func perform<Result>(_ cause: Cause, _ body: () throws -> Result) rethrows -> Result {
    let (previousCause, previousStore) = (self.cause, StateStore.current)
    self.cause = cause
    StateStore.current = self
    defer {
      self.cause = previousCause
      StateStore.current = previousStore
    }
    return try body()
  }

  /// Adds a write to the batch of its transaction.
  func enqueue(
    _ write: Write, of slot: AnyObject, transaction: Transaction, commit: @escaping @MainActor () -> Void
  ) {
    openBatch(for: transaction)
    let last = batches.count - 1
    // Written twice in one transaction: one change, from the first value to the last.
    if let index = batches[last].writes.firstIndex(where: {
      $0.owner == write.owner && $0.property == write.property && $0.newValue == write.oldValue
    }) {
      let first = batches[last].writes[index]
      batches[last].writes[index] = Write(
        owner: write.owner, property: write.property, oldValue: first.oldValue, newValue: write.newValue,
        location: write.location, cause: write.cause, animation: write.animation)
    } else {
      batches[last].writes.append(write)
    }
    batches[last].slots.insert(ObjectIdentifier(slot))
    batches[last].commits.append(commit)
  }

  /// Marks a view dirty in the batch of the current transaction, as a changed object does.
  func enqueueDirty(_ node: NodeID, transaction: Transaction = .current) {
    openBatch(for: transaction)
    batches[batches.count - 1].dirty.insert(node)
  }

  /// Adds a view that read an observable object which is about to change.
  func enqueueObserver(_ node: NodeID, transaction: Transaction = .current) {
    openBatch(for: transaction)
    batches[batches.count - 1].observers.append((node, cause))
    batches[batches.count - 1].dirty.insert(node)
  }

  /// Adds the change of an object, which will have its new value by the time the update begins.
  func enqueue(_ change: ModelChange, transaction: Transaction = .current) {
    openBatch(for: transaction)
    batches[batches.count - 1].modelChanges.append(change)
  }

  private func openBatch(for transaction: Transaction) {
    if let last = batches.last, last.transaction.isSameScope(as: transaction) { return }
    batches.append(Batch(transaction: transaction))
  }

  /// Takes the first batch off the queue and its values in.
  func takeBatch() -> Batch? {
    guard !batches.isEmpty else { return nil }
    var batch = batches.removeFirst()
    for change in batch.modelChanges { batch.writes += change.writes(transaction: batch.transaction) }
    for commit in batch.commits { commit() }
    for node in batch.dirty { markDirty(node) }
    return batch
  }

  /// Keeps a write that came from another thread for the next update.
  nonisolated func enqueueFromElsewhere(_ write: @escaping @MainActor () -> Void) {
    let box = UncheckedBox(write)
    elsewhere.withLock { $0.append(box) }
  }

  /// Runs the writes that came from other threads.
  func takeWritesFromElsewhere() {
    let writes = elsewhere.withLock { pending in
      defer { pending = [] }
      return pending
    }
    for write in writes { write.value() }
  }

  // MARK: What is told

  /// Adds an issue to the update under way.
  func report(_ kind: Issue.Kind, _ message: String, at node: NodeID?) {
    let place = node.flatMap { describeNode($0) }
    issues.append(Issue(kind: kind, message: message, identity: place?.0, location: place?.1))
  }

  /// Adds an issue to the update under way.
  func report(_ issue: Issue) { issues.append(issue) }

  /// Notes that an update took a written value in.
  func noteWrite(to slot: any AnyStateSlot, value: String, isReset: Bool) {
    guard let (identity, _) = describeNode(slot.owner) else { return }
    note(
      StateEvent(
        identity: identity, owner: slot.ownerName, property: slot.property, state: slot.kind,
        kind: isReset ? .reset : .written, value: value, location: slot.declaration))
  }

  /// Adds an event to the ledger of the update under way.
  func note(_ event: StateEvent) { events.append(event) }

  /// Hands over what was told since the last call.
  func takeReports() -> (issues: [Issue], events: [StateEvent]) {
    defer {
      issues = []
      events = []
    }
    return (issues, events)
  }
}

/// Reports an issue of code that may run off the main thread or without a host.
func reportIssue(_ kind: Issue.Kind, _ message: String) {
  guard isOnMainActor() else { return }
  MainActor.assumeIsolated {
    guard let store = StateStore.current else { return }
    store.report(kind, message, at: store.currentEvaluation?.node)
  }
}
