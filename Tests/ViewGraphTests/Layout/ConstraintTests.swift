import Foundation
import Testing

@testable import ViewGraph

private let box = LayoutItem("box")
private let card = LayoutItem("card")
private let label = LayoutItem("label")

/// Solves constraints of a box of 100 × 50 points with a card and a label.
private func solve(_ constraints: LayoutConstraint..., items: [LayoutItem] = [card, label])
  -> ConstraintSolution
{
  ConstraintSystem(container: box, width: 100, height: 50, items: items, constraints: constraints).solution()
}

@Suite struct `Layout constraints` {
  @Test func `edges decide a frame`() {
    let solution = solve(
      card.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
      card.topAnchor.constraint(equalTo: box.topAnchor),
      card.bottomAnchor.constraint(equalTo: box.bottomAnchor), items: [card])

    #expect(solution.frame(of: "card") == CGRect(x: 8, y: 0, width: 84, height: 50))
    #expect(solution.issues.isEmpty)
  }

  @Test func `a centre and an aspect ratio decide a frame`() {
    let solution = solve(
      card.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      card.heightAnchor.constraint(equalToConstant: 20),
      card.widthAnchor.constraint(equalTo: card.heightAnchor, multiplier: 1.5), items: [card])

    #expect(solution.frame(of: "card") == CGRect(x: 35, y: 15, width: 30, height: 20))
  }

  @Test func `baselines align, at the lower edge where there is no text`() {
    var title = LayoutItem("label", height: .init(20, hugging: 251, compressionResistance: 750))
    title.firstBaselineOffset = 15

    let solution = solve(
      title.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      card.heightAnchor.constraint(equalToConstant: 8),
      card.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor), items: [card, title])

    #expect(solution.coordinates["label"]?.height == 20...20)
    #expect(solution.coordinates["card"]?.y == 17...17)
  }

  @Test func `a higher priority wins against any number of lower ones`() {
    var system = ConstraintSystem(container: box, items: [card], constraints: [])
    system.constraints = [card.widthAnchor.constraint(equalToConstant: 10, priority: 500)]
    system.constraints += (0..<200).map { _ in card.widthAnchor.constraint(equalToConstant: 90, priority: 499)
    }

    let solution = system.solution()

    #expect(solution.coordinates["card"]?.width == 10...10)
    #expect(solution.misses.map(\.points) == [0, 200 * 80])
  }

  @Test func `of two that compete the one with less compression resistance shrinks`() {
    let firm = LayoutItem("card", width: .init(80, hugging: 250, compressionResistance: 751))
    let soft = LayoutItem("label", width: .init(60, hugging: 250, compressionResistance: 750))

    let solution = solve(
      firm.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      soft.leadingAnchor.constraint(equalTo: firm.trailingAnchor),
      soft.trailingAnchor.constraint(equalTo: box.trailingAnchor), items: [firm, soft])

    #expect(solution.coordinates["card"]?.width == 80...80)
    #expect(solution.coordinates["label"]?.width == 20...20)
  }

  @Test func `what is left open is a range and a warning, not a guess`() {
    let solution = solve(
      card.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: 4),
      card.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      card.topAnchor.constraint(equalTo: box.topAnchor), items: [card])

    #expect(solution.frame(of: "card") == nil)
    #expect(
      solution.issues.map(\.description) == [
        """
        warning: 'card' has more than one frame [ambiguous-frame]
          x is between 4 and 100
          width is between 0 and 96
          height is at least 0
          why: the constraints allow each of them, so which one shows is chance
          instead: add a constraint, or give the constraints that tie different priorities
        """
      ])
  }

  @Test func `a conflict names the smallest set with places`() {
    let solution = solve(
      card.widthAnchor.constraint(equalToConstant: 60, identifier: "card width"),
      card.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor, multiplier: 0.5),
      card.heightAnchor.constraint(equalToConstant: 10), items: [card])

    #expect(!solution.isSatisfied)
    #expect(
      solution.issues[0].description == """
        error: 3 required constraints cannot hold together [conflicting-constraints]
          - 'size of box': box.width = 100 (ConstraintTests.swift:6)
          - 'card width': card.width = 60 (ConstraintTests.swift:99)
          - 'card.width ≤ 0.5 × box.width' (ConstraintTests.swift:100)
          why: no frames satisfy all of them; the frames here miss required constraints by 10 points, UIKit \
        drops one of them
          instead: give one of them a priority below 1000, or leave it out
        """)
  }

  @Test func `a negative length is a conflict of its own`() {
    let solution = solve(card.widthAnchor.constraint(equalToConstant: -5), items: [card])

    #expect(solution.issues[0].summary == "1 required constraint cannot hold")
    #expect(solution.issues[0].reason.hasPrefix("it asks for a negative length;"))
    #expect(solution.coordinates["card"]?.width == 0...0)
  }

  @Test func `changing between required and not is reported, other changes are not`() {
    func system(_ priority: LayoutConstraint.Priority, _ other: LayoutConstraint.Priority) -> ConstraintSystem
    {
      ConstraintSystem(
        container: box, items: [card],
        constraints: [
          card.heightAnchor.constraint(equalToConstant: 0, priority: priority, identifier: "closed"),
          card.widthAnchor.constraint(equalToConstant: 0, priority: other),
        ])
    }

    let warnings = system(1000, 900).requiredChanges(since: system(1, 1))

    #expect(
      warnings.map(\.description) == [
        """
        warning: 'closed' changes its priority from 1 to 1000 while installed [required-priority-change]
          at ConstraintTests.swift:130
          why: UIKit documents that a constraint cannot become required, or stop being so, while installed; \
        before iOS 13 it throws (later ones are said to accept it)
          instead: use 999 instead of 1000, or deactivate the constraint
        """
      ])
    #expect(system(1, 1).requiredChanges(since: system(1000, 1)).count == 1)
    #expect(system(999, 1).requiredChanges(since: system(1, 1)).isEmpty)
    #expect(system(1, 1000).requiredChanges(since: system(1, 1)).count == 1)
  }

  @Test func `a constraint that was not installed before may be required`() {
    let before = ConstraintSystem(container: box, items: [card], constraints: [])
    var after = before
    after.constraints = [card.heightAnchor.constraint(equalToConstant: 0)]

    #expect(after.requiredChanges(since: before).isEmpty)
    #expect(before.requiredChanges(since: after).isEmpty)
  }
}
