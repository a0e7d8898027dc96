import Foundation
import Testing

@testable import ViewGraph

@Suite struct ValueComparisonTests {
  /// Two values to compare.
  struct Pair: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let areEqual: @Sendable () -> Bool

    init<T>(_ what: String, _ values: @escaping @Sendable () -> (T, T)) {
      testDescription = what
      areEqual = {
        let (a, b) = values()
        return valuesAreEqual(a, b)
      }
    }
  }

  @Test(arguments: [
    Pair("integers") { (1, 1) },
    Pair("not a number, bytewise") { (Double.nan, Double.nan) },
    Pair("strings") { ("a", "a") },
    Pair("empty structs") { (Nothing(), Nothing()) },
    Pair("structs without size") { (Wrapper(Nothing()), Wrapper(Nothing())) },
    Pair("nothing") { ((), ()) },
    Pair("tuples") { ((1, "a", object), (1, "a", object)) },
    Pair("generic structs") { (Wrapper([1]), Wrapper([1])) },
    Pair("the same object") { (Wrapper(object), Wrapper(object)) },
    Pair("the same closure") {
      let closure: @Sendable () -> Void = {}
      return (Action(run: closure), Action(run: closure))
    },
    Pair("optionals without a value") { (Wrapper?.none, Wrapper<Plain>?.none) },
    Pair("optionals with equal values") { (Wrapper?.some(Wrapper(Plain(1))), Wrapper(Plain(1))) },
    Pair("nested optionals") { (Plain??.some(nil), Plain??.some(nil)) },
    Pair("arrays of values that are not equatable") { ([Plain(1), Plain(2)], [Plain(1), Plain(2)]) },
    Pair("array slices") { ([Plain(0), Plain(1)][1...], [Plain(3), Plain(1)][1...]) },
    Pair("contiguous arrays") { (ContiguousArray([Plain(1)]), ContiguousArray([Plain(1)])) },
    Pair("dictionaries") { (["a": Plain(1), "b": Plain(2)], ["b": Plain(2), "a": Plain(1)]) },
    Pair("a dictionary of anything") {
      (["a": 1, "b": "x"] as [String: Any], ["b": "x", "a": 1] as [String: Any])
    },
    Pair("sets") { (Set([1, 2, 3]), Set([3, 2, 1])) },
    Pair("anything") { (1 as Any, 1 as Any) },
    Pair("anything with an object") { (object as Any, object as Any) },
    Pair("anything with nothing") { (Int?.none as Any, Int?.none as Any) },
    Pair("any hashable") { (AnyHashable("a"), AnyHashable("a")) },
    Pair("key paths") { (\Plain.text as AnyKeyPath, \Plain.text as AnyKeyPath) },
    Pair("protocol values") { (Plain(1) as any Shape, Plain(1) as any Shape) },
    Pair("protocol values inside") { (Wrapper(Plain(1) as any Shape), Wrapper(Plain(1) as any Shape)) },
    Pair("protocol values of an object") { (object as any ObjectShape, object as any ObjectShape) },
    Pair("errors") { (Failure(code: [1]) as any Error, Failure(code: [1]) as any Error) },
    Pair("metatypes") { (Int.self as Any.Type, Int.self as Any.Type) },
    Pair("protocol metatypes") {
      (Wrapper(Plain.self as any Shape.Type), Wrapper(Plain.self as any Shape.Type))
    },
    Pair("constrained protocols") { (Wrapper([1] as any Sequence<Int>), Wrapper([1] as any Sequence<Int>)) },
    Pair("cases without a payload") { (Choice.none, Choice.none) },
    Pair("cases with a payload") { (Choice.one(Plain(1)), Choice.one(Plain(1))) },
    Pair("cases with labels") { (Choice.two(x: 1, y: Plain(1)), Choice.two(x: 1, y: Plain(1))) },
    Pair("indirect cases") {
      (Choice.nested(.nested(.one(Plain(1)))), Choice.nested(.nested(.one(Plain(1)))))
    },
    Pair("plain cases") { (PlainChoice.wide(1), PlainChoice.wide(1)) },
    Pair("results") { (Result<Plain, Failure>.success(Plain(1)), Result<Plain, Failure>.success(Plain(1))) },
    Pair("equatable classes") { (Wrapper(Number(1)), Wrapper(Number(1))) },
    Pair("weak references to one object") { (Links(object), Links(object)) },
    Pair("parameter packs") { (Tuple(content: (1, Plain(1))), Tuple(content: (1, Plain(1)))) },
    Pair("data") { (Data([1, 2]), Data([1, 2])) },
    Pair("recursive arrays") { (Tree([Tree([]), Tree([])]), Tree([Tree([]), Tree([])])) },
  ])
  func `values that say the same are equal`(_ pair: Pair) {
    #expect(pair.areEqual())
  }

  @Test(arguments: [
    Pair("integers") { (1, 2) },
    Pair("zeros of different sign, bytewise") { (0.0, -0.0) },
    Pair("strings") { ("a", "b") },
    Pair("tuples") { ((1, "a"), (1, "b")) },
    Pair("generic structs") { (Wrapper(Plain(1)), Wrapper(Plain(2))) },
    Pair("two objects") { (Wrapper(object), Wrapper(other)) },
    Pair("closures with different contexts") { (action(1), action(2)) },
    Pair("a value and none") { (Plain(1), Plain?.none) },
    Pair("nested optionals") { (Plain??.some(nil), Plain??.none) },
    Pair("arrays of different length") { ([Plain(1)], [Plain(1), Plain(2)]) },
    Pair("arrays") { ([Plain(1)], [Plain(2)]) },
    Pair("dictionaries with different values") { (["a": Plain(1)], ["a": Plain(2)]) },
    Pair("dictionaries with different keys") { (["a": Plain(1)], ["b": Plain(1)]) },
    Pair("anything of different types") { (1 as Any, Int8(1) as Any) },
    Pair("anything with and without nothing") { (Int?.none as Any, 0 as Any) },
    Pair("nothing of different types") { (Int?.none as Any, String?.none as Any) },
    Pair("protocol values") { (Plain(1) as any Shape, Plain(2) as any Shape) },
    Pair("protocol values of different types") { (Plain(1) as any Shape, Nothing() as any Shape) },
    Pair("metatypes") { (Int.self as Any.Type, String.self as Any.Type) },
    Pair("different cases without a payload") { (Choice.none, Choice.nothing) },
    Pair("different cases with equal payloads") { (Choice.one(Plain(1)), Choice.other(Plain(1))) },
    Pair("cases of one name with different labels") { (Choice.same(x: Plain(1)), Choice.same(y: Plain(1))) },
    Pair("cases with different payloads") { (Choice.one(Plain(1)), Choice.one(Plain(2))) },
    Pair("indirect cases") { (Choice.nested(.one(Plain(1))), Choice.nested(.one(Plain(2)))) },
    Pair("plain cases") { (PlainChoice.wide(1), PlainChoice.wide(2)) },
    Pair("different plain cases with the same bits") { (PlainChoice.wide(1), PlainChoice.alsoWide(1)) },
    Pair("equatable classes") { (Wrapper(Number(1)), Wrapper(Number(2))) },
    Pair("references to different objects") { (Links(object), Links(other)) },
    Pair("enums with a mirror of their own") { (Mirrored.a(Plain(1)), Mirrored.a(Plain(2))) },
    Pair("recursive arrays") { (Tree([Tree([]), Tree([])]), Tree([Tree([])])) },
  ])
  func `values that say something else are not equal`(_ pair: Pair) {
    #expect(!pair.areEqual())
  }

  @Test func `equality is asked for values that own memory, and not for plain data`() {
    #expect(valuesAreEqual(AlwaysEqual(text: "a"), AlwaysEqual(text: "b")))
    #expect(!valuesAreEqual(PlainAlwaysEqual(number: 1), PlainAlwaysEqual(number: 2)))
    #expect(valuesAreEqual(PlainNeverEqual(number: 1), PlainNeverEqual(number: 1)))
    #expect(!valuesAreEqual([PlainNeverEqual(number: 1)], [PlainNeverEqual(number: 1)]))
  }

  @Test func `objects that inherit equality from NSObject are compared by identity`() {
    let object = AlwaysEqualObject()
    #expect(valuesAreEqual(Wrapper(object), Wrapper(object)))
    #expect(!valuesAreEqual(Wrapper(object), Wrapper(AlwaysEqualObject())))
  }

  @Test func `a type that compares itself is asked first, wherever it is`() {
    #expect(valuesAreEqual(Rounded(1.1), Rounded(1.2)))
    #expect(!valuesAreEqual(Rounded(1.1), Rounded(2.2)))
    #expect(valuesAreEqual(Wrapper((1, Rounded(1.1))), Wrapper((1, Rounded(1.2)))))
    #expect(valuesAreEqual(Rounded(1.1) as Any, Rounded(1.2) as Any))
    #expect(valuesAreEqual(Rounded?.some(Rounded(1.1)), Rounded?.some(Rounded(1.2))))
    #expect(valuesAreEqual(Result<Rounded, Failure>.success(Rounded(1.1)), .success(Rounded(1.2))))
  }

  @Test func `padding does not count`() {
    func card(padding: UInt8) -> UnsafeMutableRawPointer {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: MemoryLayout<Padded>.size, alignment: 8)
      memory.initializeMemory(as: UInt8.self, repeating: padding, count: MemoryLayout<Padded>.size)
      memory.storeBytes(of: true, toByteOffset: MemoryLayout<Padded>.offset(of: \.flag)!, as: Bool.self)
      memory.storeBytes(of: 7, toByteOffset: MemoryLayout<Padded>.offset(of: \.number)!, as: Int.self)
      return memory
    }
    let (a, b) = (card(padding: 0), card(padding: 0xFF))
    defer {
      a.deallocate()
      b.deallocate()
    }
    #expect(ComparisonPlan.of(Padded.self).areEqual(at: a, b, depth: 0))
  }

  @Test func `a plan is made once`() {
    #expect(ComparisonPlan.of(Wrapper<Plain>.self) === ComparisonPlan.of(Wrapper<Plain>.self))
  }

  @Test func `an unowned reference that dangles is compared and not followed`() {
    func link() -> Unowned { Unowned(object: Model()) }
    #expect(valuesAreEqual(link(), link()) == false)
    let dangling = link()
    #expect(valuesAreEqual(dangling, dangling))
    #expect(
      fieldDifferences(dangling, link()).map { "\($0.name) \($0.old) \($0.new)" } == [
        "object (Reference) (Reference)"
      ])
  }

  @Test func `values nested without end count as changed`() {
    func chain(_ length: Int) -> Choice {
      (0..<length).reduce(.one(Plain(1))) { chain, _ in .nested(chain) }
    }
    #expect(valuesAreEqual(chain(50), chain(50)))
    #expect(!valuesAreEqual(chain(1000), chain(1000)))
    let same = chain(1000)
    #expect(valuesAreEqual(same, same))

    func boxes(_ length: Int) -> Any { (0..<length).reduce(1 as Any) { box, _ in Wrapper(box) } }
    #expect(valuesAreEqual(boxes(50), boxes(50)))
    #expect(!valuesAreEqual(boxes(1000), boxes(1000)))

    func tree(_ depth: Int) -> Tree { (0..<depth).reduce(Tree([])) { tree, _ in Tree([tree]) } }
    #expect(valuesAreEqual(tree(50), tree(50)))
    #expect(!valuesAreEqual(tree(1000), tree(1000)))
  }

  @Test func `the limit is reached on a small stack`() {
    final class Answer: @unchecked Sendable { var isEqual: Bool? }
    let answer = Answer()
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      let levels = ComparisonPlan.depthLimit - 10
      func boxes() -> Any { (0..<levels).reduce(1 as Any) { box, _ in Wrapper(box) } }
      answer.isEqual = valuesAreEqual(boxes(), boxes())
      finished.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    finished.wait()
    #expect(answer.isEqual == true)
  }

  @Test func `the fields that differ are named with their values`() {
    let old = Card(isExpanded: false, title: "Ridge walk", tags: [Plain(1)], onTap: Action.none)
    var new = old
    #expect(fieldDifferences(old, new).isEmpty)

    new.isExpanded = true
    new.title = "Lake"
    #expect(
      fieldDifferences(old, new).map { "\($0.name) \($0.old) → \($0.new)" } == [
        "isExpanded false → true", "title Ridge walk → Lake",
      ])
  }

  @Test func `a closure that differs is named and not handed out`() {
    #expect(
      fieldDifferences(action(1), action(2)).map { "\($0.name) \($0.old) → \($0.new)" } == [
        "run (Function) → (Function)"
      ])
  }

  @Test func `a type that is not a struct has no field differences`() {
    #expect(fieldDifferences(Choice.none, Choice.nothing).isEmpty)
    #expect(fieldDifferences(object, other).isEmpty)
  }
}

private protocol Shape {}
private protocol ObjectShape: AnyObject {}

private final class Model: ObjectShape, Sendable {}

private let object = Model()
private let other = Model()

private struct Nothing: Shape {}

private struct Wrapper<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// Neither `Equatable` nor plain data.
private struct Plain: Shape {
  var number: Int
  var text: String
  init(_ number: Int) {
    self.number = number
    self.text = "a text that needs an allocation of its own: \(number)"
  }
}

private struct Action {
  var run: @Sendable () -> Void
  static let none = Action(run: {})
}

private func action(_ number: Int) -> Action {
  Action(run: { print(number) })
}

private struct Failure: Error {
  var code: [Int]
}

private enum Choice {
  case none, nothing
  case one(Plain)
  case other(Plain)
  case same(x: Plain)
  case same(y: Plain)
  case two(x: Int, y: Plain)
  indirect case nested(Choice)
}

private enum PlainChoice {
  case narrow(Int8)
  case wide(Int)
  case alsoWide(Int)
  case none
}

private enum Mirrored: CustomReflectable {
  case a(Plain)
  var customMirror: Mirror { Mirror(self, children: []) }
}

private final class Number: Equatable {
  let number: Int
  init(_ number: Int) { self.number = number }
  static func == (a: Number, b: Number) -> Bool { a.number == b.number }
}

private struct Links {
  weak var weak: Model?
  unowned var unowned: Model
  unowned(unsafe) var unsafe: Model
  init(_ model: Model) { (weak, unowned, unsafe) = (model, model, model) }
}

private struct Unowned {
  unowned var object: Model
}

private struct Tuple<each Content> {
  var content: (repeat each Content)
}

private struct Tree {
  var children: [Tree]
  init(_ children: [Tree]) { self.children = children }
}

private struct AlwaysEqual: Equatable {
  var text: String
  static func == (a: Self, b: Self) -> Bool { true }
}

private struct PlainAlwaysEqual: Equatable {
  var number: Int
  static func == (a: Self, b: Self) -> Bool { true }
}

private struct PlainNeverEqual: Equatable {
  var number: Int
  static func == (a: Self, b: Self) -> Bool { false }
}

private final class AlwaysEqualObject: NSObject {
  override func isEqual(_ object: Any?) -> Bool { true }
}

private struct Rounded: CustomComparison {
  var number: Double
  init(_ number: Double) { self.number = number }
  static func areEqual(_ a: Self, _ b: Self) -> Bool { a.number.rounded() == b.number.rounded() }
}

private struct Padded {
  var flag: Bool
  var number: Int
}

private struct Card {
  var isExpanded: Bool
  var title: String
  var tags: [Plain]
  var onTap: Action
}
