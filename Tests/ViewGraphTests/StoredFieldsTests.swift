import Testing

@testable import ViewGraph

@Suite struct StoredFieldsTests {
  @Test func `a struct has its stored properties with their places`() {
    #expect(
      lines(storedFields(of: Card.self)) == [
        "_isExpanded 0 Wrapper<Bool>",
        "count 8 Int",
        "title 16 String",
        "action 32 () -> ()",
        "$__lazy_storage_$_cached 48 Optional<Int>",
      ])
  }

  @Test func `the offsets lead to the values`() throws {
    let card = Card(count: 7)
    let field = try #require(storedFields(of: Card.self).first { $0.name == "count" })
    let count = withUnsafeBytes(of: card) { $0.load(fromByteOffset: field.offset, as: Int.self) }
    #expect(count == 7)
  }

  @Test func `a generic struct has the types of its arguments`() {
    #expect(lines(storedFields(of: Pair<Int8, String>.self)) == ["first 0 Int8", "second 8 String"])
    #expect(
      lines(storedFields(of: Tuple<Int8, String>.self)) == ["content 0 (Int8, String)", "isLast 24 Bool"])
  }

  @Test func `a tuple has its elements`() {
    #expect(lines(storedFields(of: (Int8, String).self)) == [".0 0 Int8", ".1 8 String"])
    #expect(lines(storedFields(of: Labelled.self)) == ["x 0 Int", "y 8 Int"])
  }

  @Test func `a class has the properties of its superclasses first`() {
    #expect(lines(storedFields(ofClass: Derived.self)) == ["a 16 Int", "b 24 String"])
    #expect(lines(storedFields(ofClass: Base.self)) == ["a 16 Int"])
  }

  @Test func `references that do not keep their object are marked`() {
    let fields = storedFields(of: Links.self)
    #expect(fields.map(\.name) == ["strong", "weak", "unowned", "unsafe"])
    #expect(fields.map(\.isStrong) == [true, false, false, false])
    #expect(fields.map(\.offset) == [0, 8, 16, 24])
  }

  @Test(
    arguments: [
      Choice.self, Int?.self, Base.self, (() -> Void).self, Any.self, AnyObject.self,
      (any Sequence<Int>).self,
      Int.Type.self, Any.Type.self, Nothing.self, Void.self,
    ] as [Any.Type])
  func `a type that is no struct, or an empty one, has no fields`(_ type: Any.Type) {
    #expect(storedFields(of: type).isEmpty)
  }

  @Test(
    arguments: [Card.self, Pair<Int8, String>.self, Nothing.self, Links.self, Int.self, Padded.self]
      as [Any.Type])
  func `the fields of a Swift struct are all of it`(_ type: Any.Type) {
    #expect(fieldsFillLayout(of: type))
  }

  private func lines(_ fields: [StoredField]) -> [String] {
    fields.map { "\($0.name) \($0.offset) \($0.type)" }
  }
}

@propertyWrapper private struct Wrapper<Value> {
  var wrappedValue: Value
}

private struct Card {
  static let ignored = 1
  @Wrapper var isExpanded = false
  var count = 0
  let title = ""
  var action: () -> Void = {}
  lazy var cached = 1
  var computed: Int { 1 }

  init(count: Int = 0) { self.count = count }
}

private struct Pair<A, B> {
  var first: A
  var second: B
}

private struct Tuple<each Content> {
  var content: (repeat each Content)
  var isLast: Bool
}

private typealias Labelled = (x: Int, y: Int)

private class Base { var a = 1 }
private final class Derived: Base { let b = "" }

private struct Links {
  var strong: Base
  weak var weak: Base?
  unowned var unowned: Base
  unowned(unsafe) var unsafe: Base
}

private enum Choice {
  case a
  case b(Int)
}
private struct Nothing {}
private struct Padded {
  var a: Bool
  var b: Int32
  var c: Bool
}
