/// The parts of a date that can be picked.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 0)

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 1)

  /// Hour, minute and second.
  public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 1 << 2)
}

extension DatePickerComponents: CustomStringConvertible {
  /// The name of the set, or of the options in it.
  public var description: String {
    optionNames(
      [
        (.date, "date"), (.hourAndMinute, "hourAndMinute"),
        (.hourMinuteAndSecond, "hourMinuteAndSecond"),
      ])
  }
}
