/// What takes room from the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Bars and the device's own edges.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)

  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)

  /// All regions, those of later systems included.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension SafeAreaRegions: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames(
      [(.container, "container"), (.keyboard, "keyboard")], wholes: [(.all, "all")])
  }
}
