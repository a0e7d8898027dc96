import Foundation
import Testing

/// `Benchmarks/README.md` quotes the results that are kept beside it.
struct BenchmarkPageTests {
  private struct Report: Decodable {
    struct Result: Decodable {
      let name: String
      let count: Int
      let nsPerUnit: Double
      let ratio: Double?
      let bytesPerUnit: Double?
    }

    let results: [Result]
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Benchmarks")

  private func results() throws -> [String: Report.Result] {
    let file = Self.folder.appending(path: "Results/2026-12-01-epyc-2-cores.json")
    let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: file))
    return Dictionary(report.results.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The cells of the rows whose first cell begins with a word.
  private func rows(beginningWith words: [String]) throws -> [[String]] {
    let text = try String(contentsOf: Self.folder.appending(path: "README.md"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { cells in words.contains { cells[0].hasPrefix($0) } }
  }

  private func printed(_ number: Double) -> String {
    let digits = number < 10 ? 2 : number < 100 ? 1 : 0
    return String(format: "%.\(digits)f", number)
  }

  @Test func `each row of the page is a result that is kept`() throws {
    let results = try results()
    let rows = try rows(beginningWith: ["keyed/", "tree/", "table/"])
    #expect(rows.count == 18)
    for cells in rows {
      let result = try #require(results[cells[0]], "no result is called \(cells[0])")
      #expect(cells[1] == printed(result.nsPerUnit), "\(cells[0])")
      if let ratio = result.ratio { #expect(cells[3].hasPrefix(printed(ratio) + " ×"), "\(cells[0])") }
      if let bytes = result.bytesPerUnit { #expect(cells.last == printed(bytes), "\(cells[0])") }
    }
  }

  @Test func `each screen of the page is a result that is kept`() throws {
    let results = try results()
    let rows = try rows(beginningWith: ["screen/"])
    #expect(rows.count == 6)
    for cells in rows {
      let build = try #require(results[cells[0] + "/build"])
      let unchanged = try #require(results[cells[0] + "/unchanged"])
      #expect(cells[1] == "\(unchanged.count)")
      #expect(cells[2] == printed(build.nsPerUnit))
      #expect(cells[3] == printed(unchanged.nsPerUnit))
    }
  }
}
