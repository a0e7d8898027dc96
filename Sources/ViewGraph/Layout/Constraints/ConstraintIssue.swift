/// Trouble with constraints: which, why it matters and what to do instead.
public struct ConstraintIssue: Hashable, Sendable {
  /// The sorts of trouble.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Required constraints that no frames satisfy together.
    case conflict = "conflicting-constraints"
    /// An item whose frame the constraints leave open.
    case ambiguity = "ambiguous-frame"
    /// A constraint or item that means nothing, and is left out.
    case invalid = "invalid-constraint"
    /// A view without a name, which no constraint can mean.
    case unnamed = "unnamed-view"
    /// A constraint that became required, or stopped being so, while installed.
    case requiredChange = "required-priority-change"
    /// Constraints whose numbers lie too far apart to be solved.
    case unsolved = "unsolved-constraints"
  }

  /// The sort of trouble.
  public let kind: Kind

  /// The constraints it is about; of a conflict a smallest set, any one of which could be left out to end it.
  public let constraints: [LayoutConstraint]

  /// The names of the items it is about.
  public let items: [String]

  /// What is the case, in one phrase.
  public let summary: String

  /// Further lines below the summary, such as the constraints in conflict.
  public let details: [String]

  /// Why it matters.
  public let reason: String

  /// What to do.
  public let advice: String

  init(
    _ kind: Kind, _ summary: String, details: [String] = [], reason: String, advice: String,
    constraints: [LayoutConstraint] = [], items: [String] = []
  ) {
    self.kind = kind
    self.constraints = constraints
    self.items = items
    self.summary = summary
    self.details = details
    self.reason = reason
    self.advice = advice
  }
}

extension ConstraintIssue: CustomStringConvertible {
  /// The whole message.
  public var description: String {
    let severity =
      switch kind {
      case .conflict, .invalid, .unsolved: "error"
      case .ambiguity, .unnamed, .requiredChange: "warning"
      }
    let lines = ["\(severity): \(summary) [\(kind.rawValue)]"] + details.map { "  \($0)" }
    return (lines + ["  why: \(reason)", "  instead: \(advice)"]).joined(separator: "\n")
  }
}
