import Foundation

/// A number with two decimals.
func number(_ value: Double) -> String { String(format: "%.2f", value) }

/// A time in seconds with two decimals.
func seconds(_ time: Duration) -> String {
  let (seconds, attoseconds) = time.components
  return number(Double(seconds) + Double(attoseconds) * 1e-18) + " s"
}

/// Rows as text in aligned columns, without blanks at the ends of lines.
func table(_ rows: [[String]]) -> String {
  let columns = rows.map(\.count).max() ?? 0
  let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
    return cells.joined(separator: "   ").replacing(/\ +$/, with: "")
  }
  .joined(separator: "\n")
}
