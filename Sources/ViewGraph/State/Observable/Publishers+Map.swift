extension Publishers {
  /// Delivers what a closure makes of each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// Where the values come from.
    public let upstream: Upstream
    /// Turns each value into the one delivered.
    public let transform: (Upstream.Output) -> Output

    /// Makes a publisher of transformed values.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Subscribes to the transformed values.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void,
      receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      upstream.sink(receiveCompletion: receiveCompletion) { [transform] value in
        receiveValue(transform(value))
      }
    }
  }
}

extension Publisher {
  /// Delivers what a closure makes of each value.
  public func map<Result>(_ transform: @escaping (Output) -> Result) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self, transform: transform)
  }
}
