/// How strongly a header stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}
