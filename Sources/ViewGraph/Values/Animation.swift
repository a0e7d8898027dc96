import Foundation

/// How a change runs over time: which curve, how long, and how often.
///
/// An animation keeps what its author wrote. Two spellings of the same motion are different animations, and
/// each prints as it was written; ``Animation/Storage/explicit`` makes them comparable.
public struct Animation: Hashable, Sendable {
  /// The author's words with their parameters; times in seconds.
  indirect enum Storage: Hashable, Sendable {
    case preset(Preset)
    case easing(Easing, duration: TimeInterval)
    case timingCurve(UnitPoint, UnitPoint, duration: TimeInterval)
    case unitCurve(UnitCurve, duration: TimeInterval)
    case response(
      ResponseSpring, response: Double, dampingFraction: Double, blendDuration: TimeInterval)
    case duration(
      DurationSpring, duration: TimeInterval, bounce: Double, blendDuration: TimeInterval)
    case spring(Spring, blendDuration: TimeInterval)
    case interpolatingPhysical(mass: Double, stiffness: Double, damping: Double, velocity: Double)
    case interpolatingDuration(TimeInterval, bounce: Double, velocity: Double)
    case interpolatingSpring(Spring, velocity: Double)
    case speed(Storage, Double)
    case delay(Storage, TimeInterval)
    case repeatCount(Storage, Int, autoreverses: Bool)
    case repeatForever(Storage, autoreverses: Bool)
    case logicallyComplete(Storage, after: TimeInterval)
    case custom(ErasedAnimation)
  }

  /// An animation that is written without parameters.
  enum Preset: String, CaseIterable, Hashable, Sendable {
    case `default`
    case linear, easeIn, easeOut, easeInOut
    case spring, smooth, snappy, bouncy, interactiveSpring, interpolatingSpring
  }

  /// A curve that is written with a duration.
  enum Easing: String, Hashable, Sendable {
    case linear, easeIn, easeOut, easeInOut
  }

  /// A spring that is written with a response and a damping fraction.
  enum ResponseSpring: String, Hashable, Sendable {
    case spring, interactiveSpring
  }

  /// A spring that is written with a duration and a bounce.
  ///
  /// Only `spring` says its whole bounce; the others say how much they add to their own (``ownBounce``).
  enum DurationSpring: String, Hashable, Sendable {
    case spring, smooth, snappy, bouncy, interactiveSpring
  }

  let storage: Storage

  init(_ storage: Storage) {
    self.storage = storage
  }

  /// The animation SwiftUI uses when none is named: a smooth spring.
  public static let `default` = Animation(.preset(.default))
}
