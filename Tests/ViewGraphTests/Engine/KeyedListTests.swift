import Testing

@testable import ViewGraph

private struct Keyed: View {
  let ids: [Int]

  var body: some View { VStack { ForEach(ids, id: \.self) { Text(verbatim: "\($0)") } } }
}

/// Keyed children keep their identity, and as few as possible of them move.
@MainActor struct KeyedListTests {
  /// The length of the longest increasing subsequence, the slow and plain way.
  nonisolated private static func longestIncreasing(_ values: [Int]) -> Int {
    var best = Array(repeating: 1, count: values.count)
    for i in values.indices {
      for j in 0..<i where values[j] < values[i] { best[i] = max(best[i], best[j] + 1) }
    }
    return best.max() ?? 0
  }

  @Test(arguments: UInt64(1)...60) func `as few children move as possible`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = Array(0..<Int.random(in: 1...40, using: &generator)).shuffled(using: &generator)
    let kept = old.shuffled(using: &generator).prefix(Int.random(in: 0...old.count, using: &generator))
    let added = (100..<100 + Int.random(in: 0...10, using: &generator))
    let new = (Array(kept) + added).shuffled(using: &generator)

    let update = difference(from: Keyed(ids: old), to: Keyed(ids: new))

    let oldPositions = new.compactMap { old.firstIndex(of: $0) }
    #expect(update.moves.count == oldPositions.count - Self.longestIncreasing(oldPositions), "seed \(seed)")
    #expect(update.insertions.count == added.count, "seed \(seed)")
    #expect(update.removals.count == old.count - kept.count, "seed \(seed)")
  }

  @Test func `one dragged element is the only one that moves, and the reason names who overtook it`() {
    let update = difference(from: Keyed(ids: [1, 2, 3, 4]), to: Keyed(ids: [2, 3, 4, 1]))

    #expect(update.moves.map(\.title) == ["1"])
    #expect(update.moves.first?.kind == .moved(from: 0, to: 3))
    let reason = update.moves.first?.reason.map { "\($0)" } ?? ""
    #expect(reason.hasPrefix("moved, element 1 was overtaken by element 4, KeyedListTests.swift:"))
  }

  @Test func `positions are counted within the ForEach`() {
    struct Framed: View {
      let ids: [Int]
      var body: some View {
        VStack {
          Text(verbatim: "header")
          ForEach(ids, id: \.self) { Text(verbatim: "\($0)") }
        }
      }
    }

    let update = difference(from: Framed(ids: [1, 2, 3]), to: Framed(ids: [3, 1, 2]))

    #expect(update.moves.map(\.kind) == [.moved(from: 2, to: 0)])
  }
}
