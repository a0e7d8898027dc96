extension SourceLexer {
  mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
  }

  mutating func slash() {
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

  mutating func blockComment() {
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
  var mayBeginRegex: Bool {
    touchesNext && (hasSpaceBefore || !followsOperand)
  }

  var touchesNext: Bool {
    switch peek(1) {
    case 0, UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
    default: true
    }
  }

  /// Whether the token before is a value, so that an operator behind it has a left side.
  var followsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .identifier: return last.word == .other || !last.word.isReserved
    case .dollarIdentifier, .literal, .close: return true
    case .operation: return !last.hasSpaceBefore
    default: return false
    }
  }

  var followsSignBeforeValue: Bool {
    switch tokens.last?.kind {
    case .assignment, .comma, .colon: true
    case .open: tokens.last?.isBrace == false
    default: false
    }
  }

  /// Skips what is a regular expression or a division, where both lead to the same brackets; otherwise is unsure.
  mutating func regexOrOperator() {
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
  mutating func extendedRegex(poundCount: Int) {
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

  func hasPounds(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    for index in start..<start + count where bytes[index] != UInt8(ascii: "#") {
      return false
    }
    return true
  }
}
