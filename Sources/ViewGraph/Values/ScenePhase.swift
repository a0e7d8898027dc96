/// How far a scene is in the foreground.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not shown.
  case background
  /// Shown, but not taking input.
  case inactive
  /// Shown and taking input.
  case active
}
