/// The words and marks of Swift source, without comments and the text of strings.
///
/// Code inside a string's interpolation counts as code. This is no parser: it knows what a comment, a string, a name
/// and a bracket are, which is as much as a rule about names needs. A bare regular expression (`/…/`) is read as
/// operators; one between `#/` and `/#` is left out like a string.
struct SwiftWords {
  /// A name, a number or one character of anything else.
  struct Word: Equatable {
    /// As written, without backticks.
    let text: String
    /// Whether it can name something: it starts with a letter or an underscore, or stood in backticks.
    let isName: Bool
    /// Counted from 1.
    let line: Int
  }

  /// All words of a source text, in order.
  static func scan(_ source: String) -> [Word] {
    var scanner = SwiftWords(bytes: Array(source.utf8))
    scanner.readCode(until: nil)
    return scanner.words
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var words: [Word] = []

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads to the end, or to the bracket that closes an interpolation.
  private mutating func readCode(until end: UInt8?) {
    var openParentheses = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == end, openParentheses == 0 { return }
      if byte == UInt8(ascii: "/"), starts(with: "//") {
        skipLineComment()
      } else if byte == UInt8(ascii: "/"), starts(with: "/*") {
        skipBlockComment()
      } else if let hashes = hashesBefore("\"") {
        readString(hashes: hashes)
      } else if let hashes = hashesBefore("/"), hashes > 0 {
        skipRegularExpression(hashes: hashes)
      } else if byte == UInt8(ascii: "`") {
        readBackticks()
      } else if isNamePart(byte) {
        readNameOrNumber()
      } else {
        if byte == UInt8(ascii: "(") { openParentheses += 1 }
        if byte == UInt8(ascii: ")") { openParentheses -= 1 }
        if !isSpace(byte) {
          words.append(Word(text: String(UnicodeScalar(byte)), isName: false, line: line))
        }
        advance()
      }
    }
  }

  private mutating func skipLineComment() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { advance() }
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && index < bytes.count
  }

  /// A string of any form: one line or many, raw or not; its interpolations are read as code.
  private mutating func readString(hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    let quotes = bytes.dropFirst(index + hashes).starts(with: "\"\"\"".utf8) ? "\"\"\"" : "\""
    let end = quotes + marks
    let escape = "\\" + marks
    let interpolation = escape + "("
    advance(hashes + quotes.utf8.count)
    while index < bytes.count, !starts(with: end) {
      if starts(with: interpolation) {
        advance(interpolation.utf8.count)
        readCode(until: UInt8(ascii: ")"))
        advance()
      } else if starts(with: escape) {
        // The escaped character may be a quote or another backslash.
        advance(escape.utf8.count + 1)
      } else {
        advance()
      }
    }
    advance(end.utf8.count)
  }

  private mutating func skipRegularExpression(hashes: Int) {
    let end = "/" + String(repeating: "#", count: hashes)
    advance(hashes + 1)
    while index < bytes.count, !starts(with: end) { advance() }
    advance(end.utf8.count)
  }

  private mutating func readBackticks() {
    advance()
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "`") { advance() }
    words.append(Word(text: text(from: start), isName: true, line: line))
    advance()
  }

  private mutating func readNameOrNumber() {
    let start = index
    while index < bytes.count, isNamePart(bytes[index]) { advance() }
    let isNumber = UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[start]
    words.append(Word(text: text(from: start), isName: !isNumber, line: line))
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private func starts(with text: String) -> Bool {
    let wanted = text.utf8
    return index + wanted.count <= bytes.count && bytes[index..<index + wanted.count].elementsEqual(wanted)
  }

  /// How many `#` stand between here and the mark, or `nil` where something else comes first.
  private func hashesBefore(_ mark: Unicode.Scalar) -> Int? {
    var end = index
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: mark) ? end - index : nil
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Every byte of a character outside ASCII counts as part of a name.
  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
