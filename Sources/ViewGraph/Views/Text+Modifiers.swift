import Foundation

extension Text {
  private func with<Value>(_ trait: WritableKeyPath<TextTraits, Value?>, _ value: Value?) -> Text {
    guard let value else { return self }
    var traits = styling?.traits ?? TextTraits()
    traits.set(trait, to: value)
    return Text(string, styling: TextStyling(traits, runs: styling?.runs ?? []))
  }

  /// Sets the font of the text; `nil` leaves it to the environment.
  public func font(_ font: Font?) -> Text { with(\.font, font) }

  /// Sets how heavy the letters are; `nil` leaves it to the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }

  /// Sets how wide the letters are; `nil` leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text { with(\.width, width) }

  /// Sets the drawing style of the letters; `nil` leaves it to the font.
  public func fontDesign(_ design: Font.Design?) -> Text { with(\.design, design) }

  /// Sets the colour of the text; `nil` leaves it to the environment.
  public func foregroundColor(_ color: Color?) -> Text { with(\.foreground, color.map { AnyShapeStyle($0) }) }

  /// Sets the style that the text is filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(\.foreground, AnyShapeStyle(style)) }

  /// Makes the text bold.
  public func bold() -> Text { with(\.weight, .bold) }

  /// Makes the text bold, or leaves it as it is.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Sets the text in italics.
  public func italic() -> Text { with(\.isItalic, true) }

  /// Sets the text in italics, or leaves it as it is.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Gives all letters one width, where the font's family has them.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with(\.design, .monospaced) : self }

  /// Gives all digits one width.
  public func monospacedDigit() -> Text { with(\.hasMonospacedDigits, true) }

  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern under the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(\.underline, TextTraits.Line(isActive: isActive, pattern: pattern, color: color))
  }

  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }

  /// Draws a line of a pattern through the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(\.strikethrough, TextTraits.Line(isActive: isActive, pattern: pattern, color: color))
  }

  /// Sets the distance between letters in points; ligatures stay together.
  public func kerning(_ kerning: CGFloat) -> Text { with(\.kerning, kerning) }

  /// Sets the distance between letters in points; ligatures are taken apart.
  public func tracking(_ tracking: CGFloat) -> Text { with(\.tracking, tracking) }

  /// Moves the text up from its line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(\.baselineOffset, baselineOffset) }

  /// Sets the size of the text in relation to its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(\.scale, scale) : self
  }

  /// Joins two texts; each keeps the style that it has.
  public static func + (lhs: Text, rhs: Text) -> Text {
    let string = lhs.string + rhs.string
    let runs = lhs.runs + rhs.runs
    guard runs.contains(where: { $0.traits != TextTraits() }) else { return Text(string, styling: nil) }
    return Text(string, styling: TextStyling(TextTraits(), runs: runs))
  }

  /// The parts of the text; what was set on all of them is set on each.
  private var runs: [TextRun] {
    guard let styling else { return [TextRun(string: string, traits: TextTraits())] }
    guard !styling.runs.isEmpty else { return [TextRun(string: string, traits: styling.traits)] }
    return styling.runs.map { TextRun(string: $0.string, traits: $0.traits.filled(from: styling.traits)) }
  }
}

extension TextTraits {
  /// The traits, with others where none is set.
  fileprivate func filled(from outer: TextTraits) -> TextTraits {
    var copy = self
    copy.set(\.font, to: outer.font)
    copy.set(\.weight, to: outer.weight)
    copy.set(\.foreground, to: outer.foreground)
    copy.set(\.isItalic, to: outer.isItalic)
    copy.set(\.underline, to: outer.underline)
    copy.set(\.strikethrough, to: outer.strikethrough)
    copy.set(\.kerning, to: outer.kerning)
    copy.set(\.tracking, to: outer.tracking)
    copy.set(\.baselineOffset, to: outer.baselineOffset)
    copy.set(\.width, to: outer.width)
    copy.set(\.design, to: outer.design)
    copy.set(\.hasMonospacedDigits, to: outer.hasMonospacedDigits)
    copy.set(\.scale, to: outer.scale)
    copy.set(\.attributed, to: outer.attributed)
    return copy
  }
}
