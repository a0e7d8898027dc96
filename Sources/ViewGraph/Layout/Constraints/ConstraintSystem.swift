import Foundation

/// A container, the items in it, and the constraints between them.
///
/// Places are measured from the container's top leading corner, also by multipliers of places.
public struct ConstraintSystem: Hashable, Sendable {
  /// The item that all others lie in; its corner is the origin.
  public var container: LayoutItem

  /// The container's width in points; `nil` where the constraints decide it.
  public var width: CGFloat?

  /// The container's height in points; `nil` where the constraints decide it.
  public var height: CGFloat?

  /// The items to place.
  public var items: [LayoutItem]

  /// The constraints that are installed.
  public var constraints: [LayoutConstraint]

  /// Creates a system.
  public init(
    container: LayoutItem, width: CGFloat? = nil, height: CGFloat? = nil, items: [LayoutItem],
    constraints: [LayoutConstraint]
  ) {
    self.container = container
    self.width = width
    self.height = height
    self.items = items
    self.constraints = constraints
  }

  /// Solves the constraints, level by level.
  ///
  /// Required constraints hold and no length is negative. Then, from priority 999 down, the sum of the errors
  /// of each priority is as small as all higher ones allow. Priorities are an order: no number of lower ones
  /// outvotes a higher. Neither the order of the items nor that of the constraints matters. Numbers closer
  /// than a billionth, measured by the largest constant, count as equal.
  ///
  /// - Complexity: Groups of items without a constraint between them are solved on their own. Within one
  ///   of *n* constraints about *n* steps of O(*n*) each.
  public func solution() -> ConstraintSolution {
    let rows = ConstraintRows(self)
    var levels: [Float: Double] = [:]
    var spans = [ClosedRange<CGFloat>](repeating: 0...0, count: rows.isLength.count)
    var conflicts: [ConstraintIssue] = []
    var steps = 0

    for group in rows.groups() {
      var solver = GroupSolver(group, of: rows)
      solver.solve(&spans)
      levels.merge(solver.misses) { $0 + $1 }
      conflicts += solver.conflicts
      steps += solver.steps
    }

    let coordinates = rows.coordinates(spans)
    let misses = levels.sorted { $0.key > $1.key }.map { level, points in
      ConstraintSolution.Miss(priority: LayoutConstraint.Priority(level), points: snapped(points))
    }
    return ConstraintSolution(
      coordinates: coordinates, misses: misses,
      issues: conflicts + rows.issues + ambiguities(coordinates), steps: steps)
  }
}

/// The number without the rounding of the way there: a near fraction with a common denominator, if there is one.
///
/// Layouts halve, third and count in hundredths, so the denominators are the divisors of 1024 · 9 · 25 · 7.
func snapped(_ value: Double) -> CGFloat {
  let near = (value * 1_612_800).rounded() / 1_612_800
  guard near.isFinite, abs(near - value) <= 1e-9 * max(1, abs(value)) else { return value }
  return near == 0 ? 0 : near  // Negative zero would print its sign.
}

/// One warning for each item that is left open.
private func ambiguities(_ coordinates: [String: ConstraintSolution.Coordinates]) -> [ConstraintIssue] {
  coordinates.sorted { $0.key < $1.key }.compactMap { name, numbers in
    let open = numbers.openNumbers
    guard !open.isEmpty else { return nil }
    return ConstraintIssue(
      .ambiguity, "'\(onOneLine(name))' has more than one frame",
      details: open.map { "\($0.name) \(text($0.range))" },
      reason: "the constraints allow each of them, so which one shows is chance",
      advice: "add a constraint, or give the constraints that tie different priorities", items: [name])
  }
}

private func text(_ range: ClosedRange<CGFloat>) -> String {
  let lower = shortNumber(Double(range.lowerBound))
  let upper = shortNumber(Double(range.upperBound))
  switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
  case (true, true): return "is between \(lower) and \(upper)"
  case (true, false): return "is at least \(lower)"
  case (false, true): return "is at most \(upper)"
  case (false, false): return "can be anything"
  }
}
