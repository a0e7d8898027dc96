import Testing

@testable import ViewGraph

@Suite struct MinimalMovesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let oldPositions: [Int]
    let moves: [Int]

    init(_ what: String, _ oldPositions: [Int], moves: [Int]) {
      testDescription = what
      self.oldPositions = oldPositions
      self.moves = moves
    }
  }

  @Test(arguments: [
    Case("no children", [], moves: []),
    Case("one child", [4], moves: []),
    Case("nothing changed", [0, 1, 2, 3], moves: []),
    Case("some were removed", [1, 4, 9], moves: []),
    Case("the first was dragged to the end", [1, 2, 3, 0], moves: [3]),
    Case("the last was dragged to the front", [3, 0, 1, 2], moves: [0]),
    Case("one was dragged down in the middle", [0, 2, 3, 1, 4], moves: [3]),
    Case("one was dragged up in the middle", [0, 3, 1, 2, 4], moves: [1]),
    Case("two neighbours changed places: the later one moves to the front", [0, 2, 1, 3], moves: [1]),
    Case("two halves changed places: the later half moves to the front", [2, 3, 0, 1], moves: [0, 1]),
    Case("first and last changed places", [3, 1, 2, 0], moves: [0, 3]),
    Case("reversed: the first child stays", [3, 2, 1, 0], moves: [0, 1, 2]),
    Case("positions far apart", [10, 1_000_000, 7, 1_000_001], moves: [2]),
  ])
  func `the fewest children move`(_ example: Case) {
    #expect(minimalMoves(example.oldPositions) == example.moves)
  }

  @Test(arguments: 0...7)
  func `of all smallest choices, the one whose children stood earliest stays`(count: Int) {
    forEachPermutation(of: Array(0..<count)) { permutation in
      let moves = minimalMoves(permutation)
      let stays = permutation.indices.filter { !moves.contains($0) }.map { permutation[$0] }
      #expect(stays == earliestLongestChain(in: permutation), "old positions \(permutation)")
    }
  }

  @Test func `the children that stay are in order and as many as possible`() {
    let seed = UInt64.random(in: .min ... .max)
    print("MinimalMovesTests seed: \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let positions = Array((0..<Int.random(in: 0...60, using: &random)).shuffled(using: &random))
      let moves = minimalMoves(positions)
      let stays = positions.indices.filter { !moves.contains($0) }.map { positions[$0] }
      #expect(stays == stays.sorted(), "seed \(seed), old positions \(positions)")
      #expect(stays.count == longestChainLength(in: positions), "seed \(seed), old positions \(positions)")
      #expect(moves == moves.sorted(), "seed \(seed), old positions \(positions)")
    }
  }

  @Test func `an unchanged order costs one comparison per child`() {
    let counter = Counter()
    #expect(minimalMoves((0..<1000).map { Counted(value: $0, counter: counter) }) == [])
    #expect(counter.count == 999)
  }

  @Test func `a single move costs little more than one comparison per child`() {
    let counter = Counter()
    let positions = Array(1..<500) + [0] + Array(500..<1000)
    #expect(minimalMoves(positions.map { Counted(value: $0, counter: counter) }) == [499])
    #expect(counter.count < 1020)
  }

  @Test func `a reversed order costs one comparison more than a search per child`() {
    let counter = Counter()
    #expect(minimalMoves((0..<1024).reversed().map { Counted(value: $0, counter: counter) }).count == 1023)
    #expect(counter.count < 1024 * 12)
  }
}

private final class Counter {
  var count = 0
}

private struct Counted: Comparable {
  let value: Int
  let counter: Counter

  static func < (a: Counted, b: Counted) -> Bool {
    a.counter.count += 1
    return a.value < b.value
  }

  static func == (a: Counted, b: Counted) -> Bool {
    a.value == b.value
  }
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

/// Tries every selection of the children.
private func earliestLongestChain(in positions: [Int]) -> [Int] {
  var best: [Int] = []
  for selection in 0..<(1 << positions.count) {
    guard selection.nonzeroBitCount >= best.count else { continue }
    var chain: [Int] = []
    var isInOrder = true
    for index in positions.indices where isInOrder && selection & (1 << index) != 0 {
      if let last = chain.last, last > positions[index] { isInOrder = false }
      chain.append(positions[index])
    }
    guard isInOrder else { continue }
    if chain.count > best.count || chain.lexicographicallyPrecedes(best) { best = chain }
  }
  return best
}

private func longestChainLength(in positions: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, position) in positions.enumerated() {
    lengths.append(
      1 + (positions[..<index].indices.filter { positions[$0] < position }.map { lengths[$0] }.max() ?? 0))
  }
  return lengths.max() ?? 0
}
