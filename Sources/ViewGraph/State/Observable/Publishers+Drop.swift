extension Publishers {
  /// Leaves out the first values of each subscription.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// Where the values come from.
    public let upstream: Upstream
    /// How many values are left out.
    public let count: Int

    /// Makes a publisher that leaves out the first values.
    ///
    /// - Precondition: `count` is not negative.
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "dropFirst(\(count)) requested; a count cannot be negative")
      self.upstream = upstream
      self.count = count
    }

    /// Subscribes, with a count of its own.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void,
      receiveValue: @escaping (Upstream.Output) -> Void
    ) -> AnyCancellable {
      let remaining = RemainingCount(count)
      return upstream.sink(receiveCompletion: receiveCompletion) { value in
        if !remaining.takeOne() { receiveValue(value) }
      }
    }
  }
}

extension Publisher {
  /// Leaves out the first values of each subscription.
  ///
  /// On a `@Published` property's publisher, `dropFirst()` leaves out the current value, and
  /// delivers the changes only.
  ///
  /// - Precondition: `count` is not negative.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

/// How many values a subscription has still to leave out.
private final class RemainingCount {
  private let remaining: Protected<Int>

  init(_ count: Int) {
    remaining = Protected(count)
  }

  /// Whether there was one left.
  func takeOne() -> Bool {
    remaining.withLock { remaining in
      guard remaining > 0 else { return false }
      remaining -= 1
      return true
    }
  }
}
