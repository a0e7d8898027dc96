/// The publisher that an object has without writing one.
///
/// Where the class has `@Published` properties, their storages hold the publisher: the object owns
/// it, and each property finds it without a search. Other objects have theirs in a table.
func willChangePublisher(of object: AnyObject) -> ObservableObjectPublisher {
  let storages = publishedStorages(of: object)
  guard !storages.isEmpty else { return publisherTable.publisher(of: object) }

  // Two threads that ask first must get the same publisher. The inner locks are never held while
  // this one is taken.
  return installation.withLock { _ in
    let installed = storages.lazy.compactMap(\.objectWillChange).first
    let publisher = installed ?? ObservableObjectPublisher()
    // All of them at every call: `_count = Published(initialValue: 1)` brings a new storage, which tells from
    // the next call on. Where all storages are new, so is the publisher.
    for storage in storages where storage.objectWillChange == nil {
      storage.objectWillChange = publisher
    }
    return publisher
  }
}

private let installation = Protected<Void>(())

private let publisherTable = PublisherTable()
