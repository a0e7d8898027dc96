/// A view of a host's tree as it was when it was asked for.
public struct ViewNode {
  /// Where the view sits.
  public let identity: Identity
  /// The name of its type without module and generic arguments.
  public let typeName: String
  /// The words that it shows, if it shows any.
  public let text: String?
  /// What modifies it, innermost first, with its own values at the front.
  public let attributes: [Attribute]
  /// Where it was written, if known.
  public let location: SourceLocation?
  /// The state that its identity owns.
  public let state: [StateEntry]
  /// Whether it is removed and still drawn.
  public let isLeaving: Bool
  /// The views below it, in order.
  public let children: [ViewNode]

  /// The value of the innermost attribute with a name.
  public subscript(name: String) -> AttributeValue? {
    for attribute in attributes { if let value = attribute[name] { return value } }
    return nil
  }
}
