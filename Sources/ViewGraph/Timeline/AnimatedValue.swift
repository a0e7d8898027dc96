import Foundation

/// What one attribute shows over time, through any number of interruptions.
///
/// Each change leaves an entry, and what is shown is what the entries make of each other, oldest first: one
/// replaces all before it, or leads them to its target, or adds to them. Every entry is an exact function of
/// time, so there are no frames and no steps; the formula changes only at ``boundaries(until:)``.
///
/// Values of the past stay known: entries are kept, a few words each. An entry whose
/// predecessors have ended does not read them any more, so asking costs as much as there are animations running,
/// however often the value has changed. Times are in seconds on one clock, and changes come in order.
struct AnimatedValue<Value: VectorArithmetic> {
  /// The value that the program has set: what is shown once everything has ended.
  private(set) var model: Value

  /// The share of its way that a spring may miss when it is removed; 0 never removes one.
  let tolerance: Double

  /// What was shown before the first entry.
  private var initial: Value

  /// The changes in order.
  private(set) var entries: [Entry] = []

  /// Creates a value at rest.
  init(_ model: Value, tolerance: Double = standardTolerance) {
    self.model = model
    self.tolerance = tolerance
    initial = model
  }

  /// What is shown at a time; at a jump the value after it.
  func value(at time: TimeInterval) -> Value { presentation(at: time, .after).value }

  /// What is shown just before a time.
  func value(before time: TimeInterval) -> Value { presentation(at: time, .before).value }

  /// The change per second at a time; at a kink the one after it.
  func velocity(at time: TimeInterval) -> Value { presentation(at: time, .after).velocity }

  /// The change per second just before a time.
  func velocity(before time: TimeInterval) -> Value { presentation(at: time, .before).velocity }

  /// Whether an animation is on at a time, even one that waits.
  func isRunning(at time: TimeInterval) -> Bool {
    lastEntry(at: time, .after).map { time < end(upTo: $0, \.end) } ?? false
  }

  /// When everything seems to have ended; infinite where something repeats, `nil` if nothing ever changed.
  var logicalEnd: TimeInterval? {
    entries.isEmpty ? nil : end(upTo: entries.count - 1, \.logicalEnd)
  }

  /// When everything has ended and the value is shown; infinite or `nil` like ``logicalEnd``.
  var removalEnd: TimeInterval? {
    entries.isEmpty ? nil : end(upTo: entries.count - 1, \.end)
  }

  /// What is shown at a time and how fast it changes, or the limits from before.
  func presentation(at time: TimeInterval, _ side: Motion.Side) -> Presentation {
    guard let last = lastEntry(at: time, side) else { return Presentation(value: initial, velocity: .zero) }
    let first = entries[last].first
    var shown = Presentation(value: first == 0 ? initial : entries[first - 1].model, velocity: .zero)
    var isOver = true
    for index in first...last {
      entries[index].apply(to: &shown, at: time, side)
      isOver = entries[index].isOver(at: time, side) && (isOver || !entries[index].isAddition)
    }
    // Adding up loses the last digits.
    if isOver { shown.value = entries[last].model }
    return shown
  }

  /// Adds a change, which becomes the model.
  mutating func append(_ entry: Entry) {
    entries.append(entry)
    model = entry.model
  }

  /// Takes the last change back.
  mutating func removeLast() {
    entries.removeLast()
    model = entries.last?.model ?? initial
  }

  /// The last entry that has started, by bisection.
  private func lastEntry(at time: TimeInterval, _ side: Motion.Side) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      let start = entries[middle].start
      if start < time || (start == time && side == .after) { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }

  /// When what the entries up to one show has ended.
  private func end(upTo last: Int, _ end: KeyPath<Entry, TimeInterval>) -> TimeInterval {
    var latest = -TimeInterval.infinity
    for index in entries[last].first...last {
      // Where an entry does not add to the others its end is everything's, whatever else is running.
      let own = entries[index][keyPath: end]
      latest = entries[index].isAddition ? max(latest, own) : own
    }
    return latest
  }
}
