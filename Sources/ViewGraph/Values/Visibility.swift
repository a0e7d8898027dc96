/// Whether something is shown, or the system decides.
public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic
  case visible
  case hidden
}
