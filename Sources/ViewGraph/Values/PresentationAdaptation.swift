/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = PresentationAdaptation(name: "automatic")

  /// The presentation stays what it is.
  public static let none = PresentationAdaptation(name: "none")

  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")

  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")

  /// A cover over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

extension PresentationAdaptation: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
