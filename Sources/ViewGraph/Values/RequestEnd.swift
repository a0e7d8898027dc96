/// How a request ended.
public struct RequestEnd<Goal: Equatable>: Equatable {
  /// Which request it was, counted from 1 in the order in which they were made.
  public let number: Int
  /// What was asked for.
  public let goal: Goal
  /// Whether it came about; false for a request that was overtaken or dropped.
  public let isFinished: Bool
}

extension RequestEnd: Hashable where Goal: Hashable {}

extension RequestEnd: Sendable where Goal: Sendable {}
