import Foundation
import Testing

@testable import ViewGraph

@MainActor @Suite struct `Random layouts` {
  private static let sizes: [CGSize] = {
    let lengths: [(CGFloat, CGFloat)] = [
      (320, 480), (0, 0), (-10, 50), (100, -.infinity), (.infinity, .infinity), (.nan, 1e300),
    ]
    return lengths.map { CGSize(width: $0, height: $1) }
  }()

  private func frames(_ result: LayoutResult) -> [CGRect] {
    result.views.flatMap { [$0.frame, $0.slot] + $0.modifiers.map(\.frame) }
  }

  @Test(arguments: [true, false])
  func `all frames are finite, twice the same, and independent of what was asked before`(isTame: Bool) {
    var placed = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let host = ViewHost(LayoutPlanView(plan: .random(4, isTame: isTame, &generator)))
      for size in Self.sizes {
        let result = host.layout(in: size)

        let all = frames(result)
        placed += all.count
        // One expectation for all, since each takes longer than a layout.
        let wrong = all.first { frame in
          ![frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
            || frame.width < 0 || frame.height < 0
        }
        #expect(wrong == nil, "seed \(seed), in \(size)")
        #expect(
          result.measurementCount <= 10 * (result.views.count + 1),
          "seed \(seed), in \(size): \(result.measurementCount) sizes of \(result.views.count) views")
        #expect(frames(host.layout(in: size)) == all, "seed \(seed), in \(size), laid out twice")
        #expect(
          framesAfterQuestions(host.graph, in: ProposedViewSize(size), &generator) == all,
          "seed \(seed), in \(size), after other questions")
      }
    }
    #expect(placed > 15_000)
  }

  /// The frames of a layout whose items have been asked for all sorts of sizes, in any order.
  private func framesAfterQuestions(
    _ graph: Graph, in proposal: ProposedViewSize, _ generator: inout SeededGenerator
  ) -> [CGRect] {
    let lengths: [CGFloat?] = [nil, 0, 13, 200, .infinity]
    let result = graph.layOut(in: Screen(proposing: proposal)) { tree in
      let items = tree.nodes.all.flatMap { $0.entry.core }
      for item in items.shuffled(using: &generator).prefix(20) {
        _ = item.size(
          for: ProposedViewSize(
            width: lengths.randomElement(using: &generator) ?? nil,
            height: lengths.randomElement(using: &generator) ?? nil))
      }
    }
    return frames(result)
  }

  @Test func `children of a stack stand one after the other`() {
    var pairs = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let host = ViewHost(LayoutPlanView(plan: .random(4, isTame: true, &generator)))
      let result = host.layout(in: CGSize(width: 320, height: 480))
      let placed = Dictionary(uniqueKeysWithValues: result.views.map { ($0.node, $0) })
      for view in result.views where ["HStack", "VStack"].contains(view.typeName) {
        let axis: Axis = view.typeName == "HStack" ? .horizontal : .vertical
        let slots = result.tree[view.node].children.compactMap { placed[$0]?.slot }
        for (one, next) in zip(slots, slots.dropFirst()) {
          pairs += 1
          let end = axis == .horizontal ? one.maxX : one.maxY
          let start = axis == .horizontal ? next.minX : next.minY
          #expect(end <= start + 1e-6, "seed \(seed): \(one) and \(next)")
        }
      }
    }
    #expect(pairs > 200)
  }
}

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

@MainActor @Suite struct `The cost of a layout` {
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
