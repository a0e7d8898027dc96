/// How strongly a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// Less than usual, for a count that is no news.
  public static let decreased = BadgeProminence(name: "decreased")

  /// As usual.
  public static let standard = BadgeProminence(name: "standard")

  /// More than usual, for what needs attention.
  public static let increased = BadgeProminence(name: "increased")
}

extension BadgeProminence: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
