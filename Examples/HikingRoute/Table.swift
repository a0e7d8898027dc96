import Foundation

/// A row of a table.
func row(_ cells: [String]) -> String {
  cells.joined(separator: "   ").replacing(/\ +$/, with: "")
}

/// A number with at most two decimals.
func number(_ value: CGFloat) -> String {
  String(format: "%.2f", Double(value)).replacing(/\.?0*$/, with: "")
}

/// A number, or the least and the greatest of an open one.
func text(_ range: ClosedRange<CGFloat>) -> String {
  let ends = [range.lowerBound, range.upperBound].map(number)
  return range.lowerBound == range.upperBound ? ends[0] : ends.joined(separator: "…")
}

/// Lines with a picture on their right.
func beside(_ lines: [String], _ picture: String) -> String {
  let rows =
    ["┌" + String(repeating: "╌", count: 22) + "┐"]
    + picture.split(separator: "\n", omittingEmptySubsequences: false).map {
      "╎" + String($0).padded(to: 22) + "╎"
    }
    + ["└" + String(repeating: "╌", count: 22) + "┘"]
  return (0..<max(lines.count, rows.count)).map { index in
    let left = index < lines.count ? lines[index] : ""
    return row([left.padded(to: 26), index < rows.count ? rows[index] : ""])
  }.joined(separator: "\n")
}

extension String {
  /// The text with spaces after it.
  func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
