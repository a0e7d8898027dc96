import Foundation

extension ConstraintSystem {
  /// One frame for each item: what is open is chosen so that all frames fit together.
  ///
  /// In the order of the items' names each number that is open gets the least value that the ones before it leave:
  /// x, width, y and height. One without a least value gets its greatest, and one without either is as near to 0
  /// as may be. So the choice depends on what the constraints say and on nothing else.
  func frames(choosingIn solution: ConstraintSolution) -> [String: CGRect] {
    guard solution.coordinates.values.contains(where: { !$0.openNumbers.isEmpty }) else {
      return solution.frames
    }
    let rows = ConstraintRows(self)
    var spans = rows.spans(of: solution.coordinates)
    for group in rows.groups() where group.variables.contains(where: { spans[$0].isOpen }) {
      GroupSolver(group, of: rows).choose(in: &spans)
    }
    return rows.coordinates(spans).compactMapValues(\.frame)
  }
}

extension GroupSolver {
  /// Replaces the ranges of the group's variables by one number each.
  func choose(in spans: inout [ClosedRange<CGFloat>]) {
    let open = variables.indices.filter { spans[variables[$0]].isOpen }
    let wishes = open.enumerated().map { rank, index in
      ConstraintProgram.Row(
        terms: [(index, 1)], relation: .equal, constant: Double(spans[variables[index]].wish),
        level: -Float(rank + 1))
    }
    var program = ConstraintProgram(isLength: isLength, rows: rows + wishes)
    for level in Set((rows + wishes).map(\.level)).sorted(by: >) { _ = program.meet(level: level) }
    for index in open {
      let span = spans[variables[index]]
      let value = min(max(snapped(program.value(of: index)), span.lowerBound), span.upperBound)
      spans[variables[index]] = value...value
    }
  }
}

extension ClosedRange<CGFloat> {
  /// Whether it holds more than one number.
  fileprivate var isOpen: Bool { lowerBound < upperBound }

  /// The number that is chosen if nothing else is.
  fileprivate var wish: CGFloat {
    if lowerBound.isFinite { return lowerBound }
    return upperBound.isFinite ? upperBound : 0
  }
}
