import Foundation

extension Font {
  /// The drawing style of a font's letters.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between lines, compared with the font's own.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  private func with(_ change: Change) -> Font {
    Font(storage: .modified(storage, change))
  }

  /// The font in bold.
  public func bold() -> Font { with(.bold) }

  /// The font in italics.
  public func italic() -> Font { with(.italic) }

  /// The font with letters of one width, where the family has them.
  public func monospaced() -> Font { with(.monospaced) }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with(.monospacedDigit) }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font { with(.smallCaps) }

  /// The font with small capitals for lower-case letters.
  public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }

  /// The font with small capitals for upper-case letters.
  public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }

  /// The font with strokes of a weight.
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }

  /// The font with letters of a width.
  public func width(_ width: Width) -> Font { with(.width(width)) }

  /// The font with letters of a width, where 0 is the standard one.
  public func width(_ width: CGFloat) -> Font { with(.width(Width(width))) }

  /// The font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }

  /// The font with its size multiplied by a factor.
  public func scaled(by factor: CGFloat) -> Font { with(.scaled(factor)) }

  /// The font, bold or not.
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }

  /// The font, italic or not.
  public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
}
