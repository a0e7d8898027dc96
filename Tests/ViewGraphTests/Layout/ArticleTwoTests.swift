import Foundation
import Testing

@testable import ViewGraph

@Suite struct `Hiding without a hole, by constraint priority` {
  private let data: ArticleTwoData

  init() throws {
    data = try ArticleTwoData.file.get()
  }

  /// Compares every number of a row; returns how many there were.
  private func compare(
    _ row: [String: ArticleTwoData.Number], with solution: ConstraintSolution, _ name: String
  ) -> Int {
    for (key, number) in row {
      let found = HikingRoute.number(key, in: solution)
      #expect(found == number.range, "\(name): \(key)")
    }
    return row.count
  }

  @Test func `every priority gives the frames and ranges of the file`() {
    var rows = 0
    var numbers = 0
    for (name, table) in data.priorities {
      guard case .numbers(let frames) = table.lex, let priority = Float(name.dropFirst("height==0 @ ".count))
      else { continue }
      let solution = HikingRoute(closing: .init(priority)).system.solution()
      rows += 1
      numbers += compare(frames, with: solution, name)

      #expect(solution.isSatisfied)
      let misses = Dictionary(uniqueKeysWithValues: solution.misses.map { ($0.priority, Double($0.points)) })
      for (level, points) in table.errors ?? [:] {
        #expect(misses[.init(Float(level) ?? 0)] == points, "\(name): error at \(level)")
        numbers += 1
      }
    }
    #expect(rows == 13)
    #expect(numbers == 13 * 10 + 48)
  }

  @Test func `no table of the file is left out`() {
    let unsatisfiable = data.priorities.filter {
      if case .unsatisfiable = $0.value.lex { true } else { false }
    }

    #expect(data.priorities.count == 15 && unsatisfiable.count == 2)
    #expect(data.tableCount == data.priorities.count + 2)
    #expect(data.sweep.rows.count == 11 && data.flip.rows.count == 5 && data.stack.rows.count == 5)
  }

  @Test func `required paddings cannot be closed`() {
    var route = HikingRoute(closing: 1000)
    (route.top, route.gap, route.bottom) = (1000, 1000, 1000)

    let solution = route.system.solution()

    #expect(!solution.isSatisfied)
    #expect(
      solution.issues[0].description == """
        error: 4 required constraints cannot hold together [conflicting-constraints]
          - 'top padding': l1.top = cont.top + 8 (HikingRoute.swift:31)
          - 'gap': l2.top = l1.bottom + 4 (HikingRoute.swift:33)
          - 'bottom padding': cont.bottom = l2.bottom + 8 (HikingRoute.swift:34)
          - 'closed': cont.height = 0 (HikingRoute.swift:36)
          why: together they ask for a negative length; the frames here miss required constraints by 20 \
        points, UIKit drops one of them
          instead: give one of them a priority below 1000, or leave it out
        """)
  }

  @Test func `required paddings and contents cannot be closed`() {
    var route = HikingRoute(closing: 1000, compression: [1000, 1000])
    (route.top, route.gap, route.bottom) = (1000, 1000, 1000)

    let solution = route.system.solution()

    #expect(!solution.isSatisfied)
    #expect(solution.issues[0].constraints.contains { $0.identifier == "closed" })
  }

  @Test func `every step of a shrinking constant gives the frames and ranges of the file`() {
    var numbers = 0
    for row in data.sweep.rows {
      for (route, frames) in [(HikingRoute(), row.unstaged), (.staged, row.staged)] {
        var route = route
        (route.closing, route.closedHeight) = (1000, row.height)

        let solution = route.system.solution()

        numbers += compare(frames, with: solution, "height \(row.height)")
        #expect(solution.frame(of: "cont")?.height == CGFloat(row.height))
        #expect(solution.frame(of: "below")?.minY == CGFloat(row.belowTop))
      }
    }
    #expect(numbers == 11 * 2 * 4)
  }

  @Test func `an animated layout interpolates, which is not what solving anew gives`() throws {
    var route = HikingRoute.staged
    let start = route.system.solution()
    route.closing = 999
    let end = route.system.solution()
    // The file rounds progress and constants to 9 and 6 decimals, and lengths to as many digits.
    func isNear(_ a: CGFloat?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-6 } ?? false }
    var numbers = 0

    for row in data.flip.rows {
      let frames = start.frames(interpolatedTo: end, progress: row.progress)
      var halfWay = HikingRoute.staged
      (halfWay.closing, halfWay.closedHeight) = (1000, 80 * (1 - row.progress))
      let solved = halfWay.system.solution().frames

      for (table, found) in [
        (row.interpolated, frames), (row.solvedAnew, solved),
      ] {
        for (name, value) in table {
          let parts = name.split(separator: ".").map(String.init)
          let frame = found[parts[0]]
          #expect(isNear(parts[1] == "h" ? frame?.height : frame?.minY, value), "\(row.progress): \(name)")
          numbers += 1
        }
      }
      let bottom = try #require(frames["cont"]).maxY
      let label = try #require(frames["l2"]).maxY
      #expect(isNear(bottom, row.containerBottom) && isNear(label, row.labelBottom))
      #expect(isNear(max(0, label - bottom), row.overflow))
      numbers += 3
    }
    #expect(numbers == 5 * (2 * 10 + 3))
  }

  @Test func `the file's progress is the curve's`() {
    for row in data.flip.rows {
      #expect(abs(UnitCurve.easeInOut.value(at: row.t / 0.3) - row.progress) < 1e-8)
    }
  }

  @Test func `a stack view's hidden subview gives up its length and one spacing`() {
    let before = StackViewArrangement(lengths: [40, 30, 50], spacing: 10)
    let after = StackViewArrangement(lengths: [40, 30, 50], spacing: 10, hidden: [1])
    var numbers = 0
    func compare(_ row: ArticleTwoData.Stack.Row, _ stack: StackViewArrangement) {
      #expect(abs(stack.length - row.height) < 1e-6)
      for (index, name) in ["A", "B", "C"].enumerated() {
        guard let slot = row.slots[name] else { continue }
        #expect(abs(stack.slots[index].offset - slot[0]) < 1e-6, "\(name) at \(row.progress)")
        #expect(abs(stack.slots[index].length - slot[1]) < 1e-6, "\(name) at \(row.progress)")
        numbers += 2
      }
    }

    compare(data.stack.before, before)
    compare(data.stack.after, after)
    for row in data.stack.rows { compare(row, before.interpolated(to: after, progress: row.progress)) }

    #expect(numbers == 6 + 4 + 5 * 6)
  }

  @Test func `a stack view whose subviews are all hidden has no length`() {
    let stack = StackViewArrangement(lengths: [40, 30], spacing: 10, hidden: [0, 1])

    #expect(stack.length == 0)
    #expect(stack.slots.map(\.offset) == [0, 0])
  }
}
