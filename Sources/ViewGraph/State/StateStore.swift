import Foundation

/// Remembers all state of one host: the slots of every view, what was written and not yet taken in,
/// and which views have to run again.
@MainActor final class StateStore {
  /// Writes that one update takes in together.
  struct Batch {
    var transaction: Transaction
    var writes: [Write] = []
    fileprivate var commits: [@MainActor () -> Void] = []
    /// Objects that announced a change, to be named when the update begins.
    var modelChanges: [ModelChange] = []
    /// Views that read an observable object which changed.
    var observers: [(node: NodeID, cause: Cause)] = []
    /// Views that have to run because of changed objects.
    var dirty: Set<NodeID> = []
    /// What was written, one for each commit.
    private var owners: [AnyObject] = []
    /// The index of the first write that is an owner's.
    private var firstWrite = 0
    /// The positions of the owners, made where there are too many to go through.
    private var positions: [ObjectIdentifier: Int] = [:]
    private static let searchLimit = 8

    init(transaction: Transaction, writes: [Write] = []) {
      self.transaction = transaction
      self.writes = writes
      firstWrite = writes.count
    }

    /// The slots that the writes are of.
    var slots: Set<ObjectIdentifier> { Set(owners.map { ObjectIdentifier($0) }) }

    /// Adds a write; what is written twice makes one change, from the first value to the last.
    fileprivate mutating func add(
      _ write: Write, of slot: AnyObject, _ commit: @escaping @MainActor () -> Void
    ) {
      guard let position = position(of: slot) else {
        owners.append(slot)
        writes.append(write)
        commits.append(commit)
        return
      }
      let first = writes[firstWrite + position]
      writes[firstWrite + position] = Write(
        owner: write.owner, property: write.property, old: first.old, new: write.new,
        location: write.location, cause: write.cause, animation: write.animation)
      commits[position] = commit
    }

    private mutating func position(of slot: AnyObject) -> Int? {
      guard owners.count >= Self.searchLimit else { return owners.firstIndex { $0 === slot } }
      for position in positions.count..<owners.count {
        positions[ObjectIdentifier(owners[position])] = position
      }
      return positions[ObjectIdentifier(slot)]
    }
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
  /// Notes what changes of nodes, where somebody keeps things that are made of them.
  var watch: NodeWatch?
  /// The objects that views observe.
  var models: [ObjectIdentifier: ObservedModel] = [:]
  /// Which objects each view observes.
  var observed: [NodeID: Set<ObjectIdentifier>] = [:]
  private var evaluations: [NodeID: Int] = [:]
  /// For each view that has read observable objects, what ends that.
  private var observationEnds: [NodeID: ObservationEnd] = [:]
  /// Views that have read an observable object in their last evaluation.
  private var observers: Set<NodeID> = []
  private var ticks = 0
  private(set) var issues: [Issue] = []
  private(set) var events: [StateEvent] = []
  /// Completions of transactions that have run; a host takes them when it knows what they wait for.
  var completions: [AnimationCompletion] = []
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
    observers.remove(node)
    observationEnds[node]?.end()
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
    observers.remove(node)
    observationEnds.removeValue(forKey: node)?.end()
    stopObserving(by: node)
    for index in batches.indices { batches[index].dirty.remove(node) }
  }

  // MARK: Dependencies

  /// What ends the observation of objects by a view, if it has read any in an earlier evaluation.
  func observationEnd(of node: NodeID) -> ObservationEnd? { observationEnds[node] }

  /// Notes that a view has read an observable object.
  func noteObservation(by node: NodeID) {
    observers.insert(node)
    if observationEnds[node] == nil { observationEnds[node] = ObservationEnd() }
  }

  /// Whether a view has read an observable object in its last evaluation.
  func hasObserved(_ node: NodeID) -> Bool { observers.contains(node) }

  /// Marks a view whose body has to run in the update under way.
  func markDirty(_ node: NodeID) {
    guard evaluations[node] != nil else { return }
    dirty.insert(node)
  }

  /// Marks a view that read what has changed, unless it was evaluated again since or has ended.
  func markDirty(_ node: NodeID, readIn evaluation: Int) {
    if evaluations[node] == evaluation { dirty.insert(node) }
  }

  /// Whether a view's body has to run in the update under way.
  func isDirty(_ node: NodeID) -> Bool { dirty.contains(node) }

  /// Takes a view off the list of those that have to run.
  func clearDirty(_ node: NodeID) { dirty.remove(node) }

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
    batches[batches.count - 1].add(write, of: slot, commit)
  }

  /// Marks a view dirty in the batch of the current transaction, as a changed object does.
  func enqueueDirty(_ node: NodeID, transaction: Transaction = .current) {
    openBatch(for: transaction)
    batches[batches.count - 1].dirty.insert(node)
  }

  /// Adds a view that read an observable object which is about to change.
  func enqueueObserver(_ node: NodeID, transaction: Transaction = .current) {
    openBatch(for: transaction)
    guard batches[batches.count - 1].dirty.insert(node).inserted else { return }
    batches[batches.count - 1].observers.append((node, cause))
  }

  /// Adds the change of an object, which will have its new value by the time the update begins.
  func enqueue(_ change: ModelChange, transaction: Transaction = .current) {
    openBatch(for: transaction)
    batches[batches.count - 1].modelChanges.append(change)
  }

  private func openBatch(for transaction: Transaction) {
    if let last = batches.last, last.transaction.isSameScope(as: transaction) { return }
    for completion in transaction.completions {
      completion.isAwaited = true
      number(completion)
    }
    batches.append(Batch(transaction: transaction))
  }

  /// Gives a completion its place among the others.
  func number(_ completion: AnimationCompletion) {
    if completion.order == .max { completion.order = tick() }
  }

  /// Whether something was written that no pass has taken in.
  var hasBatches: Bool { !batches.isEmpty }

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
  ///
  /// - Parameter location: A place that says more than the view's, such as a property's declaration.
  func report(_ kind: Issue.Kind, _ message: String, at node: NodeID?, location: SourceLocation? = nil) {
    let place = node.flatMap { describeNode($0) }
    issues.append(Issue(kind: kind, message: message, identity: place?.0, location: location ?? place?.1))
  }

  /// Adds an issue to the update under way.
  func report(_ issue: Issue) { issues.append(issue) }

  /// Notes that an update took a written value in.
  func noteWrite(to slot: any AnyStateSlot, value: LazyText, isReset: Bool) {
    guard let (identity, _) = describeNode(slot.owner) else { return }
    note(
      StateEvent(
        identity: identity, owner: slot.ownerName, property: slot.property, state: slot.kind,
        kind: isReset ? .reset : .written, text: value, location: slot.declaration))
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
func reportIssue(_ kind: Issue.Kind, _ message: String, location: SourceLocation? = nil) {
  guard isOnMainActor() else { return }
  MainActor.assumeIsolated {
    guard let store = StateStore.current else { return }
    store.report(kind, message, at: store.currentEvaluation?.node, location: location)
  }
}
