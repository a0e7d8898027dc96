import Testing

@testable import IdentityLint

@Suite struct `The scanner` {
  /// Source with everything in it that could lead a scanner astray.
  static let samples: [(name: String, text: String)] = [
    (
      "strings",
      ##"""
      struct Plain {
        let brace = "}"
        let raw = #"} "quoted" \("#
        let many = """
          } \(["a": { 1 }].count) \("nested \("}")")
          """
        func skipped() -> String { "\(1 + { 2 }()) {" }
      }
      struct Card: View { var body: some View { Text("{\(1)}") } }
      """##
    ),
    (
      "comments and regular expressions",
      #"""
      // struct Hidden: View {
      /* { /* { */ } */
      func match(_ text: String) -> Bool { text.contains(/[{"]+/) /* } */ }
      func divide(_ a: Int, _ b: Int) -> Int { a / b / 2 }
      func extended() -> Int { let r = #/ "{" /#; return 1 }
      struct Card: View { var body: some View { Text("a") } // }
      }
      """#
    ),
    (
      "conditions",
      """
      #if os(iOS)
      import UIKit
      struct Card: View {
        #if DEBUG
        func skippedByNobody() { isOn = true }
        @State var isOn = false
        #endif
        var body: some View {
          Text("a")
          #if os(macOS)
            .bold()
          #else
            .italic()
          #endif
        }
      }
      #else
      enum Mode { case a, b; func unused() {} }
      #endif
      """
    ),
    (
      "members that go and stay",
      """
      class Controller: UIViewController, Delegate {
        struct Inner: View { var body: some View { if a { Text("a") } else { Image("b") } } }
        private(set) var count: Int = 0 { didSet { print(count) } }
        lazy var label = { UILabel() }()
        var isReady: Bool { count > 0 && !isBusy }
        var size: CGSize { CGSize(width: 1, height: 1) }
        override init(frame: CGRect) { super.init(frame: frame) }
        deinit { stop() }
        subscript(_ index: Int) -> Int { index }
        func animate() { withAnimation(.spring) { count += 1 } }
        func local() { struct Local: View { var body: some View { Text("l") } } }
        func plain() { model.items.append(1); other.flag = true }
        static func == (a: Controller, b: Controller) -> Bool { a.count == b.count }
        @objc @available(iOS 13, *) private func tapped(_ sender: Any?) {}
      }
      extension Controller { func more() {} }
      extension Controller: Identifiable { var id: Int { count } }
      """
    ),
    (
      "models",
      """
      @Observable final class Model { var isOn = false; func flip() { isOn.toggle() } }
      extension Model { func set() { isOn = true } }
      struct Item: Identifiable, Codable { let id = UUID(); var name: String; func encode() {} }
      enum Phase { case idle, loaded(items: [Item]), failed(Error); var text: String { "" } }
      protocol Screen: View { associatedtype Content: View; var title: String { get } }
      func helper() -> some View { Text("a") }
      func other() async throws(MyError) -> [String: Int] where T: Equatable { [:] }
      #Preview("One") { Card() }
      @available(iOS 17, *)
      #Preview { Card() }
      precedencegroup P { associativity: left }
      infix operator <+>: P
      typealias Action = @Sendable () -> Void
      """
    ),
    (
      "layout of lines",
      """
      public
      struct Card
        : View
      {
        @State
        private
        var isOn = false
        let action: @MainActor
          () -> Void
        var kind: Set<
          Int
        >
        func unused(
          a: Int = 1,
          b: [String: (Int) -> Void] = [:]
        )
          -> Int
        { 1 }
        var body: some View { Toggle("a", isOn: $isOn) }
      }
      class A { func a() {}; func b() {} }
      struct `class` { var `func`: Int; func `some name`() {} }
      """
    ),
  ]

  @Test(arguments: samples.map(\.name))
  func `finds what parsing everything finds`(name: String) throws {
    let sample = try #require(Self.samples.first { $0.name == name })

    let facts = Sample.facts(sample.text)

    #expect(facts == Sample.facts(sample.text, parsesWhole: true))
    #expect(facts.problems == [])
    #expect(!facts.types.isEmpty)
  }

  @Test(arguments: ["\r\n", "\r"])
  func `finds the same whatever ends the lines`(ending: String) {
    for sample in Self.samples {
      let text = sample.text.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: ending)

      #expect(Sample.facts(text) == Sample.facts(text, parsesWhole: true), "\(sample.name)")
    }
  }

  @Test(arguments: 0..<150)
  func `finds the same in damaged files`(round: Int) {
    for (number, sample) in Self.samples.enumerated() {
      let seed = UInt64(round * 100 + number)
      guard let text = Mutation.of(sample.text, seed: seed) else { continue }

      var (facts, whole) = (Sample.facts(text), Sample.facts(text, parsesWhole: true))
      // What is wrong in code that is left out is not seen.
      if facts.problems.isEmpty { whole.problems = [] }

      #expect(facts == whole, "seed \(seed), \(sample.name):\n\(text.string(0..<text.bytes.count))")
      facts.problems = []
    }
  }

  @Test func `leaves out what does not matter, and nothing else`() throws {
    let text = SourceText(
      path: "A.swift",
      text: """
        struct Client {
          let url: String
          // Loads.
          func load() -> Int { 1 }
          var id: Int { 1 }
          var path: String { url }
        }
        extension Client { func more() {} }
        struct Card: View {
          func kept() {}
        }
        """)
    let lines = text.bytes.withUnsafeBufferPointer { LineTable($0) }

    let scanned = ScannedFile(text, lines: lines)

    #expect(scanned.isSure)
    #expect(
      String(decoding: try #require(scanned.reduced).bytes, as: UTF8.self) == """
        struct Client {
          let url: String
          var id: Int { 1 }
        }
        struct Card: View {
          func kept() {}
        }
        """)
  }

  @Test(arguments: [
    "struct A {", "}", "func f() { ( }", "let a = \"", "/* ", "#if A\nstruct A {}", "print(1)",
    "struct A { foo }",
    "func a() {} func b() {}", "let a = 'x'", "let a = <#value#>", "struct A {\n#if B\n}\n#endif",
  ])
  func `is unsure of what is broken, and then the parser sees all`(text: String) {
    let source = SourceText(path: "A.swift", text: text)
    let scanned = ScannedFile(source, lines: source.bytes.withUnsafeBufferPointer { LineTable($0) })

    #expect(!scanned.isSure)
    #expect(scanned.reduced == nil)
  }

  @Test func `offsets of a reduced file lead back`() {
    let text = "abcDEFghiJKLmno"
    let reduced = Array(text.utf8).withUnsafeBufferPointer { ReducedSource($0, without: [3..<6, 9..<12]) }

    #expect(String(decoding: reduced.bytes, as: UTF8.self) == "abcghimno")
    #expect([0, 2, 3, 5, 6, 8].map(reduced.originalOffset) == [0, 2, 6, 8, 12, 14])
    #expect([3, 6, 9].map(reduced.originalEnd) == [3, 9, 15])
  }

  @Test func `names that are written to are found without the parser`() {
    let facts = Sample.facts(
      """
      class Other {
        func go() {
          let local = 1
          model.isOn = true
          items[0].count += 1
          flag.toggle()
          total = 2
          use(&buffer.bytes)
          if a == b {}
        }
      }
      """)

    let found = facts.writes.map {
      "\($0.base.map { $0 + "." } ?? "")\($0.name) in \($0.enclosingType ?? "")"
    }
    #expect(
      found == [
        "model.isOn in Other", "count in Other", "flag in Other", "total in Other", "buffer.bytes in Other",
      ])
  }
}
