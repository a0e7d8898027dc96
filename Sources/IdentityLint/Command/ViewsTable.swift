/// The order in which views are listed.
enum ViewList {
  /// Sorts summaries that come by file; equal ones stay in that order.
  static func sorted(_ views: [ViewSummary], by sorting: LintArguments.Sorting) -> [ViewSummary] {
    let numbered = Array(views.enumerated())
    let ordered = numbered.sorted { one, other in
      let (left, right) = (one.element, other.element)
      switch sorting {
      case .file: break
      case .name: if left.name != right.name { return left.name < right.name }
      case .state:
        let counts = [left, right].map { $0.state.count + $0.builtInState.count }
        if counts[0] != counts[1] { return counts[0] > counts[1] }
      case .conditions: if left.branches != right.branches { return left.branches > right.branches }
      }
      return one.offset < other.offset
    }
    return ordered.map(\.element)
  }
}

/// Prints views as a table for people.
enum ViewsTable {
  static func text(_ views: [ViewSummary]) -> String {
    guard !views.isEmpty else { return "no views\n" }
    var rows = [["view", "place", "branches", "state"]]
    for view in views {
      rows.append([view.name, "\(view.path):\(view.position.line)", "\(view.branches)", state(view)])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      lines.append(line(row, widths))
      guard index > 0 else { continue }
      let view = views[index - 1]
      if !view.builds.isEmpty { lines.append("  builds \(view.builds.joined(separator: ", "))") }
      lines += view.conditions.map { condition($0, of: view) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ row: [String], _ widths: [Int]) -> String {
    let padded = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
    var text = padded.joined(separator: "  ")
    while text.last == " " { text.removeLast() }
    return text
  }

  private static func state(_ view: ViewSummary) -> String {
    let own = view.state.map { "\($0.name) @\($0.wrapper)" }
    let all = own + view.builtInState
    return all.isEmpty ? "–" : all.joined(separator: ", ")
  }

  private static func condition(_ condition: ViewSummary.Condition, of view: ViewSummary) -> String {
    let place =
      condition.path == view.path
      ? "line \(condition.position.line)" : "\(condition.path):\(condition.position.line)"
    let word =
      condition.kind == .elseIf ? "else if" : condition.kind == .ternary ? "?:" : condition.kind.rawValue
    var lines = ["  \(word) \(condition.text), \(place)"]
    let written = condition.text.hasPrefix("self.") ? String(condition.text.dropFirst(5)) : condition.text
    let atoms = condition.atoms.joined(separator: ", ")
    if condition.isPlatform { lines.append("    decided by the platform") }
    if !condition.atoms.isEmpty, atoms != written, !condition.isPlatform { lines.append("    asks \(atoms)") }
    for read in condition.reads {
      lines.append("    reads \(read.name)\(read.declared.map { " \($0)" } ?? ""): \(verdict(read.change))")
    }
    return lines.joined(separator: "\n")
  }

  private static func verdict(_ change: ValueChange) -> String {
    switch change.verdict {
    case .changes: "changes, \(change.reason)"
    case .constant: "constant, \(change.reason)"
    case .unknown: "not known, \(change.reason)"
    }
  }
}
