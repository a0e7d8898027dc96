/// What becomes of the state of rows that are scrolled out of sight in lazy stacks and grids.
///
/// Lists keep it. Lazy stacks keep it on older systems; newer ones let a row go that was not asked for in eight
/// updates, and with it its state (*observed* in a re-implementation; confidence medium).
public enum RowEviction: Hashable, Sendable {
  /// It is kept.
  case never
  /// It goes back to its initial values when the row was out of sight in so many layouts, which should be more than 0.
  ///
  /// Objects of `@StateObject` stay.
  case afterUpdates(Int)

  /// What newer systems do.
  public static let automatic = RowEviction.afterUpdates(8)
}
