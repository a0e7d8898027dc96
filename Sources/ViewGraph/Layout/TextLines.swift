import Foundation

/// A text with the widths of its characters, ready to be broken into lines of any width.
struct TextLines {
  /// How much room the lines of a text take.
  struct Extent: Equatable {
    /// The width of the widest line in points.
    var width: CGFloat = 0
    var lineCount = 0
    /// Whether words are left out.
    var isTruncated = false
  }

  /// The characters of each paragraph with their widths.
  private let paragraphs: [[Cell]]
  private let ellipsisWidth: CGFloat

  private struct Cell {
    let width: CGFloat
    let isSpace: Bool
  }

  init(_ text: String, font: Font?, metrics: any TextMetrics) {
    var paragraphs: [[Cell]] = [[]]
    for character in text {
      if character.isNewline {
        paragraphs.append([])
      } else {
        let width = metrics.advance(of: character, in: font)
        paragraphs[paragraphs.count - 1].append(
          Cell(
            width: width.isFinite ? max(0, width) : 0,
            // No line is broken at a no-break space.
            isSpace: character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"))
      }
    }
    self.paragraphs = text.isEmpty ? [] : paragraphs
    let ellipsis = metrics.advance(of: "…", in: font)
    ellipsisWidth = ellipsis.isFinite ? max(0, ellipsis) : 0
  }

  /// The lines that a text takes in a width.
  ///
  /// Lines are broken at spaces as late as possible, and a word that is too long for a line wherever the line ends; a
  /// line holds one character at least. Spaces at a break take no room. Where words are left out, the last line ends in
  /// an ellipsis that stands inside the width.
  ///
  /// - Parameters:
  ///   - width: In points, infinite for lines as long as their paragraphs.
  ///   - limit: The most lines; at least one is taken.
  func extent(in width: CGFloat, limit: Int = .max) -> Extent {
    let limit = max(1, limit)
    var extent = Extent()
    for (number, paragraph) in paragraphs.enumerated() {
      var start = 0
      repeat {
        let line = Self.line(of: paragraph, from: start, in: width)
        extent.lineCount += 1
        let isLast = number == paragraphs.count - 1 && line.next >= paragraph.count
        if extent.lineCount == limit, !isLast {
          extent.isTruncated = true
          extent.width = max(extent.width, truncatedWidth(of: paragraph, from: start, in: width))
          return extent
        }
        extent.width = max(extent.width, line.width)
        start = line.next
      } while start < paragraph.count
    }
    return extent
  }

  /// The width of a line without the spaces at its end, and where the next one begins.
  private static func line(
    of cells: [Cell], from start: Int, in limit: CGFloat
  ) -> (width: CGFloat, next: Int) {
    var width: CGFloat = 0
    var wordsWidth: CGFloat = 0
    // Behind the last space that followed a word: where the line may be broken.
    var breakAt: (width: CGFloat, next: Int)?
    var index = start
    while index < cells.count {
      let cell = cells[index]
      if cell.isSpace {
        width += cell.width
        index += 1
        breakAt = (wordsWidth, index)
        continue
      }
      if width + cell.width > limit, index > start {
        return breakAt.flatMap { $0.next > start ? $0 : nil } ?? (wordsWidth, index)
      }
      width += cell.width
      wordsWidth = width
      index += 1
    }
    return (wordsWidth, index)
  }

  /// The width of a last line with as many characters as fit in front of an ellipsis.
  private func truncatedWidth(of cells: [Cell], from start: Int, in limit: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    var wordsWidth: CGFloat = 0
    for cell in cells[start...] {
      guard width + cell.width + ellipsisWidth <= limit else { break }
      width += cell.width
      if !cell.isSpace { wordsWidth = width }
    }
    return wordsWidth + ellipsisWidth
  }
}
