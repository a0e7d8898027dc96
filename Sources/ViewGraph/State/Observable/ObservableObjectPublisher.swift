/// Tells that an object is about to change.
///
/// Any thread may subscribe, send and cancel. The closures run on the thread that sends; whoever
/// listens from the main actor sends from it too.
public final class ObservableObjectPublisher: Publisher, Sendable {
  private let broadcast = Broadcast<Void, Never>()

  /// Makes a publisher that nobody has subscribed to.
  public init() {}

  /// Tells all who have subscribed, before it returns.
  public func send() {
    broadcast.send((), keeping: .never)
  }

  /// Subscribes to what is sent from now on; there is no completion.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (()) -> Void
  ) -> AnyCancellable {
    broadcast.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }

  /// How many subscriptions are listed, with those that were cancelled and not yet cleared.
  var listedCount: Int { broadcast.listedCount }
}
