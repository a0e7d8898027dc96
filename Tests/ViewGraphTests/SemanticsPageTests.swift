import Foundation
import Testing

@Suite struct `The page of the facts` {
  private let rows: [FactRow]
  /// The numbers of the facts that each file of `Facts` tests, by the file's name without `.swift`.
  private let tested: [String: Set<Int>]

  init() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let page = tests.appending(path: "../../Sources/ViewGraph/ViewGraph.docc/Semantics.md")
      .standardizedFileURL
    rows = FactRow.all(in: try String(contentsOf: page, encoding: .utf8))
    let files = try SourceFile.all(in: tests.appending(path: "Facts"))
    tested = Dictionary(
      uniqueKeysWithValues: files.map { file in
        (String(file.path.dropLast(".swift".count)), FactRow.numbers(in: file.text))
      })
  }

  @Test func `every fact that a test names is on the page, and the other way round`() {
    let numbers = tested.values.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let listed = Set(rows.map(\.number))

    #expect(numbers.subtracting(listed).sorted() == [], "Semantics.md lacks facts that have tests")
    #expect(listed.subtracting(numbers).sorted() == [], "Semantics.md lists facts that no test names")
  }

  @Test func `the facts stand in their order, each once`() {
    #expect(rows.map(\.number) == Set(rows.map(\.number)).sorted())
  }

  @Test func `each fact names the file that tests it`() {
    for row in rows {
      let isTested = tested[row.test]?.contains(row.number) == true
      #expect(isTested, "fact \(row.number) is not tested in '\(row.test)'")
    }
  }

  @Test func `each fact says how sure it is`() {
    for row in rows {
      let words = row.confidence.split(separator: " ").first.map(String.init)
      #expect(["H", "M", "L", "H/M", "H/L", "–"].contains(words), "fact \(row.number): '\(row.confidence)'")
    }
  }
}

/// One row of the table of facts.
private struct FactRow {
  let number: Int
  let confidence: String
  /// The name of a file in `Tests/ViewGraphTests/Facts`.
  let test: String

  /// The rows of a page that begin with a number.
  static func all(in page: String) -> [FactRow] {
    page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, let number = Int(cells[0]) else { return nil }
      return FactRow(number: number, confidence: cells[3], test: cells[4].trimmingCharacters(in: ["`"]))
    }
  }

  /// The facts that a test file names: `fact 31` in a test's name or a comment, `Sample(128, …)` among its cases.
  static func numbers(in test: String) -> Set<Int> {
    var numbers: Set<Int> = []
    for match in test.matches(of: #/facts? (\d+)(?: (?:and|to) (\d+))?|Sample\((\d+),/#) {
      let texts = [match.output.1, match.output.2, match.output.3].compactMap(\.self)
      numbers.formUnion(texts.compactMap { Int($0) })
    }
    return numbers
  }
}
