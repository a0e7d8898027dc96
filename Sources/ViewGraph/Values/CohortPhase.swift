/// What a stack does whose cohorts show in turn.
public enum CohortPhase<ID: Hashable>: Hashable {
  /// A cohort shows, and nothing moves.
  case idle(ID)
  /// A cohort goes, and another one follows.
  case out(ID, to: ID)
  /// A cohort comes.
  case `in`(ID)
}

extension CohortPhase: Sendable where ID: Sendable {}
