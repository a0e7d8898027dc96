import Testing

@testable import IdentityLint

@Suite struct `Facts of a file` {
  private let facts = Sample.facts(
    """
    import SwiftUI
    struct Card<Content: View>: View {
      @State private var isExpanded = false
      @Environment(\\.colorScheme) var scheme
      let title: String
      private(set) var count: Int = 1
      static let shared = 2
      @ViewBuilder let content: () -> Content
      init(title: String, @ViewBuilder content: @escaping () -> Content) { self.title = title; self.content = content }
      var isReady: Bool { isExpanded && count > 0 }
      var body: some View {
        VStack {
          header
          if isExpanded { Detail(item: title, isOn: $isExpanded) } else { Text("a") }
        }
        .overlay { Badge(count: 3) }
        .onTapGesture { withAnimation(.spring) { isExpanded.toggle() } }
        .task { count += 1 }
      }
      private var header: some View { Text(title) }
      func row(for item: Int, at _: Int = 0) -> some View { Text("r") }
    }
    enum Phase: Equatable { case idle, loaded(items: [Int], Bool), failed }
    """)

  private func card() throws -> TypeFacts { try #require(facts.types.first { $0.name == "Card" }) }

  @Test func `a type has its head`() throws {
    let card = try card()

    #expect(card.kind == .struct)
    #expect(card.inherited == ["View"])
    #expect(card.genericParameters == ["Content"])
    #expect(card.isReadWhole)
    #expect(facts.imports == ["SwiftUI"])
  }

  @Test func `stored properties have wrapper, type, value and access`() throws {
    let properties = try card().properties.filter { $0.storage == .stored }

    #expect(properties.map(\.name) == ["isExpanded", "scheme", "title", "count", "shared", "content"])
    #expect(properties.map { $0.wrapper?.name } == ["State", "Environment", nil, nil, nil, nil])
    #expect(properties.map(\.type) == [nil, nil, "String", "Int", nil, "() -> Content"])
    #expect(properties.map(\.isLet) == [false, false, true, false, true, true])
    #expect(properties.map(\.initialValue) == ["false", nil, nil, "1", "2", nil])
    #expect(
      properties.map(\.setterAccess) == [.private, .internal, .internal, .private, .internal, .internal])
    #expect(properties[1].wrapper?.arguments == "\\.colorScheme")
    #expect(properties[4].isStatic)
  }

  @Test func `a body has what it builds, in order`() throws {
    let body = try #require(card().property("body")?.body)

    #expect(body.builds.map(\.name) == ["VStack", "header", "Detail", "Text", "Badge"])
    #expect(body.builds.map(\.form) == [.view, .helper, .view, .view, .view])
    #expect(body.builds[2].arguments.map(\.text) == ["title", "$isExpanded"])
    #expect(body.builds[2].arguments.map(\.form) == [.name, .binding])
    #expect(body.modifiers.map(\.name) == ["onTapGesture", "task"])
    #expect(body.conditions.map(\.text) == ["isExpanded"])
  }

  @Test func `writes have the animation around them`() throws {
    let body = try #require(card().property("body")?.body)

    #expect(body.writes.map(\.name) == ["isExpanded", "count"])
    #expect(body.writes.map(\.form) == [.toggle, .compound])
    #expect(body.writes.map(\.animation) == [.withAnimation(".spring"), .none])
    #expect(body.handedBindings.map(\.receiver) == ["Detail"])
  }

  @Test func `an animation ends where code runs later`() throws {
    let facts = Sample.facts(
      """
      @Observable class Model {
        var a = 1, b = 1, c = 1, d = 1
        func go() {
          withAnimation(.easeIn(duration: 2)) { a = 1; Task { b = 2 } } completion: { c = 3 }
          withTransaction(t) { d = 4 }
        }
      }
      struct Card: View {
        var body: some View { Toggle("a", isOn: $isOn.animation(.linear)) }
      }
      """)
    let writes = try #require(facts.types.first?.functions.first?.body).writes
    let bindings = try #require(facts.types.last?.properties.first?.body).handedBindings

    #expect(writes.map(\.name) == ["a", "b", "c", "d"])
    #expect(
      writes.map(\.animation) == [
        .withAnimation(".easeIn(duration: 2)"), .none, .none, .withTransaction("t"),
      ])
    #expect(bindings.map(\.animation) == [.binding(".linear")])
  }

  @Test func `a computed Boolean has its expression, a function its parameters, an enum its cases`() throws {
    let card = try card()
    let row = try #require(card.functions.first { $0.name == "row" })
    let phase = try #require(facts.types.first { $0.name == "Phase" })

    #expect(card.property("isReady")?.body?.value?.description == "isExpanded && count > 0")
    #expect(row.parameters.map(\.label) == ["for", "at"])
    #expect(row.parameters.map(\.type) == ["Int", "Int"])
    #expect(row.result == "some View")
    #expect(card.functions.first?.parameters.map(\.attributes) == [[], ["ViewBuilder"]])
    #expect(phase.cases.map(\.name) == ["idle", "loaded", "failed"])
    #expect(phase.cases.map(\.payload) == [[], ["items: [Int]", "Bool"], []])
  }

  @Test(arguments: [
    ("Button(\"a\") { save(); isOn = true }", ["Button"]),
    ("Button { save() } label: { Image(\"a\") }", ["Button", "Image"]),
    ("Button(action: save) { Image(\"a\") }", ["Button", "Image"]),
    ("Text(\"a\").onAppear { Log() }", ["Text"]),
    ("Custom { Text(\"a\"); row }", ["Custom", "Text", "row"]),
    ("Custom { model.save() }", ["Custom"]),
    ("Text(\"a\").background(Color.red)", ["Text", "Color"]),
    ("AnyView(Card())", ["AnyView", "Card"]),
    ("NavigationLink(destination: Detail()) { Text(\"a\") }", ["NavigationLink", "Detail", "Text"]),
    ("Text(\"a\").sheet(isPresented: $a, onDismiss: { Log() }) { Sheet() }", ["Text", "Sheet"]),
    ("isOn ? AnyView(Text(\"a\")) : AnyView(Image(\"b\"))", ["AnyView", "Text", "AnyView", "Image"]),
    ("Canvas { context, size in Path() }", ["Canvas"]), ("return Outer.Inner(a: 1)", ["Outer.Inner"]),
    ("Text(\"a\").font(Font(x)).padding(EdgeInsets())", ["Text"]),
    ("ForEach(items) { item in Row(item) }", ["ForEach", "Row"]),
  ])
  func `closures build or act`(body: String, expected: [String]) throws {
    let facts = Sample.facts("struct Card: View { var body: some View { \(body) } }")

    #expect(facts.problems == [])
    #expect(facts.types.first?.properties.first?.body?.builds.map(\.name) == expected)
  }

  @Test func `conditions of compilation are kept`() {
    let facts = Sample.facts(
      """
      #if os(iOS)
      struct A: View {}
      #elseif os(macOS)
      struct B: View {
        #if DEBUG
        @State var x = 1
        #endif
      }
      #endif
      """)

    #expect(facts.types.map(\.compiledIf) == [["os(iOS)"], ["!(os(iOS)) && os(macOS)"]])
    #expect(facts.types.last?.properties.map(\.compiledIf) == [["DEBUG"]])
  }

  @Test func `what does not parse is said with its place, and the rest is read`() {
    let facts = Sample.facts("struct A: View { @State var a = }\nstruct B: View {}")

    #expect(facts.problems.map(\.position) == [SourcePosition(line: 1, column: 33)])
    #expect(facts.types.map(\.name) == ["A", "B"])
  }
}

extension TypeFacts {
  /// The first property of a name.
  func property(_ name: String) -> PropertyFacts? { properties.first { $0.name == name } }
}
