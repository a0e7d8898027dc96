/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set that holds one axis.
    public init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    /// The horizontal axis.
    public static let horizontal = Set(.horizontal)

    /// The vertical axis.
    public static let vertical = Set(.vertical)
  }
}

extension Axis: CustomStringConvertible {
  /// The axis's name.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension Axis.Set: CustomStringConvertible {
  /// The names of the axes: `"vertical"`, `"[horizontal, vertical]"`.
  public var description: String {
    optionNames([(.horizontal, "horizontal"), (.vertical, "vertical")])
  }
}
