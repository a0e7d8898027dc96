import Foundation
import Testing

@testable import ViewGraph

/// A view whose body holds itself, level by level.
private struct Level: View {
  let depth: Int
  let leaf: Int
  @State var mark = 0

  var body: some View {
    if depth > 0 { VStack { Level(depth: depth - 1, leaf: leaf) } } else { Text(verbatim: "\(leaf)") }
  }
}

private struct Row: View {
  let index: Int
  @State var count = 0

  var body: some View { Text(verbatim: "\(index) \(count)") }
}

private struct Rows: View {
  let indices: [Int]

  var body: some View { VStack { ForEach(indices, id: \.self) { Row(index: $0) } } }
}

/// Deep and wide trees in a debug build: no overflow of the stack, no quadratic time.
@MainActor struct ScaleTests {
  nonisolated static let isLong = ProcessInfo.processInfo.environment["VIEWGRAPH_LONG_TESTS"] != nil

  @Test func `ten thousand nested bodies are built, updated and torn down`() {
    var host: ViewHost<Level>? = ViewHost(Level(depth: 10_000, leaf: 1))
    #expect(host?.tree.count == 20_002)

    let update = host?.update(to: Level(depth: 10_000, leaf: 2))
    #expect(update?.bodies.count == 10_001)
    #expect(update?.changes.last?.attributes.map(\.newValue) == ["\"2\""])

    let deepest = host?.setState("mark", of: Level.self, to: 1, at: 10_000)
    #expect(deepest?.bodies.isEmpty == true)

    let shorter = host?.update(to: Level(depth: 5_000, leaf: 2))
    #expect(shorter?.removals.count == 1)
    #expect(host?.tree.count == 10_002)
    host = nil
  }

  @Test func `bodies run from the outside in, and left before right, at any depth`() {
    struct Twin: View {
      let depth: Int
      let name: String
      let log: Log
      var body: some View {
        let _ = log.lines.append("\(name)\(depth)")
        if depth > 0 {
          VStack {
            AnyView(Twin(depth: depth - 1, name: name, log: log))
            Text(verbatim: "right of \(depth)")
          }
        }
      }
    }
    struct Two: View {
      let log: Log
      var body: some View {
        VStack {
          Twin(depth: 300, name: "a", log: log).onAppear { log.appeared.append("a") }
          Twin(depth: 300, name: "b", log: log).onAppear { log.appeared.append("b") }
        }
      }
    }
    final class Log {
      var lines: [String] = []
      var appeared: [String] = []
    }
    let log = Log()

    _ = ViewHost(Two(log: log))

    let expected = ["a", "b"].flatMap { name in (0...300).reversed().map { "\(name)\($0)" } }
    #expect(log.lines == expected)
    #expect(log.appeared == ["a", "b"])
  }

  @Test func `ten thousand erased views, with and without nodes of their own, are safe`() {
    var view = AnyView(Text(verbatim: "leaf"))
    for level in 0..<10_000 {
      view = level.isMultiple(of: 2) ? AnyView(VStack { view }) : AnyView(view.opacity(0.5))
    }
    let host = ViewHost(view)
    #expect(host.find("leaf") != nil)
    #expect(host.update(to: AnyView(Text(verbatim: "other"))).removals.count == 1)
  }

  @Test func `a write in a long list runs and compares one row`() {
    let count = Self.isLong ? 100_000 : 20_000
    let host = ViewHost(Rows(indices: Array(0..<count)))

    let update = host.setState("count", of: Row.self, to: 1, at: count / 2)

    #expect(update.bodies.map(\.typeName) == ["Row"])
    #expect(update.comparisons <= 6)
  }

  @Test func `a long list is reversed, cut and emptied in time that grows with its length`() {
    let count = Self.isLong ? 100_000 : 10_000
    let host = ViewHost(Rows(indices: Array(0..<count)))

    #expect(host.update(to: Rows(indices: Array((0..<count).reversed()))).moves.count == count - 1)
    let cut = withAnimation { host.update(to: Rows(indices: Array((0..<10).reversed()))) }
    #expect(cut.removals.count == count - 10)
    let back = withAnimation { host.update(to: Rows(indices: Array((0..<count).reversed()))) }
    #expect(back.revivals.count == count - 10)
    #expect(host.update(to: Rows(indices: [])).removals.count == count)
    #expect(host.tree.count == 2)
  }

  @Test(.enabled(if: isLong)) func `a million nodes are built and updated`() {
    let host = ViewHost(Rows(indices: Array(0..<500_000)))
    #expect(host.tree.count == 1_000_002)
    #expect(host.setState("count", of: Row.self, to: 1, at: 0).bodies.count == 1)
  }
}
