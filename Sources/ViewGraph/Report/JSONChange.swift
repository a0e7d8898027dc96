import Foundation

extension UpdateReport {
  /// What one update did to one view.
  public struct Change: Codable, Equatable, Sendable {
    /// What can happen to a view.
    public enum Kind: String, Codable, Sendable, CaseIterable {
      /// It came.
      case inserted
      /// It went.
      case removed
      /// It stayed, at another position among its siblings.
      case moved
      /// It stayed where it was.
      case kept
      /// It came back before its removal had ended.
      case revived
    }

    /// Where the view sits, such as `Card/VStack/Text[1]`.
    public let identity: String
    /// The name of its type.
    public let type: String
    /// The words that it shows, if it shows any.
    public let title: String?
    /// What happened.
    public let kind: Kind
    /// The position among its siblings that a moved view left, counted from 0.
    public let from: Int?
    /// The position among its siblings that a moved view took, counted from 0.
    public let to: Int?
    /// Why; absent for a view that was kept.
    public let reason: Reason?
    /// Whether the view itself came or went, not one above it.
    public let isRoot: Bool
    /// How it enters or leaves.
    public let transition: Transition?
    /// The values that changed.
    public let attributes: [AttributeChange]
    /// What became of its frame, if it draws, has another one than before, and the host has a screen.
    public let frame: FrameChange?
    /// What became of its state.
    public let state: [StateEvent]
    /// How many views above it have something to say, too.
    public let indentation: Int
  }

  /// The transition that a view enters or leaves with.
  public struct Transition: Codable, Equatable, Sendable {
    /// The half that the change plays, such as `move(edge: leading)`.
    public let name: String
    /// Whether a person sees the view enter or leave.
    public let isAnimated: Bool
    /// The animation that drives it, if something does.
    public let animation: String?
    /// Why nothing drives it, or why it is not played.
    public let explanation: String?
  }

  /// The change of one attribute value.
  public struct AttributeChange: Codable, Equatable, Sendable {
    /// The value's name, such as `maxHeight`.
    public let name: String
    /// The modifier or view that it belongs to, such as `frame`.
    public let modifier: String
    /// The value before, as the text report prints it, such as `∞`.
    public let oldValue: String
    /// The value after, as the text report prints it.
    public let newValue: String
    /// What became of it.
    public let outcome: Outcome
    /// Why, where that is not plain.
    public let explanation: String?
    /// The animation that governs the change.
    public let animation: String?
    /// The modifier that gives the animation, with its place; absent where it is that of the write.
    public let governor: String?
  }

  /// The change of the frame of a view that draws.
  public struct FrameChange: Codable, Equatable, Sendable {
    /// Where the view was laid out before: x, y, width and height in the root's space, in points.
    public let old: [Double]
    /// Where it is laid out now.
    public let new: [Double]
    /// How far the edge moved that moved farthest, in points.
    public let distance: Double
    /// Whether it goes through the frames in between.
    public let outcome: Outcome
    /// Why it does not.
    public let explanation: String?
    /// The animation that governs the change.
    public let animation: String?
    /// The modifier that gives the animation, with its place; absent where it is that of the write.
    public let governor: String?
  }

  /// What one update did to one state value.
  public struct StateEvent: Codable, Equatable, Sendable {
    /// Where the view sits that the value belongs to.
    public let identity: String
    /// The name of that view.
    public let owner: String
    /// The property's name without underscore, or the name of what a control keeps.
    public let property: String
    /// What sort of state it is.
    public let state: StateKind
    /// What happened.
    public let kind: ViewGraph.StateEvent.Kind
    /// The value after the update; for a lost one the last value.
    public let value: String
    /// Where the property is declared, if known.
    public let location: Location?
  }
}

extension Outcome: Codable {}
extension StateKind: Codable {}
extension StateEvent.Kind: Codable {}

extension UpdateReport.Change {
  init(_ change: Change) {
    identity = "\(change.identity)"
    type = change.typeName
    title = change.title
    (kind, from, to) =
      switch change.kind {
      case .inserted: (.inserted, nil, nil)
      case .removed: (.removed, nil, nil)
      case .moved(let from, let to): (.moved, from, to)
      case .kept: (.kept, nil, nil)
      case .revived: (.revived, nil, nil)
      }
    reason = change.reason.map(UpdateReport.Reason.init)
    isRoot = change.isRoot
    transition = change.transition.map { UpdateReport.Transition($0) }
    attributes = change.attributes.map(UpdateReport.AttributeChange.init)
    frame = change.frame.map(UpdateReport.FrameChange.init)
    state = change.state.map(UpdateReport.StateEvent.init)
    indentation = change.indentation
  }
}

extension UpdateReport.Transition {
  init(_ use: TransitionUse) {
    name = "\(use.transition.withoutAnimations)"
    isAnimated = use.isAnimated
    animation = use.animation.map { "\($0)" }
    explanation = use.explanation ?? use.obstacle
  }
}

extension UpdateReport.AttributeChange {
  init(_ attribute: AttributeChange) {
    name = attribute.name
    modifier = attribute.modifier
    oldValue = attribute.oldValue
    newValue = attribute.newValue
    outcome = attribute.outcome
    explanation = attribute.explanation
    governor = attribute.governor
    animation = attribute.animation.map { "\($0)" }
  }
}

extension UpdateReport.FrameChange {
  init(_ frame: FrameChange) {
    func numbers(_ frame: CGRect) -> [Double] {
      [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
    }
    old = numbers(frame.old)
    new = numbers(frame.new)
    distance = Double(frame.distance)
    outcome = frame.outcome
    explanation = frame.explanation
    animation = frame.animation.map { "\($0)" }
    governor = frame.governor
  }
}

extension UpdateReport.StateEvent {
  init(_ event: StateEvent) {
    identity = "\(event.identity)"
    owner = event.owner
    property = event.property
    state = event.state
    kind = event.kind
    value = event.value
    location = event.location.map(UpdateReport.Location.init)
  }
}
