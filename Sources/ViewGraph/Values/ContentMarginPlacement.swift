/// What a content margin applies to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = ContentMarginPlacement(name: "automatic")

  /// What is scrolled.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")

  /// The scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

extension ContentMarginPlacement: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
