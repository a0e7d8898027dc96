import Foundation
import Testing

@Suite struct `The README` {
  private let readme: Readme

  init() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../README.md").standardizedFileURL
    readme = Readme(try String(contentsOf: file, encoding: .utf8))
  }

  @Test(arguments: ["swift run expanding-card", "swift test"])
  func `a reader has seen both commands by line 40`(command: String) throws {
    let line = readme.line(ofCommand: command)

    #expect(try #require(line, "no fenced block of README.md shows '\(command)'") <= 40)
  }

  #if os(macOS) || os(Linux)
    @Test(arguments: ExampleProgram.names)
    func `what is quoted from an example is what it prints`(name: String) throws {
      let quotations = readme.quotations.filter { $0.program == name }
      let output = try ExampleProgram(name).output()

      #expect(!quotations.isEmpty, "README.md has no block after a line '<!-- output: \(name) -->'")
      for quotation in quotations {
        let mismatch = quotation.mismatch(with: output)
        #expect(mismatch == nil, "\(mismatch ?? "")")
      }
    }

    @Test func `every quotation names an example`() {
      let unknown = readme.quotations.map(\.program).filter { !ExampleProgram.names.contains($0) }

      #expect(unknown == [])
    }
  #endif
}

@Suite struct `Quotations in a README` {
  private let readme = Readme(
    """
    # Title
    <!-- output: card -->

    ```text
    = VStack     kept

      maxHeight  interpolated
    ```
    <!-- output: field -->
    Some words between, so the next block is no quotation.
    ```sh
    $ swift run card   # prints the report
    swift test
    ```
    """)

  @Test func `a block after the comment is a quotation`() {
    #expect(
      readme.quotations == [
        .init(program: "card", text: "= VStack     kept\n\n  maxHeight  interpolated", line: 5)
      ])
  }

  @Test func `a command is found with its line`() {
    #expect(readme.line(ofCommand: "swift run card") == 12)
    #expect(readme.line(ofCommand: "swift test") == 13)
    #expect(readme.line(ofCommand: "swift run") == nil)
  }

  @Test func `a quotation that stands in the output fits`() {
    let output = "before\n= VStack     kept\n\n  maxHeight  interpolated\nafter\n"

    #expect(readme.quotations.first?.mismatch(with: output) == nil)
  }

  @Test func `a part of a line does not fit`() throws {
    let output = "= VStack     kept\n\n  maxHeight  interpolated  60 → ∞\n"
    let quotation = try #require(readme.quotations.first)

    #expect(
      quotation.mismatch(with: output)
        == "README.md:7 quotes a line that 'card' does not print:   maxHeight  interpolated")
  }

  @Test func `lines in another order do not fit`() throws {
    let output = "  maxHeight  interpolated\n\n= VStack     kept\n"
    let quotation = try #require(readme.quotations.first)

    #expect(
      quotation.mismatch(with: output)
        == "README.md:5 quotes lines that 'card' prints, but not in this order")
  }
}
