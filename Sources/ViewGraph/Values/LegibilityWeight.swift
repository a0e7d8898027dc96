/// Whether a person wants bold text.
public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}
