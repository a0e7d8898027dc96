import Foundation

/// Keeps the facts of files on disk, by the content of the file.
///
/// The folder holds sixteen files, each with a line that names the format and the fingerprint of the rest. What does
/// not fit, is damaged, or was written by another version is taken for not there. A file is replaced as a whole, so
/// that programs that run at the same time read the one or the other.
struct FactCache: Sendable {
  let folder: String

  /// Changes whenever the facts or the way they are read change.
  static let format = "identity-lint facts 1, \(LintVersion.current)"
  private static let digits = Array("0123456789abcdef")
  /// Above this size a part forgets what this run did not use.
  static let largestPart = 32 << 20

  /// Everything that the folder holds, by fingerprint.
  func load() -> [String: FileFacts] {
    let parts = LargeStacks.map(Self.digits) { load(part: $0) }
    return parts.reduce(into: [:]) { all, part in all.merge(part) { one, _ in one } }
  }

  private func load(part: Character) -> [String: FileFacts] {
    guard let data = FileManager.default.contents(atPath: path(of: part)),
      let lineEnd = data.firstIndex(of: UInt8(ascii: "\n"))
    else { return [:] }
    let body = [UInt8](data[(lineEnd + 1)...])
    guard String(decoding: data[..<lineEnd], as: UTF8.self) == Self.header(of: body) else { return [:] }
    return (try? JSONDecoder().decode([String: FileFacts].self, from: Data(body))) ?? [:]
  }

  /// Writes what is new.
  ///
  /// - Parameters:
  ///   - known: What `load()` has given.
  ///   - used: The facts of all files of this run.
  /// - Throws: A trouble where the folder cannot be made or written to.
  func store(known: [String: FileFacts], used: [String: FileFacts]) throws(SourceTrouble) {
    let fresh = used.filter { known[$0.key] == nil }
    let changed = Set(fresh.keys.compactMap(\.first))
    guard !changed.isEmpty else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for part in Self.digits where changed.contains(part) {
        let ofPart: ([String: FileFacts]) -> [String: FileFacts] = { all in
          all.filter { $0.key.first == part }
        }
        let all = ofPart(known).merging(ofPart(used)) { _, new in new }
        var data = try Self.encoded(all)
        if data.count > Self.largestPart { data = try Self.encoded(ofPart(used)) }
        let header = Data((Self.header(of: [UInt8](data)) + "\n").utf8)
        try (header + data).write(to: URL(filePath: path(of: part)), options: .atomic)
      }
    } catch {
      throw SourceTrouble(path: folder, what: "cache not written", why: SourceText.reason(of: error))
    }
  }

  private static func encoded(_ facts: [String: FileFacts]) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(facts)
  }

  private static func header(of body: [UInt8]) -> String { "\(format) \(ContentHash(body).text)" }

  private func path(of part: Character) -> String { "\(folder)/facts-\(part).json" }
}
