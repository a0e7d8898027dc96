/// The leading or trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set that holds one edge.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The leading edge.
    public static let leading = Set(.leading)

    /// The trailing edge.
    public static let trailing = Set(.trailing)

    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

extension HorizontalEdge.Set: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames([(.leading, "leading"), (.trailing, "trailing")], wholes: [(.all, "all")])
  }
}
