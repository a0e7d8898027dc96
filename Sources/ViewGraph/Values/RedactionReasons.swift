/// Why a view hides its content.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)

  /// The content is about to change.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension RedactionReasons: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames(
      [(.placeholder, "placeholder"), (.privacy, "privacy"), (.invalidated, "invalidated")])
  }
}
