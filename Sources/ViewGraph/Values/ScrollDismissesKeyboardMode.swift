/// Whether scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")

  /// As soon as the content scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")

  /// The keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")

  /// The keyboard stays.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

extension ScrollDismissesKeyboardMode: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
