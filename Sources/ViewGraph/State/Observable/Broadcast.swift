/// Delivers values to all subscriptions, in the order in which they were made.
///
/// The core of the subjects, of `@Published` and of `ObservableObjectPublisher`. Every closure runs
/// outside of the lock. A delivery goes to those who had subscribed when it began, and leaves out
/// those who were cancelled meanwhile.
///
/// - Complexity: Subscribing and cancelling take amortised constant time.
final class Broadcast<Output, Failure: Error>: Sendable {
  /// When a value that is sent becomes the current one.
  enum Keeping {
    /// It does not: there is no current value.
    case never
    /// Who asks during the delivery sees the new value.
    case beforeDelivery
    /// Who asks during the delivery sees the old value; who subscribes then hears the new one.
    case afterDelivery
  }

  private typealias Receiver = Subscription<Output, Failure>

  private struct State {
    var current: Output?
    /// The value that is being delivered, until it is the current one.
    var upcoming: Output?
    var completion: Subscribers.Completion<Failure>?
    var subscriptions: [Receiver] = []
    /// How many of the subscriptions were cancelled and are still in the list.
    var endedCount = 0
  }

  private let state: Protected<State>

  /// Makes a broadcast that nobody has subscribed to.
  ///
  /// - Parameter current: What new subscriptions hear first; `nil` for nothing.
  init(current: Output? = nil) {
    state = Protected(State(current: current))
  }

  /// The value kept last.
  ///
  /// - Precondition: The broadcast was made with a value.
  var requiredCurrent: Output {
    guard let current = state.withLock({ $0.current }) else {
      preconditionFailure("the current value of a broadcast requested; it was made without one")
    }
    return current
  }

  /// How many subscriptions are in the list, with those that were cancelled and not yet cleared.
  var listedCount: Int {
    state.withLock { $0.subscriptions.count }
  }

  func send(_ value: Output, keeping: Keeping) {
    // The result holds the value replaced, which is let go outside of the lock.
    let delivery = state.withLock { state -> (receivers: [Receiver], replaced: Output?)? in
      guard state.completion == nil else { return nil }
      let replaced: Output?
      switch keeping {
      case .never:
        replaced = nil
      case .beforeDelivery:
        replaced = state.current
        state.current = value
      case .afterDelivery:
        replaced = state.upcoming
        state.upcoming = value
      }
      return (state.subscriptions, replaced)
    }
    guard let delivery else { return }

    for receiver in delivery.receivers { receiver.receive(value) }

    if keeping == .afterDelivery { keep(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let receivers = state.withLock { state -> [Receiver] in
      guard state.completion == nil else { return [] }
      state.completion = completion
      defer { state.subscriptions = [] }
      return state.subscriptions
    }
    for receiver in receivers { receiver.receive(completion: completion) }
  }

  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let subscription = Subscription(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    let (first, completion) = state.withLock {
      state -> (Output?, Subscribers.Completion<Failure>?) in
      if let completion = state.completion { return (nil, completion) }
      state.subscriptions.append(subscription)
      return (state.upcoming ?? state.current, nil)
    }
    if let completion { subscription.receive(completion: completion) }
    subscription.start(with: first)

    // The list owns the subscription, so that a publisher that is released lets the closures go
    // even where the cancellable lives on.
    return AnyCancellable { [weak self, weak subscription] in
      guard let subscription else { return }
      subscription.cancel()
      self?.clearEnded()
    }
  }

  private func keep(_ value: Output) {
    _ = state.withLock { state in
      defer {
        state.current = value
        state.upcoming = nil
      }
      return (state.current, state.upcoming)
    }
  }

  /// Notes that one more subscription was cancelled; clears the list when half of it was.
  private func clearEnded() {
    state.withLock { state in
      guard state.completion == nil else { return }
      state.endedCount += 1
      guard state.endedCount * 2 >= state.subscriptions.count else { return }
      state.subscriptions.removeAll(where: \.hasEnded)
      state.endedCount = 0
    }
  }
}
