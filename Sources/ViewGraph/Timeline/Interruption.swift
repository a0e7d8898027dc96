/// What happens to a running animation when its value changes again.
///
/// Going from 0 to 100 along `easeInOut(duration: 1)` and back to 0 after half of it, the value a quarter of a
/// second later is 75.8 blended, 74.2 added, 43.5 from the current state and 25 as a CSS transition.
public enum Interruption: Hashable, Sendable, CaseIterable {
  /// What SwiftUI does: springs go on with value and velocity, everything else is blended.
  ///
  /// A fluid spring takes over from any animation, and keeps the velocity of one that has one; that is
  /// *documented* for springs
  /// (https://developer.apple.com/documentation/swiftui/animation/spring(response:dampingfraction:blendduration:)).
  /// Anything else runs from the old, still moving value to the target: old + (target − old) · progress
  /// (*observed*: https://github.com/OpenSwiftUIProject/OpenSwiftUI, 2025). A change without an animation
  /// shifts what is shown, and the running animation goes on.
  case automatic

  /// What UIKit does since iOS 8: each animation adds its own change, and all run to their ends.
  ///
  /// Documented: "Building Interruptible and Responsive Interactions", WWDC 2014, session 236. A change without
  /// an animation shifts what is shown.
  case additive

  /// The new animation starts at what is shown, at rest, and takes its full time.
  ///
  /// The literal meaning of `beginFromCurrentState`, and what Flutter's implicit animations do. A change without
  /// an animation ends the running one.
  case absolute

  /// The new animation starts at what is shown and takes less time when it goes back.
  ///
  /// Documented: https://www.w3.org/TR/css-transitions-1/#reversing. A change without an animation ends the
  /// running one. An animation that repeats is not shortened.
  case cssTransition

  /// Whether a change without an animation leaves the running one alone.
  var keepsRunning: Bool { self == .automatic || self == .additive }
}
