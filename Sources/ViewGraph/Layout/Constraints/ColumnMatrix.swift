/// A matrix with few entries, kept column by column.
struct ColumnMatrix {
  /// The entries of one column.
  typealias Entries = [(row: Int, factor: Double)]

  let rowCount: Int
  private(set) var starts = [0]
  private(set) var rows: [Int] = []
  private(set) var factors: [Double] = []

  init(rowCount: Int) {
    self.rowCount = rowCount
  }

  mutating func append(_ entries: Entries) {
    for entry in entries {
      rows.append(entry.row)
      factors.append(entry.factor)
    }
    starts.append(rows.count)
  }

  func entries(of column: Int) -> Entries {
    (starts[column]..<starts[column + 1]).map { (rows[$0], factors[$0]) }
  }

  /// The sum of a column's entries, each times the value at its row.
  func product(of column: Int, with values: UnsafeBufferPointer<Double>) -> Double {
    var sum = 0.0
    for entry in starts[column]..<starts[column + 1] { sum += values[rows[entry]] * factors[entry] }
    return sum
  }
}
