import Foundation
import Testing
import ViewGraph

/// A view in itself, so many times.
private struct Nested: View {
  let levels: Int
  let isStack: Bool

  var body: some View {
    if levels == 0 {
      AnyView(Text("core"))
    } else if isStack, levels.isMultiple(of: 2) {
      AnyView(
        HStack(spacing: 0) {
          Nested(levels: levels - 1, isStack: true)
          Color.red.frame(maxWidth: 1)
        })
    } else if isStack {
      AnyView(
        VStack(spacing: 0) {
          Nested(levels: levels - 1, isStack: true)
          Text("x")
        })
    } else {
      AnyView(Nested(levels: levels - 1, isStack: false))
    }
  }
}

/// A container or control in itself, so many times.
private struct Deep: View {
  let levels: Int
  let kind: Int

  nonisolated static let kinds = 0..<10

  var body: some View {
    if levels == 0 {
      AnyView(Text("core"))
    } else {
      wrapped(Deep(levels: levels - 1, kind: kind))
    }
  }

  private func wrapped(_ inner: Deep) -> AnyView {
    switch kind {
    case 0: AnyView(ScrollView { inner })
    case 1: AnyView(List { inner })
    case 2: AnyView(NavigationStack { inner })
    case 3: AnyView(TabView { inner })
    case 4: AnyView(DisclosureGroup("more", isExpanded: .constant(true)) { inner })
    case 5: AnyView(LabeledContent("label") { inner })
    case 6: AnyView(ViewThatFits { inner })
    case 7: AnyView(inner.safeAreaInset(edge: .top) { Text("bar") })
    case 8: AnyView(inner.safeAreaPadding(1).ignoresSafeArea())
    default: AnyView(inner.containerRelativeFrame(.horizontal))
    }
  }
}

@MainActor @Suite struct `The cost of a layout` {
  @Test(arguments: Deep.kinds)
  func `views of every kind may stand in each other as deep as the limit, in bounded time`(kind: Int) {
    let counts = [50, 100, 200].map { levels in
      ViewHost(Deep(levels: levels, kind: kind)).layout(in: CGSize(width: 5_000, height: 5_000))
        .measurementCount
    }
    #expect(counts[1] < counts[0] * 5 && counts[2] < counts[1] * 5, "\(counts)")

    let result = ViewHost(Deep(levels: 650, kind: kind)).layout(in: CGSize(width: 100, height: 100_000))
    #expect(result.gaps.contains { $0.rule.hasPrefix("is not laid out") })
  }

  @Test func `stacks in stacks are measured a bounded number of times each`() {
    let counts = [10, 20, 40].map { levels in
      ViewHost(Nested(levels: levels, isStack: true)).layout(in: CGSize(width: 5_000, height: 5_000))
        .measurementCount
    }

    #expect(counts[1] < counts[0] * 5 && counts[2] < counts[1] * 5, "\(counts)")
  }

  @Test func `views that arrange nothing may stand in each other as deep as they like`() {
    let result = ViewHost(Nested(levels: 3_000, isStack: false)).layout(in: CGSize(width: 100, height: 100))

    #expect(result.frame(of: "core") == CGRect(x: 0, y: 0, width: 32, height: 20))
    #expect(result.gaps.isEmpty)
  }

  @Test func `what stands in too many stacks is left out, and said to be`() {
    let result = ViewHost(Nested(levels: 1_500, isStack: true)).layout(in: CGSize(width: 100, height: 100))

    #expect(result.frame(of: "core") == nil)
    #expect(
      result.gaps.first?.rule == "is not laid out, since it stands in more than 600 containers and modifiers")
  }

  @Test func `each row of a long list is measured a few times`() {
    let host = ViewHost(ScrollView { LazyVStack { ForEach(0..<1_000) { Text("\($0)") } } })

    #expect(host.layout(in: CGSize(width: 300, height: 500)).measurementCount < 3_000)
  }
}
