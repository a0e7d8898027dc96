/// A fingerprint of bytes, by which a file that has not changed is recognised.
///
/// Two lanes of multiply-and-mix over eight bytes at a time, each finished as in SplitMix64 (Steele, Lea, Flood: Fast
/// Splittable Pseudorandom Number Generators, 2014), with the length in both. It protects against accident, not
/// against a person who wants two files to look alike.
struct ContentHash: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  init(_ bytes: [UInt8]) {
    var first: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
    var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F &+ UInt64(bytes.count)
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        var word: UInt64 = 0
        if offset + 8 <= buffer.count {
          word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        } else {
          for index in offset..<buffer.count { word = word << 8 | UInt64(buffer[index]) }
        }
        first = Self.mix(first ^ word)
        second = (second ^ word) &* 0x9FB2_1C65_1E98_DF25
        second ^= second >> 29
        offset += 8
      }
    }
    high = Self.mix(first)
    low = Self.mix(second)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// 32 hexadecimal digits.
  var text: String {
    [high, low].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
