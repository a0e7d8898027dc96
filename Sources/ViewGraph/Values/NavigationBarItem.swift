/// The part of a navigation bar that belongs to one view.
public struct NavigationBarItem: Hashable, Sendable {
  /// The size of a title in a navigation bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As the view before it.
    case automatic

    case inline
    case large
  }
}
