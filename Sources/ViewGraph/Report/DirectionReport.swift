/// Compares the two directions of a toggle.
///
/// A replacement is often met in one direction only, because something inside the new view animates
/// by accident.
///
/// - Returns: The verdicts of both, and where they differ.
public func report(bothDirections first: Update, _ second: Update) -> String {
  DirectionReport(first, second).text
}

private struct DirectionReport {
  private let directions: [(name: String, update: Update)]

  init(_ first: Update, _ second: Update) {
    directions = [(Self.name(first) ?? "first", first), (Self.name(second) ?? "second", second)]
  }

  private static func name(_ update: Update) -> String? {
    update.writes.first.map { "\($0.oldValue) → \($0.newValue)" }
  }

  var text: String {
    let width = (directions.map(\.name.count).max() ?? 0) + 3
    var lines = directions.map { direction in
      let verdict = direction.update.verdict
      let name = direction.name + String(repeating: " ", count: width - direction.name.count)
      return name + (verdict.isContinuous ? "continuous" : "not continuous: \(verdict.summary)")
    }
    lines.append("")
    let differences = aspects.compactMap { difference($0.name, $0.facts) }
    if differences.isEmpty {
      lines.append("both directions do the same")
    } else {
      lines.append("the directions differ:")
      lines += differences
    }
    return lines.joined(separator: "\n")
  }

  private var aspects: [(name: String, facts: (Update) -> [String])] {
    [
      (
        "replaced",
        {
          $0.replacements.map {
            [$0.removed.typeName, $0.inserted.typeName].sorted().joined(separator: " / ")
          }
        }
      ),
      ("state lost", { $0.verdict.lostState.map(\.property) }),
      ("interpolated", { attributes(of: $0, .interpolated) }),
      ("jumped", { attributes(of: $0, .jumped) }),
      ("set", { attributes(of: $0, .set) }),
      ("moved", { $0.moves.map(\.typeName) }),
      (
        "entering or leaving without animation",
        { update in
          (update.insertions + update.removals).filter { $0.transition?.isAnimated != true }.map(\.typeName)
        }
      ),
    ]
  }

  private func difference(_ aspect: String, _ facts: (Update) -> [String]) -> String? {
    let (first, second) = (facts(directions[0].update).sorted(), facts(directions[1].update).sorted())
    guard first != second else { return nil }
    let sides = zip(directions, [first, second]).map { direction, facts in
      "\(facts.isEmpty ? "nothing" : facts.joined(separator: ", ")) (\(direction.name))"
    }
    return "  \(aspect): \(sides.joined(separator: ", "))"
  }
}

private func attributes(of update: Update, _ outcome: Outcome) -> [String] {
  update.changes.flatMap { change in
    change.attributes.filter { $0.outcome == outcome }.map { "\(change.typeName).\($0.name)" }
  }
}
