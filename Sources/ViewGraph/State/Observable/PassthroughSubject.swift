/// A subject that remembers nothing: who subscribes hears what is sent from then on.
///
/// Any thread may subscribe, send and cancel. A closure may do so during a delivery: who subscribes
/// then does not hear the value that is under way, who is cancelled then does not hear it any more.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>()

  /// Makes a subject that nobody has subscribed to.
  public init() {}

  /// Delivers a value to all who have subscribed; does nothing after a completion.
  public func send(_ value: Output) {
    broadcast.send(value, keeping: .never)
  }

  /// Ends all subscriptions; a second call does nothing.
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  /// Subscribes to what is sent from now on.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    broadcast.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}

extension PassthroughSubject: @unchecked Sendable where Output: Sendable {}
