import Foundation

/// What a text's own modifiers set, for the whole text and for the parts that `+` joined.
final class TextStyling: Sendable {
  let traits: TextTraits
  /// The parts of a text that was joined of several; empty where one style goes for all.
  let runs: [TextRun]

  init(_ traits: TextTraits, runs: [TextRun]) {
    self.traits = traits
    self.runs = runs
  }
}

extension TextStyling: Equatable {
  static func == (a: TextStyling, b: TextStyling) -> Bool {
    a.traits == b.traits && a.runs == b.runs
  }

  /// The values that follow the words in the schema of a text.
  var values: [AttributeValue] {
    let style: AttributeValue
    if !runs.isEmpty {
      style = AttributeValue(opaque: TextRuns(runs: runs, traits: traits))
    } else if traits.hasLetterStyle {
      style = AttributeValue(opaque: traits.letterStyle)
    } else {
      style = .none
    }
    return [
      traits.font.map { AttributeValue(opaque: $0) } ?? .none,
      traits.weight.map { AttributeValue(opaque: $0) } ?? .none,
      traits.foreground.map { AttributeValue(style: $0) } ?? .none,
      style,
    ]
  }
}

/// A part of a joined text with what was set on it alone.
struct TextRun: Equatable, Sendable {
  let string: String
  let traits: TextTraits
}

extension TextRun: CustomStringConvertible {
  /// The words, and the style after them: `"a" bold`.
  var description: String { ([printedValue(string)] + traits.words).joined(separator: " ") }
}

/// The parts of a joined text as one value.
private struct TextRuns: Equatable, Sendable, CustomStringConvertible {
  let runs: [TextRun]
  let traits: TextTraits

  var description: String {
    let parts = runs.map(\.description).joined(separator: " + ")
    return traits.hasLetterStyle ? "(\(parts)) \(traits.letterStyle)" : parts
  }
}

/// What modifiers of one text set; the innermost one wins, as with views.
struct TextTraits: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var foreground: AnyShapeStyle?
  var isItalic: Bool?
  var underline: Line?
  var strikethrough: Line?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var width: Font.Width?
  var design: Font.Design?
  var hasMonospacedDigits: Bool?
  var scale: Text.Scale?
  var attributed: AttributedString?

  init() {}

  init(attributed: AttributedString) { self.attributed = attributed }

  /// A line through or under the words.
  struct Line: Equatable, Sendable {
    let isActive: Bool
    let pattern: Text.LineStyle.Pattern
    let color: Color?
  }

  /// Sets a trait that nothing further inside has set.
  mutating func set<Value>(_ trait: WritableKeyPath<TextTraits, Value?>, to value: Value?) {
    if self[keyPath: trait] == nil { self[keyPath: trait] = value }
  }

  /// The traits without those that are reported by themselves.
  var letterStyle: TextTraits {
    var copy = self
    copy.font = nil
    copy.weight = nil
    copy.foreground = nil
    return copy
  }

  var hasLetterStyle: Bool { letterStyle != TextTraits() }
}

extension TextTraits: CustomStringConvertible {
  /// What is set, in words: `italic, kerning 2`.
  var description: String { words.joined(separator: ", ") }

  var words: [String] {
    [
      font.map { "\($0)" }, weight.map { "\($0)" }, foreground.map { "\($0)" },
      isItalic.map { $0 ? "italic" : "italic(false)" },
      underline.map { $0.description(of: "underline") },
      strikethrough.map { $0.description(of: "strikethrough") },
      kerning.map { "kerning \(shortNumber($0))" }, tracking.map { "tracking \(shortNumber($0))" },
      baselineOffset.map { "baselineOffset \(shortNumber($0))" },
      width.map { "width \($0)" }, design.map { "\($0)" },
      hasMonospacedDigits.map { _ in "monospacedDigit" },
      scale.map { "\($0) scale" },
      attributed.map { _ in "attributes" },
    ].compactMap(\.self)
  }
}

extension TextTraits.Line {
  func description(of name: String) -> String {
    guard isActive else { return "\(name)(false)" }
    return [name, pattern == .solid ? nil : "\(pattern)", color.map { "\($0)" }].compactMap(\.self)
      .joined(separator: " ")
  }
}
