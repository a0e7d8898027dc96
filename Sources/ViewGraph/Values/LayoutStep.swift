/// When a view that shows and hides takes its place in a container that closes gaps.
public enum LayoutStep: String, Hashable, Sendable, CaseIterable {
  /// In step with the fade: half-way through, half the place.
  case animated
  /// The whole place at once, while it is not hidden.
  case atOnce
}
