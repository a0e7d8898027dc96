/// The inverse of a sparse matrix as a product of elementary matrices, each of which differs from the
/// identity in one column.
///
/// After G. B. Dantzig and W. Orchard-Hays, "The Product Form for the Inverse in the Simplex Method", 1954.
/// The columns are taken in an order that keeps triangular parts free of new entries, as layouts are almost
/// triangular: an edge follows from the edge before it.
struct BasisInverse {
  private var pivotRows: [Int] = []
  private var pivots: [Double] = []
  private var ends: [Int] = []
  private var rows: [Int] = []
  private var factors: [Double] = []

  /// How many columns were exchanged since the matrix was last factored.
  private(set) var exchanges = 0

  /// Entries smaller than this are rounding.
  private static let noise = 1e-11

  /// Replaces the vector `v` by the inverse times `v`.
  func solve(_ v: inout [Double]) {
    v.withUnsafeMutableBufferPointer { v in
      var entry = 0
      for step in pivotRows.indices {
        let end = ends[step]
        let pivotRow = pivotRows[step]
        if v[pivotRow] != 0 {
          let value = v[pivotRow] / pivots[step]
          v[pivotRow] = value
          while entry < end {
            v[rows[entry]] -= factors[entry] * value
            entry += 1
          }
        }
        entry = end
      }
    }
  }

  /// Replaces the vector `v` by `v` times the inverse.
  func solveTransposed(_ v: inout [Double]) {
    v.withUnsafeMutableBufferPointer { v in
      var entry = rows.count
      for step in pivotRows.indices.reversed() {
        let start = step == 0 ? 0 : ends[step - 1]
        var sum = v[pivotRows[step]]
        while entry > start {
          entry -= 1
          sum -= factors[entry] * v[rows[entry]]
        }
        v[pivotRows[step]] = sum / pivots[step]
      }
    }
  }

  /// Takes a column into the matrix in place of the one at a row.
  ///
  /// - Parameter column: The inverse times the new column; its entry at `row` is not zero.
  mutating func exchange(row: Int, column: [Double]) {
    exchanges += 1
    append(row: row, column: column)
  }

  /// Inverts the matrix of the given columns anew.
  ///
  /// - Returns: For each row the column that belongs to it, or `nil` if the columns depend on each other.
  mutating func factor(_ columns: [Int], of matrix: ColumnMatrix) -> [Int]? {
    self = BasisInverse()
    let order = PivotOrder(columns, of: matrix)
    var owners = [Int](repeating: -1, count: matrix.rowCount)

    for (column, row) in order.first + order.last { owners[row] = column }
    for (column, row) in order.first {
      append(row: row, entries: matrix.entries(of: column))
    }
    for column in order.middle {
      var v = [Double](repeating: 0, count: matrix.rowCount)
      for (row, factor) in matrix.entries(of: column) { v[row] += factor }
      solve(&v)
      var best = -1
      for row in v.indices where owners[row] < 0 && (best < 0 || abs(v[row]) > abs(v[best])) { best = row }
      guard best >= 0, abs(v[best]) > 1e-9 else { return nil }
      owners[best] = column
      append(row: best, column: v)
    }
    for (column, row) in order.last {
      append(row: row, entries: matrix.entries(of: column))
    }
    return owners
  }

  private mutating func append(row: Int, column: [Double]) {
    for (other, factor) in column.enumerated() where other != row && abs(factor) > Self.noise {
      rows.append(other)
      factors.append(factor)
    }
    close(row: row, pivot: column[row])
  }

  private mutating func append(row: Int, entries: ColumnMatrix.Entries) {
    var pivot = 0.0
    for (other, factor) in entries {
      if other == row {
        pivot = factor
      } else {
        rows.append(other)
        factors.append(factor)
      }
    }
    close(row: row, pivot: pivot)
  }

  private mutating func close(row: Int, pivot: Double) {
    if pivot == 1 && rows.count == ends.last ?? 0 { return }  // The identity.
    pivotRows.append(row)
    pivots.append(pivot)
    ends.append(rows.count)
  }
}
