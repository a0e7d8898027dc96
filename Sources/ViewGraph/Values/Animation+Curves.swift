import Foundation

extension Animation {
  /// Constant speed for 0.35 seconds.
  public static var linear: Animation { Animation(.preset(.linear)) }

  /// A slow start, in 0.35 seconds.
  public static var easeIn: Animation { Animation(.preset(.easeIn)) }

  /// A slow end, in 0.35 seconds.
  public static var easeOut: Animation { Animation(.preset(.easeOut)) }

  /// A slow start and end, in 0.35 seconds.
  public static var easeInOut: Animation { Animation(.preset(.easeInOut)) }

  /// An animation at constant speed, over a number of seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(.easing(.linear, duration: duration))
  }

  /// An animation that starts slowly, over a number of seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(.easing(.easeIn, duration: duration))
  }

  /// An animation that ends slowly, over a number of seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(.easing(.easeOut, duration: duration))
  }

  /// An animation that starts and ends slowly, over a number of seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easing(.easeInOut, duration: duration))
  }

  /// An animation along a cubic Bézier curve with control points (`p1x`, `p1y`) and (`p2x`, `p2y`).
  ///
  /// - Parameter duration: The length in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      .timingCurve(UnitPoint(x: p1x, y: p1y), UnitPoint(x: p2x, y: p2y), duration: duration))
  }

  /// An animation along a curve, over a number of seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.unitCurve(curve, duration: duration))
  }
}
