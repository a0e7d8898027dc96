/// What a view shows under a pointer.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = HoverEffect(name: "automatic")

  /// A light that follows the pointer.
  public static let highlight = HoverEffect(name: "highlight")

  /// The view rises.
  public static let lift = HoverEffect(name: "lift")
}

extension HoverEffect: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
