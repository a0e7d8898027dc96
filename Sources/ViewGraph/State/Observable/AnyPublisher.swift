/// A publisher whose own type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscribe:
    (
      _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      _ receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable

  /// Hides the type of a publisher.
  public init<Other: Publisher>(_ publisher: Other)
  where Other.Output == Output, Other.Failure == Failure {
    subscribe = { publisher.sink(receiveCompletion: $0, receiveValue: $1) }
  }

  /// Subscribes to the hidden publisher.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(receiveCompletion, receiveValue)
  }
}

extension Publisher {
  /// Hides the type of this publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
