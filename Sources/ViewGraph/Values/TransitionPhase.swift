/// Where a view is in its transition.
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted; the transition runs from here to `identity`.
  case willAppear

  /// In the tree, with no effect of the transition.
  case identity

  /// Removed; the transition runs from `identity` to here.
  case didDisappear

  /// Whether the transition has no effect.
  public var isIdentity: Bool {
    self == .identity
  }

  /// -1 before the insertion, 0 in the tree, 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
