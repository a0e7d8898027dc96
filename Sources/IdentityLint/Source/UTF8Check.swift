/// Whether bytes are UTF-8, as The Unicode Standard, table 3-7, defines it.
enum UTF8Check {
  /// The offset of the first byte that belongs to no well-formed sequence, or `nil` where all do.
  static func firstInvalidOffset(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < bytes.count {
      if offset + 8 <= bytes.count, isASCII(bytes, from: offset) {
        offset += 8
        continue
      }
      guard let length = sequenceLength(bytes, at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// Whether eight bytes are ASCII, as source nearly always is.
  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Bool {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      & 0x8080_8080_8080_8080 == 0
  }

  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let first = bytes[offset]
    if first < 0x80 { return 1 }
    let length: Int
    // The second byte's bounds exclude overlong forms, surrogates and what lies above U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { second = 0xA0...0xBF }
      if first == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { second = 0x90...0xBF }
      if first == 0xF4 { second = 0x80...0x8F }
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return nil }
    for index in 2..<max(length, 2) where bytes[offset + index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
