/// What ran the code that wrote a value.
public enum Cause: Hashable, Sendable {
  /// Something a person did, such as a tap, on a view.
  case gesture(String, on: String)
  /// A callback of a view, such as `onAppear`.
  case callback(String, of: String)
  /// The closure of `host.update { … }`.
  case update
  /// `host.update(to:)` replaced the root value.
  case rootValue
  /// `host.resize(to:)` changed the screen.
  case resize
  /// `host.setState(_:of:to:)` named the property.
  case setState
  /// Code outside the host, such as a task that went on.
  case outside
  /// The host's clock went on.
  case time
}

extension Cause: CustomStringConvertible {
  /// The cause as reports print it, such as `tap on ExpandedCard`.
  public var description: String {
    switch self {
    case .gesture(let name, let view), .callback(let name, let view): "\(name) on \(view)"
    case .update: "update"
    case .rootValue: "update(to:)"
    case .resize: "resize(to:)"
    case .setState: "setState"
    case .outside: "outside of the host"
    case .time: "time"
    }
  }
}

/// A value that was written, and what wrote it.
public struct Write {
  /// The view or model that owns the property, such as `ExpandingCard`.
  public let owner: String
  /// The property, such as `isExpanded`.
  public let property: String
  let old: LazyText
  let new: LazyText
  /// Where the property is declared, if known.
  public let location: SourceLocation?
  /// What ran the code that wrote it.
  public let cause: Cause
  /// The animation of the write's transaction.
  public let animation: Animation?

  /// The value before, as reports print it.
  public var oldValue: String { old.string }
  /// The value after, as reports print it.
  public var newValue: String { new.string }
}

extension Write {
  init(
    owner: String, property: String, oldValue: String, newValue: String, location: SourceLocation?,
    cause: Cause, animation: Animation?
  ) {
    self.init(
      owner: owner, property: property, old: LazyText(oldValue), new: LazyText(newValue), location: location,
      cause: cause, animation: animation)
  }
}
