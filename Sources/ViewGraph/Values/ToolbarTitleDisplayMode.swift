/// The size and place of a title in a toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = ToolbarTitleDisplayMode(name: "automatic")

  /// Large, below the bar, until the content scrolls.
  public static let large = ToolbarTitleDisplayMode(name: "large")

  /// Large, in the bar.
  public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")

  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(name: "inline")
}

extension ToolbarTitleDisplayMode: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
