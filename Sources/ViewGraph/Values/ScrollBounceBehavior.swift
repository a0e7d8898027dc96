/// Whether a scroll view gives way at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// What the system chooses where it stands.
  public static let automatic = ScrollBounceBehavior(name: "automatic")

  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")

  /// Where the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension ScrollBounceBehavior: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
