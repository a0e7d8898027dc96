import Foundation

/// The report of an update as text.
///
/// A heading for each value that was written, a line for each view that has something to say, the
/// verdict at the end. The bytes depend on the update alone: no addresses, no paths of the machine.
struct TextReport {
  private let update: Update
  private let isColored: Bool

  init(_ update: Update, colored isColored: Bool = false) {
    self.update = update
    self.isColored = isColored
  }

  /// The lines of the report, joined.
  var text: String {
    let passes = update.passes.filter { pass in
      // A pass that changed nothing anybody could see is not worth a heading.
      !pass.changes.isEmpty || !pass.writes.isEmpty || !pass.issues.isEmpty || pass.isFirstDescription
    }
    guard !passes.isEmpty else { return "nothing changed" }
    var blocks = passes.map { block($0) }
    if passes.contains(where: { !$0.isFirstDescription && !isRemovalEnd($0) }) {
      blocks.append(verdictLines(update.verdict))
    }
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func isRemovalEnd(_ pass: Pass) -> Bool {
    guard pass.writes.isEmpty, !pass.changes.isEmpty else { return false }
    return pass.changes.allSatisfy { if case .removalEnded? = $0.reason { true } else { false } }
  }

  private func block(_ pass: Pass) -> [String] {
    var lines = heading(pass)
    let table = table(pass)
    if !table.rows.isEmpty { lines += [""] + table.lines(colored: isColored) }
    let findings = pass.newFindings
    let found =
      findings.hidden.map { "hidden: \($0)" } + findings.clipped.map { "clipped: \($0)" }
      + findings.covering.map { "covered: \($0)" }
    if !found.isEmpty { lines += [""] + found }
    if !pass.issues.isEmpty {
      lines += [""] + pass.issues.map { TextStyle.bad.applied(to: "issue: \($0)", isColored) }
    }
    return lines
  }

  // MARK: Heading

  private func heading(_ pass: Pass) -> [String] {
    if pass.isFirstDescription { return ["\(pass.rootName)  first description"] }
    guard !pass.writes.isEmpty else {
      let what = isRemovalEnd(pass) ? "removals ended" : "\(pass.cause)"
      return ["\(pass.rootName)  " + ([what] + moment(of: pass)).joined(separator: ", ")]
    }
    let names = pass.writes.map { "\($0.owner).\($0.property)" }
    let nameWidth = names.map(\.count).max() ?? 0
    let changes = pass.writes.map { "\($0.oldValue) → \($0.newValue)" }
    let start = max(44, nameWidth + 2 + (changes.map(\.count).max() ?? 0) + 2)
    return pass.writes.indices.map { index in
      let write = pass.writes[index]
      let left = padded(names[index], to: nameWidth + 2) + changes[index]
      let origin = [
        write.location.map { "\($0)" }, "\(write.cause)", write.animation.map { "\($0)" } ?? "no animation",
      ]
      return padded(left, to: start) + (origin.compactMap { $0 } + moment(of: pass)).joined(separator: ", ")
    }
  }

  /// When a pass ran that the clock brought about.
  private func moment(of pass: Pass) -> [String] {
    pass.cause == .time ? ["at \(shortNumber(pass.time.inSeconds)) s"] : []
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  // MARK: Views

  private func table(_ pass: Pass) -> TextTable {
    var table = TextTable()
    // The first description lists every view that comes, but only those with state are of interest.
    for change in pass.changes { table.rows += rows(change, in: pass) }
    return table
  }

  private func rows(_ change: Change, in pass: Pass) -> [TextTable.Row] {
    let indentation = change.indentation * 2
    var rows = [TextTable.Row(indentation: indentation, cells: head(change), style: style(change))]
    func add(_ cells: [String]) {
      rows.append(TextTable.Row(indentation: indentation + 4, cells: cells))
    }
    for event in change.state { add(cells(event, of: change)) }
    for attribute in change.attributes { add(cells(attribute, in: pass)) }
    for cells in frameCells(change, in: pass) { add(cells) }
    if let transition = change.transition, !pass.isFirstDescription {
      if let explanation = transition.explanation {
        add(["transition", "none", explanation])
      } else {
        let animation = transition.animation.map { "\($0)" } ?? "no animation"
        let obstacle = transition.obstacle.map { ": \($0)" } ?? ""
        add(["transition", "\(transition.transition.withoutAnimations)", animation + obstacle])
      }
    }
    return rows
  }

  private func head(_ change: Change) -> [String] {
    let reason = change.reason.map { "\($0)" }
    let title = change.title.map { printedValue($0) }
    switch change.kind {
    case .inserted: return ["+ \(change.typeName)", "inserted", reason].compactMap { $0 }
    case .removed: return ["- \(change.typeName)", "removed", reason].compactMap { $0 }
    case .revived: return ["+ \(change.typeName)", "revived", reason].compactMap { $0 }
    case .moved(let from, let to):
      return ["~ \(change.typeName)", "moved", "\(from) → \(to)", reason].compactMap { $0 }
    case .kept: return ["= \(change.typeName)", "kept", title].compactMap { $0 }
    }
  }

  private func style(_ change: Change) -> TextStyle {
    switch change.kind {
    case .inserted, .revived: .good
    case .removed: .bad
    case .moved, .kept: .plain
    }
  }

  private func cells(_ event: StateEvent, of change: Change) -> [String] {
    // What is revived has been kept all the while.
    let fate = event.kind == .revived ? StateEvent.Kind.kept : event.kind
    let cells = [event.property, "state \(fate.rawValue)", event.value]
    return event.owner == change.typeName ? cells : cells + ["in \(event.owner)"]
  }

  private func cells(_ attribute: AttributeChange, in pass: Pass) -> [String] {
    var cells = [
      attribute.name, attribute.outcome.rawValue, "\(attribute.oldValue) → \(attribute.newValue)",
    ]
    if let explanation = attribute.explanation {
      cells.append(explanation)
    } else if let animation = attribute.animation, animation != pass.animation || attribute.governor != nil {
      cells.append(attribute.governor.map { "\(animation), \($0)" } ?? "\(animation)")
    }
    return cells
  }
}

// MARK: - Frames

extension TextReport {
  /// A line for each coordinate and length of a frame that changed, in points.
  private func frameCells(_ change: Change, in pass: Pass) -> [[String]] {
    guard let frame = change.frame else { return [] }
    return frame.lengths.map { name, old, new in
      var cells = [name, frame.outcome.rawValue, "\(shortNumber(old)) → \(shortNumber(new))"]
      if let explanation = frame.explanation {
        cells.append("by \(shortNumber(abs(new - old))) points: \(explanation)")
      } else if let animation = frame.animation, animation != pass.animation || frame.governor != nil {
        cells.append(frame.governor.map { "\(animation), \($0)" } ?? "\(animation)")
      }
      return cells
    }
  }
}

// MARK: - Verdict

extension TextReport {
  private func verdictLines(_ verdict: Verdict) -> [String] {
    guard !verdict.isContinuous else {
      let gone = update.changes.flatMap { change in
        change.state.filter { $0.kind == .lost }.map { "'\($0.property)' of \(change.typeName)" }
      }
      let headline =
        gone.isEmpty
        ? "continuous: nothing replaced, no state lost, nothing jumped"
        : "continuous: nothing replaced, nothing jumped; \(gone[0])\(gone.count > 1 ? " and \(gone.count - 1) more" : "") "
          + "went with what is no longer built"
      return [TextStyle.good.applied(to: headline, isColored)]
    }
    let headline = TextStyle.bad.applied(to: "not continuous: \(verdict.summary)", isColored)
    return [headline] + update.explanations.map { "  " + $0 }
  }
}

extension Update: CustomStringConvertible, TextOutputStreamable {
  /// The report as text without colour.
  public var description: String { report(colored: false) }

  /// Writes the report, as `print` does: in colour where it goes to a terminal that wants it.
  public func write<Target: TextOutputStream>(to target: inout Target) {
    // Only the standard library's own stream leads to standard output; strings never get colour.
    let isStandardOutput = "\(Target.self)" == "_Stdout"
    target.write(report(colored: isStandardOutput && terminalWantsColor()))
  }

  /// The report as text.
  ///
  /// - Parameter colored: Whether to colour it; see ``terminalWantsColor()``.
  public func report(colored: Bool = false) -> String {
    TextReport(self, colored: colored).text
  }
}

/// Whether standard output is a terminal and `NO_COLOR` (https://no-color.org) is not set.
public func terminalWantsColor() -> Bool {
  let environment = ProcessInfo.processInfo.environment
  if let noColor = environment["NO_COLOR"], !noColor.isEmpty { return false }
  if environment["TERM"] == "dumb" { return false }
  return isatty(1) != 0
}
