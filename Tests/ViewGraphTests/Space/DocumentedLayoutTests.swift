import Foundation
import Testing
import ViewGraph

/// What README.md and the page on layout say of screens is what happens.
@MainActor struct DocumentedLayoutTests {
  private struct Route: View {
    @State private var hasAuthor = true

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Ridge walk")
        Text("by Anna").frame(height: 40).shown(
          hasAuthor, animation: .linear(duration: 0.25), layout: .collapse)
        Text("Two huts on the way")
        Button("Hide author") { hasAuthor = false }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  @Test func `hiding the author leaves no hole, and nothing jumps`() throws {
    let host = ViewHost(Route(), in: Screen(width: 390, height: 844))

    try host.tap("Hide author").check(.noJump(), .noHole)

    host.advance(by: .milliseconds(125))
    #expect(host.shownFrame(of: "Two huts on the way")?.minY == 52)
  }

  @Test func `the test stands in the README as it stands here`() throws {
    let readme = try text("../../../../README.md")
    let tests = try text("../DocumentedLayoutTests.swift")
    let start = try #require(readme.range(of: "@MainActor @Test func `hiding the author"))
    let block = readme[start.lowerBound...].prefix { $0 != "}" }
    let body = block.split(separator: "\n").dropFirst()

    #expect(body.count >= 4)
    for line in body { #expect(tests.contains("\n  \(line)\n"), "\(line)") }
  }

  private func text(_ path: String) throws -> String {
    try String(
      contentsOf: URL(filePath: #filePath).appending(path: path).standardizedFileURL, encoding: .utf8)
  }
}
