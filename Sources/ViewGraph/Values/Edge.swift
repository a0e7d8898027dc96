/// One of the four edges of a rectangle, in the reading direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates the set that holds one edge.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top edge.
    public static let top = Set(.top)

    /// The leading edge.
    public static let leading = Set(.leading)

    /// The bottom edge.
    public static let bottom = Set(.bottom)

    /// The trailing edge.
    public static let trailing = Set(.trailing)

    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]

    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]

    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension Edge.Set: CustomStringConvertible {
  /// The name of the set, or of its edges: `"horizontal"`, `"top"`, `"[top, leading]"`.
  public var description: String {
    optionNames(
      [(.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing")],
      wholes: [(.all, "all"), (.horizontal, "horizontal"), (.vertical, "vertical")])
  }
}
