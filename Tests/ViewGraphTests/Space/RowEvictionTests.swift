import Foundation
import Testing
import ViewGraph

private struct Row: View {
  let id: Int
  @State private var isOpen = false

  var body: some View {
    Text("row \(id)\(isOpen ? " open" : "")").frame(height: 40).onTapGesture { isOpen = true }
  }
}

private struct Rows: View {
  var isList = false
  @State var unrelated = 0

  var body: some View {
    VStack(spacing: 0) {
      Text("\(unrelated)")
      if isList {
        List(0..<1_000, id: \.self) { Row(id: $0) }
      } else {
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Row(id: $0) } } }
      }
    }
  }
}

/// Fact 161: rows of lazy stacks that are out of sight lose their state on newer systems, those of lists keep it.
@MainActor @Suite struct `Rows out of sight` {
  /// Opens the first row, scrolls it away, and counts the updates until it closes.
  private func run(isList: Bool, _ eviction: RowEviction) -> (ViewHost<Rows>, evicted: Update?, after: Int) {
    let host = ViewHost(Rows(isList: isList), in: Screen(width: 200, height: 400))
    host.rowEviction = eviction
    host.tap("row 0")
    host.scroll("row 5", to: CGPoint(x: 0, y: 4_000))
    for count in 1...20 {
      let update = host.setState("unrelated", of: Rows.self, to: count)
      if update.verdict.evictedState.count > 0 { return (host, update, count) }
    }
    return (host, nil, 20)
  }

  @Test func `lose their state after eight updates in a lazy stack`() throws {
    let (host, update, count) = run(isList: false, .automatic)
    let evicted = try #require(update)

    // The scrolling was the first update without the row.
    #expect(count == 7)
    #expect(host.find("row 0") != nil && host.find("row 0 open") == nil)
    #expect(evicted.isContinuous == false)
    #expect("\(evicted)".contains("Row.isOpen  true → false"))
    #expect("\(evicted)".contains("eviction of a row out of sight"))
    #expect("\(evicted)".contains("not continuous: 1 state value evicted"))
  }

  @Test func `keep it unless a policy says otherwise, and in a list always`() {
    #expect(run(isList: false, .never).0.find("row 0 open") != nil)
    #expect(run(isList: true, .automatic).0.find("row 0 open") != nil)
  }

  @Test func `begin to count anew when they are seen`() {
    let host = ViewHost(Rows(), in: Screen(width: 200, height: 400))
    host.rowEviction = .afterUpdates(3)
    host.tap("row 0")
    for count in 1...6 {
      host.scroll("row 5", to: CGPoint(x: 0, y: count.isMultiple(of: 2) ? 0 : 4_000))
      host.setState("unrelated", of: Rows.self, to: count)
    }
    #expect(host.find("row 0 open") != nil)
  }
}
