/// What a `@Published` property of one object holds.
final class PublishedStorage<Value>: AnyPublishedStorage {
  private struct Connections {
    var objectWillChange: ObservableObjectPublisher?
    /// The subscriptions of `assign(to:)`, which end with the property.
    var feeds: [AnyCancellable] = []
  }

  let values: Broadcast<Value, Never>
  private let connections = Protected(Connections())

  init(_ value: Value) {
    values = Broadcast(current: value)
  }

  /// The value; a set tells before, as `Published` says.
  var value: Value {
    get { values.requiredCurrent }
    set {
      objectWillChange?.send()
      values.send(newValue, keeping: .afterDelivery)
    }
  }

  /// Keeps a subscription as long as the property.
  func keep(_ feed: AnyCancellable) {
    connections.withLock { $0.feeds.append(feed) }
  }

  // `nil` until somebody asks the object for its publisher: nobody can have subscribed before.
  var objectWillChange: ObservableObjectPublisher? {
    get { connections.withLock { $0.objectWillChange } }
    set { connections.withLock { $0.objectWillChange = newValue } }
  }

  var anyValue: Any { value }
}

/// The storage of a `@Published` property of any type.
protocol AnyPublishedStorage: AnyObject {
  /// The publisher to tell before a set.
  var objectWillChange: ObservableObjectPublisher? { get set }

  /// The value of the property.
  var anyValue: Any { get }
}
