extension SourceLexer {
  mutating func string(poundCount: Int, from start: Int) {
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
  mutating func continueString(_ shape: StringShape) {
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
