/// A value of a host's store: bodies see it as of the update under way, everybody else as written last.
///
/// A write waits for the next update, which takes it in and marks the views that read the value.
class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  /// The value that bodies see: the last one that an update has taken in.
  private var committed: Value
  /// The value that everybody else sees: the last one written.
  private var latest: Value
  private var changed = 0
  private var readers: [NodeID: Int] = [:]
  private weak var store: StateStore?

  init(_ value: Value, store: StateStore) {
    committed = value
    latest = value
    self.store = store
  }

  /// Whether writes still have an effect.
  var isWritable: Bool { true }
  /// The view that the value belongs to, if it belongs to one.
  var node: NodeID? { nil }
  /// What a write is called in reports.
  var names: (owner: String, property: String) {
    preconditionFailure("a stored location names what it holds")
  }
  /// Where the value is declared.
  var place: SourceLocation? { nil }

  /// Called when another value has been written.
  @MainActor func didWrite(in store: StateStore) {}

  /// Called after an update has taken a value in.
  @MainActor func didCommit(_ value: Value, isReset: Bool, in store: StateStore) {}

  /// The value as of the last update.
  var taken: Value { committed }

  override func read() -> Value {
    guard isOnMainActor() else { return latest }
    return MainActor.assumeIsolated {
      guard let store, store.isEvaluating else { return UncheckedBox(latest) }
      if let (reader, evaluation) = store.currentEvaluation { readers[reader] = evaluation }
      return UncheckedBox(committed)
    }.value
  }

  override func peek() -> Value { latest }

  override var lastChange: Int { changed }

  override func write(_ value: Value, transaction: Transaction) {
    let box = UncheckedBox((value, transaction))
    guard isOnMainActor() else {
      store?.enqueueFromElsewhere { [weak self] in self?.write(box.value.0, isReset: false, box.value.1) }
      return
    }
    MainActor.assumeIsolated { write(box.value.0, isReset: false, box.value.1) }
  }

  /// Writes the value on the main actor.
  ///
  /// - Parameter isReset: Whether the write ends a gesture.
  @MainActor final func write(_ value: Value, isReset: Bool, _ transaction: Transaction) {
    guard isWritable, let store else { return }
    guard !store.isEvaluating else {
      store.report(
        .writeDuringBody, "Modifying state during view update, this will cause undefined behavior.",
        at: store.currentEvaluation?.node ?? node, location: place)
      return
    }
    guard !valuesAreEqual(latest, value) else { return }
    let old = latest
    latest = value
    didWrite(in: store)
    store.enqueue(
      Write(
        owner: names.owner, property: names.property, old: LazyText(printing: old),
        new: LazyText(printing: value),
        location: place, cause: store.cause, animation: transaction.animation),
      of: self, transaction: transaction
    ) { self.commit(value, isReset: isReset) }
  }

  /// Takes a written value in and marks the views that read it.
  @MainActor private func commit(_ value: Value, isReset: Bool) {
    guard isWritable, let store else { return }
    committed = value
    changed = store.tick()
    didCommit(value, isReset: isReset, in: store)
    let current = readers
    readers.removeAll(keepingCapacity: true)
    for (reader, evaluation) in current { store.markDirty(reader, readIn: evaluation) }
  }
}

/// Carries a value over a boundary of isolation that is known not to be crossed.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
