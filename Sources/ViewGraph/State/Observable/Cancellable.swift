/// Something that can be ended before it ends by itself.
public protocol Cancellable {
  /// Ends the activity and lets go of what it holds; a second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps the activity going as long as the collection holds it.
  public func store<Collection>(in collection: inout Collection)
  where Collection: RangeReplaceableCollection, Collection.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps the activity going as long as the set holds it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}
