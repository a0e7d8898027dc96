/// Collects constraints from statements, with `if`, `switch` and `for` among them.
@resultBuilder public enum LayoutConstraintBuilder {
  /// A constraint by itself.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] { [constraint] }

  /// Constraints that a function has made.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }

  /// All constraints of a block, in order.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] {
    parts.flatMap(\.self)
  }

  /// Those of an `if` without an `else`.
  public static func buildOptional(_ constraints: [LayoutConstraint]?) -> [LayoutConstraint] {
    constraints ?? []
  }

  /// Those of the first branch.
  public static func buildEither(first constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }

  /// Those of the second branch.
  public static func buildEither(second constraints: [LayoutConstraint]) -> [LayoutConstraint] { constraints }

  /// Those of a loop.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] { parts.flatMap(\.self) }

  /// Those behind a check of the system's version.
  public static func buildLimitedAvailability(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    constraints
  }
}
