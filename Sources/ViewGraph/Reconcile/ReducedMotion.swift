/// What becomes of motion where a person asks for less of it, which `accessibilityReduceMotion` says.
public enum ReducedMotion: String, Hashable, Sendable, CaseIterable {
  /// Everything moves as it was written.
  case asWritten
  /// Transitions that move become fades; values that an app animates itself go on as written.
  ///
  /// Documented: https://developer.apple.com/documentation/swiftui/transitionproperties/hasmotion.
  case crossFade
  /// Nothing takes time: every change is there at once, and completions run once all the same.
  case instant

  /// What a view enters and leaves with.
  func reduced(_ transition: AnyTransition, where environment: @autoclosure () -> EnvironmentValues)
    -> AnyTransition
  {
    guard self == .crossFade, transition.hasMotion, environment().accessibilityReduceMotion else {
      return transition
    }
    return transition.crossFaded
  }
}
