/// The top or bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set that holds one edge.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)

    /// The bottom edge.
    public static let bottom = Set(.bottom)

    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

extension VerticalEdge.Set: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames([(.top, "top"), (.bottom, "bottom")], wholes: [(.all, "all")])
  }
}
