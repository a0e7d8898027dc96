import Foundation

/// What a state value is, which decides how the ledger speaks of it.
public enum StateKind: String, Hashable, Sendable, CaseIterable {
  /// `@State`.
  case state
  /// `@StateObject`.
  case object
  /// `@FocusState`.
  case focus
  /// `@GestureState`.
  case gesture
  /// What a control keeps by itself: focus, selection, scroll position.
  case control
}

/// A state value that belongs to a view, whatever its type.
@MainActor protocol AnyStateSlot: AnyObject {
  var kind: StateKind { get }
  /// The property's name without underscore, such as `draft`.
  var property: String { get }
  var owner: NodeID { get }
  var ownerName: String { get }
  /// Where the property is declared.
  var declaration: SourceLocation? { get }
  /// The value as reports print it.
  var valueText: String { get }
  var anyValue: Any { get }
  /// Whether the value differs from the one it began with.
  var differsFromInitial: Bool { get }
  /// Writes a value of unknown type; false if it is not of the slot's.
  func writeAny(_ value: Any) -> Bool
  /// Ends the slot with its view; later writes have no effect.
  func end()
}

/// The place of one state value: it lives as long as the identity of the view that owns it.
final class StateSlot<Value>: Location<Value>, @unchecked Sendable {
  let kind: StateKind
  let property: String
  let owner: NodeID
  let ownerName: String
  let declaration: SourceLocation?
  private let initial: Value
  /// The value that bodies see: the last one that an update has taken in.
  private var committed: Value
  /// The value that everybody else sees: the last one written.
  private var latest: Value
  private var changed = 0
  private var readers: [NodeID: Int] = [:]
  private weak var store: StateStore?
  private var hasEnded = false
  /// Whether the write under way is the end of a gesture.
  var isReset = false
  /// Called after an update has taken a value in.
  var onCommit: ((Value) -> Void)?

  init(
    _ value: Value, kind: StateKind, property: String, owner: NodeID, ownerName: String,
    declaration: SourceLocation?, store: StateStore
  ) {
    self.kind = kind
    self.property = property
    self.owner = owner
    self.ownerName = ownerName
    self.declaration = declaration
    self.store = store
    initial = value
    committed = value
    latest = value
  }

  override func read() -> Value {
    guard isOnMainActor() else { return latest }
    return MainActor.assumeIsolated {
      guard let store, store.isEvaluating else { return UncheckedBox(latest) }
      if let (reader, evaluation) = store.currentEvaluation { readers[reader] = evaluation }
      return UncheckedBox(committed)
    }.value
  }

  override func peek() -> Value { latest }

  override func write(_ value: Value, transaction: Transaction) {
    let box = UncheckedBox((value, transaction))
    guard isOnMainActor() else {
      store?.enqueueFromElsewhere { [weak self] in self?.writeOnMain(box.value.0, box.value.1) }
      return
    }
    MainActor.assumeIsolated { writeOnMain(box.value.0, box.value.1) }
  }

  @MainActor private func writeOnMain(_ value: Value, _ transaction: Transaction) {
    guard !hasEnded, let store else { return }
    guard !store.isEvaluating else {
      store.report(
        .writeDuringBody, "Modifying state during view update, this will cause undefined behavior.",
        at: store.currentEvaluation?.node ?? owner)
      return
    }
    guard !valuesAreEqual(latest, value) else { return }
    let old = latest
    latest = value
    store.enqueue(
      Write(
        owner: ownerName, property: property, oldValue: printedValue(old), newValue: printedValue(value),
        location: declaration, cause: store.cause, animation: transaction.animation),
      of: self, transaction: transaction
    ) { [weak self] in self?.commit(value) }
  }

  /// Takes a written value in and marks the views that read it.
  @MainActor private func commit(_ value: Value) {
    guard !hasEnded, let store else { return }
    committed = value
    changed = store.tick()
    store.noteWrite(to: self, value: printedValue(value), isReset: isReset)
    isReset = false
    let current = readers
    readers.removeAll(keepingCapacity: true)
    for (reader, evaluation) in current where store.evaluation(of: reader) == evaluation {
      store.markDirty(reader)
    }
  }

  override var lastChange: Int { changed }
  override var ownerDescription: String? { "\(ownerName).\(property)" }
  var initialValue: Value { initial }
  var differsFromInitial: Bool { !valuesAreEqual(initial, latest) }

  @MainActor func end() { hasEnded = true }
}

extension StateSlot: AnyStateSlot {
  var valueText: String { printedValue(latest) }
  var anyValue: Any { latest }

  func writeAny(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    write(value, transaction: .current)
    return true
  }
}

/// Carries a value over a boundary of isolation that is known not to be crossed.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
