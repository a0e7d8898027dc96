/// Whether a scroll view shows how far it is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")

  /// Shown while the view scrolls.
  public static let visible = ScrollIndicatorVisibility(name: "visible")

  /// Hidden, unless a mouse is used.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")

  /// Hidden always.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension ScrollIndicatorVisibility: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
