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

/// A constraint between items that have numbers for names.
private struct Connection {
  let items: (Int, Int)
  let attributes: (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  let relation: LayoutConstraint.Relation
  let constant: CGFloat
  let priority: Float

  init(size: Int, using random: inout SeededGenerator) {
    // Item -1 is the container.
    items = (Int.random(in: 0..<size, using: &random), Int.random(in: -1..<size, using: &random))
    let places: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
    let isLength = Int.random(in: 0..<4, using: &random) == 0
    attributes =
      isLength
      ? (.width, .width)
      : (places[Int.random(in: 0..<3, using: &random)], places[Int.random(in: 0..<3, using: &random)])
    relation = LayoutConstraint.Relation.allCases[Int.random(in: 0..<3, using: &random)]
    constant = CGFloat(Int.random(in: -24...24, using: &random)) / 2
    priority = [1000, 900, 900, 800, 750, 500, 251][Int.random(in: 0..<7, using: &random)]
  }

  static func system(_ links: [Connection], _ lengths: [CGFloat], names: [Int]) -> ConstraintSystem {
    func name(_ index: Int) -> String { index < 0 ? "box" : "item\(names[index])" }
    let items = lengths.enumerated().map { index, length in
      LayoutItem(name(index), width: .init(length), height: .init(1, hugging: 1000))
    }
    let constraints = links.map { link in
      LayoutConstraint(
        LayoutAnchor(item: name(link.items.0), attribute: link.attributes.0), link.relation,
        LayoutAnchor(item: name(link.items.1), attribute: link.attributes.1), constant: link.constant,
        priority: .init(link.priority))
    }
    return ConstraintSystem(
      container: LayoutItem("box"), width: 100, height: 0, items: items, constraints: constraints)
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

  /// Other names change the order in which everything is tried, and with it every step of the solver.
  @Test(arguments: seeds) func `names do not matter in larger systems`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var decided = 0
    var open = 0
    for number in 0..<12 {
      let size = 24
      let mirrored = (0..<size).map { (($0 * 7) + 3) % size }
      let plan = (0..<size * 3).map { _ in Connection(size: size, using: &random) }
      let lengths = (0..<size).map { _ in CGFloat(Int.random(in: 0...40, using: &random)) / 2 }

      let one = Connection.system(plan, lengths, names: Array(0..<size)).solution()
      let other = Connection.system(plan, lengths, names: mirrored).solution()

      #expect(
        zip(one.misses, other.misses).allSatisfy { isSame($0.points, $1.points) },
        "seed \(seed), system \(number)")
      for index in 0..<size {
        let found = try #require(one.coordinates["item\(index)"])
        let twin = try #require(other.coordinates["item\(mirrored[index])"])
        #expect(isSame(found.x, twin.x) && isSame(found.width, twin.width), "seed \(seed), system \(number)")
        if found.x.lowerBound == found.x.upperBound { decided += 1 } else { open += 1 }
      }
    }
    #expect(decided > 50 && open > 50, "\(decided) decided, \(open) open")
  }

  /// Whether numbers differ by no more than the last digits, where they are no common fractions.
  private func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-9 }

  private func isSame(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> Bool {
    isSame(a.lowerBound, b.lowerBound) && isSame(a.upperBound, b.upperBound)
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
