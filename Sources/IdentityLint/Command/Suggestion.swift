/// Finds the word that a person probably meant.
enum Suggestion {
  /// The candidate nearest to a word, or `nil` where none is near.
  ///
  /// Near is at most a third of the letters changed, dropped, added or swapped with their neighbour, and two at least.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let limit = max(2, word.count / 3)
    let ranked = candidates.map { ($0, distance(word.lowercased(), $0.lowercased())) }
    return ranked.filter { $0.1 <= limit }.min { $0.1 < $1.1 }?.0
  }

  /// The optimal string alignment distance (Damerau: A Technique for Computer Detection and Correction of Spelling
  /// Errors, 1964).
  static func distance(_ one: String, _ other: String) -> Int {
    let (left, right) = (Array(one), Array(other))
    var rows = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count { rows[row][0] = row }
    for column in 0...right.count { rows[0][column] = column }
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    for row in 1...left.count {
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var best = min(
          rows[row - 1][column] + 1, rows[row][column - 1] + 1, rows[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          best = min(best, rows[row - 2][column - 2] + 1)
        }
        rows[row][column] = best
      }
    }
    return rows[left.count][right.count]
  }
}
