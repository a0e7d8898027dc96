/// What became of a value that an update changed.
public enum Outcome: String, Hashable, Sendable, CaseIterable {
  /// It goes through the values in between.
  case interpolated
  /// It could have, and did not.
  case jumped
  /// It has no values in between.
  case set
}

/// Which of a node's values it is; the same as long as the node lives.
struct AttributePlace: Hashable {
  /// The index of the modifier, or of what the view itself gives, among the layers of the node.
  let layer: Int
  /// The index among the values of the modifier.
  let component: Int
}

/// The change of one attribute value.
public struct AttributeChange {
  /// The value's name, such as `maxHeight`.
  public let name: String
  /// The modifier or view that it belongs to, such as `frame`.
  public let modifier: String
  /// The value before.
  public let old: AttributeValue
  /// The value after.
  public let new: AttributeValue
  /// What became of it.
  public let outcome: Outcome
  /// Why, where that is not plain.
  public let explanation: String?
  /// The animation that governs the change.
  public let animation: Animation?
  /// The modifier that gives the animation, with its place; `nil` where it is that of the write.
  public let governor: String?
  /// Which of the node's values it is.
  let place: AttributePlace
  /// How values of the kind answer a change.
  let response: AttributeResponse

  /// The value before, as reports print it.
  public var oldValue: String { old.description(besides: new) }
  /// The value after, as reports print it.
  public var newValue: String { new.description(besides: old) }
}

/// What one update did to one view.
public struct Change {
  /// What happened to the view.
  public enum Kind: Hashable, Sendable {
    /// It came.
    case inserted
    /// It went.
    case removed
    /// It stayed, at another position among its siblings.
    case moved(from: Int, to: Int)
    /// It stayed where it was.
    case kept
    /// It came back before its removal had ended.
    case revived
  }

  /// Where the view sits.
  public let identity: Identity
  /// The name of its type.
  public let typeName: String
  /// The words that it shows, if it shows any.
  public let title: String?
  /// What happened.
  public let kind: Kind
  /// Why; `nil` for a view that was kept.
  public let reason: Reason?
  /// Whether the view itself came or went, not one above it.
  public let isRoot: Bool
  /// How it enters or leaves.
  public let transition: TransitionUse?
  /// The values that changed.
  public let attributes: [AttributeChange]
  /// What became of its frame, if it draws, has another one than before, and the host has a screen.
  public let frame: FrameChange?
  /// What became of its state.
  public let state: [StateEvent]
  /// The body whose run made the change; `nil` where a new root value did.
  public let body: BodyEvaluation?
  /// How many views above it have something to say, too.
  public let indentation: Int
}

/// The transition that a view enters or leaves with.
public struct TransitionUse {
  /// The half of the transition that is played: its insertion or its removal.
  public let transition: AnyTransition
  /// The animation that drives it, or the first of several; `nil` if nothing does.
  public let animation: Animation?
  /// Why it is not played.
  public let explanation: String?
  /// What keeps an animation that is there from driving it, if something does.
  public let obstacle: String?
  /// The transition with both halves.
  let whole: AnyTransition
  /// The animation that drives the parts that bring none.
  let inherited: Animation?

  /// Whether a person sees the view enter or leave.
  ///
  /// What the system presents, such as a sheet, it animates on its own account.
  public var isAnimated: Bool { (animation != nil || transition.isPresentation) && explanation == nil }
}

/// Two views of which one took the other's place.
public struct Replacement {
  /// The view that went.
  public let removed: Change
  /// The view that came.
  public let inserted: Change
}

/// One run of a view's body.
public struct BodyEvaluation {
  /// The view.
  public let identity: Identity
  /// The name of its type without module and generic arguments.
  public let typeName: String
  /// What made the body run, in the words of `_printChanges`.
  public let changes: [String]
  private let fullName: LazyTypeName

  init(identity: Identity, type: Any.Type, typeName: String, changes: [String]) {
    self.identity = identity
    self.typeName = typeName
    self.changes = changes
    fullName = .type(type)
  }

  init(identity: Identity, typeName: String, changes: [String], line: String) {
    self.identity = identity
    self.typeName = typeName
    self.changes = changes
    fullName = .line(line)
  }

  /// The line that `_printChanges` prints.
  public var line: String {
    switch fullName {
    case .line(let line): line
    case .type(let type):
      changes.isEmpty
        ? "\(typeDescription(type)): unchanged."
        : "\(typeDescription(type)): \(changes.joined(separator: ", ")) changed."
    }
  }

  private enum LazyTypeName {
    case line(String)
    case type(Any.Type)
  }
}
