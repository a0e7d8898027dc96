/// Something that a layout has not laid out as SwiftUI does, and what it did instead.
public struct LayoutGap {
  /// Where it stands.
  public let identity: Identity
  /// The view or modifier, such as `TabView` or `containerRelativeFrame`.
  public let name: String
  /// The rule that stood in, such as `is as large as its label`.
  public let rule: String
}

extension LayoutGap: Hashable, CustomStringConvertible {
  /// One line: `TextField takes the offered width and the height of a line, at Form/TextField[0]`.
  public var description: String { "\(name) \(rule), at \(identity)" }
}
