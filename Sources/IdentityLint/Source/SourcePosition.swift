/// A place in a source file, as editors count it.
struct SourcePosition: Codable, Hashable, Comparable, Sendable {
  /// The line, counted from 1; a line ends with LF, CR LF or CR.
  let line: Int
  /// The column, counted from 1 in bytes of UTF-8; a byte-order mark has none.
  let column: Int

  static func < (one: SourcePosition, other: SourcePosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}

/// Where the lines of a file begin.
struct LineTable: Sendable {
  private let starts: [Int]
  private let hasMark: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(offset)
      } else if byte == UInt8(ascii: "\r"), offset == bytes.count || bytes[offset] != UInt8(ascii: "\n") {
        starts.append(offset)
      }
    }
    self.starts = starts
    hasMark = SourceText.hasMark(bytes)
  }

  /// The position of a byte, by its offset from the file's first byte.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func position(at offset: Int) -> SourcePosition {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = offset - starts[low] + 1
    return SourcePosition(line: low + 1, column: low == 0 && hasMark ? max(column - 3, 1) : column)
  }
}
