/// Cuts Swift source into tokens, as far as finding declarations needs it.
///
/// Comments, strings, interpolations and regular expressions are skipped exactly as the compiler skips them, with
/// one difference: where two readings are possible, or where a bracket has no partner, the lexer stops being
/// `isSure`, and whoever uses it gives the file to the parser whole. It never recurses, so nesting costs memory and
/// no stack.
struct SourceLexer {
  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var tokens: [ScanToken] = []
  /// Whether the tokens and the partners of all brackets are certain.
  private(set) var isSure = true
  /// How deep brackets are nested at the deepest place, and where that is.
  private(set) var deepest = (depth: 0, offset: 0)
  /// The most links that one chain of operators, members or `else` has, and where it ends.
  private(set) var longestChain = (links: 0, offset: 0)

  /// The most `#` in a row, and where they stand.
  private(set) var longestSignRun = (count: 0, offset: 0)
  /// The words of statements and declarations between parentheses, where the parser makes what it can of them.
  private(set) var strayWords: [Int] = []

  private var offset = 0
  private var open: [Open] = []
  private var startsLine = true
  private var hasSpaceBefore = true
  /// Links of the chain at the present depth; outer depths wait in `open`.
  private var links = 0

  /// Something begun and not ended.
  private struct Open {
    enum Kind { case parenthesis, bracket, brace, condition, interpolation }
    let kind: Kind
    /// The token that opened it, or the latest directive of an `#if`.
    var token: Int
    let links: Int
    /// The string around an interpolation.
    let string: StringShape
  }

  private struct StringShape {
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

  private func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private mutating func step() {
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

  private mutating func append(_ kind: ScanToken.Kind, from start: Int) {
    tokens.append(
      ScanToken(
        start: Int32(start), end: Int32(offset), kind: kind, startsLine: startsLine,
        hasSpaceBefore: hasSpaceBefore))
    (startsLine, hasSpaceBefore) = (false, false)
  }

  private mutating func single(_ kind: ScanToken.Kind) {
    offset += 1
    append(kind, from: offset - 1)
    if kind == .comma || kind == .semicolon { links = 0 }
    if kind == .at || kind == .backslash { link() }
  }

  private static func continuesIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private mutating func skipIdentifier() {
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

  private mutating func identifier() {
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
  private mutating func beginChain() {
    guard startsLine, let last = tokens.last?.kind, last != .operation, last != .dot, last != .arrow else {
      return
    }
    links = 0
  }

  private mutating func link() {
    links += 1
    if links > longestChain.links { longestChain = (links, offset) }
  }

  private mutating func letterOutsideASCII() {
    let start = offset
    skipLetterOutsideASCII()
    skipIdentifier()
    append(.identifier, from: start)
  }

  /// Skips one scalar that may belong to a name or an operator, and is unsure of all others.
  private mutating func skipLetterOutsideASCII() {
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

  private mutating func dollar() {
    let start = offset
    offset += 1
    skipIdentifier()
    append(.dollarIdentifier, from: start)
  }

  private mutating func quotedIdentifier() {
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

  private mutating func number() {
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

  private mutating func dots() {
    if peek(1) == UInt8(ascii: ".") { return operation() }
    single(.dot)
    link()
  }

  private func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private mutating func operation() {
    let start = offset
    let allowsDots = bytes[start] == UInt8(ascii: ".")
    while offset < bytes.count,
      isOperator(bytes[offset]) || (allowsDots && bytes[offset] == UInt8(ascii: "."))
    {
      // A comment ends an operator.
      if bytes[offset] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") {
        break
      }
      // Optional and generic marks are often followed by a mark that belongs to something else.
      offset += 1
      if offset - start == 1, bytes[start] == UInt8(ascii: "?") || bytes[start] == UInt8(ascii: ">") {
        if peek() == UInt8(ascii: "=") && peek(1) != UInt8(ascii: "=") { continue }
        if bytes[start] == UInt8(ascii: ">") || peek() != UInt8(ascii: "?") { break }
      }
    }
    let length = offset - start
    if length == 1, bytes[start] == UInt8(ascii: "<"), peek() == UInt8(ascii: "#") {
      // An editor's placeholder.
      isSure = false
    }
    if length >= 2, bytes[start] == UInt8(ascii: "*"), bytes[start + 1] == UInt8(ascii: "/") {
      // The end of a comment that nobody began.
      isSure = false
    }
    if length >= 7, bytes[start] == UInt8(ascii: "<") || bytes[start] == UInt8(ascii: ">") {
      // The mark of a conflict.
      isSure = false
    }
    if length == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      append(.arrow, from: start)
    } else if isAssignment(start..<offset) {
      append(.assignment, from: start)
    } else {
      append(.operation, from: start)
      if length == 1, bytes[start] == UInt8(ascii: "<") { tokens[tokens.count - 1].angle = 1 }
      if length == 1, bytes[start] == UInt8(ascii: ">") { tokens[tokens.count - 1].angle = -1 }
    }
    link()
  }

  private func isAssignment(_ range: Range<Int>) -> Bool {
    guard bytes[range.upperBound - 1] == UInt8(ascii: "=") else { return false }
    switch (range.count, bytes[range.lowerBound]) {
    case (1, _): return true
    case (2, UInt8(ascii: "=")), (2, UInt8(ascii: "!")), (2, UInt8(ascii: "<")), (2, UInt8(ascii: ">")),
      (2, UInt8(ascii: "~")):
      return false
    case (2, _): return true
    case (3, UInt8(ascii: "&")), (3, UInt8(ascii: "<")):
      // `&+=` and `<<=`, but not `<==`.
      return bytes[range.lowerBound + 1] != UInt8(ascii: "=")
    default: return false
    }
  }

  // MARK: Brackets

  private mutating func opening(
    _ kind: Open.Kind, in string: StringShape = StringShape(poundCount: 0, isMultiline: false)
  ) {
    if !hasSpaceBefore { link() }
    open.append(Open(kind: kind, token: tokens.count, links: links, string: string))
    links = 0
    single(.open)
    tokens[tokens.count - 1].isBrace = kind == .brace
    if open.count > deepest.depth { deepest = (open.count, offset) }
  }

  private mutating func closing(_ kind: Open.Kind) {
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
  private mutating func pair(_ opening: Int) {
    tokens[opening].match = Int32(tokens.count)
    single(.close)
    tokens[tokens.count - 1].match = Int32(opening)
  }

  private mutating func pound() {
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
  private mutating func conditionalCompilation(_ word: ScanWord) {
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

  // MARK: Comments and regular expressions

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
  }

  private mutating func slash() {
    switch peek(1) {
    case UInt8(ascii: "/"):
      hasSpaceBefore = true
      skipLine()
    case UInt8(ascii: "*"): blockComment()
    default:
      // A division that begins a line is rare, and easily the remains of a comment or an expression.
      if startsLine || (!touchesNext && !followsOperand) { isSure = false }
      if mayBeginRegex { regexOrOperator() } else { operation() }
    }
  }

  private mutating func blockComment() {
    var depth = 1
    offset += 2
    hasSpaceBefore = true
    while offset < bytes.count, depth > 0 {
      switch (bytes[offset], peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        (depth, offset) = (depth + 1, offset + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        (depth, offset) = (depth - 1, offset + 2)
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
        startsLine = true
        offset += 1
      default: offset += 1
      }
    }
    if depth > 0 { isSure = false }
  }

  /// Whether a slash could begin a regular expression here: what follows is no space, and what stands before is no
  /// operand that touches it.
  private var mayBeginRegex: Bool {
    touchesNext && (hasSpaceBefore || !followsOperand)
  }

  private var touchesNext: Bool {
    switch peek(1) {
    case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
    default: true
    }
  }

  /// Whether the token before is a value, so that an operator behind it has a left side.
  private var followsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .identifier: return last.word == .other || !last.word.isReserved
    case .dollarIdentifier, .literal, .close: return true
    case .operation: return !last.hasSpaceBefore
    default: return false
    }
  }

  private var followsSignBeforeValue: Bool {
    switch tokens.last?.kind {
    case .assignment, .comma, .colon: true
    case .open: tokens.last?.isBrace == false
    default: false
    }
  }

  /// Skips what is a regular expression or a division, where both lead to the same brackets; otherwise is unsure.
  private mutating func regexOrOperator() {
    var index = offset + 1
    var isEscaped = false
    var opened: [UInt8] = []
    var isPlain = true
    // Where a value has to follow, a closed one with balanced parentheses is a regular expression.
    var parentheses = 0
    var isCertain = followsSignBeforeValue
    scan: while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        // Not closed on its line: an operator.
        return operation()
      case UInt8(ascii: "/") where !isEscaped: break scan
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if isEscaped { isPlain = false } else { opened.append(byte) }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        let partner = opened.popLast()
        let fits = partner.map { $0 == UInt8(ascii: "(") ? byte == $0 + 1 : byte == $0 + 2 } ?? false
        if isEscaped || !fits { isPlain = false }
      case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "`"), 0x80...: isPlain = false
      default: break
      }
      if !isEscaped, byte == UInt8(ascii: "(") { parentheses += 1 }
      if !isEscaped, byte == UInt8(ascii: ")") { parentheses -= 1 }
      if parentheses < 0 { isCertain = false }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      index += 1
    }
    guard index < bytes.count else { return operation() }
    // `/* … */` or `//` after a division begins a comment.
    let following = index + 1 < bytes.count ? bytes[index + 1] : 0
    let opensComment = following == UInt8(ascii: "/") || following == UInt8(ascii: "*")
    let last = bytes[index - 1]
    if parentheses != 0 || last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { isCertain = false }
    guard isCertain || (isPlain && opened.isEmpty), !opensComment else {
      isSure = false
      return
    }
    let start = offset
    offset = index + 1
    append(.literal, from: start)
  }

  /// Skips `#/…/#`, which may span lines where its first line holds nothing else.
  private mutating func extendedRegex(poundCount: Int) {
    let start = offset
    offset += poundCount + 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "/"), hasPounds(poundCount, at: offset + 1) {
        offset += poundCount + 1
        return append(.literal, from: start)
      } else {
        // One that spans lines has more rules than need be known here.
        if bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r") {
          isSure = false
          return
        }
        offset += 1
      }
    }
    isSure = false
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    for index in start..<start + count where bytes[index] != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  // MARK: Strings

  private mutating func string(poundCount: Int, from start: Int) {
    var isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    if isMultiline, poundCount > 0 {
      // `#"""#` is a string of one line that holds a quotation mark.
      isMultiline = !hasPounds(poundCount, at: offset + 3)
    }
    offset += isMultiline ? 3 : 1
    append(.literal, from: start)
    continueString(StringShape(poundCount: poundCount, isMultiline: isMultiline))
  }

  /// Skips a string to its end, or to an interpolation, which then is open among the brackets.
  private mutating func continueString(_ shape: StringShape) {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        guard hasPounds(shape.poundCount, at: offset + 1) else {
          offset += 1
          continue
        }
        offset += 1 + shape.poundCount
        if peek() == UInt8(ascii: "(") {
          (startsLine, hasSpaceBefore) = (false, false)
          return opening(.interpolation, in: shape)
        }
        if peek() == UInt8(ascii: "\n") || peek() == UInt8(ascii: "\r") {
          if !shape.isMultiline {
            isSure = false
            return
          }
        }
        offset += 1
      case UInt8(ascii: "\""):
        let length = shape.isMultiline ? 3 : 1
        let closes =
          (!shape.isMultiline || (peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")))
          && hasPounds(shape.poundCount, at: offset + length)
        offset += closes ? length + shape.poundCount : 1
        if closes {
          (startsLine, hasSpaceBefore) = (false, false)
          if let last = tokens.indices.last { tokens[last].end = Int32(offset) }
          return
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !shape.isMultiline {
          isSure = false
          return
        }
        offset += 1
      default: offset += 1
      }
    }
    isSure = false
  }
}
