/// What becomes of the children of an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are hidden.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")

  /// They stay elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")

  /// Their properties become those of the parent.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension AccessibilityChildBehavior: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
