/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = PresentationContentInteraction(name: "automatic")

  /// It changes the height of the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")

  /// It scrolls what is inside.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension PresentationContentInteraction: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
