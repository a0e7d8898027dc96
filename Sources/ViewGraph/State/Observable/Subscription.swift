/// One who listens to a `Broadcast`.
///
/// A subscription starts closed. What arrives meanwhile (from other threads, or from its own closure
/// during the first value) waits until the first value has been delivered, so that the first value
/// is never heard after a newer one.
final class Subscription<Output, Failure: Error>: Sendable {
  private enum Event {
    case value(Output)
    case completion(Subscribers.Completion<Failure>)
  }

  private struct Closures {
    let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
    let receiveValue: (Output) -> Void
  }

  private struct State {
    /// `nil` when the subscription has ended.
    var closures: Closures?
    /// What waits for the start; `nil` when it has started.
    var waiting: [Event]? = []
  }

  private let state: Protected<State>

  init(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) {
    let closures = Closures(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    state = Protected(State(closures: closures))
  }

  /// Whether the subscription was cancelled or completed.
  var hasEnded: Bool {
    state.withLock { $0.closures == nil }
  }

  /// Delivers the first value, if there is one, then what arrived meanwhile.
  func start(with first: Output?) {
    if let first { deliver(.value(first)) }
    while let events = takeWaiting() {
      for event in events { deliver(event) }
    }
  }

  func receive(_ value: Output) {
    receive(.value(value))
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    receive(.completion(completion))
  }

  func cancel() {
    // The result holds the closures and the values, which are let go outside of the lock.
    _ = state.withLock { state in
      defer { state = State(closures: nil, waiting: nil) }
      return state
    }
  }

  private func receive(_ event: Event) {
    let waits = state.withLock { state in
      guard state.waiting != nil else { return false }
      state.waiting?.append(event)
      return true
    }
    if !waits { deliver(event) }
  }

  /// What has arrived since the last call; `nil`, and the subscription has started, when nothing
  /// has.
  private func takeWaiting() -> [Event]? {
    state.withLock { state in
      guard let events = state.waiting, !events.isEmpty else {
        state.waiting = nil
        return nil
      }
      state.waiting = []
      return events
    }
  }

  private func deliver(_ event: Event) {
    switch event {
    case .value(let value):
      state.withLock { $0.closures }?.receiveValue(value)
    case .completion(let completion):
      let closures = state.withLock { state in
        defer { state.closures = nil }
        return state.closures
      }
      closures?.receiveCompletion(completion)
    }
  }
}
