extension SourceLexer {
  mutating func dots() {
    if peek(1) == UInt8(ascii: ".") { return operation() }
    single(.dot)
    link()
  }

  func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  mutating func operation() {
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

  func isAssignment(_ range: Range<Int>) -> Bool {
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
}
