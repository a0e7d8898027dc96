import Foundation

extension Text {
  /// Creates a text that shows a value as a style prints it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Creates a text that shows a value as a style with attributes prints it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }

  /// Creates a text that shows an object as a formatter prints it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? subject.description)
  }

  /// Creates a text that shows a value as a formatter prints it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Creates a text that shows a date in a style.
  ///
  /// The host's clock is not the time of day: the styles that count say what they count to, such as `timer to Jan 2, 2026 at
  /// 10:00`. Days and times are those of London's winter, in English, so that reports do not depend on the machine.
  public init(_ date: Date, style: DateStyle) {
    switch style {
    case .date: self.init(verbatim: date.text(day: true, time: false))
    case .time: self.init(verbatim: date.text(day: false, time: true))
    default: self.init(verbatim: "\(style) to \(date.text(day: true, time: true))")
    }
  }

  /// Creates a text that shows a period, from its first date to its last.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: dates.text)
  }

  /// Creates a text that shows the period between two dates.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates a text that counts the seconds of a period.
  ///
  /// The host's clock is not the time of day: the text says which period it counts.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(verbatim: "timer from \(timerInterval.text)")
  }
}

extension ClosedRange<Date> {
  fileprivate var text: String {
    "\(lowerBound.text(day: true, time: true)) – \(upperBound.text(day: true, time: true))"
  }
}

extension Date {
  /// The date in words that depend on nothing but the date.
  fileprivate func text(day: Bool, time: Bool) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = [day ? "MMM d, yyyy" : nil, time ? "HH:mm" : nil].compactMap(\.self)
      .joined(separator: " 'at' ")
    return formatter.string(from: self)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text with its style left out.
  public mutating func appendInterpolation(_ text: Text) {
    append(placeholder: "%@", text: text.string)
  }

  /// Adds an image, in reports as `[name]`.
  public mutating func appendInterpolation(_ image: Image) {
    append(placeholder: "%@", text: image.inlineText)
  }

  /// Adds a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(placeholder: "%@", text: Text(date, style: style).string)
  }

  /// Adds a period, from its first date to its last.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(placeholder: "%@", text: Text(dates).string)
  }

  /// Adds the period between two dates.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(placeholder: "%@", text: Text(interval).string)
  }
}
