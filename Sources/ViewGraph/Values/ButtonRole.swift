/// What a button is for, beyond its label.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")

  /// It leaves without a change.
  public static let cancel = ButtonRole(name: "cancel")

  /// It accepts what was entered.
  public static let confirm = ButtonRole(name: "confirm")

  /// It closes what is shown.
  public static let close = ButtonRole(name: "close")
}

extension ButtonRole: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
