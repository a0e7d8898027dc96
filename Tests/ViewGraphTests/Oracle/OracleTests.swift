import Testing

@testable import ViewGraph

/// Random trees and lists: what the engine logs and reports is what the plain engine says, entry by entry.
///
/// A failure prints the seed; `VIEWGRAPH_LONG_TESTS` runs thousands more.
@MainActor struct OracleTests {
  nonisolated private static let stepCount = 6

  @Test(arguments: RandomTreeTests.seeds)
  func `an update of a random tree is what the plain engine says`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var plan = Plan.random(depth: 4, using: &generator)
    let host = ViewHost(PlanView(plan: plan))
    for step in 0..<Self.stepCount {
      plan = plan.changed(using: &generator)
      let lines = Oracle.mismatches(updating: host, to: PlanView(plan: plan))
      #expect(lines.isEmpty, "seed \(seed), step \(step):\n\(lines.joined(separator: "\n"))")
      guard lines.isEmpty else { return }
    }
  }

  @Test(arguments: RandomTreeTests.seeds)
  func `views of a random tree leave and come back as the plain engine says`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var plans = [Plan.random(depth: 4, using: &generator)]
    let host = ViewHost(PlanView(plan: plans[0]))
    for step in 0..<Self.stepCount {
      // Half of the time an earlier tree comes back, and what leaves with it.
      let isBack = plans.count > 1 && Bool.random(using: &generator)
      let plan = isBack ? plans[plans.count - 2] : plans[plans.count - 1].changed(using: &generator)
      plans.append(plan)
      let lines: [String]
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: lines = Oracle.mismatches(finishingRemovalsOf: host)
      case 1, 2: lines = Oracle.mismatches(updating: host, to: PlanView(plan: plan))
      default: lines = Oracle.mismatches(updating: host, to: PlanView(plan: plan), isAnimated: true)
      }
      #expect(lines.isEmpty, "seed \(seed), step \(step):\n\(lines.joined(separator: "\n"))")
      guard lines.isEmpty else { return }
    }
    let lines = Oracle.mismatches(finishingRemovalsOf: host)
    #expect(lines.isEmpty, "seed \(seed), end of removals:\n\(lines.joined(separator: "\n"))")
  }

  @Test(arguments: RandomTreeTests.seeds.prefix(RandomTreeTests.seeds.count / 2))
  func `a list of ids is paired and moved as the plain engine says`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var rows = (0..<Int.random(in: 0...30, using: &generator)).map { Rows.Row(id: $0) }
    let host = ViewHost(Rows(rows: rows))
    for step in 0..<Self.stepCount {
      rows = Rows.changed(rows, using: &generator)
      let isAnimated = Bool.random(using: &generator)
      let lines = Oracle.mismatches(updating: host, to: Rows(rows: rows), isAnimated: isAnimated)
      #expect(lines.isEmpty, "seed \(seed), step \(step):\n\(lines.joined(separator: "\n"))")
      guard lines.isEmpty else { return }
    }
  }
}

/// A list with a view above and below it, whose rows are none, one or two views.
private struct Rows: View {
  struct Row: Identifiable {
    var id: Int
    var size = 1
    var text = 0
  }

  let rows: [Row]

  var body: some View {
    VStack {
      Text(verbatim: "header")
      ForEach(rows) { row in
        if row.size > 0 { Text(verbatim: "row \(row.id) \(row.text)") }
        if row.size > 1 { Text(verbatim: "second").opacity(Double(row.text)) }
      }
      Text(verbatim: "footer")
    }
  }

  static func changed(_ rows: [Row], using generator: inout SeededGenerator) -> [Row] {
    var rows = rows
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: rows.shuffle(using: &generator)
    case 1: rows.reverse()
    case 2 where rows.count > 1:
      let row = rows.remove(at: Int.random(in: 0..<rows.count, using: &generator))
      rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
    case 3: rows.removeAll { _ in Int.random(in: 0..<4, using: &generator) == 0 }
    case 4:
      for _ in 0..<5 {
        // Some of these ids are there, some were there before and may be leaving.
        let row = Row(id: Int.random(in: 0..<40, using: &generator))
        rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
      }
    default: break
    }
    for index in rows.indices where Int.random(in: 0..<5, using: &generator) == 0 {
      rows[index].text = Int.random(in: 0..<3, using: &generator)
      rows[index].size = Int.random(in: 0...2, using: &generator)
    }
    return rows
  }
}
