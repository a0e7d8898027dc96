/// The keys that are held down while something happens.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)

  /// The shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)

  /// The control key.
  public static let control = EventModifiers(rawValue: 1 << 2)

  /// The option key.
  public static let option = EventModifiers(rawValue: 1 << 3)

  /// The command key.
  public static let command = EventModifiers(rawValue: 1 << 4)

  /// Any key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)

  /// All of them.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

extension EventModifiers: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames(
      [
        (.capsLock, "capsLock"), (.shift, "shift"), (.control, "control"), (.option, "option"),
        (.command, "command"), (.numericPad, "numericPad"),
      ],
      wholes: [(.all, "all")])
  }
}
