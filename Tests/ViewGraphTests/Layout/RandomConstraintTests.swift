import Foundation
import Testing

@testable import ViewGraph

/// A small random system, with what its oracle has to know.
private struct RandomSystem: CustomStringConvertible {
  let box = LayoutItem("box")
  var items: [LayoutItem] = []
  /// Whether heights occur too, so that the axes depend on each other.
  let isTall: Bool
  var width: CGFloat?
  var constraints: [LayoutConstraint] = []
  var variables: [LayoutAnchor] = []
  var fixed: [LayoutAnchor: Int] = [LayoutAnchor(item: "box", attribute: .leading): 0]

  init(using random: inout SeededGenerator) {
    let sort = Int.random(in: 0..<8, using: &random)
    let isWide = sort == 0
    isTall = sort > 5
    for index in 0..<(isWide ? 2 : 1) {
      let item = LayoutItem("item\(index)")
      items.append(item)
      variables += [item.leadingAnchor, item.widthAnchor]
    }
    if isTall { variables.append(items[0].heightAnchor) }
    if !isWide && !isTall && Bool.random(using: &random) {
      variables.append(box.widthAnchor)
    } else {
      width = CGFloat(Int.random(in: 0...40, using: &random))
      fixed[box.widthAnchor] = Int(width ?? 0)
    }
    for _ in 0..<Int.random(in: 1...(isWide ? 6 : 7), using: &random) {
      constraints.append(constraint(&random))
    }
  }

  private func constraint(_ random: inout SeededGenerator) -> LayoutConstraint {
    let places: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
    let all = [box] + items
    let isLength = Int.random(in: 0..<(isTall ? 2 : 3), using: &random) == 0
    func anchor(_ random: inout SeededGenerator) -> LayoutAnchor {
      if isLength && isTall && Bool.random(using: &random) { return items[0].heightAnchor }
      return LayoutAnchor(
        item: all[Int.random(in: 0..<all.count, using: &random)].name,
        attribute: isLength ? .width : places[Int.random(in: 0..<3, using: &random)])
    }
    let multipliers: [CGFloat] = [1, 1, 1, 1, 2, 0.5, -1]
    let levels: [Float] = [1000, 1000, 900, 750, 750, 251, 250]
    let second = isLength && Bool.random(using: &random) ? nil : anchor(&random)
    return LayoutConstraint(
      anchor(&random), LayoutConstraint.Relation.allCases[Int.random(in: 0..<3, using: &random)], second,
      multiplier: second == nil ? 1 : multipliers[Int.random(in: 0..<7, using: &random)],
      constant: CGFloat(Int.random(in: -24...24, using: &random)) / 2,
      priority: .init(levels[Int.random(in: 0..<7, using: &random)]))
  }

  var system: ConstraintSystem {
    ConstraintSystem(container: box, width: width, height: 0, items: items, constraints: constraints)
  }

  /// What is right for all of its constraints.
  func answer() -> ConstraintOracle.Answer? {
    ConstraintOracle(variables: variables, fixed: fixed, constraints: constraints).answer()
  }

  /// Whether the constraints can hold together, the container's size being one of them.
  func canHold(_ constraints: [LayoutConstraint]) -> Bool {
    var oracle = (variables: variables, fixed: fixed)
    if oracle.fixed.removeValue(forKey: box.widthAnchor) != nil { oracle.variables.append(box.widthAnchor) }
    return ConstraintOracle(variables: oracle.variables, fixed: oracle.fixed, constraints: constraints)
      .answer() != nil
  }

  var description: String {
    "width \(width.map { "\($0)" } ?? "open"): " + constraints.map(\.description).joined(separator: "; ")
  }
}

@Suite struct `Random constraints` {
  private static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8]
  private static let systemsOfSeed = 400

  @Test(arguments: seeds) func `the solver finds what trying every corner finds`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var satisfiable = 0
    var open = 0
    for number in 0..<Self.systemsOfSeed {
      let example = RandomSystem(using: &random)
      let solution = example.system.solution()
      let about: Comment = "seed \(seed), system \(number): \(example)"

      #expect(!solution.issues.contains { $0.kind == .invalid || $0.kind == .unsolved }, about)
      guard let answer = example.answer() else {
        #expect(!solution.isSatisfied, about)
        expectMinimalConflict(solution, example, about)
        continue
      }
      satisfiable += 1
      #expect(solution.isSatisfied, about)
      for (level, sum) in answer.misses {
        let found = solution.misses.first { $0.priority.rawValue == level }?.points
        #expect(isSame(found ?? .nan, sum), "error at \(level); \(about)")
      }
      for (variable, range) in zip(example.variables, answer.ranges) {
        let numbers = solution.coordinates[variable.item]
        let found =
          variable.attribute == .width
          ? numbers?.width : variable.attribute == .height ? numbers?.height : numbers?.x
        if range.lower != range.upper { open += 1 }
        #expect(isSame(found?.lowerBound ?? .nan, range.lower), "\(variable); \(about)")
        #expect(isSame(found?.upperBound ?? .nan, range.upper), "\(variable); \(about)")
      }
    }
    // Both sorts occur, so that neither is tested in vain.
    #expect(satisfiable > 150 && satisfiable < 390 && open > 100, "\(satisfiable) satisfiable, \(open) open")
  }

  @Test(arguments: seeds) func `the order of constraints and items does not matter`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for number in 0..<Self.systemsOfSeed {
      var system = RandomSystem(using: &random).system
      let solution = system.solution()
      system.constraints.shuffle(using: &random)
      system.items.shuffle(using: &random)

      let shuffled = system.solution()

      #expect(shuffled == solution, "seed \(seed), system \(number)")
    }
  }

  private func expectMinimalConflict(
    _ solution: ConstraintSolution, _ example: RandomSystem, _ about: Comment
  ) {
    let conflicts = solution.issues.filter { $0.kind == .conflict }
    #expect(!conflicts.isEmpty, about)
    for conflict in conflicts {
      let members = conflict.constraints
      #expect(!example.canHold(members), "no conflict in \(members); \(about)")
      for index in members.indices {
        var rest = members
        rest.remove(at: index)
        #expect(example.canHold(rest), "'\(members[index])' is needless; \(about)")
      }
    }
  }

  /// Whether a number is the fraction: exactly where it is a binary one, infinite where it is far out.
  private func isSame(_ number: CGFloat, _ fraction: ConstraintOracle.Fraction) -> Bool {
    let value = fraction.value
    if abs(value) > Double(ConstraintOracle.far) { return number == (value < 0 ? -.infinity : .infinity) }
    return fraction.isDyadic ? Double(number) == value : abs(Double(number) - value) < 1e-9
  }
}
