/// What is wrong with the cohorts of a stack.
public enum CohortError: Error, Hashable, Sendable {
  /// A view was put into the primary cohort that is none of the stack's.
  case noMember(String, members: [String])
  /// A cohort was asked for that the stack does not have.
  case unknownCohort(String, known: [String])
}

extension CohortError: CustomStringConvertible {
  /// What is wrong, in a phrase.
  public var description: String {
    switch self {
    case .noMember(let member, let members):
      "'\(member)' is no view of the stack, so it cannot be in the primary cohort; the stack has \(list(members))"
    case .unknownCohort(let cohort, let known):
      "the stack has no cohort '\(cohort)'; it has \(list(known))"
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
