/// A README with fenced blocks that quote what programs print.
///
/// A line `<!-- output: expanding-card -->` says that the fenced block after it is part of that program's output.
struct Readme {
  /// A block that quotes a program.
  struct Quotation: Equatable {
    let program: String
    let text: String
    /// The line its text begins at, counted from 1.
    let line: Int
  }

  let quotations: [Quotation]
  /// The text of all fenced blocks with the line each begins at, counted from 1.
  let blocks: [(line: Int, text: String)]

  init(_ text: String) {
    var quotations: [Quotation] = []
    var blocks: [(line: Int, text: String)] = []
    var announced: String?
    var open: (line: Int, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```"), let block = open {
        let text = block.lines.joined(separator: "\n")
        blocks.append((block.line, text))
        if let announced {
          quotations.append(Quotation(program: announced, text: text, line: block.line))
        }
        (open, announced) = (nil, nil)
      } else if line.hasPrefix("```") {
        open = (index + 2, [])
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("<!-- output: "), line.hasSuffix(" -->") {
        announced = String(line.dropFirst("<!-- output: ".count).dropLast(" -->".count))
      } else if !line.isEmpty {
        // The comment belongs to a block that follows it at once.
        announced = nil
      }
    }
    self.quotations = quotations
    self.blocks = blocks
  }

  /// The first line of a fenced block that is this command, perhaps with a comment behind it; counted from 1.
  func line(ofCommand command: String) -> Int? {
    for block in blocks {
      let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let words = line.prefix { $0 != "#" }.split(separator: " ").drop { $0 == "$" }
        if words.joined(separator: " ") == command { return block.line + index }
      }
    }
    return nil
  }
}

extension Readme.Quotation {
  /// What is wrong with the quotation, or `nil` where the output contains it line by line.
  func mismatch(with output: String) -> String? {
    guard !("\n" + output + "\n").contains("\n" + text + "\n") else { return nil }
    let printed = Set(output.split(separator: "\n", omittingEmptySubsequences: false))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !printed.contains(line) {
      return "README.md:\(self.line + index) quotes a line that '\(program)' does not print: \(line)"
    }
    return "README.md:\(line) quotes lines that '\(program)' prints, but not in this order"
  }
}
