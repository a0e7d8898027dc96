import Foundation
import ViewGraph

/// Times the pairing of two lists by their ids, for several types of ids, lengths and ways to change.
@MainActor func keyedListBenchmarks() -> [Benchmark] {
  var benchmarks: [Benchmark] = []
  for (count, size) in [(1000, "1k"), (10_000, "10k"), (100_000, "100k")] {
    benchmarks += keyedListBenchmarks(of: Int.self, count: count, path: "keyed/Int/\(size)")
    benchmarks += keyedListBenchmarks(of: UUID.self, count: count, path: "keyed/UUID/\(size)")
    benchmarks += keyedListBenchmarks(of: String.self, count: count, path: "keyed/String/\(size)")
  }
  return benchmarks
}

/// How the new list differs from the old one.
private enum ListEdit: String, CaseIterable {
  case identical
  case append1 = "append 1%"
  case insert1 = "insert 1%"
  case remove1 = "remove 1%"
  case move1 = "move 1%"
  case rotate = "rotate by one"
  case swap = "swap two"
  case reverse
  case shuffle
  case replace = "replace all"
  case duplicates

  /// The numbers of the new list's ids; those of the old list are 0, 1, 2, ...
  func numbers(count: Int) -> [Int] {
    var random = SplitMix(state: 17)
    var numbers = Array(0..<count)
    switch self {
    case .identical: break
    case .append1: numbers += count..<count + count / 100
    case .insert1: numbers.insert(Array(count..<count + count / 100), using: &random)
    case .remove1:
      let removed = Set(numbers.shuffled(using: &random).prefix(count / 100))
      numbers.removeAll { removed.contains($0) }
    case .move1:
      let moved = Array(numbers.shuffled(using: &random).prefix(count / 100))
      let gone = Set(moved)
      numbers.removeAll { gone.contains($0) }
      numbers.insert(moved, using: &random)
    case .rotate: numbers.insert(numbers.removeLast(), at: 0)
    case .swap: numbers.swapAt(count / 4, count / 4 * 3)
    case .reverse: numbers.reverse()
    case .shuffle: numbers.shuffle(using: &random)
    case .replace: numbers = Array(count..<2 * count)
    case .duplicates: numbers.insert(Array(numbers.shuffled(using: &random).prefix(5)), using: &random)
    }
    return numbers
  }

  /// Whether `CollectionDifference` takes seconds for a long list that is changed so.
  ///
  /// Its method (Myers) takes time in proportion to the length and the number of differences.
  var isSlowForDifference: Bool { self == .reverse || self == .shuffle || self == .replace }

  /// The kernel that it is compared with, and the largest ratio allowed for 100,000 numbers.
  var limit: (kernel: String, target: Double?) {
    switch self {
    case .identical: ("compare only", 3)
    case .insert1, .remove1, .move1, .swap: ("hash insert and probe", 0.5)
    case .replace: ("hash insert and probe", 2)
    case .shuffle: ("hash insert and probe", 6)
    case .append1, .rotate, .reverse, .duplicates: ("hash insert and probe", nil)
    }
  }
}

@MainActor private func keyedListBenchmarks<ID: BenchmarkID>(
  of type: ID.Type, count: Int, path: String
) -> [Benchmark] {
  var benchmarks = keyedKernels(of: type, count: count, path: path)
  for edit in ListEdit.allCases {
    let lists = { KeyedLists<ID>(edit, count: count) }
    let peer = "\(path)/\(edit.rawValue)/CollectionDifference"
    let hasPeer = count <= 1000 || !edit.isSlowForDifference
    benchmarks.append(
      Benchmark(
        name: "\(path)/\(edit.rawValue)", unit: "item", count: count, limit: "\(path)/\(edit.limit.kernel)",
        target: type == Int.self && count == 100_000 ? edit.limit.target : nil, peer: hasPeer ? peer : nil,
        bytes: {
          let lists = lists()
          return Double(lists.pair()) / Double(max(lists.old.count, lists.new.count))
        },
        note: hasPeer ? nil : "CollectionDifference left out, too slow",
        measuredNote: { lists().movesNote() },
        prepare: {
          let lists = lists()
          return Sample { blackHole(lists.pair()) }
        }))
    guard hasPeer else { continue }
    benchmarks.append(
      Benchmark(
        name: peer, unit: "item", count: count,
        prepare: {
          let lists = lists()
          return Sample { blackHole(lists.new.difference(from: lists.old)) }
        }))
  }
  return benchmarks
}

@MainActor private func keyedKernels<ID: BenchmarkID>(
  of type: ID.Type, count: Int, path: String
) -> [Benchmark] {
  let lists = { KeyedLists<ID>(.identical, count: count) }
  return [
    Benchmark(
      name: "\(path)/compare only", unit: "item", count: count,
      prepare: {
        let lists = lists()
        return Sample { blackHole(compareOnly(lists.old, lists.new)) }
      }),
    Benchmark(
      name: "\(path)/hash insert and probe", unit: "item", count: count,
      prepare: {
        let lists = lists()
        let table = KernelTable(count: count)
        return Sample { blackHole(insertAndProbe(lists.old, lists.new, table: table.slots)) }
      }),
  ]
}

/// Two lists, and the pairing that is used for them again and again.
@MainActor private final class KeyedLists<ID: BenchmarkID> {
  let old: [ID]
  let new: [ID]
  private let scratch = KeyedPairingScratch()
  private var pairing: KeyedPairing<ID>

  init(_ edit: ListEdit, count: Int) {
    old = (0..<count).map(ID.numbered)
    new = edit.numbers(count: count).map(ID.numbered)
    pairing = KeyedPairing(scratch: scratch)
  }

  /// Pairs the lists.
  ///
  /// - Returns: How much memory the pairing holds, in bytes.
  func pair() -> Int {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in pairing.pair(old: old, new: new) }
    }
    return scratch.bytes
  }

  /// How many elements move, and whether they are as few as possible.
  func movesNote() -> String {
    _ = pair()
    let positions = pairing.origins.filter { $0 >= 0 }
    let fewest = positions.count - longestChainLength(in: positions)
    let moves = pairing.moved.count
    return "moves \(moves) \(moves == fewest ? "= n - LIS" : "but n - LIS is \(fewest)")"
  }
}

/// The memory of the kernel's table.
private final class KernelTable {
  let slots: UnsafeMutableBufferPointer<UInt32>

  init(count: Int) {
    slots = .allocate(capacity: kernelSlotCount(for: count))
    slots.initialize(repeating: 0)
  }

  deinit { slots.deallocate() }
}

/// The length of a longest increasing subsequence, found apart from what is timed.
private func longestChainLength(in positions: [Int32]) -> Int {
  var ends: [Int32] = []
  for position in positions {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < position { low = middle + 1 } else { high = middle }
    }
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }
  return ends.count
}

extension Array where Element == Int {
  /// Inserts each of the numbers at a random place.
  fileprivate mutating func insert(_ numbers: [Int], using random: inout SplitMix) {
    var places = numbers.map { _ in Int.random(in: 0...count, using: &random) }
    places.sort()
    var result: [Int] = []
    result.reserveCapacity(count + numbers.count)
    var next = 0
    for index in 0...count {
      while next < places.count, places[next] == index {
        result.append(numbers[next])
        next += 1
      }
      if index < count { result.append(self[index]) }
    }
    self = result
  }
}

/// A generator of repeatable random numbers.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 1
    return mixed(state)
  }
}
