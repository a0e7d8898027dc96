/// Words on the screen.
public struct Text: Hashable, Sendable {
  let string: String

  /// Creates a text that shows a string as it is.
  public init(verbatim content: String) { string = content }

  /// Creates a text that shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { string = String(content) }
}

extension Text: View {
  /// A text has no body.
  public typealias Body = Never

  /// Describes a leaf with the text's words.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.leaf(Text.self) { $0.push(.content, .text(view.string)) }
  }
}
