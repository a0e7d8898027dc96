/// Something that happened at a moment of a timeline.
public struct TimelineEvent: Hashable {
  /// What can happen.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A view came with a transition.
    case inserted
    /// A view went and is still drawn.
    case leaving
    /// A view came back before its removal had ended.
    case revived
    /// The removal of a view ended.
    case removed
    /// A completion ran.
    case completed
  }

  /// When.
  public let time: Duration
  /// What happened.
  public let kind: Kind
  /// Where the view sits; `nil` where it is no view's.
  public let identity: Identity?
  /// The name of the view, or of what ran.
  public let name: String
}
