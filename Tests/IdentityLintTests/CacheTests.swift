import Foundation
import Testing

@testable import IdentityLint

@Suite struct `The cache of facts` {
  private let folder: TemporaryFolder
  private let reader: ProjectReader

  init() throws {
    folder = try TemporaryFolder()
    reader = ProjectReader(cache: FactCache(folder: "\(folder.path)/cache"))
    for number in 0..<20 {
      try folder.write(
        "sources/View\(number).swift", "struct View\(number): View { @State var a\(number) = \(number) }")
    }
  }

  private func read() -> ProjectReader.Result { reader.read(["\(folder.path)/sources"]) }

  @Test func `only changed files are read again, and the result is the same`() throws {
    let first = read()
    try folder.write("sources/View3.swift", "struct Other: View {}")

    let second = read()
    let third = read()

    #expect([first, second, third].map(\.statistics.cachedFiles) == [0, 19, 20])
    #expect(third.index.files.map(\.facts) == second.index.files.map(\.facts))
    #expect(
      third.index.files.map(\.facts)
        == ProjectReader().read(["\(folder.path)/sources"]).index.files.map(\.facts))
    #expect([first, second, third].allSatisfy { $0.troubles == [] })
  }

  @Test(arguments: ["", "nonsense", "identity-lint facts 0, 0.0.1 abc\n{}"])
  func `a damaged or foreign cache is ignored and replaced`(content: String) throws {
    _ = read()
    let parts = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache")
    for part in parts { try folder.write("cache/\(part)", content) }

    #expect(read().statistics.cachedFiles == 0)
    #expect(read().statistics.cachedFiles == 20)
  }

  @Test func `a cache whose content was changed is not believed`() throws {
    _ = read()
    for part in try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/cache") {
      let path = "\(folder.path)/cache/\(part)"
      let text = try String(contentsOfFile: path, encoding: .utf8).replacingOccurrences(
        of: "\"State\"", with: "\"Stale\"")
      try folder.write("cache/\(part)", text)
    }

    #expect(read().statistics.cachedFiles == 0)
  }

  @Test func `a folder that cannot be written to is a trouble, and the work is done`() throws {
    let file = try folder.write("file", "")
    let reader = ProjectReader(cache: FactCache(folder: "\(file)/cache"))

    let result = reader.read(["\(folder.path)/sources"])

    #expect(result.index.files.count == 20)
    #expect(result.troubles.map(\.what) == ["cache not written"])
  }

  @Test func `files and threads in any number give the same`() {
    let all = [1, 2, 5].map { ProjectReader(threads: $0).read(["\(folder.path)/sources"]) }

    #expect(all.allSatisfy { $0.index.files.map(\.path) == all[0].index.files.map(\.path) })
    #expect(all.allSatisfy { ViewSummaries($0.index).all() == ViewSummaries(all[0].index).all() })
  }

  @Test func `contents that differ have different fingerprints`() {
    let texts = (0..<300).map { [UInt8](repeating: 0, count: $0) } + [[1], [0, 1], [1, 0], Array("a".utf8)]

    #expect(Set(texts.map { ContentHash($0).text }).count == texts.count)
    #expect(texts.allSatisfy { ContentHash($0).text.count == 32 })
  }
}
