extension Publishers {
  /// Delivers the values that a closure accepts.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// Where the values come from.
    public let upstream: Upstream
    /// Whether a value is delivered.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Makes a publisher of the accepted values.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Subscribes to the accepted values.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void,
      receiveValue: @escaping (Upstream.Output) -> Void
    ) -> AnyCancellable {
      upstream.sink(receiveCompletion: receiveCompletion) { [isIncluded] value in
        if isIncluded(value) { receiveValue(value) }
      }
    }
  }
}

extension Publisher {
  /// Delivers the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}
