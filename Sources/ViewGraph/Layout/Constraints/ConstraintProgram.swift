/// Linear constraints of several levels, of which each level is met as well as those above it allow.
///
/// The simplex method (G. B. Dantzig, "Maximization of a Linear Function of Variables Subject to Linear
/// Inequalities", 1951) with a sparse basis, and R. G. Bland's rule ("New Finite Pivoting Rules for the
/// Simplex Method", 1977) where it stalls. Every row has two columns of its own: how far it is missed, which
/// costs at its level, and how far an inequality is overfulfilled, which costs nothing. So any point is a
/// valid start. When a level is at its best, the columns that would make it worse are kept at zero, and what
/// remains is exactly the set of all best points, on which the next level is decided (H. Isermann, "Linear
/// Lexicographic Optimization", 1982).
struct ConstraintProgram {
  /// A sum of variables, how it compares with a number, and at which level.
  struct Row {
    var terms: [(variable: Int, factor: Double)]
    var relation: LayoutConstraint.Relation
    var constant: Double
    var level: Float
  }

  /// What came of minimising.
  private enum Outcome {
    case best
    case unbounded
    case stuck
  }

  private let variableCount: Int
  private let isLength: [Bool]
  private let constants: [Double]
  private let matrix: ColumnMatrix
  /// The level at which a column costs; 0 where it never does.
  private var levels: [Float]

  private var basis = BasisInverse()
  /// The column that belongs to each row, and its value.
  private var owners: [Int]
  private var values: [Double]
  /// The row of each column, or -1 for a column at zero.
  private var rowOfColumn: [Int]
  private var isKeptAtZero: [Bool]

  /// How many columns were exchanged so far.
  private(set) var exchanges = 0
  /// Whether rounding kept the method from finishing.
  private(set) var isStuck = false

  /// How far a sum may be from a number it equals.
  private let tolerance: Double
  /// Prices and pivots below this are rounding.
  private static let smallest = 1e-9

  /// Creates the program.
  ///
  /// - Parameters:
  ///   - isLength: For each variable, whether it is at least zero.
  ///   - rows: The constraints; none names a variable twice.
  init(isLength: [Bool], rows: [Row]) {
    self.isLength = isLength
    variableCount = isLength.count
    constants = rows.map(\.constant)
    tolerance = 1e-9 * rows.reduce(1) { max($0, abs($1.constant)) }

    var columns = [ColumnMatrix.Entries](repeating: [], count: isLength.count)
    levels = [Float](repeating: 0, count: isLength.count + 2 * rows.count)
    for (index, row) in rows.enumerated() {
      for term in row.terms { columns[term.variable].append((index, term.factor)) }
    }
    for index in rows.indices { columns += [[(index, 1)], [(index, -1)]] }
    var matrix = ColumnMatrix(rowCount: rows.count)
    for column in columns { matrix.append(column) }
    self.matrix = matrix

    rowOfColumn = [Int](repeating: -1, count: columns.count)
    isKeptAtZero = [Bool](repeating: false, count: columns.count)
    owners = []
    values = []
    for (index, row) in rows.enumerated() { demand(row, at: index) }
    begin(rows)
  }

  /// Meets a level as well as those before it allow, and keeps it so from here on.
  ///
  /// - Returns: The sum by which its constraints are missed.
  mutating func meet(level: Float) -> Double {
    let costs = levels.map { $0 == level ? 1.0 : 0 }
    guard let prices = minimise(costs).prices else { return missed(level: level) }
    for column in rowOfColumn.indices where rowOfColumn[column] < 0 && abs(prices[column]) > Self.smallest {
      isKeptAtZero[column] = true
    }
    return missed(level: level)
  }

  /// Whether a level can be met; goes to where it is met best, and leaves it open to change.
  mutating func canMeet(level: Float) -> Bool {
    _ = minimise(levels.map { $0 == level ? 1.0 : 0 })
    return isNothing(missed(level: level))
  }

  /// Whether a sum of errors is rounding.
  func isNothing(_ points: Double) -> Bool { points <= tolerance * 10 }

  /// The rows that prove that a level cannot be met, once it is met as well as possible.
  func proof(level: Float) -> [Int] {
    let costs = levels.map { $0 == level ? 1.0 : 0 }
    let weights = weights(costs)
    return weights.indices.filter { abs(weights[$0]) > Self.smallest }
  }

  /// Lets missing a row cost at its level.
  mutating func demand(_ row: Row, at index: Int) {
    levels[variableCount + 2 * index] = row.relation == .lessThanOrEqual ? 0 : row.level
    levels[variableCount + 2 * index + 1] = row.relation == .greaterThanOrEqual ? 0 : row.level
  }

  /// Lets a row be missed at no cost.
  mutating func release(row: Int) {
    levels[variableCount + 2 * row] = 0
    levels[variableCount + 2 * row + 1] = 0
  }

  /// The value of a variable at the point that was found.
  func value(of variable: Int) -> Double {
    let row = rowOfColumn[variable]
    return row < 0 ? 0 : values[row]
  }

  /// Keeps at zero every column that is zero at all best points.
  ///
  /// Each round moves to where the sum of the columns in doubt is greatest. Those that grew are no longer in
  /// doubt; if none did, all of them are zero everywhere.
  mutating func keepWhatNeverMoves() {
    var inDoubt = levels.indices.filter { column in
      !isKeptAtZero[column] && value(of: column) <= tolerance && !isFree(column)
    }
    while !inDoubt.isEmpty && !isStuck {
      var costs = [Double](repeating: 0, count: levels.count)
      for column in inDoubt { costs[column] = -1 }
      let (outcome, _, ray) = minimise(costs)
      let count = inDoubt.count
      inDoubt.removeAll { column in
        value(of: column) > tolerance || column == ray?.column
          || (rowOfColumn[column] >= 0 && ray.map { $0.growth[rowOfColumn[column]] > Self.smallest } == true)
      }
      if inDoubt.count == count {
        if outcome != .best { inDoubt = [] }
        break
      }
    }
    for column in inDoubt { isKeptAtZero[column] = true }
    expelKeptColumns()
  }

  /// The variables that other best points give another value, after ``keepWhatNeverMoves()``.
  func movableVariables() -> [Int] {
    var isMovable = [Bool](repeating: false, count: variableCount)
    for column in rowOfColumn.indices where rowOfColumn[column] < 0 && !isKeptAtZero[column] {
      if column < variableCount { isMovable[column] = true }
      let change = direction(of: column)
      for (row, owner) in owners.enumerated() where owner < variableCount && abs(change[row]) > Self.smallest
      {
        isMovable[owner] = true
      }
    }
    return isMovable.indices.filter { isMovable[$0] }
  }

  /// The least value a variable has at any best point, or with `sign` -1 the greatest; infinite if there is
  /// none.
  mutating func extreme(of variable: Int, sign: Double) -> Double {
    var costs = [Double](repeating: 0, count: levels.count)
    costs[variable] = sign
    return minimise(costs).outcome == .unbounded ? -sign * .infinity : value(of: variable)
  }

  // MARK: - The simplex method

  /// Starts at a point where many rows are met; the others have their own columns in the basis.
  private mutating func begin(_ rows: [Row]) {
    let start = StartingPoint(isLength: isLength, rows: rows)
    for (index, row) in rows.enumerated() {
      let reached = row.terms.reduce(0) { $0 + $1.factor * start.values[$1.variable] }
      let own = variableCount + 2 * index + (row.constant < reached ? 1 : 0)
      owners.append(start.variableOfRow[index] ?? own)
    }
    refactor()
  }

  /// The sum by which a level's rows are missed.
  private func missed(level: Float) -> Double {
    owners.indices.reduce(0) { levels[owners[$1]] == level ? $0 + values[$1] : $0 }
  }

  /// Moves to a point where the costs are least.
  ///
  /// - Returns: What came of it; at the best point what one unit of each column outside the basis would
  ///   cost; else the column that can grow without end, and how the rows' values grow with it.
  private mutating func minimise(
    _ costs: [Double]
  ) -> (outcome: Outcome, prices: [Double]?, ray: (column: Int, growth: [Double])?) {
    var stalled = 0
    let patience = 40 + owners.count / 8
    for _ in 0..<(1_000 + 50 * (owners.count + variableCount)) {
      let weights = weights(costs)
      guard let (entering, price) = entering(costs, weights, first: stalled > patience) else {
        return (.best, prices(costs, weights), nil)
      }
      let change = direction(of: entering)
      let sign = price < 0 ? 1.0 : -1.0
      guard let leaving = leaving(change, sign: sign, first: stalled > patience) else {
        return (.unbounded, nil, (entering, change.map { -sign * $0 }))
      }

      let step = max(0, values[leaving] / (sign * change[leaving]))
      stalled = step > tolerance ? 0 : stalled + 1
      exchange(entering, at: leaving, change: change, step: sign * step)
      if isStuck { break }
    }
    isStuck = true
    return (.stuck, nil, nil)
  }

  /// What one unit of each row's constant is worth under the costs.
  private func weights(_ costs: [Double]) -> [Double] {
    var weights = owners.map { costs[$0] }
    basis.solveTransposed(&weights)
    return weights
  }

  /// What one unit of each column outside the basis costs.
  private func prices(_ costs: [Double], _ weights: [Double]) -> [Double] {
    var prices = costs
    weights.withUnsafeBufferPointer { weights in
      for column in 0..<variableCount where rowOfColumn[column] < 0 && !isKeptAtZero[column] {
        prices[column] -= matrix.product(of: column, with: weights)
      }
      for row in 0..<weights.count where weights[row] != 0 {
        prices[variableCount + 2 * row] -= weights[row]
        prices[variableCount + 2 * row + 1] += weights[row]
      }
    }
    return prices
  }

  /// The column whose change lowers the costs most, or with `first` the first that lowers them, and its price.
  private func entering(
    _ costs: [Double], _ weights: [Double], first: Bool
  ) -> (column: Int, price: Double)? {
    var best: (column: Int, price: Double)?
    var bestGain = Self.smallest
    weights.withUnsafeBufferPointer { weights in
      for column in 0..<variableCount where rowOfColumn[column] < 0 && !isKeptAtZero[column] {
        let price = costs[column] - matrix.product(of: column, with: weights)
        let gain = isLength[column] ? -price : abs(price)
        if gain > bestGain && !(first && best != nil) { (best, bestGain) = ((column, price), gain) }
      }
      if first && best != nil { return }
      // A row's own columns lower costs by its weight, or where they are wanted for themselves.
      let hasGains = costs.contains { $0 < 0 }
      for row in 0..<weights.count where hasGains || weights[row] != 0 {
        for side in 0...1 {
          let column = variableCount + 2 * row + side
          let gain = (side == 0 ? weights[row] : -weights[row]) - costs[column]
          guard gain > bestGain, rowOfColumn[column] < 0, !isKeptAtZero[column] else { continue }
          (best, bestGain) = ((column, -gain), gain)
          if first { return }
        }
      }
    }
    return best
  }

  /// Whether a column may be negative.
  private func isFree(_ column: Int) -> Bool { column < variableCount && !isLength[column] }

  /// How the values of the basis fall when a column grows by one.
  private func direction(of column: Int) -> [Double] {
    var change = [Double](repeating: 0, count: owners.count)
    for (row, factor) in matrix.entries(of: column) { change[row] = factor }
    basis.solve(&change)
    return change
  }

  /// The row whose value reaches zero first; of several the one with the largest pivot, or with `first` the
  /// one with the first column.
  private func leaving(_ change: [Double], sign: Double, first: Bool) -> Int? {
    var best: Int?
    var bestStep = Double.infinity
    for row in owners.indices {
      let pivot = sign * change[row]
      guard pivot > Self.smallest, !isFree(owners[row]) else { continue }
      let step = max(0, values[row]) / pivot
      if let current = best, step >= bestStep - tolerance {
        if step > bestStep + tolerance { continue }
        let isBetter = first ? owners[row] < owners[current] : pivot > abs(change[current])
        if !isBetter { continue }
      }
      best = row
      bestStep = min(step, bestStep)
    }
    return best
  }

  /// Exchanges the columns of the basis that stay at zero for some that may move, where there are such.
  private mutating func expelKeptColumns() {
    let movable = rowOfColumn.indices.filter { rowOfColumn[$0] < 0 && !isKeptAtZero[$0] }
    for column in movable {
      let change = direction(of: column)
      let kept = owners.indices.filter { isKeptAtZero[owners[$0]] && abs(change[$0]) > 1e-7 }
      guard let row = kept.max(by: { abs(change[$0]) < abs(change[$1]) }) else { continue }
      exchange(column, at: row, change: change, step: 0)
    }
  }

  private mutating func exchange(_ column: Int, at leaving: Int, change: [Double], step: Double) {
    if step != 0 {
      for row in values.indices where change[row] != 0 {
        values[row] -= step * change[row]
        if abs(values[row]) < 1e-12 { values[row] = 0 }
      }
    }
    rowOfColumn[owners[leaving]] = -1
    rowOfColumn[column] = leaving
    owners[leaving] = column
    values[leaving] = step
    exchanges += 1
    basis.exchange(row: leaving, column: change)
    if basis.exchanges >= 64 { refactor() }
  }

  /// Inverts the basis anew, which ends the rounding of the exchanges since.
  private mutating func refactor() {
    guard let owners = basis.factor(owners, of: matrix) else {
      isStuck = true
      return
    }
    self.owners = owners
    for (row, column) in owners.enumerated() { rowOfColumn[column] = row }
    values = constants
    basis.solve(&values)
    for row in values.indices where abs(values[row]) < 1e-12 { values[row] = 0 }
  }
}
