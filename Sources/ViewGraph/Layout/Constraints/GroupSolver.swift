import Foundation

/// Solves the constraints of items that depend on each other.
struct GroupSolver {
  let rows: [ConstraintProgram.Row]
  private let constraints: [LayoutConstraint]
  let variables: [Int]
  let isLength: [Bool]

  /// By how many points each level is missed.
  private(set) var misses: [Float: Double] = [:]
  /// Required constraints that cannot hold together.
  private(set) var conflicts: [ConstraintIssue] = []
  /// How many steps it took.
  private(set) var steps = 0

  /// Takes one group out of all rows.
  init(_ group: ConstraintRows.Group, of all: ConstraintRows) {
    variables = group.variables
    isLength = group.variables.map { all.isLength[$0] }
    constraints = group.rows.map { all.constraints[$0] }
    let positions = Dictionary(uniqueKeysWithValues: zip(group.variables, group.variables.indices))
    rows = group.rows.map { index in
      var row = all.rows[index]
      row.terms = row.terms.compactMap { term in positions[term.variable].map { ($0, term.factor) } }
      return row
    }
  }

  /// Writes the range of each variable to `spans`.
  mutating func solve(_ spans: inout [ClosedRange<CGFloat>]) {
    var program = ConstraintProgram(isLength: isLength, rows: rows)
    for level in Set(rows.map(\.level)).sorted(by: >) {
      let points = program.meet(level: level)
      misses[level] = points
      if level == required && !program.isNothing(points) {
        conflicts.append(conflict(points))
      }
    }
    program.keepWhatNeverMoves()
    var sizes = variables.indices.map { index in
      let value = snapped(program.value(of: index))
      return value...value
    }
    // Neighbours follow each other, and all least values come first, so that each search starts near its end.
    let open = program.movableVariables().sorted { a, b in
      isLength[a] == isLength[b] ? sizes[a].lowerBound < sizes[b].lowerBound : isLength[b]
    }
    let lowest = open.map { snapped(program.extreme(of: $0, sign: 1)) }
    let highest = open.map { snapped(program.extreme(of: $0, sign: -1)) }
    for (index, ends) in zip(open, zip(lowest, highest)) { sizes[index] = ends.0...max(ends.0, ends.1) }
    if program.isStuck { conflicts.append(unsolved()) }
    steps += program.exchanges
    for (index, variable) in variables.enumerated() { spans[variable] = sizes[index] }
  }

  private var required: Float { LayoutConstraint.Priority.required.rawValue }

  private func unsolved() -> ConstraintIssue {
    ConstraintIssue(
      .unsolved, "\(constraints.count) constraints are not solved",
      reason: "their numbers lie so far apart that rounding hides which way is better; frames may miss some",
      advice: "bring multipliers and constants closer together", constraints: constraints)
  }

  /// The message about required constraints that cannot hold together.
  private mutating func conflict(_ points: Double) -> ConstraintIssue {
    let isRequired = rows.indices.filter { rows[$0].level == required }
    let found = minimalConflict(of: isRequired.map { rows[$0] }, isLength: isLength)
    steps += found.steps
    // A miss by rounding alone may have no smaller set.
    let members = found.rows.isEmpty ? isRequired : found.rows.map { isRequired[$0] }
    let involved = inSourceOrder(members.map { constraints[$0] })
    let isAboutLengths = canHold(members.map { rows[$0] }, isLength: isLength.map { _ in false })
    let subject =
      involved.count == 1
      ? "1 required constraint cannot hold" : "\(involved.count) required constraints cannot hold together"
    let cause =
      switch (involved.count == 1, isAboutLengths) {
      case (true, true): "it asks for a negative length"
      case (true, false): "no frame satisfies it"
      case (false, true): "together they ask for a negative length"
      case (false, false): "no frames satisfy all of them"
      }
    let shown = involved.count > 12 ? 10 : involved.count
    let rest =
      shown < involved.count ? ["and \(involved.count - shown) more, without which it would hold"] : []
    return ConstraintIssue(
      .conflict, subject, details: involved.prefix(shown).map { "- \($0.entry)" } + rest,
      reason: "\(cause); the frames here miss required constraints by \(shortNumber(points)) points, "
        + "UIKit drops one of them",
      advice: "give one of them a priority below 1000, or leave it out", constraints: involved)
  }
}

/// The constraints as their author reads them; those without a place come last.
private func inSourceOrder(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
  let keys = constraints.enumerated().map { index, constraint in
    let place = constraint.location
    return (place?.fileID ?? "\u{10FFFF}", place?.line ?? 0, place?.column ?? 0, index)
  }
  return keys.sorted { $0 < $1 }.map { constraints[$0.3] }
}

/// Finds rows that cannot hold together, though they could without any one of them.
///
/// The rows that prove the conflict are taken, and each of them is released in turn; it stays released if the
/// conflict remains. After J. W. Chinneck and E. W. Dravnieks, "Locating Minimal Infeasible Constraint Sets
/// in Linear Programs", 1991 (the deletion filter). Which set is found, where there are several, depends on
/// the order.
///
/// - Returns: The indices of the rows, none if all can hold together, and how many steps it took.
func minimalConflict(
  of rows: [ConstraintProgram.Row], isLength: [Bool]
) -> (rows: [Int], steps: Int) {
  guard let level = rows.first?.level else { return ([], 0) }
  var program = ConstraintProgram(isLength: isLength, rows: rows)
  if program.canMeet(level: level) { return ([], program.exchanges) }

  var members = program.proof(level: level)
  let isProof = Set(members)
  for row in rows.indices where !isProof.contains(row) { program.release(row: row) }
  var isNeeded = Set<Int>()
  while let row = members.last(where: { !isNeeded.contains($0) }) {
    program.release(row: row)
    if program.canMeet(level: level) {
      // From here on this row alone is missed, so the next one is decided in few steps.
      program.demand(rows[row], at: row)
      isNeeded.insert(row)
    } else {
      let proof = Set(program.proof(level: level))
      for other in members where !proof.contains(other) { program.release(row: other) }
      members.removeAll { !proof.contains($0) }
    }
  }
  return (members, program.exchanges)
}

/// Whether rows of one level can hold together.
private func canHold(_ rows: [ConstraintProgram.Row], isLength: [Bool]) -> Bool {
  guard let level = rows.first?.level else { return true }
  var program = ConstraintProgram(isLength: isLength, rows: rows)
  return program.canMeet(level: level)
}
