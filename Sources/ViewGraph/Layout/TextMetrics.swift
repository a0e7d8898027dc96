import Foundation

/// How much room letters take, so that texts have sizes without fonts.
///
/// The library wraps lines by itself; metrics say how wide a character is and how tall a line. The answers have to
/// depend on nothing else, since sizes are kept, for as long as a host is asked with equal metrics.
public protocol TextMetrics: Sendable {
  /// The width of a character in points; `nil` is the font of texts that set none.
  func advance(of character: Character, in font: Font?) -> CGFloat

  /// The distance from the top of a line to its baseline, in points.
  func ascent(of font: Font?) -> CGFloat

  /// The height of a line in points, with the gap below it.
  func lineHeight(of font: Font?) -> CGFloat
}

/// Metrics of a terminal: characters stand in cells of half an em, wide ones and emoji in two.
///
/// A line is an em and a quarter high and its baseline lies three quarters of an em below its top. All factors are
/// powers of two or sums of two of them, so sums of lengths are exact. In the default font, of 16 points, a cell is 8
/// points wide and a line 20 points high.
public struct CellMetrics: TextMetrics {
  /// Creates the metrics.
  public init() {}

  /// Half an em; one em for wide characters and emoji, nothing for a zero-width space.
  public func advance(of character: Character, in font: Font?) -> CGFloat {
    pointSize(of: font) * character.cells / 2
  }

  /// Three quarters of an em.
  public func ascent(of font: Font?) -> CGFloat { pointSize(of: font) * 0.75 }

  /// An em and a quarter.
  public func lineHeight(of font: Font?) -> CGFloat { pointSize(of: font) * 1.25 }

  /// The size of an em in points: a text style's, or the one that the font was made with.
  ///
  /// Body and headline have 16 points; the other styles have those of iOS at its default setting. A size that is
  /// no positive number counts as 16.
  public func pointSize(of font: Font?) -> CGFloat {
    let size = font.map { Self.pointSize(of: $0.storage) } ?? 16
    return size > 0 && size.isFinite ? size : 16
  }

  private static func pointSize(of storage: Font.Storage) -> CGFloat {
    switch storage {
    case .textStyle(let style, _, _): pointSize(of: style)
    case .system(let size, _, _): size
    case .custom(_, let size, _): size
    case .modified(let base, .scaled(let factor)): pointSize(of: base) * factor
    case .modified(let base, _): pointSize(of: base)
    }
  }

  private static func pointSize(of style: Font.TextStyle) -> CGFloat {
    switch style {
    case .extraLargeTitle: 36
    case .extraLargeTitle2, .title: 28
    case .largeTitle: 34
    case .title2: 22
    case .title3: 20
    case .headline, .body, .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}

extension Character {
  /// How many cells the character fills: 0, 1 or 2.
  var cells: CGFloat {
    guard let first = unicodeScalars.first else { return 0 }
    switch first.value {
    // ASCII first: nearly all characters are.
    case 0..<0x1100: return unicodeScalars.contains("\u{FE0F}") ? 2 : 1
    case 0x200B, 0x2060, 0xFEFF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") ? 2 : 1
    }
  }
}
