import Foundation

extension Animation {
  /// The animation with its time multiplied by a factor: 2 runs it in half the time.
  public func speed(_ speed: Double) -> Animation {
    Animation(.speed(storage, speed))
  }

  /// The animation, started after a number of seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(.delay(storage, delay))
  }

  /// The animation, run a number of times, backwards every second time unless told otherwise.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeatCount(storage, repeatCount, autoreverses: autoreverses))
  }

  /// The animation, run without end, backwards every second time unless told otherwise.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeatForever(storage, autoreverses: autoreverses))
  }

  /// The animation, counted as complete after a number of seconds, whatever its curve says.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.logicallyComplete(storage, after: duration))
  }
}
