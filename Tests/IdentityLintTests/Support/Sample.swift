import Foundation

@testable import IdentityLint

/// Source that a test has written, read without files.
enum Sample {
  /// The facts of one file.
  ///
  /// On a large stack, as the program does it.
  static func facts(_ text: String, parsesWhole: Bool = false) -> FileFacts {
    facts(SourceText(path: "Sample.swift", text: text), parsesWhole: parsesWhole)
  }

  static func facts(_ text: SourceText, parsesWhole: Bool = false) -> FileFacts {
    LargeStacks.map([text], threads: 1) { FactCollector.facts(of: $0, parsesWhole: parsesWhole) }[0]
  }

  /// The index of several files, by their names.
  static func index(_ files: KeyValuePairs<String, String>) -> ProjectIndex {
    ProjectIndex(files.map { .init(path: $0.key, facts: facts($0.value)) })
  }

  /// The index of one file, `Sample.swift`.
  static func index(_ text: String) -> ProjectIndex { index(["Sample.swift": text]) }
}

/// A folder that is removed when the test has ended.
final class TemporaryFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "identity-lint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders above it, and gives its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }
}

/// Random numbers that a seed fixes (SplitMix64; Steele, Lea, Flood, 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
