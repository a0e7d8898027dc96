import Foundation

@testable import ViewGraph

/// Solves small systems exactly, by trying every corner.
///
/// Each constraint is an equation of a plane in as many dimensions as there are variables. Where all
/// variables are bounded, the least errors and the ends of every range lie where planes cross. So every
/// crossing is computed in whole numbers (E. H. Bareiss, "Sylvester's Identity and Multistep
/// Integer-Preserving Gaussian Elimination", 1968), those that miss a required constraint are dropped, and
/// the best of the rest are compared level by level. It shares nothing with the solver but the constraints.
struct ConstraintOracle {
  /// A fraction with a positive denominator.
  struct Fraction: Comparable {
    var over: Int
    var under: Int

    static func < (a: Fraction, b: Fraction) -> Bool { a.over * b.under < b.over * a.under }
    static func == (a: Fraction, b: Fraction) -> Bool { a.over * b.under == b.over * a.under }

    var value: Double { Double(over) / Double(under) }

    /// Whether it is a whole number of 1024ths.
    var isDyadic: Bool { (over * 1_024) % under == 0 }
  }

  /// What is known of the best points.
  struct Answer {
    /// The error sums by level, the highest first.
    var misses: [(level: Float, sum: Fraction)]
    /// The least and greatest value of each variable.
    var ranges: [(lower: Fraction, upper: Fraction)]
  }

  /// Four times the sum `factors · variables - constant`, so that halves are whole.
  private struct Plane {
    var factors: [Int]
    var constant: Int
    var relation: LayoutConstraint.Relation
    var level: Float
  }

  /// Beyond this a number stands for an infinite one.
  static let far = 1 << 16

  private var planes: [Plane] = []
  private let variables: [LayoutAnchor]
  private let fixed: [LayoutAnchor: Int]

  /// - Parameters:
  ///   - variables: The lengths and the leading or top edges to find.
  ///   - fixed: Those that are known.
  init(variables: [LayoutAnchor], fixed: [LayoutAnchor: Int], constraints: [LayoutConstraint]) {
    self.variables = variables
    self.fixed = fixed
    for constraint in constraints { planes.append(plane(constraint)) }
    for (index, variable) in variables.enumerated() {
      var factors = [Int](repeating: 0, count: variables.count)
      factors[index] = 4
      let isLength = variable.attribute == .width || variable.attribute == .height
      let lowest = isLength ? 0 : -4 * (1 << 20)
      planes.append(Plane(factors: factors, constant: lowest, relation: .greaterThanOrEqual, level: 1000))
      planes.append(Plane(factors: factors, constant: 4 << 20, relation: .lessThanOrEqual, level: 1000))
    }
  }

  private func plane(_ constraint: LayoutConstraint) -> Plane {
    var plane = Plane(
      factors: [Int](repeating: 0, count: variables.count), constant: Int(constraint.constant * 4),
      relation: constraint.relation, level: constraint.priority.rawValue)
    func add(_ anchor: LayoutAnchor, _ quarters: Int) {
      let isHorizontal = [.leading, .trailing, .width, .centerX].contains(anchor.attribute)
      let place = LayoutAnchor(item: anchor.item, attribute: isHorizontal ? .leading : .top)
      let length = LayoutAnchor(item: anchor.item, attribute: isHorizontal ? .width : .height)
      switch anchor.attribute {
      case .leading, .top: addPart(place, quarters)
      case .width, .height: addPart(length, quarters)
      case .centerX, .centerY:
        addPart(place, quarters)
        addPart(length, quarters / 2)
      case .trailing, .bottom, .firstBaseline:
        addPart(place, quarters)
        addPart(length, quarters)
      }
    }
    func addPart(_ part: LayoutAnchor, _ quarters: Int) {
      if let known = fixed[part] {
        plane.constant -= quarters * known
      } else if let index = variables.firstIndex(of: part) {
        plane.factors[index] += quarters
      } else {
        fatalError("\(part) is neither a variable nor fixed")
      }
    }
    add(constraint.firstAnchor, 4)
    if let second = constraint.secondAnchor { add(second, -Int(constraint.multiplier * 4)) }
    return plane
  }

  /// The best points, or `nil` if none satisfies the required constraints.
  func answer() -> Answer? {
    let levels = Set(planes.map(\.level)).subtracting([1000]).sorted(by: >)
    let constant = planes.filter { $0.factors.allSatisfy { $0 == 0 } && $0.level == 1000 }
    guard constant.allSatisfy({ isMet(over: 0 - $0.constant, $0.relation) }) else { return nil }
    var best: Answer?
    visitCorners { corner, under in
      for plane in planes where plane.level == 1000 {
        if !isMet(over: distance(corner, under, plane), plane.relation) { return }
      }
      let misses = levels.map { level in
        let sum = planes.reduce(0) { sum, plane in
          guard plane.level == level else { return sum }
          let distance = distance(corner, under, plane)
          return isMet(over: distance, plane.relation) ? sum : sum + abs(distance)
        }
        return (level: level, sum: Fraction(over: sum, under: 4 * under))
      }
      let values = corner.map { Fraction(over: $0, under: under) }
      guard var answer = best, !isFewer(misses, answer.misses) else {
        best = Answer(misses: misses, ranges: values.map { ($0, $0) })
        return
      }
      if isFewer(answer.misses, misses) { return }
      for (index, value) in values.enumerated() {
        answer.ranges[index].lower = min(answer.ranges[index].lower, value)
        answer.ranges[index].upper = max(answer.ranges[index].upper, value)
      }
      best = answer
    }
    return best
  }

  private func isFewer(_ a: [(level: Float, sum: Fraction)], _ b: [(level: Float, sum: Fraction)]) -> Bool {
    for (one, other) in zip(a, b) where one.sum != other.sum { return one.sum < other.sum }
    return false
  }

  private func isMet(over distance: Int, _ relation: LayoutConstraint.Relation) -> Bool {
    switch relation {
    case .lessThanOrEqual: distance <= 0
    case .equal: distance == 0
    case .greaterThanOrEqual: distance >= 0
    }
  }

  /// How far a corner lies from a plane, times four and the corner's denominator.
  private func distance(_ corner: [Int], _ under: Int, _ plane: Plane) -> Int {
    var sum = -plane.constant * under
    for index in corner.indices { sum += plane.factors[index] * corner[index] }
    return sum
  }

  /// Calls `visit` with every point where planes cross, as numerators and their denominator.
  private func visitCorners(_ visit: (_ corner: [Int], _ under: Int) -> Void) {
    let size = variables.count
    let usable = planes.filter { !$0.factors.allSatisfy { $0 == 0 } }
    var chosen = [Int](repeating: 0, count: size)
    func choose(_ depth: Int, from start: Int) {
      if depth == size {
        if let (corner, under) = crossing(chosen.map { usable[$0] }) { visit(corner, under) }
        return
      }
      for index in start..<usable.count {
        chosen[depth] = index
        choose(depth + 1, from: index + 1)
      }
    }
    choose(0, from: 0)
  }

  private func crossing(_ planes: [Plane]) -> (corner: [Int], under: Int)? {
    let size = planes.count
    var rows = planes.map { $0.factors + [$0.constant] }
    var previous = 1
    for step in 0..<size {
      guard let pivot = (step..<size).first(where: { rows[$0][step] != 0 }) else { return nil }
      rows.swapAt(step, pivot)
      for row in 0..<size where row != step {
        let factor = rows[row][step]
        for column in 0...size {
          rows[row][column] = (rows[row][column] * rows[step][step] - rows[step][column] * factor) / previous
        }
      }
      previous = rows[step][step]
    }
    let sign = previous < 0 ? -1 : 1
    return (rows.map { $0[size] * sign }, previous * sign)
  }
}
