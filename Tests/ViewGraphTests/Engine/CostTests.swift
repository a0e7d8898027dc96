import Foundation
import Testing

@testable import ViewGraph

/// What the engine does, counted and not timed: comparisons, bodies, entries of the log.
@MainActor @Suite(.serialized) struct CostTests {
  /// Ten rows of so many cells; nothing in it captures anything, so that building its values allocates nothing.
  private struct Cells: View {
    let isLarge: Bool
    let opacity: Double
    /// Not shown; another one makes the body run.
    let revision: Int

    var body: some View {
      if isLarge {
        VStack(spacing: 4) { ForEach(0..<10, id: \.self) { _ in Ten() } }.opacity(opacity)
      } else {
        VStack(spacing: 4) { ForEach(0..<1, id: \.self) { _ in Ten() } }.opacity(opacity)
      }
    }
  }

  /// A view of a type of its own that is described in place.
  @MainActor private static func ten() -> some View {
    VStack(spacing: 2) {
      ForEach(0..<10, id: \.self) { _ in
        VStack(spacing: 1) { ForEach(0..<10, id: \.self) { _ in Divider().frame(width: 1, height: 2) } }
          .padding(3)
      }
    }
    .opacity(0.5)
  }

  private struct Ten: View {
    var body: Never { fatalError() }
    static func _describe(_ view: Ten, in pass: inout DescribingPass) {
      describe(CostTests.ten(), in: &pass)
    }
    private static func describe<Content: View>(_ content: Content, in pass: inout DescribingPass) {
      Content._describe(content, in: &pass)
    }
  }

  @Test func `an unchanged tree is compared once, value by value, and nothing is logged`() {
    let host = ViewHost(Cells(isLarge: true, opacity: 1, revision: 0))
    // The custom view, its stack, ten stacks of ten stacks of ten lines.
    #expect(host.tree.count == 1 + 1 + 10 + 100 + 1000)

    let update = host.update(to: Cells(isLarge: true, opacity: 1, revision: 1))

    #expect(update.bodies.count == 1)
    #expect(!update.log.contains { !$0.isEmpty })
    // The custom view; alignment, spacing and opacity of the stacks above; alignment, spacing and padding's two
    // of the inner ones; the frame's three of the lines.
    #expect(update.comparisons == 1 + 3 * 11 + 4 * 100 + 3 * 1000)
  }

  @Test func `a changed value is one entry of the log, wherever it stands`() {
    let host = ViewHost(Cells(isLarge: true, opacity: 1, revision: 0))

    let update = host.update(to: Cells(isLarge: true, opacity: 0.5, revision: 0))

    #expect(update.log.map(\.count) == [1])
    #expect(update.changes.flatMap(\.attributes).map(\.name) == ["opacity"])
  }

  @Test func `one write runs one body, whatever the size of the tree`() {
    func cost(_ count: Int) -> (comparisons: Int, bodies: Int, log: Int) {
      let host = ViewHost(Counters(count: count))
      let update = host.setState("value", of: Counter.self, to: 1, at: count / 2)
      return (update.comparisons, update.bodies.count, update.log[0].count)
    }
    let (small, large) = (cost(10), cost(1000))
    #expect(small == large)
    #expect(large.bodies == 1)
    #expect(large.log == 1)
  }

  private struct Counter: View {
    @State var value = 0
    var body: some View { Text(verbatim: "\(value)").padding(2) }
  }

  private struct Counters: View {
    let count: Int
    var body: some View { VStack { ForEach(0..<count, id: \.self) { _ in Counter() } } }
  }

  @Test func `nobody who asks for no text pays for text`() {
    final class Told: CustomStringConvertible, Equatable {
      nonisolated(unsafe) static var count = 0
      let number: Int
      init(_ number: Int) { self.number = number }
      static func == (a: Told, b: Told) -> Bool { a.number == b.number }
      var description: String {
        Told.count += 1
        return "told \(number)"
      }
    }
    struct Card: View {
      let given: Told
      @State var draft = Told(0)
      var body: some View { Text(verbatim: "\(draft.number)").tag(given.number) }
    }
    let host = ViewHost(Card(given: Told(1)))
    var update = host.setState("draft", of: Card.self, to: Told(2))
    update = host.update(to: Card(given: Told(3)))
    #expect(Told.count == 0)

    #expect(update.description.contains("told 3"))
    #expect(Told.count > 0)
  }
}
