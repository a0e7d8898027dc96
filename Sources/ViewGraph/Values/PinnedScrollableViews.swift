/// Which views of a section stay in sight while it scrolls.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The header of the section that is in sight.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)

  /// The footer of the section that is in sight.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

extension PinnedScrollableViews: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames(
      [(.sectionHeaders, "sectionHeaders"), (.sectionFooters, "sectionFooters")])
  }
}
