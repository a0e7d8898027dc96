/// What one update did to one state value.
public struct StateEvent {
  /// The fates that the ledger knows.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The value began with its view.
    case created
    /// The view and the value stayed.
    case kept
    /// A new value was written.
    case written
    /// The identity of the view ended, and the value with it.
    case lost
    /// The view came back before its removal had ended, and kept the value.
    case revived
    /// A gesture ended and its value returned to the initial one.
    case reset
  }

  /// The view the value belongs to.
  public let identity: Identity
  /// The name of that view.
  public let owner: String
  /// The property's name without underscore, or the name of what a control keeps.
  public let property: String
  /// What sort of state it is.
  public let state: StateKind
  /// What happened.
  public let kind: Kind
  let text: LazyText
  /// Where the property is declared, if known.
  public let location: SourceLocation?

  /// The value after the update; for a lost one the last value.
  public var value: String { text.string }
}

extension StateEvent {
  init(
    identity: Identity, owner: String, property: String, state: StateKind, kind: Kind, value: String,
    location: SourceLocation?
  ) {
    self.init(
      identity: identity, owner: owner, property: property, state: state, kind: kind, text: LazyText(value),
      location: location)
  }
}

extension StateEvent: CustomStringConvertible {
  /// The event on one line, such as `ExpandedCard.draft state lost "start early"`.
  public var description: String { "\(owner).\(property) state \(kind.rawValue) \(value)" }
}
