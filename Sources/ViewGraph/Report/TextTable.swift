/// Lines whose cells stand in columns that align within a block.
struct TextTable {
  /// A line: its indentation, its sign or none, and its cells.
  struct Row {
    var indentation: Int
    var cells: [String]
    /// What the line says, for colour.
    var style: TextStyle = .plain
  }

  /// The narrowest that the columns get: names, outcomes, values.
  private static let minimumWidths = [19, 15, 11]
  /// How many spaces stand at least after the longest cell of a column.
  private static let gaps = [1, 1, 2]

  var rows: [Row] = []

  /// The lines without a line break at their ends.
  func lines(colored: Bool) -> [String] {
    var widths = Self.minimumWidths
    for row in rows {
      for column in widths.indices where column + 1 < row.cells.count {
        let length = row.cells[column].count + (column == 0 ? row.indentation : 0)
        widths[column] = max(widths[column], length + Self.gaps[column])
      }
    }
    return rows.map { row in
      var line = String(repeating: " ", count: row.indentation)
      var end = 0
      for (column, cell) in row.cells.enumerated() {
        if column > 0 {
          end += column - 1 < widths.count ? widths[column - 1] : 0
          line += String(repeating: " ", count: max(1, end - line.count))
        }
        line += cell
      }
      return row.style.applied(to: line, colored)
    }
  }
}

/// How a line is coloured on a terminal.
enum TextStyle {
  case plain
  case good
  case bad
  case quiet

  func applied(to line: String, _ isColored: Bool) -> String {
    guard isColored else { return line }
    switch self {
    case .plain: return line
    case .good: return "\u{1B}[32m\(line)\u{1B}[0m"
    case .bad: return "\u{1B}[31m\(line)\u{1B}[0m"
    case .quiet: return "\u{1B}[2m\(line)\u{1B}[0m"
    }
  }
}
