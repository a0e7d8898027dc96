import Foundation
import Testing

@testable import ViewGraph

private struct Row: View {
  let index: Int
  @State var note = ""

  var body: some View {
    HStack {
      Text(verbatim: "row \(index)")
      Text(verbatim: note).padding(2)
    }
    .frame(width: 200, height: 20)
  }
}

private struct Rows: View {
  let count: Int
  var size: CGFloat = 16

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0) } }
      .font(.system(size: size))
  }
}

private let screen = Screen(width: 300, height: 1_000)

/// What a layout after an update costs: counted, not timed.
@MainActor @Suite struct `The cost of a layout after an update` {
  @Test func `nothing has changed, so nothing is made, measured or placed`() {
    let host = ViewHost(Rows(count: 1_000))
    _ = host.layoutTree.update(in: screen)
    let root = host.layoutTree.nodes[ViewTree.rootID]?.entry.core.first

    let again = host.layoutTree.update(in: screen)

    #expect(again.changes.isEmpty)
    #expect(again.measurementCount == 0)
    #expect(host.layoutTree.nodes[ViewTree.rootID]?.entry.core.first === root)
  }

  @Test func `one text among ten thousand rows costs what is around it`() {
    let host = ViewHost(Rows(count: 10_000))
    let first = host.layoutTree.update(in: screen)
    #expect(first.measurementCount > 100_000)
    #expect(first.changes.count > 40_000)

    host.setState("note", of: Row.self, to: "more", at: 5_000)
    let next = host.layoutTree.update(in: screen)

    // The text, its padding, the row's stack and frame, and the stack of rows, for a few proposals each.
    #expect(next.measurementCount <= 30, "\(next.measurementCount)")
    // The rows stay where they are; in the row its words move.
    #expect(next.changes.count <= 6, "\(next.changes.map { host.tree[$0.node].kind.name })")
    #expect(next.changes.allSatisfy { $0.old != nil && $0.new != nil })
  }

  @Test func `items of other rows stay the same objects`() {
    let host = ViewHost(Rows(count: 100))
    _ = host.layoutTree.update(in: screen)
    let nodes = host.layoutTree.nodes.all
    let items = nodes.map { $0.entry.core.first }

    host.setState("note", of: Row.self, to: "more", at: 50)
    _ = host.layoutTree.update(in: screen)

    let others = zip(nodes, items).filter { node, item in node.entry.core.first !== item }
    // The text, its stack, the row, the stack of rows, and what stands for these.
    #expect(others.count <= 8, "\(others.map { host.tree[$0.0.id].kind.name })")
  }

  @Test func `a row that comes moves those after it, and measures itself`() {
    struct List: View {
      let numbers: [Int]
      var body: some View {
        VStack(spacing: 0) { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") } }
      }
    }
    let host = ViewHost(List(numbers: Array(1...1_000)))
    _ = host.layoutTree.update(in: Screen(proposing: .unspecified))

    host.update(to: List(numbers: Array(0...1_000)))
    let next = host.layoutTree.update(in: Screen(proposing: .unspecified))

    #expect(next.measurementCount <= 12, "\(next.measurementCount)")
    // Each text, the new one, and the views around.
    #expect(next.changes.count >= 1_001 && next.changes.count < 1_010)
  }

  @Test func `what is only drawn costs nothing`() {
    struct Faded: View {
      let opacity: Double
      var body: some View { Text("words").opacity(opacity).background { Color.red } }
    }
    let host = ViewHost(Faded(opacity: 1))
    _ = host.layoutTree.update(in: screen)

    host.update(to: Faded(opacity: 0.5))

    #expect(host.layoutTree.update(in: screen).measurementCount == 0)
  }

  @Test
  func
    `a value of the environment that no layout reads costs nothing, and one that it reads costs its texts`()
  {
    struct Content: View {
      var isEnabled = true
      var lines: Int?
      var body: some View {
        VStack { ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)") } }
          .disabled(!isEnabled).lineLimit(lines)
      }
    }
    let host = ViewHost(Content())
    _ = host.layoutTree.update(in: screen)

    host.update(to: Content(isEnabled: false))
    // That of the stack that has the modifier.
    #expect(host.layoutTree.update(in: screen).measurementCount == 1)

    host.update(to: Content(isEnabled: false, lines: 1))
    #expect(host.layoutTree.update(in: screen).measurementCount >= 100)
  }

  @Test func `nothing is noted before the first layout`() {
    let host = ViewHost(Rows(count: 10))
    host.update(to: Rows(count: 11))
    #expect(host.graph.store.watch == nil)

    _ = host.layout(in: screen)
    #expect(host.graph.store.watch != nil)
  }

  @Test func `a window that is resized all the time keeps few sizes`() {
    let host = ViewHost(Text("one two three four"))
    for width in 1...1_000 { _ = host.layoutTree.update(in: Screen(width: CGFloat(width), height: 100)) }

    let sizes = host.layoutTree.nodes.all.flatMap { $0.entry.core.map(\.keptSizeCount) }
    #expect((sizes.max() ?? 0) < 40)
  }

  @Test func `a host that was laid out ends with its last owner, and a result outlives it`() {
    var host: ViewHost<List<Never, ForEach<Range<Int>, Int, Row>>>? = ViewHost(
      List(0..<100) { Row(index: $0) })
    weak let tree = host?.layoutTree
    weak let graph = host?.graph
    var result = host?.layout(in: screen)

    host = nil
    #expect(result?.frame(of: "row 1") != nil)
    result = nil

    #expect(tree == nil)
    #expect(graph == nil)
  }

  @Test func `a result is read after an update has ended its views`() {
    let host = ViewHost(Rows(count: 3))
    let before = host.layout(in: screen)

    host.update(to: Rows(count: 1))

    #expect(before.frame(of: "row 2") != nil)
  }

  @Test func `a control is known by its present words, even if it does not show them`() {
    struct Dot: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Color.red.frame(width: 20, height: 20) }
    }
    struct Dots: View {
      let title: String
      var body: some View { Button(title) {}.buttonStyle(Dot()) }
    }
    let host = ViewHost(Dots(title: "one"))
    #expect(host.layout(in: screen).frame(of: "one") != nil)

    host.update(to: Dots(title: "two"))

    #expect(host.layout(in: screen).frame(of: "two") == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(host.layout(in: screen).frame(of: "one") == nil)
  }

  @Test func `a result that is kept says what was, after updates and layouts`() {
    let host = ViewHost(Rows(count: 3))
    let before = host.layout(in: screen)

    host.update(to: Rows(count: 1, size: 32))
    let after = host.layout(in: screen)

    #expect(before.views.count > after.views.count)
    #expect(before.frame(of: "row 2") == CGRect(x: 74, y: 40, width: 40, height: 20))
    #expect(after.frame(of: "row 2") == nil)
    #expect(after.frame(of: "row 0")?.width == 80)
  }
}
