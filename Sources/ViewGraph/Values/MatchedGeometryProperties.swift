/// What a view takes over from the view that it is matched with.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The view's place.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)

  /// The view's size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)

  /// The view's place and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension MatchedGeometryProperties: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames(
      [(.position, "position"), (.size, "size")],
      wholes: [(.frame, "frame")])
  }
}
