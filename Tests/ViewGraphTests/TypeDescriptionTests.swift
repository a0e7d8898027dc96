import Testing

@testable import ViewGraph

@Suite struct TypeDescriptionTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let type: Any.Type
    let description: String
    let short: String
    var testDescription: String { description }

    init(_ type: Any.Type, _ description: String, short: String? = nil) {
      self.type = type
      self.description = description
      self.short = short ?? description
    }
  }

  @Test(arguments: [
    Case(Int.self, "Int"),
    Case(Card.self, "Card"),
    Case(Card.ContentView.self, "Card.ContentView", short: "ContentView"),
    Case(Card.Secret.type, "Card.Secret.Inner", short: "Inner"),
    Case(Storage<Status?>.self, "Storage<Optional<Status>>", short: "Storage"),
    Case(Storage<[Status]>.self, "Storage<Array<Status>>", short: "Storage"),
    Case([String: Set<Int?>].self, "Dictionary<String, Set<Optional<Int>>>", short: "Dictionary"),
    Case(Storage<Int>.Plain.self, "Storage<Int>.Plain", short: "Plain"),
    Case(Storage<Int>.Nested<String>.self, "Storage<Int>.Nested<String>", short: "Nested"),
    Case(
      Storage<Card.ContentView>.Nested<Storage<Int>.Plain>.self,
      "Storage<Card.ContentView>.Nested<Storage<Int>.Plain>", short: "Nested"),
    Case(Row<Int, String>.self, "Row<Pack{Int, String}>", short: "Row"),
    Case(Row<Card.ContentView>.Cell.self, "Row<Pack{Card.ContentView}>.Cell", short: "Cell"),
    Case(emptyRow(), "Row<Pack{}>", short: "Row"),
    Case([Int].Extra.self, "Array<Int>.Extra", short: "Extra"),
    Case(Storage<Int>.Constrained.self, "Storage<Int>.Constrained", short: "Constrained"),
    Case(Model.self, "Model"),
    Case(Card.enumNamedType, "Card.Type", short: "Type"),
  ])
  func `a nominal type is its path of types`(_ example: Case) {
    #expect(typeDescription(example.type) == example.description)
    #expect(shortTypeName(example.type) == example.short)
  }

  @Test(arguments: [
    Case(localInFunction(), "Local"),
    Case(localInOperator(), "Local<Int>", short: "Local"),
    Case(Card.localInMethod(), "Card.Local.Deep", short: "Deep"),
    Case(Card.localInClosure(), "Card.Local", short: "Local"),
    Case(Card()[0], "Card.Local", short: "Local"),
  ])
  func `a local type is written without the function around it`(_ example: Case) {
    #expect(typeDescription(example.type) == example.description)
    #expect(shortTypeName(example.type) == example.short)
  }

  @Test(arguments: [
    Case(`Raw Names`.self, "Raw Names"),
    Case(`Raw Names`.`a.b`.self, "Raw Names.a.b", short: "a.b"),
    Case(`Raw Names`.`c<d>, (e) -> f`<Int>.self, "Raw Names.c<d>, (e) -> f<Int>", short: "c<d>, (e) -> f"),
    Case(Größe.self, "Größe"),
    Case(Größe.箱<Größe>.self, "Größe.箱<Größe>", short: "箱"),
    Case(Größe.🪟.self, "Größe.🪟", short: "🪟"),
  ])
  func `unusual names are kept`(_ example: Case) {
    #expect(typeDescription(example.type) == example.description)
    #expect(shortTypeName(example.type) == example.short)
  }

  @Test(arguments: [
    Case(Void.self, "Void"),
    Case((Int, String).self, "(Int, String)"),
    Case(Labelled.self, "(Int, Void)"),
    Case((() -> Void).self, "() -> Void"),
    Case(((Int, String) -> Bool).self, "(Int, String) -> Bool"),
    Case((((Int, String)) -> Bool).self, "((Int, String)) -> Bool"),
    Case(((Int) -> (String) -> Bool).self, "(Int) -> (String) -> Bool"),
    Case(Escaping.self, "((Int) -> Void) -> Card.ContentView"),
    Case((@MainActor () -> Void).self, "() -> Void"),
    Case(Attributed.self, "(Int, Model) -> Int"),
    Case(Variadic.self, "(Int) -> Void"),
    Case((@convention(c) (Int) -> Void).self, "(Int) -> Void"),
    Case((nonisolated(nonsending) () async -> Void).self, "() -> Void"),
    Case(Transferring.self, "(Model, Model) -> Model"),
    Case(
      Storage<(Int, () -> Void)>.Nested<(Int) -> Int>.self,
      "Storage<(Int, () -> Void)>.Nested<(Int) -> Int>", short: "Nested"),
    Case((() -> Void)?.self, "Optional<() -> Void>", short: "Optional"),
  ])
  func `tuples and functions are written by their parts`(_ example: Case) {
    #expect(typeDescription(example.type) == example.description)
    #expect(shortTypeName(example.type) == example.short)
  }

  @Test(arguments: [
    Case(Any.self, "Any"),
    Case(AnyObject.self, "AnyObject"),
    Case((any Hashable).self, "Hashable"),
    Case((any CustomStringConvertible & Hashable).self, "CustomStringConvertible & Hashable"),
    Case((any Sequence<String>).self, "any Sequence<Self.Sequence.Element == String>"),
    Case(
      [any Sequence<Card.ContentView>].self, "Array<any Sequence<Self.Sequence.Element == ContentView>>",
      short: "Array"),
    Case(
      [any CustomStringConvertible & Hashable].self, "Array<CustomStringConvertible & Hashable>",
      short: "Array"),
    Case(Optional<any Error>.self, "Optional<Error>", short: "Optional"),
    Case(Model.Type.self, "Model.Type"),
    Case((any Hashable).Type.self, "Hashable.Protocol"),
    Case((any Hashable.Type).self, "Hashable.Type"),
    Case([Any.Type].self, "Array<Any.Type>", short: "Array"),
    Case([Int.Type].self, "Array<Int.Type>", short: "Array"),
    Case([(Int, String).Type].self, "Array<(Int, String).Type>", short: "Array"),
    Case([(() -> Void).Type].self, "Array<(() -> ()).Type>", short: "Array"),
  ])
  func `protocols and metatypes are named by their last component`(_ example: Case) {
    #expect(typeDescription(example.type) == example.description)
    if !example.description.hasSuffix("Type>") { #expect(shortTypeName(example.type) == example.short) }
  }

  @Test(arguments: [
    ("App.(Card in _3F2504E04F8911D39A0C0305E82C3301).Row", "Card.Row"),
    ("App.(unknown context at $10ab).(Card in _3F25)<Swift.Int>.Row", "Card<Int>.Row"),
    ("(extension in Kit):App.Card.Row", "Card.Row"),
    ("(extension in Kit):(extension in App):Swift.Array<Swift.Int>.Row", "Array<Int>.Row"),
    (
      "@Swift.MainActor @Sendable (__owned App.Card, label: inout Swift.Int) async throws(App.Failure) -> ()",
      "(Card, Int) -> Void"
    ),
    ("__C.CGRect", "CGRect"),
    ("App.Grid<3, -3>", "Grid<3, -3>"),
    ("() throws(App.Failure) -> ()", "() -> Void"),
    ("@isolated(any) () async -> ()", "() -> Void"),
  ])
  func `names of types that only other platforms or newer systems have are read`(
    _ name: String, _ description: String
  ) {
    #expect(typeDescription(fromRuntimeName: name) == description)
  }

  @Test(arguments: [
    "", "App.", "App.Card<", "App.Card<Swift.Int", "(Swift.Int", "App.Card>", "Pack{", "any ", "@", "App.(",
    "`", "(a: ",
  ])
  func `a name that is cut off has no description`(_ name: String) {
    #expect(typeDescription(fromRuntimeName: name) == nil)
  }
}

private struct Card {
  struct ContentView {}
  enum `Type` {}
  static let enumNamedType: Any.Type = `Type`.self

  enum Secret {
    private struct Inner {}
    static let type: Any.Type = Inner.self
  }

  static func localInMethod() -> Any.Type {
    struct Local { struct Deep {} }
    return Local.Deep.self
  }

  static let localInClosure: @Sendable () -> Any.Type = {
    struct Local {}
    return Local.self
  }

  subscript(index: Int) -> Any.Type {
    struct Local {}
    return Local.self
  }
}

private func localInFunction() -> Any.Type {
  struct Local {}
  return Local.self
}

infix operator <->>
private func <->> (a: Int, b: Int) -> Any.Type {
  struct Local<T> {}
  return Local<Int>.self
}

private func localInOperator() -> Any.Type { 1 <->> 2 }

private enum Status {}
private final class Model {}
private typealias Labelled = (a: Int, b: Void)
private typealias Variadic = (Int...) -> Void
private typealias Transferring = (sending Model, consuming Model) -> sending Model
private typealias Attributed = @Sendable @MainActor (inout Int, Model) async throws -> Int
private typealias Escaping = (@escaping (Int) -> Void) -> Card.ContentView

private struct Storage<Value> {
  struct Plain {}
  struct Nested<Other> {}
}

extension Storage where Value == Int {
  fileprivate struct Constrained {}
}

extension Array {
  fileprivate struct Extra {}
}

private func emptyRow<each Content>(_ content: repeat each Content) -> Any.Type {
  Row<repeat each Content>.self
}

private struct Row<each Content> {
  struct Cell {}
}

private struct `Raw Names` {
  struct `a.b` {}
  struct `c<d>, (e) -> f`<T> {}
}

private struct Größe {
  struct 箱<T> {}
  struct 🪟 {}
}
