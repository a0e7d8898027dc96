import Foundation
import Testing

@testable import IdentityLint

@Suite struct `Reading source files` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\n\nb", 3, 3, 1), ("é = 1", 3, 1, 4),
  ])
  func `a position counts lines of any ending and columns in bytes`(
    text: String, offset: Int, line: Int, column: Int
  ) {
    let lines = Array(text.utf8).withUnsafeBufferPointer { LineTable($0) }

    #expect(lines.position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test func `a byte-order mark has no column`() {
    let facts = Sample.facts("\u{FEFF}struct Card: View {\r\n  var body: some View { Text(\"a\") }\r\n}\r\n")

    #expect(facts.problems == [])
    #expect(facts.types.map(\.position) == [SourcePosition(line: 1, column: 8)])
    #expect(facts.types.first?.properties.map(\.position) == [SourcePosition(line: 2, column: 7)])
  }

  @Test func `folders are searched, sorted, and hidden names left out`() throws {
    try folder.write("b/Two.swift", "")
    try folder.write("a/One.swift", "")
    try folder.write(".build/Three.swift", "")
    try folder.write("a/notes.txt", "")

    let found = SourceFinder([folder.path])

    #expect(found.files == ["\(folder.path)/a/One.swift", "\(folder.path)/b/Two.swift"])
    #expect(found.troubles == [])
  }

  @Test func `a loop of folders ends, and a file is found once`() throws {
    let file = try folder.write("a/One.swift", "")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a/again", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a/Same.swift", withDestinationPath: file)

    let found = SourceFinder([folder.path, file])

    #expect(found.files.count == 1)
    #expect(found.troubles == [])
  }

  @Test func `what cannot be read is said, with why`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Gone.swift", withDestinationPath: "nowhere")

    let found = SourceFinder([folder.path, "\(folder.path)/Missing.swift", "/dev/null"])

    #expect(
      found.troubles.map(\.description) == [
        "/dev/null: not read: it is neither a file nor a folder",
        "\(folder.path)/Gone.swift: not read: the link leads nowhere (No such file or directory)",
        "\(folder.path)/Missing.swift: not read: No such file or directory",
      ])
  }

  @Test func `a file that is not UTF-8 is said to be none, with the byte`() throws {
    let path = try folder.write("Latin.swift", Array("let a = \"".utf8) + [0xE9, 0x22])

    #expect(throws: SourceTrouble(path: path, what: "not read", why: "it is not UTF-8: byte 10 is 0xE9")) {
      try SourceText.read(path)
    }
  }

  @Test func `a file of 50 MB is not read, and said to be too large`() throws {
    let path = try folder.write("Huge.swift", "")
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 50 << 20)

    #expect(
      throws: SourceTrouble(path: path, what: "not read", why: "it has 50 MB; no file above 16 MB is read")
    ) {
      try SourceText.read(path)
    }
  }

  @Test(
    arguments: [
      ([0xC0, 0x80], 0), ([0x61, 0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xE2, 0x82], 0),
      ([0x80], 0),
      ([0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0xFF], 8),
    ] as [([UInt8], Int)])
  func `bytes that are no UTF-8 are found`(bytes: [UInt8], offset: Int) {
    #expect(bytes.withUnsafeBufferPointer { UTF8Check.firstInvalidOffset($0) } == offset)
  }

  @Test func `UTF-8 of every length is taken`() {
    let text = "a é € 😀 \u{FFFF} \u{10FFFF}"

    #expect(Array(text.utf8).withUnsafeBufferPointer { UTF8Check.firstInvalidOffset($0) } == nil)
  }
}
