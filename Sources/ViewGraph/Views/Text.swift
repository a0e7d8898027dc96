import Foundation

/// Words on the screen.
///
/// A text keeps the string that the author's own language shows; translations are not read.
public struct Text: Sendable {
  /// The words of the whole text.
  let string: String
  /// What the text's own modifiers set, or `nil` for a plain text.
  let styling: TextStyling?

  init(_ string: String, styling: TextStyling?) {
    self.string = string
    self.styling = styling
  }

  /// Creates a text that shows a string as it is.
  public init(verbatim content: String) {
    self.init(content, styling: nil)
  }

  /// Creates a text that shows a string as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.init(String(content), styling: nil)
  }

  /// Creates a text that is looked up in the app's translations; a literal is taken for one.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(key.text, styling: nil)
  }

  /// Creates a text from a string with attributes, which are compared and not drawn.
  ///
  /// Not for literals, which an attributed string can be made of, too: those are keys of translations.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    let runs = attributedContent.runs.map { String(attributedContent[$0.range].characters) }
    let string = String(attributedContent.characters)
    guard runs.count > 1 || attributedContent != AttributedString(string) else {
      self.init(string, styling: nil)
      return
    }
    self.init(string, styling: TextStyling(TextTraits(attributed: attributedContent), runs: []))
  }

  /// Creates a text that shows an image, in reports as `[name]`.
  public init(_ image: Image) {
    self.init(image.inlineText, styling: nil)
  }
}

extension Text: Equatable {
  /// Two texts are equal when they show the same words in the same style.
  public static func == (a: Text, b: Text) -> Bool {
    a.string == b.string && (a.styling === b.styling || a.styling == b.styling)
  }
}

extension Text: View {
  /// A text has no body.
  public typealias Body = Never

  /// Describes a leaf with the text's words and what its own modifiers set.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.leaf(Text.self, own: view)
  }
}

extension Text: AttributeSource {
  @usableFromInline static var schema: AttributeSchema { .styledContent }

  /// The values in the order of ``AttributeSchema/styledContent``.
  @usableFromInline var attributeValues: [AttributeValue] {
    guard let styling else { return [.text(string), .none, .none, .none, .none] }
    return [.text(string)] + styling.values
  }
}

extension AttributeSchema {
  /// The words of a text, with what the text's own modifiers set.
  static let styledContent = AttributeSchema(
    "Text",
    [
      Component("content", .set(because: "a string has no values in between")),
      Component("font", .interpolatesLetters),
      Component("fontWeight", .interpolatesLetters),
      Component("foregroundStyle", .interpolatesAtLeaves),
      Component("textStyle", .set(because: "the style of letters and lines has no values in between")),
    ], status: .behaves)
}
