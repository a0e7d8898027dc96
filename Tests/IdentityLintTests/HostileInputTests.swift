import Foundation
import Testing

@testable import IdentityLint

@Suite struct `Hostile input` {
  private static let depth = 10_000

  /// Source that nests something as deep as no person would.
  private static let deep: [(String, String)] = [
    ("parentheses", "let a = " + repeated("(") + "1" + repeated(")")),
    ("braces", "func f() -> some View " + repeated("{") + repeated("}")),
    ("open braces", repeated("struct A {")),
    ("closed braces", repeated("}")),
    ("interpolations", "let a = " + repeated("\"\\(") + "1" + repeated(")\"")),
    ("comments", repeated("/*") + repeated("*/") + "\nstruct A: View {}"),
    ("types", repeated("struct A {\n") + repeated("}\n")),
    ("conditions", repeated("#if A\n") + repeated("#endif\n")),
    ("members", "var body: some View { Text(\"\")" + repeated(".bold()") + " }"),
    ("operators", "var a: Bool { " + repeated("a && ") + "a }"),
    ("else", "func f() -> some View { if a {}" + repeated(" else if a {}") + " }"),
    ("prefixes", "var a: Bool { " + repeated("!") + "a }"),
    ("tries", "func f() -> some View { " + repeated("try ") + "a }"),
    ("arrows", "let a: " + repeated("() -> ") + "Int"),
    ("attributes", repeated("@A ") + "struct B: View {}"),
    ("quotes", repeated("\"")), ("slashes", repeated("/")), ("backslashes", repeated("\\")),
    ("signs", repeated("#")),
  ]

  private static func repeated(_ text: String) -> String { String(repeating: text, count: depth) }

  @Test(arguments: deep.map(\.0))
  func `deep nesting neither crashes nor hangs`(name: String) throws {
    let text = try #require(Self.deep.first { $0.0 == name }).1

    _ = Sample.facts(text)
    _ = Sample.facts(text, parsesWhole: true)
  }

  @Test func `a chain that is too long is said to be`() {
    let facts = Sample.facts(
      "var body: some View { Text(\"\")" + String(repeating: ".bold()", count: 30_000) + " }")

    #expect(
      facts.problems.map(\.message) == ["one expression has more than 20000 links; no longer one is read"])
  }

  @Test func `braces nested deep are a problem of the file`() {
    let text = "struct A: View { var body: some View " + Self.repeated("{") + Self.repeated("}") + " }"

    #expect(
      Sample.facts(text).problems.map(\.message) == [
        "brackets are nested 10001 deep; no more than 256 are read"
      ])
  }

  @Test(arguments: ["if ", "func ", "case ", "@", "\\", "let ", "struct ", "try "])
  func `a word without end is said to be one`(word: String) {
    let facts = Sample.facts(String(repeating: word, count: 300_000))

    #expect(
      facts.problems.map(\.message) == ["one expression has more than 20000 links; no longer one is read"])
  }

  @Test func `a large file that is no Swift is said to be none`() {
    let facts = Sample.facts(String(repeating: "\"\n", count: 300_000))

    #expect(
      facts.problems.map(\.message) == [
        "its brackets or strings do not fit; no such file above 256 KB is read"
      ])
  }

  @Test(arguments: [
    "", "\u{FEFF}", "\n", "#!", "#!/usr/bin/swift\n", "\0", "}", "\u{2028}", "`", "'", "@", "#", "$",
  ])
  func `little is enough`(text: String) {
    #expect(Sample.facts(text).types == [])
  }
}
