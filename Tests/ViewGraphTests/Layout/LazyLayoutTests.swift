import Foundation
import Testing

@testable import ViewGraph

private struct Row: View {
  let index: Int
  var height: CGFloat = 20

  var body: some View {
    HStack {
      Text(verbatim: "row \(index)")
      Spacer()
    }
    .frame(height: height)
  }
}

/// Rows of one height.
private struct Rows: View {
  let count: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0) } }
    }
  }
}

/// Rows of several heights, by a rule.
private struct MixedRows: View {
  let count: Int
  let height: (Int) -> CGFloat
  var isLazy = true

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack { rows }
      } else {
        VStack { rows }
      }
    }
  }

  private var rows: some View {
    ForEach(0..<count, id: \.self) { Row(index: $0, height: height($0)) }
  }
}

private let window = Screen(width: 300, height: 200)

extension ViewHost {
  /// Scrolls the only scroll view or list, and lays out.
  fileprivate func layout(scrolledTo y: CGFloat) -> LayoutResult {
    scrollAlone(to: y)
    return layout(in: window)
  }

  fileprivate func scrollAlone(to y: CGFloat) {
    var node: NodeID? = ViewTree.rootID
    while let id = node {
      if let slot = graph.controlSlot("scroll", of: id, as: CGPoint.self) {
        update { slot.write(CGPoint(x: 0, y: y), transaction: .current) }
        return
      }
      node = graph.tree[id].children.first
    }
    Issue.record("nothing scrolls")
  }
}

/// The numbers of the rows that have a place, in order.
private func rows(_ result: LayoutResult) -> [Int] {
  result.views.compactMap { $0.text.flatMap { Int($0.dropFirst(4)) } }
}

@MainActor @Suite struct `A lazy stack in a scroll view` {
  @Test func `has places for the rows in sight`() {
    let host = ViewHost(Rows(count: 20_000))

    #expect(rows(host.layout(in: window)) == Array(0..<10))
    #expect(rows(host.layout(scrolledTo: 200_005)) == Array(10_000...10_010))
    #expect(rows(host.layout(scrolledTo: 20)) == Array(1...10))
  }

  @Test func `costs what is in sight`() {
    let host = ViewHost(Rows(count: 20_000))

    // 32 rows are measured to estimate the others, each with its stack, text and spacer.
    #expect(host.layout(in: window).measurementCount < 400)
    #expect(host.layout(scrolledTo: 200_000).measurementCount < 100)
    #expect(host.layout(scrolledTo: 200_001).measurementCount < 20)
    #expect(host.layoutTree.nodes.all.count < 250)
  }

  @Test func `puts rows of one height where a stack that is not lazy puts them`() {
    for count in [0, 1, 5, 31, 32, 33, 300] {
      for offset in [0, 1, 50, 700, 5_000] as [CGFloat] {
        let lazy = ViewHost(MixedRows(count: count) { _ in 25 }).layout(scrolledTo: offset)
        let plain = ViewHost(MixedRows(count: count, height: { _ in 25 }, isLazy: false)).layout(
          scrolledTo: offset)

        let visible = plain.views.filter { view in
          view.text != nil
            && view.slot.insetBy(dx: 0, dy: -2.5).intersects(CGRect(x: 0, y: 0, width: 300, height: 200))
        }
        #expect(rows(lazy) == visible.compactMap { $0.text.flatMap { Int($0.dropFirst(4)) } })
        for view in visible {
          guard let words = view.text else { continue }
          #expect(lazy.frame(of: .text(words)) == view.frame, "\(count) rows, at \(offset)")
        }
      }
    }
  }

  @Test func `puts as many rows as it measures where they belong, whatever their heights`() {
    let height: (Int) -> CGFloat = { CGFloat(10 + $0 * 37 % 50) }
    for offset in [0, 3, 111, 600, 2_000] as [CGFloat] {
      let lazy = ViewHost(MixedRows(count: 32, height: height)).layout(scrolledTo: offset)
      let plain = ViewHost(MixedRows(count: 32, height: height, isLazy: false)).layout(scrolledTo: offset)
      for view in lazy.views where view.text != nil {
        guard let words = view.text else { continue }
        #expect(view.frame == plain.frame(of: .text(words)), "\(words), at \(offset)")
      }
      #expect(!rows(lazy).isEmpty)
    }
  }

  @Test
  func `shows its last row at its end, and no hole anywhere, where rows are higher than the first ones`() {
    let height: (Int) -> CGFloat = { $0 < 32 ? 20 : 100 }
    let host = ViewHost(MixedRows(count: 500, height: height))
    var offset: CGFloat = 0
    var last = 0
    var seen: Set<Int> = []
    // 500 rows that count for 20 points each, and as many spaces but one.
    while offset <= 500 * 28 - 8 - 200 {
      let result = host.layout(scrolledTo: offset)
      let slots = result.views.filter { $0.typeName == "Row" }.map(\.slot)
      #expect((slots.first?.minY ?? 1) <= 8, "at \(offset)")
      #expect((slots.last?.maxY ?? 0) >= 200 - 8, "at \(offset)")
      for (one, next) in zip(slots, slots.dropFirst()) { #expect(abs(next.minY - one.maxY - 8) < 1e-6) }
      let first = rows(result).first ?? 0
      #expect(first >= last, "at \(offset)")
      last = first
      seen.formUnion(rows(result))
      offset += 28
    }
    #expect(seen.count == 500)
    #expect(abs((host.layout(scrolledTo: 1e6).frame(of: "row 499")?.midY ?? 0) - 150) < 1e-6)
  }

  @Test func `moves without jumps as it is scrolled`() {
    let host = ViewHost(MixedRows(count: 300) { CGFloat(15 + $0 * 7 % 30) })
    var before: [String: CGFloat] = [:]
    for step in 0..<600 {
      let result = host.layout(scrolledTo: 2_000 + CGFloat(step))
      var now: [String: CGFloat] = [:]
      for view in result.views { if let words = view.text { now[words] = view.frame.minY } }
      for (words, y) in now {
        guard let old = before[words] else { continue }
        #expect(y < old && old - y < 3, "\(words) went from \(old) to \(y)")
      }
      before = now
    }
  }

  @Test func `lays all rows out where it is not in a scroll view`() {
    let host = ViewHost(LazyVStack { ForEach(0..<50, id: \.self) { Row(index: $0) } })

    #expect(rows(host.layout(in: window)).count == 50)
  }

  @Test func `lays all rows out where nothing scrolls along it`() {
    let host = ViewHost(
      ScrollView(.horizontal) { LazyVStack { ForEach(0..<50, id: \.self) { Row(index: $0) } } })

    #expect(rows(host.layout(in: window)).count == 50)
  }

  @Test func `finds its rows inside of views that hold them`() {
    struct Content: View {
      var body: some View { ForEach(0..<10_000, id: \.self) { Row(index: $0) } }
    }
    let host = ViewHost(
      ScrollView {
        Text("title")
        LazyVStack(spacing: 0) {
          Section {
            Content()
          } header: {
            Text("header")
          }
        }
      })

    let result = host.layout(in: window)

    #expect(rows(result) == Array(0..<8))
    #expect(result.frame(of: .type(Content.self)) == CGRect(x: 0, y: 48, width: 300, height: 160))
    #expect(result.measurementCount < 400)
    #expect(rows(host.layout(scrolledTo: 200_000)) == Array(9_990..<10_000))
  }

  @Test func `forgets rows that are scrolled away, and says so`() {
    let host = ViewHost(Rows(count: 1_000))
    _ = host.layoutTree.update(in: window)

    host.scrollAlone(to: 10_000)
    let changes = host.layoutTree.update(in: window).changes

    let texts = changes.filter { host.tree[$0.node].kind.type == Text.self }
    #expect(
      texts.compactMap { $0.new == nil ? host.tree[$0.node].title : nil } == (0..<10).map { "row \($0)" })
    #expect(
      texts.compactMap { $0.old == nil ? host.tree[$0.node].title : nil } == (500..<510).map { "row \($0)" })
    let known = host.layoutTree.nodes.all.count
    for step in 0..<20 { _ = host.layout(scrolledTo: CGFloat(10_000 + step * 500)) }

    #expect(host.layoutTree.nodes.all.count <= known + 8)
  }
}

@MainActor @Suite struct `Other lazy containers` {
  @Test func `a lazy row shows what is in sight`() {
    let host = ViewHost(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { Text(verbatim: "row \($0)").frame(width: 100) }
        }
      })

    #expect(rows(host.layout(in: window)) == [0, 1, 2])
    #expect(host.layout(in: window).views.count < 20)
  }

  @Test func `a lazy grid shows the lines in sight`() {
    struct Grid: View {
      let count: Int
      var body: some View {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3), spacing: 0) {
            ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)").frame(height: 20) }
          }
        }
      }
    }
    let host = ViewHost(Grid(count: 20_000))

    let result = host.layout(in: window)

    #expect(rows(result) == Array(0..<30))
    #expect(result.measurementCount < 300)
    #expect(rows(host.layout(scrolledTo: 2_000)) == Array(300..<330))
    #expect(rows(host.layout(scrolledTo: 1e7)).last == 19_999)
  }

  @Test func `a grid of elements that are several views each lays all of them out`() {
    struct Pair: View {
      let index: Int
      var body: some View {
        Text(verbatim: "row \(index)").frame(height: 20)
        if index == 7 { Color.red.frame(height: 20) }
      }
    }
    let host = ViewHost(
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
          ForEach(0..<50, id: \.self) { Pair(index: $0).padding(1) }
        }
      })

    #expect(rows(host.layout(in: window)).count == 50)
  }

  @Test func `a list shows the rows in sight, and moves no further than to its end`() {
    let host = ViewHost(List(0..<20_000) { Row(index: $0) })

    let result = host.layout(in: window)

    // Rows are 44 points high, with 35 points above the first and below the last.
    #expect(rows(result) == Array(0..<4))
    #expect(result.measurementCount < 400)
    #expect(rows(host.layout(scrolledTo: 1e9)) == Array(19_996..<20_000))
    let end = host.layout(scrolledTo: 1e9).frame(of: "row 19999")?.maxY ?? 0
    #expect(abs(end - (200 - 35 - 12)) < 1e-6)
    #expect(rows(host.layout(scrolledTo: -500)) == Array(0..<4))
  }
}
