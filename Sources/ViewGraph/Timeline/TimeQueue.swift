import Foundation

/// Values with times, the earliest first, and of one time the one that was added first.
///
/// A binary heap, after J. W. J. Williams, "Algorithm 232: Heapsort", 1964.
struct TimeQueue<Value> {
  private struct Entry {
    let time: TimeInterval
    let order: Int
    let value: Value

    func comes(before other: Entry) -> Bool { (time, order) < (other.time, other.order) }
  }

  private var entries: [Entry] = []
  private var added = 0

  /// How many values there are.
  var count: Int { entries.count }

  /// The earliest value.
  var first: (time: TimeInterval, value: Value)? { entries.first.map { ($0.time, $0.value) } }

  /// Adds a value; O(log *n*).
  mutating func add(_ value: Value, at time: TimeInterval) {
    entries.append(Entry(time: time, order: added, value: value))
    added += 1
    var child = entries.count - 1
    while child > 0, entries[child].comes(before: entries[(child - 1) / 2]) {
      entries.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the earliest value; O(log *n*).
  mutating func removeFirst() -> (time: TimeInterval, value: Value)? {
    guard let first = entries.first else { return nil }
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var parent = 0
    while true {
      var earliest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < entries.count && entries[child].comes(before: entries[earliest]) {
        earliest = child
      }
      if earliest == parent { break }
      entries.swapAt(parent, earliest)
      parent = earliest
    }
    return (first.time, first.value)
  }
}
