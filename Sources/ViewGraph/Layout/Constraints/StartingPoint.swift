/// A point that meets many constraints without searching, by following each from what is already known.
///
/// A layout is mostly a chain of consequences: an edge follows from the edge before it, a length from its content.
/// So whenever all variables of a constraint but one are known, that one is chosen to meet it, equations before
/// inequalities, high levels before low. The solver goes on from there; nothing depends on what is chosen but the
/// time it takes.
struct StartingPoint {
  /// For each row the variable that was chosen to meet it, or `nil`.
  private(set) var variableOfRow: [Int?]
  /// The variables' values; zero where nothing was known.
  private(set) var values: [Double]

  init(isLength: [Bool], rows: [ConstraintProgram.Row]) {
    variableOfRow = [Int?](repeating: nil, count: rows.count)
    values = [Double](repeating: 0, count: isLength.count)
    var isKnown = [Bool](repeating: false, count: isLength.count)
    var rowsOfVariable = [[Int]](repeating: [], count: isLength.count)
    for (index, row) in rows.enumerated() {
      for term in row.terms { rowsOfVariable[term.variable].append(index) }
    }
    var unknownCount = rows.map(\.terms.count)
    let ranks = Self.ranks(of: rows)
    var waiting = [[Int]](repeating: [], count: (ranks.compactMap { $0 }.max() ?? 0) + 1)
    for (index, rank) in ranks.enumerated().reversed() where unknownCount[index] == 1 {
      if let rank { waiting[rank].append(index) }
    }

    while let rank = waiting.firstIndex(where: { !$0.isEmpty }), let index = waiting[rank].popLast() {
      let row = rows[index]
      guard unknownCount[index] == 1, let unknown = row.terms.first(where: { !isKnown[$0.variable] }) else {
        continue
      }
      let rest = row.terms.reduce(0) {
        $1.variable == unknown.variable ? $0 : $0 + $1.factor * values[$1.variable]
      }
      let value = (row.constant - rest) / unknown.factor
      if isLength[unknown.variable] && value < 0 || abs(unknown.factor) < 1e-3 { continue }
      isKnown[unknown.variable] = true
      values[unknown.variable] = value
      variableOfRow[index] = unknown.variable
      for other in rowsOfVariable[unknown.variable] {
        unknownCount[other] -= 1
        if unknownCount[other] == 1, let rank = ranks[other] { waiting[rank].append(other) }
      }
    }
  }

  /// How early each row is followed; `nil` for a required inequality, which seldom is the reason for a value.
  private static func ranks(of rows: [ConstraintProgram.Row]) -> [Int?] {
    let levels = Set(rows.map(\.level)).sorted(by: >)
    let positions = Dictionary(uniqueKeysWithValues: zip(levels, levels.indices))
    return rows.map { row in
      let position = positions[row.level, default: 0]
      if row.relation == .equal { return position }
      return row.level == 1000 ? nil : levels.count + position
    }
  }
}
