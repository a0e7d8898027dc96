import Foundation
import Testing

@testable import ViewGraph

@Suite struct KeyedPairingTests {
  @Test func `equal lists are identical and have no results`() {
    let result = Pairing(old: [1, 2, 3], new: [1, 2, 3])

    #expect(result == Pairing(isIdentical: true, origins: [], removed: [], moved: []))
  }

  @Test(arguments: [
    Example("both empty", [], [], isIdentical: true),
    Example("all inserted", [], [1, 2], origins: [-1, -1]),
    Example("all removed", [1, 2], [], removed: [0, 1]),
    Example("one replaced", [1, 2, 3], [1, 4, 3], origins: [0, -1, 2], removed: [1]),
    Example("the last dragged to the front", [1, 2, 3], [3, 1, 2], origins: [2, 0, 1], moved: [0]),
    Example(
      "two changed places: the later one moves", [1, 2, 3], [1, 3, 2], origins: [0, 2, 1], moved: [1]),
    Example("reversed: the first stays", [1, 2, 3], [3, 2, 1], origins: [2, 1, 0], moved: [0, 1]),
    Example("an id twice: the first counts", [1, 2, 3], [1, 2, 1, 3], origins: [0, 1, -2, 2]),
    Example(
      "the later of two equal ids stands where it stood: the first counts all the same", [1, 2, 3],
      [3, 1, 2, 3],
      origins: [2, 0, 1, -2], moved: [0]),
    Example("a new id three times", [1], [4, 1, 4, 4], origins: [-1, 0, -2, -2]),
  ])
  func `the lists are paired`(_ example: Example) {
    #expect(Pairing(old: example.old, new: example.new) == example.result)
    #expect(failure(old: example.old, new: example.new) == nil)
  }

  @Test func `what the caller has compared is not compared again`() {
    let counter = Counter()
    let old = (0..<100).map { CountedID(number: $0, counter: counter) }
    let new = (0..<101).map { CountedID(number: $0, counter: counter) }

    let result = Pairing(old: old, new: new, from: 100)

    #expect(result.origins == (0..<100).map { Int32($0) } + [-1])
    #expect(counter.count <= 1)
  }

  @Test(arguments: 0...6)
  func `every order with removals and an insertion is paired as by hand`(count: Int) {
    let old = Array(0..<count)
    forEachPermutation(of: old) { order in
      // Of the longest, not every selection of removals: those of one element.
      let removals = count < 6 ? Array(0..<1 << count) : [0] + (0..<count).map { 1 << $0 }
      for removal in removals {
        let kept = order.filter { removal & (1 << $0) == 0 }
        expectPaired(old: old, new: kept)
        for place in 0...kept.count where count < 6 || place % 3 == 0 {
          expectPaired(old: old, new: kept[..<place] + [9] + kept[place...])
        }
      }
    }
  }

  @Test func `every list of up to six elements with duplicates is paired as by hand`() {
    for old in [[0, 1, 2], [2, 3, 0, 1], [1]] {
      forEachWord(over: 0..<4, upTo: 6) { expectPaired(old: old, new: $0) }
    }
  }

  @Test(arguments: Kind.allCases)
  func `random lists are paired as by hand`(_ kind: Kind) {
    let seed = UInt64.random(in: .min ... .max)
    print("KeyedPairingTests \(kind) seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<400 {
      let edit = Edit(count: Int.random(in: 0...80, using: &random), using: &random)
      #expect(kind.failure(edit) == nil, "seed \(seed), \(edit)")
    }
  }

  // Around the window, its budget, and the sizes at which a table has more slots.
  @Test(arguments: [
    0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 18, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 513,
  ])
  func `lists of many lengths are paired as by hand`(count: Int) {
    let seed = UInt64.random(in: .min ... .max)
    print("KeyedPairingTests \(count) seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for shape in Edit.Shape.allCases {
      let edit = Edit(shape, count: count, using: &random)
      for kind in Kind.allCases where count < 200 || kind == .number || kind == .string {
        #expect(kind.failure(edit) == nil, "seed \(seed), \(kind), \(edit)")
      }
    }
  }

  @Test func `one scratch serves lists of different lengths and types`() {
    let scratch = KeyedPairingScratch()
    var numbers = KeyedPairing<Int>(scratch: scratch)
    var strings = KeyedPairing<String>(scratch: scratch)
    for count in [3, 100, 5, 1000, 0, 2] {
      let old = Array(0..<count)
      #expect(Pairing(old: old, new: old.reversed(), by: &numbers).moved.count == max(0, count - 1))
      let names = old.map { "row \($0)" }
      #expect(Pairing(old: names, new: names.reversed(), by: &strings).moved.count == max(0, count - 1))
    }
  }

  @Test func `strings are paired when they are canonically equivalent`() {
    // The kelvin sign is a K, and an accent may be a character of its own.
    let result = Pairing(
      old: ["a", "K", "caf\u{E9}", "z"], new: ["x", "\u{212A}", "y", "cafe\u{301}", "K", "a", "w", "v"])

    #expect(result.origins == [-1, 1, -1, 2, -2, 0, -1, -1])
    #expect(result.removed == [3])
    #expect(result.moved == [5])
  }

  @Test func `an id that is not equal to itself pairs with nothing`() {
    let result = Pairing(old: [1, .nan, 2, 3], new: [1, .nan, .nan, 3, 2])

    #expect(result.origins == [0, -1, -1, 3, 2])
    #expect(result.removed == [1])
    #expect(result.moved == [3])
  }

  @Test func `many ids that are not equal to themselves cost a few comparisons each`() {
    let counter = Counter()
    let old = (0..<1000).map { _ in CountedID(number: nil, counter: counter) }
    let new = (0..<1000).map { _ in CountedID(number: nil, counter: counter) }

    let result = Pairing(old: old, new: new)

    #expect(result.origins == Array(repeating: -1, count: 1000))
    #expect(counter.count < 8 * 1000 + 1000)
  }

  @Test func `numbers chosen to have the same fast hash are paired all the same`() {
    let alike = collidingNumbers(600)
    let old = Array(alike[..<400])
    var random = SeededGenerator(seed: 5)

    #expect(failure(old: old, new: Array(alike[200...])) == nil)
    #expect(failure(old: old, new: old.shuffled(using: &random)) == nil)
    #expect(failure(old: old, new: alike.shuffled(using: &random)) == nil)
    #expect(failure(old: old, new: old + Array(alike[400...]) + Array(alike[..<5])) == nil)
  }

  @Test func `a table changes to the hash of the type before steps add up`() {
    let ids = collidingNumbers(200)
    let elements = UnsafeMutablePointer<Int32>.allocate(capacity: ids.count)
    defer { elements.deallocate() }
    var slots = GrowingBuffer<UInt32>()
    defer { slots.free() }
    ids.withUnsafeBufferPointer { ids in
      guard let start = ids.baseAddress else { return }
      var table = IDTable(
        ids: start, idCount: ids.count, elements: elements, elementCount: ids.count, lookups: 0, slots: &slots
      )
      #expect(!table.usesHasher)

      for index in ids.indices {
        let isNew = table.insert(index)
        #expect(isNew)
      }

      #expect(table.usesHasher)
      for index in ids.indices {
        let found = table.element(with: start + index)
        #expect(found == index)
      }
    }
  }

  @Test(arguments: Edit.Shape.allCases)
  func `no change needs more than 64 bytes for each element`(_ shape: Edit.Shape) {
    // One more than a power of two: this makes the largest table.
    var random = SeededGenerator(seed: 3)
    let edit = Edit(shape, count: 4097, using: &random)
    let scratch = KeyedPairingScratch()
    var pairing = KeyedPairing<Int>(scratch: scratch)

    let result = Pairing(old: edit.old, new: edit.new, by: &pairing)

    #expect(scratch.bytes < 64 * 4097)
    if result.isIdentical { #expect(scratch.bytes == 0) }
  }

  @Test func `equal lists cost one comparison for each element`() {
    #expect(comparisons(from: Array(0..<1000), to: Array(0..<1000)) == 1000)
  }

  @Test(arguments: Edit.Shape.allCases)
  func `no change costs more than a few comparisons for each element`(_ shape: Edit.Shape) {
    var random = SeededGenerator(seed: 11)
    let edit = Edit(shape, count: 4000, using: &random)

    // Nine at most for the walk, and a few for what it leaves.
    #expect(comparisons(from: edit.old, to: edit.new) < 12 * 4000)
  }

  @Test func `gaps as wide as the window are not looked at again and again`() {
    // Every pair refills the budget by less than the next look costs.
    var old: [Int] = []
    var new: [Int] = []
    for pair in stride(from: 0, to: 50_000, by: 100) {
      old += pair..<pair + 16
      new.append(pair)
      new += pair + 50..<pair + 67
    }

    #expect(comparisons(from: old, to: new) < 12 * new.count)
  }

  /// Numbers that all start at the same slot of a table with up to 1024 slots.
  private func collidingNumbers(_ count: Int) -> [Int] {
    var numbers: [Int] = []
    var number = 0
    while numbers.count < count {
      if IDHash.fast(number).map({ $0 &>> 54 }) == 0 { numbers.append(number) }
      number += 1
    }
    return numbers
  }

  private func comparisons(from old: [Int], to new: [Int]) -> Int {
    let counter = Counter()
    let old = old.map { CountedID(number: $0, counter: counter) }
    let new = new.map { CountedID(number: $0, counter: counter) }
    _ = Pairing(old: old, new: new)
    return counter.count
  }
}

extension KeyedPairingTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: [Int]
    let new: [Int]
    let result: Pairing

    init(
      _ what: String, _ old: [Int], _ new: [Int], isIdentical: Bool = false, origins: [Int32] = [],
      removed: [Int32] = [], moved: [Int32] = []
    ) {
      testDescription = what
      self.old = old
      self.new = new
      result = Pairing(isIdentical: isIdentical, origins: origins, removed: removed, moved: moved)
    }
  }

  /// What ids are made of the numbers of a list.
  enum Kind: CaseIterable {
    case number
    case string
    case accentedString
    case uuid
    case clumsy
    case decimal

    func failure(_ edit: Edit) -> String? {
      switch self {
      case .number: return edit.failure { $0 &* 0x10_0001 }
      case .string: return edit.failure { $0 % 3 == 0 ? "row \($0)" : "a row with a longer name, \($0)" }
      case .accentedString:
        // Equal strings, made of different characters in turn.
        var isComposed = false
        return edit.failure { number in
          isComposed.toggle()
          return number % 5 == 0 ? isComposed ? "\u{E9}\(number)" : "e\u{301}\(number)" : "\(number)"
        }
      case .uuid:
        return edit.failure { number in
          UUID(
            uuid: (0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, UInt8(number >> 8 & 255), UInt8(number & 255)))
        }
      case .clumsy: return edit.failure { ClumsyID(number: $0) }
      case .decimal: return edit.failure { $0 % 7 == 3 ? Double.nan : Double($0) }
      }
    }
  }

  /// A list and how it changes.
  struct Edit: CustomStringConvertible {
    enum Shape: CaseIterable {
      case identical
      case some
      case inserted
      case removed
      case moved
      case rotated
      case halves
      case swapped
      case reversed
      case shuffled
      case replaced
      case blocks
      case duplicates
      case alternating
    }

    let old: [Int]
    let new: [Int]
    var description: String { "\(old) → \(new)" }

    init(count: Int, using random: inout SeededGenerator) {
      self.init(Shape.allCases.randomElement(using: &random) ?? .some, count: count, using: &random)
    }

    init(_ shape: Shape, count: Int, using random: inout SeededGenerator) {
      let old = Array(0..<count)
      var new = old
      let few = max(1, count / 20)
      switch shape {
      case .identical: break
      case .some:
        for _ in 0..<few {
          switch Int.random(in: 0...4, using: &random) {
          case 0: new.insertAnywhere(Int.random(in: count...2 * count + 1, using: &random), using: &random)
          case 1: new.removeAny(using: &random)
          case 2: new.moveAny(using: &random)
          case 3:
            if let number = old.randomElement(using: &random) { new.insertAnywhere(number, using: &random) }
          default: new.reverse()
          }
        }
      case .inserted: for number in 0..<few { new.insertAnywhere(count + number, using: &random) }
      case .removed: for _ in 0..<few { new.removeAny(using: &random) }
      case .moved: for _ in 0..<few { new.moveAny(using: &random) }
      case .rotated: if let last = new.popLast() { new.insert(last, at: 0) }
      case .halves: new = Array(old[(count / 2)...] + old[..<(count / 2)])
      case .swapped: if count > 1 { new.swapAt(count / 4, count - 1 - count / 4) }
      case .reversed: new.reverse()
      case .shuffled: new.shuffle(using: &random)
      case .replaced: new = Array(count..<2 * count)
      case .blocks:
        let blocks = stride(from: 0, to: count, by: 5).map { Array(old[$0..<min($0 + 5, count)]) }
        new = blocks.shuffled(using: &random).flatMap(\.self)
      case .duplicates: new = old.map { Bool.random(using: &random) ? $0 : $0 / 2 }
      case .alternating: new = old.map { $0 % 2 == 0 ? $0 : count + $0 }
      }
      self.old = old
      self.new = new
    }

    func failure<ID: Hashable>(_ id: (Int) -> ID) -> String? {
      KeyedPairingTests.failure(old: old.map(id), new: new.map(id))
    }
  }
}

/// The results of a pairing, kept.
struct Pairing: Equatable {
  var isIdentical: Bool
  var origins: [Int32]
  var removed: [Int32]
  var moved: [Int32]
}

extension Pairing {
  init<ID: Hashable>(old: [ID], new: [ID], from start: Int = 0) {
    var pairing = KeyedPairing<ID>()
    self.init(old: old, new: new, from: start, by: &pairing)
  }

  init<ID: Hashable>(old: [ID], new: [ID], from start: Int = 0, by pairing: inout KeyedPairing<ID>) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in pairing.pair(old: old, new: new, from: start) }
    }
    isIdentical = pairing.isIdentical
    origins = Array(pairing.origins)
    removed = Array(pairing.removed)
    moved = Array(pairing.moved)
  }

  /// Pairs by a dictionary, and finds the elements that stay by comparing each with each.
  static func byHand<ID: Hashable>(old: [ID], new: [ID]) -> Pairing {
    var positions: [ID: Int32] = [:]
    for (position, id) in old.enumerated() where id == id { positions[id] = Int32(position) }
    var seen: Set<ID> = []
    let origins = new.map { id in
      if id != id { return Int32(-1) }
      return seen.insert(id).inserted ? positions[id] ?? -1 : -2
    }
    let continued = Set(origins)
    let stays = Set(earliestLongestChain(in: origins.filter { $0 >= 0 }))
    return Pairing(
      isIdentical: old == new && !old.contains { $0 != $0 },
      origins: origins,
      removed: (0..<Int32(old.count)).filter { !continued.contains($0) },
      moved: (0..<Int32(new.count)).filter { origins[Int($0)] >= 0 && !stays.contains(origins[Int($0)]) })
  }

  /// The new list, made of the old one by removing, taking out what moves, and putting in from front to back.
  func replayed<ID>(old: [ID], new: [ID]) -> [ID] {
    if isIdentical { return old }
    let moved = Set(moved)
    var gone = Set(removed)
    for index in moved { gone.insert(origins[Int(index)]) }
    var list = old.indices.filter { !gone.contains(Int32($0)) }.map { old[$0] }
    for (index, origin) in origins.enumerated() where origin < 0 || moved.contains(Int32(index)) {
      list.insert(origin < 0 ? new[index] : old[Int(origin)], at: index)
    }
    return list
  }
}

extension KeyedPairingTests {
  /// What is wrong with the pairing of two lists, or `nil`.
  static func failure<ID: Hashable>(old: [ID], new: [ID]) -> String? {
    let result = Pairing(old: old, new: new)
    let expected = Pairing.byHand(old: old, new: new)
    if result.isIdentical != expected.isIdentical { return "isIdentical is \(result.isIdentical)" }
    if !result.isIdentical, result != expected { return "\(result)\ninstead of \(expected)" }
    let replayed = result.replayed(old: old, new: new)
    if replayed.count != new.count || zip(replayed, new).contains(where: { $0 == $0 && $0 != $1 }) {
      return "replayed: \(replayed)"
    }
    let known = zip(old, new).prefix { $0 == $1 }.count
    for start in Set([known / 2, known]) where Pairing(old: old, new: new, from: start) != result {
      return "another result from \(start)"
    }
    return nil
  }

  private func failure<ID: Hashable>(old: [ID], new: [ID]) -> String? {
    Self.failure(old: old, new: new)
  }

  /// Records only what fails: an expectation for each of tens of thousands of lists would take long.
  private func expectPaired(old: [Int], new: [Int]) {
    guard let failure = failure(old: old, new: new) else { return }
    Issue.record("\(old) → \(new): \(failure)")
  }
}

extension Array where Element == Int {
  fileprivate mutating func insertAnywhere(_ number: Int, using random: inout SeededGenerator) {
    insert(number, at: Int.random(in: 0...count, using: &random))
  }

  fileprivate mutating func removeAny(using random: inout SeededGenerator) {
    guard let index = indices.randomElement(using: &random) else { return }
    remove(at: index)
  }

  fileprivate mutating func moveAny(using random: inout SeededGenerator) {
    guard let index = indices.randomElement(using: &random) else { return }
    insertAnywhere(remove(at: index), using: &random)
  }
}

/// An id whose hash says nothing.
private struct ClumsyID: Hashable {
  let number: Int

  func hash(into hasher: inout Hasher) {}
}

private final class Counter {
  var count = 0
}

/// An id that counts how often it is compared.
///
/// Without a number it is not equal to itself.
private struct CountedID: Hashable {
  let number: Int?
  let counter: Counter

  static func == (a: CountedID, b: CountedID) -> Bool {
    a.counter.count += 1
    return a.number != nil && a.number == b.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// Of all longest chains in order, the one whose elements have the lowest values.
private func earliestLongestChain(in positions: [Int32]) -> [Int32] {
  var lengths: [Int] = []
  for (index, position) in positions.enumerated() {
    var longest = 0
    for earlier in 0..<index where positions[earlier] < position { longest = max(longest, lengths[earlier]) }
    lengths.append(longest + 1)
  }
  var chain: [Int32] = []
  var index = positions.count
  var bound = Int32.max
  for length in stride(from: lengths.max() ?? 0, to: 0, by: -1) {
    let candidates = (0..<index).filter { lengths[$0] == length && positions[$0] < bound }
    guard let lowest = candidates.min(by: { positions[$0] < positions[$1] }) else { break }
    index = lowest
    bound = positions[lowest]
    chain.append(bound)
  }
  return chain.reversed()
}

private func forEachPermutation(of values: [Int], _ body: ([Int]) -> Void) {
  func choose(_ chosen: [Int], from rest: [Int]) {
    if rest.isEmpty { return body(chosen) }
    for index in rest.indices {
      var remaining = rest
      let next = remaining.remove(at: index)
      choose(chosen + [next], from: remaining)
    }
  }
  choose([], from: values)
}

private func forEachWord(over letters: Range<Int>, upTo length: Int, _ body: ([Int]) -> Void) {
  func extend(_ word: [Int]) {
    body(word)
    guard word.count < length else { return }
    for letter in letters { extend(word + [letter]) }
  }
  extend([])
}
