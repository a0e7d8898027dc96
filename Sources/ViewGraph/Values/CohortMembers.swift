/// The views of a stack in two cohorts, of which only the first is named.
public struct CohortMembers<Member: Hashable> {
  /// The views that were named, in the stack's order.
  public let primary: [Member]
  /// All others, in the stack's order.
  public let secondary: [Member]

  /// Parts the views of a stack.
  ///
  /// - Throws: `CohortError.noMember` for the first of the primary views that the stack does not have.
  public init(primary: [Member], of stack: [Member]) throws(CohortError) {
    let members = Set(stack)
    if let stranger = primary.first(where: { !members.contains($0) }) {
      throw CohortError.noMember("\(stranger)", members: stack.map { "\($0)" })
    }
    let named = Set(primary)
    self.primary = stack.filter(named.contains)
    secondary = stack.filter { !named.contains($0) }
  }
}

extension CohortMembers: Sendable where Member: Sendable {}
