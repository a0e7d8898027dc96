/// Whether a person can edit what a list shows.
public enum EditMode: Hashable, Sendable {
  /// Nothing can be edited.
  case inactive
  /// Something is edited for a moment, such as one row that is swiped.
  case transient
  /// Everything can be edited.
  case active

  /// Whether anything can be edited.
  public var isEditing: Bool { self != .inactive }
}
