import Foundation
import Testing

@testable import ViewGraph

/// Section C of the semantics: children known by the id of their element.
@MainActor
struct ForEachFacts {
  @Test func `fact 31: a reorder moves views together with their state`() {
    let host = ViewHost(Items(items: [.init(1, "a"), .init(2, "b"), .init(3, "c")]))
    host.setState("n", of: Row.self, to: 1, at: 0)
    host.setState("n", of: Row.self, to: 3, at: 2)

    let update = host.update(to: Items(items: [.init(3, "c"), .init(1, "a"), .init(2, "b")]))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.lost.isEmpty)
    #expect(update.moves.map(\.kind) == [.moved(from: 2, to: 0)])
    #expect(host.texts == ["c 3", "a 1", "b 0"])
  }

  @Test func `fact 31: a move runs no body of the rows`() {
    let host = ViewHost(Items(items: [.init(1, "a"), .init(2, "b"), .init(3, "c")]))

    let update = host.update(to: Items(items: [.init(2, "b"), .init(1, "a"), .init(3, "c")]))

    #expect(update.lines == ["Items: @self changed."])
    #expect(update.moves.count == 1)
  }

  @Test func `fact 31: a reversed list keeps one row in place and moves the others`() {
    let host = ViewHost(Items(items: (1...5).map { .init($0, "r\($0)") }))
    for index in 0..<5 { host.setState("n", of: Row.self, to: index + 1, at: index) }

    let update = host.update(to: Items(items: (1...5).reversed().map { .init($0, "r\($0)") }))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.moves.count == 4)
    #expect(host.texts == ["r5 5", "r4 4", "r3 3", "r2 2", "r1 1"])
  }

  @Test func `fact 32: an element inserted at the front is one insertion`() {
    let host = ViewHost(Items(items: [.init(1, "a"), .init(2, "b")]))
    host.setState("n", of: Row.self, to: 1, at: 0)
    host.setState("n", of: Row.self, to: 2, at: 1)

    let update = host.update(to: Items(items: [.init(0, "z"), .init(1, "a"), .init(2, "b")]))

    #expect(update.inserted == ["Row"])
    #expect(update.removed.isEmpty)
    #expect(update.lost.isEmpty)
    #expect(update.created == ["Row.n 0"])
    #expect(host.texts == ["z 0", "a 1", "b 2"])
  }

  @Test func `fact 33: an element removed from the middle is one removal`() {
    let host = ViewHost(Items(items: [.init(1, "a"), .init(2, "b"), .init(3, "c")]))
    host.setState("n", of: Row.self, to: 2, at: 1)
    host.setState("n", of: Row.self, to: 3, at: 2)

    let update = host.update(to: Items(items: [.init(1, "a"), .init(3, "c")]))

    #expect(update.removed == ["Row"])
    #expect(update.inserted.isEmpty)
    #expect(update.lost == ["Row.n 2"])
    #expect(host.texts == ["a 0", "c 3"])
  }

  @Test func `facts 32 and 33: an element taken out and put back is a new row`() {
    let host = ViewHost(Items(items: [.init(1, "a"), .init(2, "b")]))
    host.setState("n", of: Row.self, to: 2, at: 1)
    host.update(to: Items(items: [.init(1, "a")]))

    let update = host.update(to: Items(items: [.init(1, "a"), .init(2, "b")]))

    #expect(update.inserted == ["Row"])
    #expect(host.texts == ["a 0", "b 0"])
  }

  @Test(arguments: [IndexStyle.indices, .offsets])
  func `fact 34: with indices as ids an insertion at the front is one at the end`(
    style: IndexStyle
  ) {
    let host = ViewHost(Indexed(style: style, titles: ["a", "b"]))
    host.setState("n", of: Row.self, to: 1, at: 0)
    host.setState("n", of: Row.self, to: 2, at: 1)

    let update = host.update(to: Indexed(style: style, titles: ["z", "a", "b"]))

    #expect(update.inserted == ["Row"])
    #expect(update.removed.isEmpty)
    #expect(update.moves.isEmpty)
    // The state stays with the index: 1 was typed into "a" and is now shown beside "z".
    #expect(host.texts == ["z 1", "a 2", "b 0"])
  }

  @Test func `fact 35: ids that differ each time replace every row`() {
    let host = ViewHost(Unstable(titles: ["a", "b"]))
    host.setState("n", of: Row.self, to: 1, at: 0)
    host.setState("n", of: Row.self, to: 2, at: 1)

    let update = host.update(to: Unstable(titles: ["a", "b"], run: 1))

    #expect(update.removed == ["Row", "Row"])
    #expect(update.inserted == ["Row", "Row"])
    #expect(update.lost == ["Row.n 1", "Row.n 2"])
    #expect(host.texts == ["a 0", "b 0"])
  }

  @Test func `fact 37: duplicate ids are reported in SwiftUI's words`() {
    let host = ViewHost(Values(values: [1, 1, 2]))

    #expect(
      host.initialUpdate.warnings == [
        "ForEach<Array<Int>, Int, Text>: the ID 1 occurs multiple times within the collection, "
          + "this will give undefined results!"
      ])
    #expect(host.initialUpdate.issues.map(\.kind) == [.duplicateIdentity])
    #expect(host.texts.last == "2")
  }

  @Test func `fact 37: two elements of one id show the first one's data`() {
    // Confidence M: the row shows twice, or the second one does not show.
    let host = ViewHost(Items(items: [.init(1, "a"), .init(1, "b"), .init(2, "c")]))

    #expect(host.texts.contains("a 0"))
    #expect(!host.texts.contains("b 0"))
    #expect(host.texts.contains("c 0"))
  }

  @Test func `fact 37: an id that becomes a duplicate is reported by that update`() {
    let host = ViewHost(Values(values: [1, 2]))

    let update = host.update(to: Values(values: [1, 2, 2]))

    #expect(host.initialUpdate.warnings.isEmpty)
    #expect(
      update.warnings == [
        "ForEach<Array<Int>, Int, Text>: the ID 2 occurs multiple times within the collection, "
          + "this will give undefined results!"
      ])
    #expect(host.texts.prefix(2) == ["1", "2"])
  }

  @Test func `fact 37: equal ids in two loops are no duplicates`() {
    let host = ViewHost(
      VStack {
        ForEach([1, 2], id: \.self) { Text("\($0)") }
        ForEach([1, 2], id: \.self) { Text("\($0)") }
      })

    #expect(host.initialUpdate.warnings.isEmpty)
    #expect(host.texts == ["1", "2", "1", "2"])
  }

  @Test(arguments: [3, 1])
  func `fact 38: a constant range keeps its first count`(count: Int) {
    // Confidence M for the outcome, H for the words.
    let host = ViewHost(ConstantRange(count: 2))

    let update = host.update(to: ConstantRange(count: count))

    #expect(
      update.warnings == [
        "ForEach<Range<Int>, Int, Text> count (\(count)) != its initial count (2). "
          + "`ForEach(_:content:)` should only be used for *constant* data. "
          + "Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` "
          + "and provide an explicit `id`!"
      ])
    #expect(update.inserted.isEmpty)
    #expect(update.removed.isEmpty)
    #expect(host.texts == ["0", "1"])
  }

  @Test func `fact 38: a range with an explicit id may change`() {
    let host = ViewHost(RangeWithID(count: 2))

    let update = host.update(to: RangeWithID(count: 3))

    #expect(update.warnings.isEmpty)
    #expect(update.inserted == ["Text"])
    #expect(host.texts == ["0", "1", "2"])
  }

  @Test func `fact 39: the identity in a constant range is the offset`() {
    let host = ViewHost(Constant(titles: ["a", "b", "c"]))
    host.setState("n", of: Row.self, to: 2, at: 1)

    let update = host.update(to: Constant(titles: ["c", "a", "b"]))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.moves.isEmpty)
    #expect(host.texts == ["c 0", "a 2", "b 0"])
  }

  @Test func `fact 40: a changed element of the same id keeps its row and runs its body`() {
    let host = ViewHost(Items(items: [.init(1, "a"), .init(2, "b")]))
    host.setState("n", of: Row.self, to: 2, at: 1)

    let update = host.update(to: Items(items: [.init(1, "a"), .init(2, "c")]))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.lines == ["Items: @self changed.", "Row: @self changed."])
    #expect(host.texts == ["a 0", "c 2"])
  }

  @Test func `fact 42: a condition in a loop inserts inside its element`() {
    let host = ViewHost(Filtered(items: [.init(1, "a"), .init(2, ""), .init(3, "c")]))
    host.setState("n", of: Row.self, to: 1, at: 0)
    host.setState("n", of: Row.self, to: 3, at: 1)
    #expect(host.texts == ["a 1", "c 3"])

    let on = host.update(to: Filtered(items: [.init(1, "a"), .init(2, "b"), .init(3, "c")]))

    #expect(on.inserted == ["Row"])
    #expect(on.removed.isEmpty)
    #expect(on.moves.isEmpty)
    #expect(host.texts == ["a 1", "b 0", "c 3"])

    let off = host.update(to: Filtered(items: [.init(1, ""), .init(2, "b"), .init(3, "c")]))

    #expect(off.removed == ["Row"])
    #expect(off.lost == ["Row.n 1"])
    #expect(host.texts == ["b 0", "c 3"])
  }

  @Test func `fact 42: an element with several views moves them together`() {
    let host = ViewHost(Doubled(items: [.init(1, "a"), .init(2, "b")]))
    host.setState("n", of: Row.self, to: 1, at: 0)
    host.setState("n", of: Row.self, to: 2, at: 1)
    #expect(host.texts == ["a 1", "a", "b 2", "b"])

    let update = host.update(to: Doubled(items: [.init(2, "b"), .init(1, "a")]))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(host.texts == ["b 2", "b", "a 1", "a"])
  }

  @Test func `fact 43: an element that changes the loop is a new view`() {
    // Confidence M.
    let host = ViewHost(TwoLoops(first: [.init(1, "a"), .init(2, "b")], second: [.init(3, "c")]))
    host.setState("n", of: Row.self, to: 2, at: 1)
    host.setState("n", of: Row.self, to: 3, at: 2)

    let update = host.update(
      to: TwoLoops(first: [.init(1, "a")], second: [.init(2, "b"), .init(3, "c")]))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(update.lost == ["Row.n 2"])
    #expect(host.texts == ["a 0", "b 0", "c 3"])
  }

  @Test func `facts 1 and 31: a conditional in a loop in a conditional`() {
    let items = [Item(1, "a"), Item(2, "b")]
    let host = ViewHost(Nested(isOn: true, isBold: true, items: items))
    host.setState("n", of: Row.self, to: 1, at: 0)
    host.setState("n", of: Row.self, to: 2, at: 1)

    let moved = host.update(to: Nested(isOn: true, isBold: true, items: items.reversed()))

    #expect(moved.removed.isEmpty)
    #expect(moved.moves.count == 1)
    #expect(host.texts == ["b 2", "a 1"])

    let inner = host.update(to: Nested(isOn: true, isBold: false, items: items.reversed()))

    #expect(inner.removed == ["Row", "Row"])
    #expect(inner.inserted == ["Row", "Row"])
    #expect(host.texts == ["b 0", "a 0"])

    let outer = host.update(to: Nested(isOn: false, isBold: false, items: items.reversed()))

    #expect(outer.removed == ["Row", "Row"])
    #expect(outer.inserted == ["Text"])

    let empty = host.update(to: Nested(isOn: true, isBold: false, items: []))

    #expect(empty.removed == ["Text"])
    #expect(empty.inserted.isEmpty)
    #expect(host.texts.isEmpty)
  }

  @Test func `facts 31 and 32: a loop in a loop keeps the state of both levels`() {
    let host = ViewHost(Sections(sections: [(1, [1, 2]), (2, [1])]))
    host.setState("n", of: Row.self, to: 11, at: 0)
    host.setState("n", of: Row.self, to: 12, at: 1)
    host.setState("n", of: Row.self, to: 21, at: 2)

    let update = host.update(to: Sections(sections: [(2, [3, 1]), (1, [2, 1])]))

    #expect(update.inserted == ["Row"])
    #expect(update.removed.isEmpty)
    #expect(host.texts == ["2.3 0", "2.1 21", "1.2 12", "1.1 11"])
  }
}

enum IndexStyle: CaseIterable {
  case indices
  case offsets
}

private struct Item: Identifiable {
  var id: Int
  var title: String

  init(_ id: Int, _ title: String) {
    self.id = id
    self.title = title
  }
}

private struct Row: View {
  var title: String
  @State private var n = 0

  var body: some View { Text("\(title) \(n)") }
}

private struct Items: View {
  var items: [Item]

  var body: some View {
    VStack {
      ForEach(items) { Row(title: $0.title) }
    }
  }
}

private struct Indexed: View {
  var style: IndexStyle
  var titles: [String]

  var body: some View {
    VStack {
      switch style {
      case .indices:
        ForEach(titles.indices, id: \.self) { Row(title: titles[$0]) }
      case .offsets:
        ForEach(Array(titles.enumerated()), id: \.offset) { Row(title: $0.element) }
      }
    }
  }
}

private struct Unstable: View {
  struct Item: Identifiable {
    var title: String

    var id: UUID { UUID() }
  }

  var titles: [String]
  /// Changes to make the body run; a body that does not run makes no ids.
  var run = 0

  var body: some View {
    VStack {
      ForEach(titles.map(Item.init)) { Row(title: $0.title) }
    }
  }
}

private struct Values: View {
  var values: [Int]

  var body: some View {
    VStack {
      ForEach(values, id: \.self) { Text("\($0)") }
    }
  }
}

private struct ConstantRange: View {
  var count: Int

  var body: some View {
    VStack {
      ForEach(0..<count) { Text("\($0)") }
    }
  }
}

private struct RangeWithID: View {
  var count: Int

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { Text("\($0)") }
    }
  }
}

private struct Constant: View {
  var titles: [String]

  var body: some View {
    VStack {
      ForEach(0..<3) { Row(title: titles[$0]) }
    }
  }
}

private struct Filtered: View {
  var items: [Item]

  var body: some View {
    VStack {
      ForEach(items) { item in
        if !item.title.isEmpty { Row(title: item.title) }
      }
    }
  }
}

private struct Doubled: View {
  var items: [Item]

  var body: some View {
    VStack {
      ForEach(items) { item in
        Row(title: item.title)
        Text(item.title)
      }
    }
  }
}

private struct TwoLoops: View {
  var first: [Item]
  var second: [Item]

  var body: some View {
    VStack {
      ForEach(first) { Row(title: $0.title) }
      ForEach(second) { Row(title: $0.title) }
    }
  }
}

private struct Nested: View {
  var isOn: Bool
  var isBold: Bool
  var items: [Item]

  var body: some View {
    VStack {
      if isOn {
        ForEach(items) { item in
          if isBold { Row(title: item.title) } else { Row(title: item.title) }
        }
      } else {
        Text("off")
      }
    }
  }
}

private struct Sections: View {
  var sections: [(id: Int, rows: [Int])]

  var body: some View {
    VStack {
      ForEach(sections, id: \.id) { section in
        ForEach(section.rows, id: \.self) { Row(title: "\(section.id).\($0)") }
      }
    }
  }
}
