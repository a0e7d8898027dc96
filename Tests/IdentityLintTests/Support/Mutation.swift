@testable import IdentityLint

/// Damages source the way editing does: bytes and tokens deleted, inserted, swapped.
enum Mutation {
  private static let signs = Array("{}()[]\"/\\#@.;,:\n `=?!<>&*'".utf8)
  private static let words = [
    "func ", "var ", "struct ", "@A ", "private ", "#if A\n", "#endif\n", "class ", "case ", "init", "some ",
    "static ",
    " -> ", "extension ", "//", "/*", "*/", "\"\"\"", "}\n{", "guard ", "else ", "get ", "let ", "View ",
    "@State ",
  ]

  /// A damaged copy, or `nil` where it is no longer UTF-8.
  static func of(_ text: String, seed: UInt64) -> SourceText? {
    var generator = SeededGenerator(seed: seed)
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      damage(&bytes, &generator)
    }
    return try? SourceText(path: "seed \(seed)", bytes: bytes)
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let tokens = bytes.withUnsafeBufferPointer { SourceLexer($0).tokens }
    let ranges = tokens.map { Int($0.start)..<Int($0.end) }.filter {
      !$0.isEmpty && $0.upperBound <= bytes.count
    }
    guard let one = ranges.randomElement(using: &generator),
      let other = ranges.randomElement(using: &generator)
    else {
      return
    }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes.remove(at: Int.random(in: 0..<bytes.count, using: &generator))
    case 1:
      let sign = signs[Int.random(in: 0..<signs.count, using: &generator)]
      bytes.insert(sign, at: Int.random(in: 0...bytes.count, using: &generator))
    case 2: bytes.removeSubrange(one)
    case 3: bytes.insert(contentsOf: bytes[one] + [UInt8(ascii: " ")], at: other.lowerBound)
    case 4:
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let length = Int.random(in: 1...40, using: &generator)
      bytes.removeSubrange(start..<min(bytes.count, start + length))
    default:
      let word = words[Int.random(in: 0..<words.count, using: &generator)]
      bytes.insert(contentsOf: Array(word.utf8), at: one.lowerBound)
    }
  }
}
