/// Cuts Swift source into tokens, as far as finding declarations needs it.
///
/// Comments, strings, interpolations and regular expressions are skipped exactly as the compiler skips them, with
/// one difference: where two readings are possible, or where a bracket has no partner, the lexer stops being
/// `isSure`, and whoever uses it gives the file to the parser whole. It never recurses, so nesting costs memory and
/// no stack.
struct SourceLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  var tokens: [ScanToken] = []
  /// Whether the tokens and the partners of all brackets are certain.
  var isSure = true
  /// How deep brackets are nested at the deepest place, and where that is.
  private(set) var deepest = (depth: 0, offset: 0)
  /// The most links that one chain of operators, members or `else` has, and where it ends.
  private(set) var longestChain = (links: 0, offset: 0)

  /// The most `#` in a row, and where they stand.
  private(set) var longestSignRun = (count: 0, offset: 0)
  /// The words of statements and declarations between parentheses, where the parser makes what it can of them.
  private(set) var strayWords: [Int] = []

  var offset = 0
  var open: [Open] = []
  var startsLine = true
  var hasSpaceBefore = true
  /// Links of the chain at the present depth; outer depths wait in `open`.
  var links = 0

  /// Something begun and not ended.
  struct Open {
    enum Kind { case parenthesis, bracket, brace, condition, interpolation }
    let kind: Kind
    /// The token that opened it, or the latest directive of an `#if`.
    var token: Int
    let links: Int
    /// The string around an interpolation.
    let string: StringShape
  }

  struct StringShape {
    let poundCount: Int
    let isMultiline: Bool
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5 + 16)
    if SourceText.hasMark(bytes) { offset = 3 }
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipLine() }
    while offset < bytes.count, isSure { step() }
    if !open.isEmpty { isSure = false }
    offset = bytes.count
    append(.endOfFile, from: offset)
  }

  /// Where the last token before the end begins: where the lexer has stopped, if it has.
  var lastOffset: Int { Int(tokens.dropLast().last?.start ?? 0) }

  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  mutating func step() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      offset += 1
      (startsLine, hasSpaceBefore) = (true, true)
      // A newline inside the interpolation of a string of one line is read differently by different compilers.
      if let last = open.last, last.kind == .interpolation, !last.string.isMultiline { isSure = false }
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
      offset += 1
      hasSpaceBefore = true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      identifier()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "\""): string(poundCount: 0, from: offset)
    case UInt8(ascii: "("): opening(.parenthesis)
    case UInt8(ascii: "["): opening(.bracket)
    case UInt8(ascii: "{"): opening(.brace)
    case UInt8(ascii: ")"): closing(.parenthesis)
    case UInt8(ascii: "]"): closing(.bracket)
    case UInt8(ascii: "}"): closing(.brace)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    case UInt8(ascii: "$"): dollar()
    case UInt8(ascii: "`"): quotedIdentifier()
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "."): dots()
    case 0x80...: letterOutsideASCII()
    default:
      if isOperator(byte) { operation() } else { isSure = false }
    }
  }

  // MARK: Tokens

  mutating func append(_ kind: ScanToken.Kind, from start: Int) {
    tokens.append(
      ScanToken(
        start: Int32(start), end: Int32(offset), kind: kind, startsLine: startsLine,
        hasSpaceBefore: hasSpaceBefore))
    (startsLine, hasSpaceBefore) = (false, false)
  }

  mutating func single(_ kind: ScanToken.Kind) {
    offset += 1
    append(kind, from: offset - 1)
    if kind == .comma || kind == .semicolon { links = 0 }
    if kind == .at || kind == .backslash { link() }
  }

  static func continuesIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  mutating func skipIdentifier() {
    while offset < bytes.count, isSure {
      if Self.continuesIdentifier(bytes[offset]) {
        offset += 1
      } else if bytes[offset] >= 0x80 {
        skipLetterOutsideASCII()
      } else {
        return
      }
    }
  }

  mutating func identifier() {
    let start = offset
    skipIdentifier()
    beginChain()
    append(.identifier, from: start)
    let found = WordTable.shared.find(UnsafeBufferPointer(rebasing: bytes[start..<offset]))
    tokens[tokens.count - 1].word = found.word
    tokens[tokens.count - 1].roles = found.roles
    if found.word.isOnlyInBraces, let last = open.last, last.kind != .brace, last.kind != .condition,
      tokens.count < 2 || tokens[tokens.count - 2].kind != .dot
    {
      strayWords.append(tokens.count - 1)
    }
    // One word behind another, without an end of a statement between them, nests as operators do.
    if found.word.isReserved || found.word.isOnlyInBraces || found.word == .await { link() }
  }

  /// The first word of a line that does not go on with the line before begins a new chain.
  mutating func beginChain() {
    guard startsLine, let last = tokens.last?.kind, last != .operation, last != .dot, last != .arrow else {
      return
    }
    links = 0
  }

  mutating func link() {
    links += 1
    if links > longestChain.links { longestChain = (links, offset) }
  }

  mutating func letterOutsideASCII() {
    let start = offset
    skipLetterOutsideASCII()
    skipIdentifier()
    append(.identifier, from: start)
  }

  /// Skips one scalar that may belong to a name or an operator, and is unsure of all others.
  mutating func skipLetterOutsideASCII() {
    let first = bytes[offset]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for index in 1..<length {
      value = value << 6 | UInt32(peek(index) & 0x3F)
    }
    offset += length
    switch value {
    // White space, invisible signs and quotation marks, which the compiler treats one by one.
    // Signs of the first page that may stand in an operator.
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF: break
    case 0...0xBF, 0x2000...0x206F, 0x3000...0x3003, 0xD800...0xF8FF, 0xFE00...0xFE0F, 0xFEFF,
      0xFFF0...0xFFFF,
      0x1680, 0x180E:
      isSure = false
    default: break
    }
  }

  mutating func dollar() {
    let start = offset
    offset += 1
    skipIdentifier()
    append(.dollarIdentifier, from: start)
  }

  mutating func quotedIdentifier() {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "`") {
      if bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r") { isSure = false }
      offset += 1
    }
    if offset >= bytes.count || offset == start + 1 { isSure = false }
    offset = min(offset + 1, bytes.count)
    append(.identifier, from: start)
  }

  mutating func number() {
    let start = offset
    while offset < bytes.count {
      if Self.continuesIdentifier(bytes[offset]) {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "."), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek(1))
      {
        offset += 2
      } else {
        break
      }
    }
    append(.literal, from: start)
  }

  // MARK: Brackets

  mutating func opening(
    _ kind: Open.Kind, in string: StringShape = StringShape(poundCount: 0, isMultiline: false)
  ) {
    if !hasSpaceBefore { link() }
    open.append(Open(kind: kind, token: tokens.count, links: links, string: string))
    links = 0
    single(.open)
    tokens[tokens.count - 1].isBrace = kind == .brace
    if open.count > deepest.depth { deepest = (open.count, offset) }
  }

  mutating func closing(_ kind: Open.Kind) {
    guard let last = open.last else {
      isSure = false
      return
    }
    if last.kind == .interpolation, kind == .parenthesis {
      open.removeLast()
      links = last.links
      pair(last.token)
      return continueString(last.string)
    }
    guard last.kind == kind else {
      isSure = false
      return
    }
    open.removeLast()
    links = last.links
    pair(last.token)
  }

  /// Appends a closing bracket and ties it to the one that it closes.
  mutating func pair(_ opening: Int) {
    tokens[opening].match = Int32(tokens.count)
    single(.close)
    tokens[tokens.count - 1].match = Int32(opening)
  }

  mutating func pound() {
    var count = 1
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    if count > longestSignRun.count { longestSignRun = (count, offset) }
    if peek(count) == UInt8(ascii: "\"") {
      let start = offset
      offset += count
      return string(poundCount: count, from: start)
    }
    if peek(count) == UInt8(ascii: "/") { return extendedRegex(poundCount: count) }
    guard count == 1 else {
      isSure = false
      return
    }
    let start = offset
    offset += 1
    skipIdentifier()
    guard offset > start + 1 else {
      isSure = false
      return
    }
    append(.directive, from: start)
    let word = WordTable.shared.find(UnsafeBufferPointer(rebasing: bytes[start..<offset])).word
    tokens[tokens.count - 1].word = word
    conditionalCompilation(word)
  }

  /// Pairs `#if`, `#elseif`, `#else` and `#endif` among the brackets, so that a bracket cannot begin in one clause and
  /// end in another.
  mutating func conditionalCompilation(_ word: ScanWord) {
    let index = tokens.count - 1
    switch word {
    case .poundIf:
      let none = StringShape(poundCount: 0, isMultiline: false)
      open.append(Open(kind: .condition, token: index, links: links, string: none))
      links = 0
      if open.count > deepest.depth { deepest = (open.count, offset) }
    case .poundElseif, .poundElse, .poundEndif:
      guard let last = open.last, last.kind == .condition else {
        isSure = false
        return
      }
      tokens[last.token].match = Int32(index)
      if word == .poundEndif {
        open.removeLast()
        links = last.links
      } else {
        open[open.count - 1].token = index
      }
    default: break
    }
  }
}
