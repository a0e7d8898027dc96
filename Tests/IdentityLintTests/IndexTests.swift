import Testing

@testable import IdentityLint

@Suite struct `The index of a project` {
  @Test func `extensions are merged across files, conformances followed through protocols`() throws {
    let index = Sample.index([
      "A.swift": "struct Card { var body: some View { header } }\nstruct Plain {}",
      "B.swift": "extension Card: Screen { var header: some View { Text(\"a\") } }",
      "C.swift": "protocol Screen: View, Hashable {}",
    ])
    let card = try #require(index.type(named: "Card"))

    #expect(card.parts.map(\.path) == ["A.swift", "B.swift"])
    #expect(card.conformances == ["Screen", "View", "Hashable"])
    #expect(card.role == .view)
    #expect(card.properties.map(\.name) == ["body", "header"])
    #expect(index.type(named: "Plain")?.role == .other)
    #expect(index.interfaceTypes.map(\.name) == ["Card"])
  }

  @Test func `a name is looked up from the inside out`() {
    let index = Sample.index("enum Mode { case a }\nstruct Card: View { enum Mode { case b } }")

    #expect(index.type(named: "Mode", from: "Card")?.cases.map(\.name) == ["b"])
    #expect(index.type(named: "Mode", from: "Other")?.cases.map(\.name) == ["a"])
  }

  @Test(
    arguments: [
      ("struct A: Identifiable { let id: Int }", .stored),
      ("struct A: Identifiable { let id = UUID() }", .storedFresh),
      ("struct A: Identifiable { var id: String }", .storedVariable),
      ("struct A: Identifiable { var id: UUID { UUID() } }", .fresh("UUID()")),
      (
        "struct A: Identifiable { var id: String { remote ?? UUID().uuidString } }",
        .fresh("remote ?? UUID().uuidString")
      ),
      ("struct A: Identifiable { var id: String { name + kind } }", .computed(["name", "kind"])),
      ("enum A: Identifiable { case a; var id: Self { self } }", .itself),
      ("struct A: Hashable, Identifiable { var id: Int { hashValue } }", .hash),
      ("class A: Identifiable {}", .object), ("struct A {}", nil), ("struct A: Identifiable {}", .unknown),
      ("struct A { let id: Int }\nextension A: Identifiable {}", .stored),
    ] as [(String, IdentifierStability?)])
  func `ids are known by how long they last`(text: String, expected: IdentifierStability?) {
    #expect(Sample.index(text).type(named: "A")?.identifierStability == expected)
  }

  /// Why the value that a view's only condition reads changes.
  private func change(_ text: String, of name: String = "Card") throws -> String {
    let index = Sample.index(text)
    let type = try #require(index.type(named: name))
    let read = try #require(ViewSummaries(index).summary(type).conditions.first?.reads.first)
    return "\(read.change.verdict): \(read.change.reason)"
  }

  private func card(_ members: String, condition: String = "isOn", besides: String = "") -> String {
    "struct Card: View { \(members); var body: some View { if \(condition) { Text(\"a\") } } }\n\(besides)"
  }

  @Test(arguments: [
    ("@State var isOn = false", "constant: never written in the given sources"),
    ("@State var isOn = false; func f() { isOn = true }", "changes: assigned, Sample.swift:1"),
    ("@State var isOn = false; func f() { self.isOn.toggle() }", "changes: toggled, Sample.swift:1"),
    (
      "@State var isOn = false; func f() { withAnimation { isOn.toggle() } }",
      "changes: toggled, Sample.swift:1 in withAnimation"
    ),
    (
      "@State var isOn = false; var t: some View { Toggle(\"a\", isOn: $isOn) }",
      "changes: handed to Toggle, Sample.swift:1"
    ),
    (
      "@State var isOn = false; func f() { other.isOn = true }",
      "constant: never written in the given sources"
    ),
    ("@FocusState var isOn: Bool", "changes: the system changes '@FocusState'"),
    ("@Environment(\\.isEnabled) var isOn", "changes: the environment's 'isEnabled' changes on the screen"),
    ("@Environment(\\.locale) var isOn", "constant: the environment's 'locale' stays as it is"),
    ("@Environment(\\.mine) var isOn", "unknown: who sets the environment's 'mine' is not known"),
    ("let isOn = true", "constant: a 'let' with a value"),
    ("static let isOn = true", "constant: a static 'let'"),
    ("let isOn: Bool", "unknown: no caller of 'Card' is seen"),
    ("@Binding var isOn: Bool", "unknown: no caller is seen that hands a binding over"),
    (
      "@State var a = false; var isOn: Bool { !a }; func f() { a = true }",
      "changes: it reads 'a': assigned, Sample.swift:1"
    ),
    ("var isOn: Bool { let a = 1; return a > 0 }", "unknown: 'isOn' is computed in several steps"),
    (
      "@AppStorage(\"a\") var isOn = false",
      "unknown: '@AppStorage' is kept outside the view, where others may write to it"
    ),
    ("", "unknown: a local name, or one from outside the given sources"),
  ])
  func `why a value of the view's own changes`(members: String, expected: String) throws {
    #expect(try change(card(members)) == expected)
  }

  @Test(arguments: [
    ("Card(isOn: true)", "", "constant: every caller passes a constant"),
    ("Card(isOn: flag)", "@State var flag = false", "constant: every caller passes a constant"),
    (
      "Card(isOn: flag)", "@State var flag = false; func f() { flag.toggle() }",
      "changes: Parent passes 'flag': toggled, Sample.swift:2"
    ),
    (
      "Card(isOn: flag)", "",
      "unknown: Parent passes 'flag': a local name, or one from outside the given sources"
    ),
    ("Card()", "", "unknown: an initialiser of its own sets it"),
  ])
  func `why what a parent passes changes`(call: String, members: String, expected: String) throws {
    let parent = "struct Parent: View { \(members); var body: some View { \(call) } }"

    #expect(try change(card("let isOn: Bool", besides: parent)) == expected)
  }

  @Test func `a binding leads to who hands it over`() throws {
    let parent = "struct Parent: View { @State var flag = false; var body: some View { Card(isOn: $flag) } }"

    #expect(
      try change(card("@Binding var isOn: Bool", besides: parent))
        == "changes: bound to '$flag', Sample.swift:2")
  }

  @Test(arguments: [
    ("var isOn = false; func f() { isOn = true }", "changes: assigned, Sample.swift:2"),
    ("let isOn = false", "constant: a 'let' of 'Model'"),
    ("var isOn = false", "constant: 'isOn' of 'Model' is never written in the given sources"),
    ("", "unknown: 'isOn' of 'Model' is defined outside the given sources"),
  ])
  func `what a model holds changes where it is written`(members: String, expected: String) throws {
    let model = "@Observable final class Model { \(members) }"

    #expect(try change(card("let model: Model", condition: "model.isOn", besides: model)) == expected)
  }

  @Test func `code that the parser does not see is not forgotten`() throws {
    let rest =
      "@Observable final class Model { var isOn = false }\nclass Delegate { func go() { app.model.isOn = true } }"

    #expect(
      try change(card("let model: Model", condition: "model.isOn", besides: rest))
        == "changes: a member 'isOn' is assigned, Sample.swift:3")
  }

  @Test func `a summary names state, built-in state and what computed Booleans ask`() throws {
    let index = Sample.index(
      """
      struct Card: View {
        @State private var draft = ""
        @Binding var isOn: Bool
        private var isReady: Bool { isOn && !draft.isEmpty }
        var body: some View {
          List { TextField("a", text: $draft); if isReady { row } }.searchable(text: $draft).task {}
        }
        private var row: some View { Text("a") }
      }
      """)
    let view = try #require(ViewSummaries(index).all().first)

    #expect(view.state.map(\.name) == ["draft"])
    #expect(view.builtInState == ["list", "text field", "search text", "task"])
    #expect(view.builds == ["List", "TextField", "Text"])
    #expect(view.branches == 1)
    #expect(view.conditions.first?.atoms == ["isOn", "draft.isEmpty"])
  }
}
