/// What becomes of a view's place while it is hidden.
public enum HiddenLayout: String, Hashable, Sendable, CaseIterable {
  /// It stays empty, as in most containers.
  case keepsPlace
  /// It closes in step with the fade: half-way through, half of it is left.
  case collapse
  /// It is there as long as the view is not hidden, and gone at once.
  case collapseAtOnce
}
