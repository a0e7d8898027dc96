import Foundation

extension Animation {
  /// A spring of 0.5 seconds without bounce.
  public static var spring: Animation { Animation(.preset(.spring)) }

  /// A spring of 0.5 seconds without bounce.
  public static var smooth: Animation { Animation(.preset(.smooth)) }

  /// A spring of 0.5 seconds with a bounce of 0.15.
  public static var snappy: Animation { Animation(.preset(.snappy)) }

  /// A spring of 0.5 seconds with a bounce of 0.3.
  public static var bouncy: Animation { Animation(.preset(.bouncy)) }

  /// A spring of 0.15 seconds, for motion that follows a finger.
  public static var interactiveSpring: Animation { Animation(.preset(.interactiveSpring)) }

  /// A spring of 0.5 seconds whose motion is combined with one that is under way.
  public static var interpolatingSpring: Animation { Animation(.preset(.interpolatingSpring)) }

  /// A spring that keeps its speed when it is interrupted.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the motion seems to have ended.
  ///   - bounce: 0 for none, towards 1 for more.
  ///   - blendDuration: Seconds over which a change of duration takes effect.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.duration(.spring, duration: duration, bounce: bounce, blendDuration: blendDuration))
  }

  /// A spring given by the seconds of one swing and the share of critical damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      .response(
        .spring, response: response, dampingFraction: dampingFraction,
        blendDuration: blendDuration))
  }

  /// A spring that keeps its speed when it is interrupted.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration))
  }

  /// A spring with no bounce but the extra bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.duration(.smooth, duration: duration, bounce: extraBounce, blendDuration: 0))
  }

  /// A spring with a bounce of 0.15 and the extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.duration(.snappy, duration: duration, bounce: extraBounce, blendDuration: 0))
  }

  /// A spring with a bounce of 0.3 and the extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(.duration(.bouncy, duration: duration, bounce: extraBounce, blendDuration: 0))
  }

  /// A quick spring for motion that follows a finger, with a bounce of 0.15 and the extra bounce.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      .duration(
        .interactiveSpring, duration: duration, bounce: extraBounce, blendDuration: blendDuration))
  }

  /// A quick spring for motion that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      .response(
        .interactiveSpring, response: response, dampingFraction: dampingFraction,
        blendDuration: blendDuration))
  }

  /// A spring whose motion is combined with one that is under way.
  ///
  /// - Parameter initialVelocity: The speed at the start, in whole changes per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    Animation(
      .interpolatingPhysical(
        mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity))
  }

  /// A spring whose motion is combined with one that is under way.
  ///
  /// - Parameter initialVelocity: The speed at the start, in whole changes per second.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.interpolatingDuration(duration, bounce: bounce, velocity: initialVelocity))
  }

  /// A spring whose motion is combined with one that is under way.
  ///
  /// - Parameter initialVelocity: The speed at the start, in whole changes per second.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.interpolatingSpring(spring, velocity: initialVelocity))
  }
}
