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
  /// The last value written, as reports print it.
  var valueText: LazyText { get }
  /// The value as of the last update, as reports print it.
  var committedText: LazyText { get }
  var anyValue: Any { get }
  /// Whether the value differs from the one it began with.
  var differsFromInitial: Bool { get }
  /// Writes a value of unknown type; false if it is not of the slot's.
  func writeAny(_ value: Any) -> Bool
  /// Writes the initial value, because the view was out of sight for too long.
  func evict()
  /// Ends the slot with its view; later writes have no effect.
  func end()
}

/// The place of one state value: it lives as long as the identity of the view that owns it.
final class StateSlot<Value>: StoredLocation<Value>, @unchecked Sendable {
  let kind: StateKind
  let property: String
  let owner: NodeID
  let ownerName: String
  let declaration: SourceLocation?
  let initialValue: Value
  private var hasEnded = false

  init(
    _ value: Value, kind: StateKind, property: String, owner: NodeID, ownerName: String,
    declaration: SourceLocation?, store: StateStore
  ) {
    self.kind = kind
    self.property = property
    self.owner = owner
    self.ownerName = ownerName
    self.declaration = declaration
    initialValue = value
    super.init(value, store: store)
  }

  override var isWritable: Bool { !hasEnded }
  override var node: NodeID? { owner }
  override var names: (owner: String, property: String) { (ownerName, property) }
  override var place: SourceLocation? { declaration }
  override var ownerNode: NodeID? { owner }
  override var ownerDescription: String? { "\(ownerName).\(property)" }

  override func didWrite(in store: StateStore) {
    if kind == .control { store.watch?.note(owner) }
  }

  override func didCommit(_ value: Value, isReset: Bool, in store: StateStore) {
    store.noteWrite(to: self, value: LazyText(printing: value), isReset: isReset)
  }

  /// Returns the value to the initial one at the end of a gesture.
  @MainActor func reset(transaction: Transaction) { write(initialValue, isReset: true, transaction) }

  var differsFromInitial: Bool { !valuesAreEqual(initialValue, peek()) }

  @MainActor func end() { hasEnded = true }
}

extension StateSlot: AnyStateSlot {
  var valueText: LazyText { LazyText(printing: peek()) }
  var committedText: LazyText { LazyText(printing: taken) }
  var anyValue: Any { peek() }

  func evict() { reset(transaction: .current) }

  func writeAny(_ value: Any) -> Bool {
    guard let value = value as? Value else { return false }
    write(value, transaction: .current)
    return true
  }
}
