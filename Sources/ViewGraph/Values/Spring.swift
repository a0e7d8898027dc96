import Foundation

/// A spring's parameters, given in any of the ways that describe the same motion.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring; never negative.
  public let mass: Double

  /// The force per distance.
  public let stiffness: Double

  /// The force per speed that slows the motion.
  public let damping: Double

  /// Creates a spring from the time it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the motion seems to have ended.
  ///   - bounce: 0 for none, towards 1 for more, down to -1 for a slower approach.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / (1 + max(bounce, -1)) : 1 - bounce)
  }

  /// Creates a spring from the seconds of one undamped swing and the share of critical damping.
  ///
  /// A response of 0 or less makes the spring infinitely stiff: the target is reached at once.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * .pi / max(0, response)
    mass = 1
    stiffness = frequency * frequency
    damping = 2 * dampingRatio * frequency
  }

  /// Creates a spring from physical values.
  ///
  /// - Parameter allowOverDamping: Whether more than critical damping is kept; it is reduced to
  ///   critical otherwise.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let critical = 2 * (stiffness * mass).squareRoot()
    self.mass = mass
    self.stiffness = stiffness
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }

  /// The seconds of one undamped swing.
  public var response: Double {
    2 * .pi / (stiffness / mass).squareRoot()
  }

  /// The share of critical damping: below 1 the spring bounces.
  public var dampingRatio: Double {
    damping / (2 * (stiffness * mass).squareRoot())
  }

  /// Seconds until the motion seems to have ended.
  public var duration: TimeInterval {
    response
  }

  /// How much the spring bounces; negative where it is damped more than critically.
  public var bounce: Double {
    dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }

  /// A spring without bounce, unless extra bounce is given.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }

  /// A spring with a bounce of 0.15 and the extra bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a larger bounce.
  public static var bouncy: Spring { bouncy() }

  /// A spring with a bounce of 0.3 and the extra bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Spring: CustomStringConvertible {
  /// The spring by duration and bounce: `"Spring(duration: 0.5, bounce: 0.3)"`.
  public var description: String {
    call(
      "Spring",
      [labelled("duration", duration, default: nil), labelled("bounce", bounce, default: nil)])
  }
}
