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

  /// A screen of a size that has all that a screen may have.
  private func screen(_ size: CGSize, isTame: Bool) -> Screen {
    var screen = Screen(proposing: ProposedViewSize(size))
    screen.safeAreaInsets = EdgeInsets(top: 44, leading: isTame ? 8 : .nan, bottom: 20, trailing: 0)
    screen.roundsToPixels = isTame
    return screen
  }

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
        let screen = screen(size, isTame: isTame)
        let result = host.layout(in: screen)

        let all = frames(result)
        placed += all.count
        // One expectation for all, since each takes longer than a layout.
        let wrong = all.first { frame in
          ![frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
            || frame.width < 0 || frame.height < 0
        }
        #expect(wrong == nil, "seed \(seed), in \(size)")
        #expect(
          result.measurementCount <= 12 * host.graph.tree.subtree(of: ViewTree.rootID).count,
          "seed \(seed), in \(size): \(result.measurementCount) sizes of \(result.views.count) views")
        #expect(frames(host.layout(in: screen)) == all, "seed \(seed), in \(size), laid out twice")
        #expect(
          framesAfterQuestions(host.graph, in: screen, &generator) == all,
          "seed \(seed), in \(size), after other questions")
      }
    }
    #expect(placed > 15_000)
  }

  @Test func `leading and trailing change sides as if in a mirror`() {
    var mirrored = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let plan = LayoutPlan.random(4, isTame: true, &generator)
      guard plan.canBeMirrored else { continue }
      let size = CGSize(width: 320, height: 480)
      let left = ViewHost(LayoutPlanView(plan: plan)).layout(in: size)
      let right = ViewHost(LayoutPlanView(plan: plan).environment(\.layoutDirection, .rightToLeft))
        .layout(in: size)
      #expect(left.views.count == right.views.count, "seed \(seed)")
      for (a, b) in zip(frames(left), frames(right)) {
        mirrored += 1
        let x = left.size.width - a.maxX
        let isMirror =
          abs(b.minX - x) < 1e-6 && abs(b.minY - a.minY) < 1e-6
          && abs(b.width - a.width) < 1e-6 && abs(b.height - a.height) < 1e-6
        #expect(isMirror, "seed \(seed): \(a) and \(b) in \(left.size)")
      }
    }
    #expect(mirrored > 300)
  }

  @Test func `of the views that may fit exactly one is placed`() {
    var choices = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let plans = (0..<3).map { _ in LayoutPlan.random(2, isTame: true, &generator) }
      let result = ViewHost(LayoutPlanView(plan: .fits(.horizontal, plans)))
        .layout(in: CGSize(width: 100, height: 100))
      let placed = Set(result.views.map(\.node))
      for view in result.views where view.typeName == "ViewThatFits" {
        choices += 1
        let shown = result.tree[view.node].children.filter { placed.contains($0) }
        #expect(
          shown.count <= 1
            && shown.allSatisfy { node in
              result.views.first { $0.node == node }.map { $0.slot.height <= view.frame.height + 1e-6 }
                ?? false
            }, "seed \(seed)")
      }
    }
    #expect(choices > 80)
  }

  /// The frames of a layout whose items have been asked for all sorts of sizes, in any order.
  private func framesAfterQuestions(
    _ graph: Graph, in screen: Screen, _ generator: inout SeededGenerator
  ) -> [CGRect] {
    let lengths: [CGFloat?] = [nil, 0, 13, 200, .infinity]
    let result = graph.layOut(in: screen) { tree in
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
    for seed in 1...200 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let host = ViewHost(LayoutPlanView(plan: .random(4, isTame: true, &generator)))
      let result = host.layout(in: CGSize(width: 320, height: 480))
      let placed = Dictionary(uniqueKeysWithValues: result.views.map { ($0.node, $0) })
      for view in result.views where ["HStack", "VStack"].contains(view.typeName) {
        let axis: Axis = view.typeName == "HStack" ? .horizontal : .vertical
        var slots = result.tree[view.node].children.compactMap { placed[$0]?.slot }
        if axis == .horizontal, host.graph.environment(at: view.node).layoutDirection == .rightToLeft {
          slots.reverse()
        }
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
