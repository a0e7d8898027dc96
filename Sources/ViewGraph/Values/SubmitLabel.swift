/// What the key that submits a text says.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// That the entry is finished.
  public static let done = SubmitLabel(name: "done")

  /// That it opens what was entered.
  public static let go = SubmitLabel(name: "go")

  /// That it sends what was entered.
  public static let send = SubmitLabel(name: "send")

  /// That it joins something.
  public static let join = SubmitLabel(name: "join")

  /// That it finds a way.
  public static let route = SubmitLabel(name: "route")

  /// That it searches.
  public static let search = SubmitLabel(name: "search")

  /// That it begins a new line.
  public static let `return` = SubmitLabel(name: "return")

  /// That it leads to the next field.
  public static let next = SubmitLabel(name: "next")

  /// That it goes on.
  public static let `continue` = SubmitLabel(name: "continue")
}

extension SubmitLabel: CustomStringConvertible {
  /// The name that the author wrote.
  public var description: String { name }
}
