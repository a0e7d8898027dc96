/// The data of a type in which nothing is animated.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates empty data.
  @inlinable public init() {}

  /// Empty data.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Empty data.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  /// Empty data.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

  /// Changes nothing.
  public mutating func scale(by rhs: Double) {}

  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
