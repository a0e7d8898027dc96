extension Publishers {
  /// Delivers a value if it differs from the one before.
  ///
  /// Each subscription compares for itself, and its first value is always delivered.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether the second value repeats the first.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Makes a publisher that leaves repeated values out.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Subscribes, with a last value of its own.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void,
      receiveValue: @escaping (Upstream.Output) -> Void
    ) -> AnyCancellable {
      let last = LastValue<Upstream.Output>()
      return upstream.sink(receiveCompletion: receiveCompletion) { [predicate] value in
        // Compared outside of the lock, since `==` is the user's code.
        if let previous = last.value, predicate(previous, value) { return }
        last.value = value
        receiveValue(value)
      }
    }
  }
}

extension Publisher {
  /// Delivers a value if a closure finds it different from the one before.
  ///
  /// - Parameter predicate: Whether the second value repeats the first.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publisher where Output: Equatable {
  /// Delivers a value if it differs from the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

/// The value a subscription delivered last.
private final class LastValue<Value> {
  private let latest = Protected<Value?>(nil)

  var value: Value? {
    get { latest.withLock { $0 } }
    set {
      // The result is the old value, which is let go outside of the lock.
      _ = latest.withLock { value in
        defer { value = newValue }
        return value
      }
    }
  }
}
