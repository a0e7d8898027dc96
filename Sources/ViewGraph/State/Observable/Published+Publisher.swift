extension Published {
  /// Delivers the current value of a `@Published` property, then each new one before it is set.
  ///
  /// It holds the property's storage and not its object, and does not complete.
  public struct Publisher: ViewGraph.Publisher {
    let storage: PublishedStorage<Value>

    /// Subscribes: the current value comes first, before this returns; there is no completion.
    public func sink(
      receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
      receiveValue: @escaping (Value) -> Void
    ) -> AnyCancellable {
      storage.values.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    }
  }
}
