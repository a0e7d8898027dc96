/// What became of a request when it was made.
public enum RequestAnswer: Hashable, Sendable {
  /// It is carried out from now on.
  case started
  /// It asks for what is being carried out and shares that request's end; it has none of its own.
  case joined
  /// It asks for what is there, and has ended.
  case alreadyThere
  /// It waits for the one under way.
  case waiting
  /// It is lost.
  case dropped
}
