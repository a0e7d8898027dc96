/// A subject that remembers its last value, and delivers it first to who subscribes.
///
/// The value is already the new one while it is delivered (a `@Published` property's is still the
/// old one). Any thread may subscribe, send and cancel, also during a delivery; where two threads
/// send at once, which of the values is last is not defined.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast: Broadcast<Output, Failure>

  /// Makes a subject with its first value.
  public init(_ value: Output) {
    broadcast = Broadcast(current: value)
  }

  /// The last value; setting it is the same as `send(_:)`.
  public var value: Output {
    get { broadcast.requiredCurrent }
    set { send(newValue) }
  }

  /// Makes a value the current one and delivers it; does nothing after a completion.
  public func send(_ value: Output) {
    broadcast.send(value, keeping: .beforeDelivery)
  }

  /// Ends all subscriptions; a second call does nothing.
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  /// Subscribes: the current value comes first, before this returns.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    broadcast.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}

extension CurrentValueSubject: @unchecked Sendable where Output: Sendable {}
