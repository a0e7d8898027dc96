import Foundation
import Testing

@testable import ViewGraph

private let box = LayoutItem("box")
private let card = LayoutItem("card")

private func solve(_ constraint: LayoutConstraint) -> ConstraintSolution {
  ConstraintSystem(container: box, width: 100, height: 50, items: [card], constraints: [constraint])
    .solution()
}

/// A constraint that means nothing, and what is said of it.
private struct Meaningless: CustomTestStringConvertible, Sendable {
  let constraint: LayoutConstraint
  let summary: String
  var testDescription: String { summary }
}

@Suite struct `Constraints that mean nothing` {
  private static let width = LayoutAnchor(item: "card", attribute: .width)
  private static let leading = LayoutAnchor(item: "card", attribute: .leading)
  private static let top = LayoutAnchor(item: "card", attribute: .top)

  private static let cases = [
    Meaningless(
      constraint: LayoutConstraint(width, .equal, constant: .nan),
      summary: "'card.width = nan' has the constant nan"),
    Meaningless(
      constraint: LayoutConstraint(width, .lessThanOrEqual, constant: .infinity),
      summary: "'card.width ≤ ∞' has the constant ∞"),
    Meaningless(
      constraint: LayoutConstraint(width, .equal, constant: 1e300),
      summary: "'card.width = 1e+300' has the constant 1e+300"),
    Meaningless(
      constraint: LayoutConstraint(width, .equal, constant: 1, priority: 0),
      summary: "'card.width = 1 @0' has the priority 0"),
    Meaningless(
      constraint: LayoutConstraint(width, .equal, constant: 1, priority: 1001),
      summary: "'card.width = 1 @1001' has the priority 1001"),
    Meaningless(
      constraint: LayoutConstraint(width, .equal, constant: 1, priority: .init(.nan)),
      summary: "'card.width = 1 @nan' has the priority nan"),
    Meaningless(
      constraint: LayoutConstraint(width, .equal, width, multiplier: .nan),
      summary: "'card.width = nan × card.width' has the multiplier nan"),
    Meaningless(
      constraint: LayoutConstraint(leading, .equal, leading, multiplier: 0),
      summary: "'card.leading = 0 × card.leading' has the multiplier 0"),
    Meaningless(
      constraint: LayoutConstraint(leading, .equal, constant: 8),
      summary: "'card.leading = 8' compares a place with a number"),
    Meaningless(
      constraint: LayoutConstraint(leading, .equal, top),
      summary: "'card.leading = card.top' pairs 'leading' with 'top'"),
    Meaningless(
      constraint: LayoutConstraint(width, .equal, leading),
      summary: "'card.width = card.leading' pairs 'width' with 'leading'"),
    Meaningless(
      constraint: LayoutConstraint(width, .equal, LayoutAnchor(item: "cart", attribute: .width)),
      summary: "'card.width = cart.width' names 'cart', which is no item"),
  ]

  @Test(arguments: cases) fileprivate func `one is reported and left out`(example: Meaningless) {
    let solution = solve(example.constraint)

    let invalid = solution.issues.filter { $0.kind == .invalid }
    #expect(invalid.map(\.summary) == [example.summary])
    #expect(solution.isSatisfied)
    #expect(solution.coordinates["card"]?.width == 0 ... .infinity)
  }

  @Test func `the message says what to write instead`() {
    let solution = solve(card.leadingAnchor.constraint(equalToConstant: 8))

    #expect(
      solution.issues[0].description == """
        error: 'card.leading = 8' compares a place with a number [invalid-constraint]
          at HostileConstraintTests.swift:75
          why: a place is relative to another; UIKit throws; the constraint is left out
          instead: compare it with an edge of the container, plus the number
        """)
  }

  @Test func `a second item of one name is left out`() {
    let system = ConstraintSystem(
      container: box, width: 9, height: 9, items: [box, card, card], constraints: [])

    let solution = system.solution()

    #expect(
      solution.issues.filter { $0.kind == .invalid }.map(\.summary) == [
        "two items are called 'box'", "two items are called 'card'",
      ])
    #expect(solution.frame(of: "box") == CGRect(x: 0, y: 0, width: 9, height: 9))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1]) func `a content without a length is left out`(
    length: CGFloat
  ) {
    let item = LayoutItem("card", width: .init(length), height: .init(5))
    let solution = ConstraintSystem(container: box, width: length, items: [item], constraints: []).solution()

    #expect(solution.issues.contains { $0.kind == .invalid && $0.items == ["card"] })
    #expect(solution.coordinates["card"]?.width == 0 ... .infinity)
    #expect(solution.coordinates["card"]?.height == 5...5)
  }

  @Test func `no constraints leave everything open`() {
    let solution = ConstraintSystem(container: box, items: [card], constraints: []).solution()

    #expect(solution.isSatisfied)
    #expect(solution.coordinates["card"]?.x == -.infinity ... .infinity)
    #expect(solution.coordinates["box"]?.width == 0 ... .infinity)
    #expect(
      ConstraintSystem(container: box, width: 1, height: 1, items: [], constraints: []).solution().issues
        .isEmpty)
  }

  @Test func `a constraint of an item with itself compares two numbers`() {
    let holds = solve(card.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, constant: 8))
    let fails = solve(
      card.widthAnchor.constraint(equalTo: card.widthAnchor, constant: 8, identifier: "grows"))

    #expect(holds.isSatisfied)
    #expect(fails.issues[0].constraints.map(\.identifier) == ["grows"])
  }

  @Test func `a circle that adds up is solved, one that does not is a conflict of all its members`() {
    let items = (0..<50).map { LayoutItem("item\($0)", width: .init(10)) }
    func circle(gap: CGFloat) -> ConstraintSolution {
      let constraints = items.indices.map { index in
        items[(index + 1) % 50].leadingAnchor.constraint(
          equalTo: items[index].leadingAnchor, constant: index == 0 ? gap : 2)
      }
      return ConstraintSystem(container: box, width: 10, height: 10, items: items, constraints: constraints)
        .solution()
    }

    #expect(circle(gap: -98).isSatisfied)
    #expect(circle(gap: -97).issues[0].constraints.count == 50)
  }

  @Test func `the same constraint a hundred times counts a hundred times`() {
    let same = (0..<100).map { _ in card.widthAnchor.constraint(equalToConstant: 10, priority: 500) }
    let other = (0..<99).map { _ in card.widthAnchor.constraint(equalToConstant: 20, priority: 500) }
    let solution = ConstraintSystem(container: box, items: [card], constraints: same + other).solution()

    #expect(solution.coordinates["card"]?.width == 10...10)
    #expect(solution.misses.map(\.points) == [990])
  }

  @Test func `numbers far apart do not hang`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let items = (0..<6).map { LayoutItem("item\($0)", width: .init(.random(in: 0...1e7, using: &random))) }
      var constraints: [LayoutConstraint] = []
      for _ in 0..<20 {
        let pair = items.shuffled(using: &random)
        constraints.append(
          LayoutConstraint(
            pair[0].trailingAnchor, .allCases.randomElement(using: &random) ?? .equal, pair[1].centerXAnchor,
            multiplier: .random(in: 0.001...1_000, using: &random),
            constant: .random(in: -1e7...1e7, using: &random),
            priority: .init(.random(in: 1...1_000, using: &random).rounded())))
      }
      let solution =
        ConstraintSystem(container: box, width: 10, height: 10, items: items, constraints: constraints)
        .solution()

      #expect(solution.coordinates.count == 7)
    }
  }
}

@Suite struct `A thousand constraints` {
  /// Items in a row in which each edge follows from the one before it, 3 constraints each and one more.
  private func row(_ count: Int, in width: CGFloat?, resistance: (Int) -> Float) -> ConstraintSystem {
    let items = (0..<count).map { index in
      let level = LayoutConstraint.Priority(resistance(index))
      return LayoutItem("item\(index)", width: .init(20, hugging: 251, compressionResistance: level))
    }
    var edge = box.leadingAnchor
    var constraints: [LayoutConstraint] = []
    for item in items {
      constraints.append(item.leadingAnchor.constraint(equalTo: edge, constant: 8))
      edge = item.trailingAnchor
    }
    constraints.append(box.trailingAnchor.constraint(equalTo: edge))
    return ConstraintSystem(container: box, width: width, height: 0, items: items, constraints: constraints)
  }

  @Test func `a row that fits is solved in as many steps as there are lengths and edges`() {
    let solution = row(333, in: nil) { _ in 750 }.solution()

    #expect(solution.coordinates["box"]?.width == 9_324...9_324)
    #expect(solution.coordinates["item332"]?.x == 9_304...9_304)
    #expect(solution.steps < 1_500, "\(solution.steps) steps")
  }

  @Test func `a row that is too long shortens the last in rank`() {
    let solution = row(333, in: 9_314) { $0 == 100 ? 749 : 750 }.solution()

    #expect(solution.coordinates["item100"]?.width == 10...10)
    #expect(solution.coordinates["item101"]?.width == 20...20)
    #expect(solution.steps < 3_000, "\(solution.steps) steps")
  }

  @Test func `a row whose rank ties is open, with a range for each`() {
    let solution = row(333, in: 9_314) { _ in 750 }.solution()

    #expect(solution.coordinates["item0"]?.width == 10...20)
    #expect(solution.coordinates["item332"]?.x == 9_294...9_304)
    #expect(solution.steps < 6_000, "\(solution.steps) steps")
  }

  @Test func `a row that cannot fit names every gap`() {
    let solution = row(333, in: 100) { _ in 750 }.solution()

    // 13 gaps are too many for 100 points, but each edge hangs on the one before it.
    #expect(solution.issues[0].constraints.count == 335)
    #expect(solution.steps < 3_000, "\(solution.steps) steps")
  }
}
