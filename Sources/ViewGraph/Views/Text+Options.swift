extension Text {
  /// How text that does not fit is cut off.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning is left out.
    case head
    /// The end is left out.
    case tail
    /// The middle is left out.
    case middle
  }

  /// A change of all letters to one case.
  public enum Case: Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// No capitals.
    case lowercase
  }

  /// The size of a text in relation to its font.
  public struct Scale: Hashable, Sendable, CustomStringConvertible {
    /// The scale's name.
    public let description: String

    /// The font's own size.
    public static let `default` = Scale(description: "default")

    /// A size for text beside the main one.
    public static let secondary = Scale(description: "secondary")
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How the line is broken up.
    public enum Pattern: Hashable, Sendable {
      /// Unbroken.
      case solid
      /// Of dots.
      case dot
      /// Of dashes.
      case dash
      /// Of dashes and dots in turn.
      case dashDot
      /// Of one dash and two dots in turn.
      case dashDotDot
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line; without a colour it has the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// An unbroken line in the text's colour.
    public static let single = LineStyle()
  }

  /// What a text shows of a date.
  public struct DateStyle: Hashable, Sendable, CustomStringConvertible {
    /// The style's name.
    public let description: String

    /// The time of day.
    public static let time = DateStyle(description: "time")

    /// The day.
    public static let date = DateStyle(description: "date")

    /// The time between the date and now.
    public static let relative = DateStyle(description: "relative")

    /// The time between the date and now, with a sign.
    public static let offset = DateStyle(description: "offset")

    /// A clock that counts down to the date, or up from it.
    public static let timer = DateStyle(description: "timer")
  }
}
