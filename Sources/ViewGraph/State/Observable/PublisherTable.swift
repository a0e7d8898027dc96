/// The publishers of objects that have no place to keep one.
///
/// An entry does not hold its object. Entries whose object has died are cleared when the table has
/// doubled since the last time.
///
/// - Complexity: Amortised constant time a call.
final class PublisherTable: Sendable {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var countToClearAt = PublisherTable.smallestCountToClearAt
  }

  /// What a call has to let go.
  private struct Remains {
    var entries: [Entry] = []
    /// Objects that were alive: this may be the last to hold them by now.
    var objects: [AnyObject] = []
  }

  private static let smallestCountToClearAt = 64

  private let state = Protected(State())

  /// How many entries there are, with those whose object has died and which are not yet cleared.
  var count: Int {
    state.withLock { $0.entries.count }
  }

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    // The remains go outside of the lock, since that may run closures' and objects' `deinit`.
    let (publisher, _) = state.withLock { state -> (ObservableObjectPublisher, Remains) in
      var remains = Remains()
      let key = ObjectIdentifier(object)
      if let entry = state.entries[key] {
        if entry.object === object { return (entry.publisher, remains) }
        // An object that died has left its address to this one.
        remains.entries.append(entry)
      }
      if state.entries.count >= state.countToClearAt { clear(&state, into: &remains) }
      let publisher = ObservableObjectPublisher()
      state.entries[key] = Entry(object: object, publisher: publisher)
      return (publisher, remains)
    }
    return publisher
  }

  private func clear(_ state: inout State, into remains: inout Remains) {
    var kept: [ObjectIdentifier: Entry] = [:]
    for (key, entry) in state.entries {
      if let object = entry.object {
        kept[key] = entry
        remains.objects.append(object)
      } else {
        remains.entries.append(entry)
      }
    }
    state.entries = kept
    state.countToClearAt = max(Self.smallestCountToClearAt, kept.count * 2)
  }
}
