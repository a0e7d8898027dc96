/// A container with the constraints that placed its views.
public struct SolvedContainer {
  /// Where the container stands.
  public let identity: Identity
  /// The numbers of its views, measured from the container's own corner, each with the range of what is open.
  public let solution: ConstraintSolution
  /// What cannot be satisfied, is left open or means nothing.
  public let issues: [ConstraintIssue]

  let node: NodeID
}

/// Trouble that a layout has found, and where.
public struct LayoutIssue {
  /// Where the container stands.
  public let identity: Identity
  /// What is the matter.
  public let issue: ConstraintIssue
}

extension LayoutIssue: Hashable, CustomStringConvertible {
  /// The whole message, with the container as its last line.
  public var description: String { "\(issue)\n  in: \(identity)" }
}

extension LayoutResult {
  /// What is wrong or left open in containers of constraints, in tree order.
  ///
  /// A frame that is open is laid out at the least of what is possible; UIKit may show another.
  public var issues: [LayoutIssue] {
    containers.flatMap { container in
      container.issues.map { LayoutIssue(identity: container.identity, issue: $0) }
    }
  }
}
