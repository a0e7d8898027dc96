extension ConstraintSystem {
  /// Warns of each constraint that became required, or stopped being so, while it stayed installed.
  ///
  /// Documented: an installed constraint's priority may change, but not between required and not
  /// (<https://developer.apple.com/documentation/uikit/nslayoutconstraint/priority>). Observed by others: it
  /// throws "Mutating a priority from required to not on an installed constraint (or vice-versa) is not
  /// supported" before iOS 13, and passes from iOS 13 on (SnapKit issue 755, one source).
  ///
  /// A constraint is the same one when its identifier is, or without one its place in the source and its
  /// anchors.
  ///
  /// - Parameter previous: The system whose constraints were installed before.
  public func requiredChanges(since previous: ConstraintSystem) -> [ConstraintIssue] {
    let before = Dictionary(grouping: previous.constraints, by: InstalledKey.init)
    let now = Dictionary(grouping: constraints, by: InstalledKey.init)
    let pairs = now.flatMap { key, after in zip(before[key, default: []], after) }
    return pairs.filter { $0.priority.isRequired != $1.priority.isRequired }
      .map(requiredChange).sorted {
        ($0.summary, $0.details.first ?? "") < ($1.summary, $1.details.first ?? "")
      }
  }
}

/// What stays the same of a constraint while its constant and its priority change.
private struct InstalledKey: Hashable {
  let identifier: String?
  let firstAnchor: LayoutAnchor?
  let secondAnchor: LayoutAnchor?
  let relation: LayoutConstraint.Relation?
  let location: SourceLocation?

  init(_ constraint: LayoutConstraint) {
    let isNamed = constraint.identifier != nil
    identifier = constraint.identifier
    firstAnchor = isNamed ? nil : constraint.firstAnchor
    secondAnchor = isNamed ? nil : constraint.secondAnchor
    relation = isNamed ? nil : constraint.relation
    location = isNamed ? nil : constraint.location
  }
}

private func requiredChange(_ before: LayoutConstraint, _ after: LayoutConstraint) -> ConstraintIssue {
  let number = shortNumber(Double((before.priority.isRequired ? after : before).priority.rawValue))
  let change = before.priority.isRequired ? "from 1000 to \(number)" : "from \(number) to 1000"
  return ConstraintIssue(
    .requiredChange, "'\(after.name)' changes its priority \(change) while installed",
    details: after.location.map { ["at \($0)"] } ?? [],
    reason: "UIKit documents that a constraint cannot become required, or stop being so, while installed; "
      + "before iOS 13 it throws (later ones are said to accept it)",
    advice: "use 999 instead of 1000, or deactivate the constraint", constraints: [after],
    items: [after.firstAnchor.item])
}
