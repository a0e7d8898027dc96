/// A publisher whose values come from outside, through `send(_:)`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Delivers a value to all who have subscribed; does nothing after a completion.
  func send(_ value: Output)

  /// Ends all subscriptions; a second call does nothing.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells all who have subscribed.
  public func send() {
    send(())
  }
}
