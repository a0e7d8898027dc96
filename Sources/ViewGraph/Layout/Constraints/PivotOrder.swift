/// The order in which columns are inverted so that few new entries arise.
///
/// Rows with one column left come first, columns with one row left come last and backwards; in both parts a
/// column is untouched by those before it. After the preassigned pivots of E. Hellerman and D. Rarick,
/// "Reinversion with the Preassigned Pivot Procedure", 1971; what is neither is taken as it comes, shortest
/// first.
struct PivotOrder {
  private(set) var first: [(column: Int, row: Int)] = []
  private(set) var middle: [Int] = []
  private(set) var last: [(column: Int, row: Int)] = []

  init(_ columns: [Int], of matrix: ColumnMatrix) {
    var columnsOfRow = [[Int]](repeating: [], count: matrix.rowCount)
    var rowsLeft = [Int](repeating: 0, count: columns.count)
    for (index, column) in columns.enumerated() {
      for (row, _) in matrix.entries(of: column) {
        columnsOfRow[row].append(index)
        rowsLeft[index] += 1
      }
    }
    var columnsLeft = columnsOfRow.map(\.count)
    var isRowTaken = [Bool](repeating: false, count: matrix.rowCount)
    var isColumnTaken = [Bool](repeating: false, count: columns.count)
    var singleRows = columnsLeft.indices.filter { columnsLeft[$0] == 1 }
    var singleColumns = rowsLeft.indices.filter { rowsLeft[$0] == 1 }

    func take(_ index: Int, _ row: Int) {
      isRowTaken[row] = true
      isColumnTaken[index] = true
      for other in columnsOfRow[row] where !isColumnTaken[other] {
        rowsLeft[other] -= 1
        if rowsLeft[other] == 1 { singleColumns.append(other) }
      }
      for (other, _) in matrix.entries(of: columns[index]) where !isRowTaken[other] {
        columnsLeft[other] -= 1
        if columnsLeft[other] == 1 { singleRows.append(other) }
      }
    }

    while true {
      if let index = singleColumns.popLast() {
        if isColumnTaken[index] { continue }
        guard let row = matrix.entries(of: columns[index]).first(where: { !isRowTaken[$0.row] })?.row else {
          continue
        }
        last.append((columns[index], row))
        take(index, row)
      } else if let row = singleRows.popLast() {
        if isRowTaken[row] { continue }
        guard let index = columnsOfRow[row].first(where: { !isColumnTaken[$0] }) else { continue }
        first.append((columns[index], row))
        take(index, row)
      } else {
        break
      }
    }
    last.reverse()
    let rest = columns.indices.filter { !isColumnTaken[$0] }
    middle = rest.sorted { (rowsLeft[$0], $0) < (rowsLeft[$1], $1) }.map { columns[$0] }
  }
}
