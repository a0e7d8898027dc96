/// The steps from a node to one of its children, small enough to be compared in three words.
///
/// Up to four steps stand in the words themselves. A longer way is named by its number in the tree's
/// table, so that equal ways are equal words there, too.
@usableFromInline struct Way: Hashable {
  /// The most steps that stand in the words.
  @usableFromInline static let inlineLimit = 4

  @usableFromInline var first: UInt64
  @usableFromInline var second: UInt64
  @usableFromInline var count: Int32

  /// The way of no steps.
  @inlinable init() {
    first = 0
    second = 0
    count = 0
  }

  /// A way of the table.
  init(number: Int, count: Int) {
    first = UInt64(number)
    second = .max
    self.count = Int32(count)
  }

  /// Goes one step further; false where the words are full.
  @inlinable mutating func append(_ step: StepCode) -> Bool {
    switch count {
    case 0: first = UInt64(step.raw)
    case 1: first |= UInt64(step.raw) << 32
    case 2: second = UInt64(step.raw)
    case 3: second |= UInt64(step.raw) << 32
    default: return false
    }
    count += 1
    return true
  }

  /// The number of a way in the table; `nil` where the words hold the steps.
  var number: Int? { count > Way.inlineLimit ? Int(first) : nil }

  /// The steps that stand in the words.
  var inlineSteps: [StepCode] {
    let words = [
      UInt32(truncatingIfNeeded: first), UInt32(truncatingIfNeeded: first >> 32),
      UInt32(truncatingIfNeeded: second), UInt32(truncatingIfNeeded: second >> 32),
    ]
    return words.prefix(Int(count)).map { StepCode(raw: $0) }
  }
}

/// The ways of a tree that are too long to stand in words.
struct LongWays {
  private var steps: [[StepCode]] = []
  private var numbers: [[StepCode]: Int] = [:]

  /// The way of some steps.
  mutating func way(of codes: [StepCode]) -> Way {
    var way = Way()
    for code in codes where !way.append(code) { break }
    guard codes.count > Way.inlineLimit else { return way }
    if let number = numbers[codes] { return Way(number: number, count: codes.count) }
    numbers[codes] = steps.count
    steps.append(codes)
    return Way(number: steps.count - 1, count: codes.count)
  }

  /// A way that goes one step further.
  mutating func way(_ way: Way, and step: StepCode) -> Way {
    var longer = way
    if longer.append(step) { return longer }
    return self.way(of: self.steps(of: way) + [step])
  }

  /// The steps of a way.
  func steps(of way: Way) -> [StepCode] { way.number.map { steps[$0] } ?? way.inlineSteps }
}
