/// Delivers no value.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
  /// Whether a subscription finishes at once; if not, it never does.
  public let completeImmediately: Bool

  /// Makes a publisher of no values.
  ///
  /// - Parameter completeImmediately: Whether a subscription finishes at once; if not, it never
  ///   does.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Makes a publisher of no values, with types given in words.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Finishes before it returns, or never.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if completeImmediately { receiveCompletion(.finished) }
    return AnyCancellable {}
  }
}
