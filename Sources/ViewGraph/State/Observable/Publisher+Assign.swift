extension Publisher where Failure == Never {
  /// Writes each value to a property of an object.
  ///
  /// The subscription holds the object. An object that keeps the subscription itself is not freed
  /// before it is cancelled.
  ///
  /// - Returns: The subscription. It ends when this object is released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { value in object[keyPath: keyPath] = value }
  }

  /// Writes each value to a `@Published` property, as in `assign(to: &$results)`.
  ///
  /// The subscription lives as long as the property's object and does not hold it.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    let feed = sink { [weak storage] value in storage?.value = value }
    storage.keep(feed)
  }
}
