/// A text that is made when somebody reads it.
///
/// Updates keep the values themselves; who asks for no text pays for none.
struct LazyText {
  private enum Content {
    case text(String)
    case value(Any)
  }

  private let content: Content

  init(_ text: String) { content = .text(text) }

  /// The text that reports print for a value.
  init(printing value: Any) { content = .value(value) }

  var string: String {
    switch content {
    case .text(let text): text
    case .value(let value): printedValue(value)
    }
  }
}
