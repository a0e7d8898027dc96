/// How much room an interface has.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}
