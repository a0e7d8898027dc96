import Foundation
import Testing

@testable import ViewGraph

/// Letters that take little room.
private struct NarrowMetrics: TextMetrics {
  func advance(of character: Character, in font: Font?) -> CGFloat { 5 }
  func lineHeight(of font: Font?) -> CGFloat { 12 }
  func ascent(of font: Font?) -> CGFloat { 9 }
}

/// A layout as text, a line a node and a gap.
@MainActor private func text(_ result: LayoutResult) -> [String] {
  result.entries.map { entry in
    let modifiers = entry.modifiers.map { "\($0.name) \($0.frame)" }
    let clip = entry.clip.map { "\($0)" } ?? ""
    return "\(entry.node.index) \(entry.frame) \(entry.slot) \(modifiers) \(clip) \(entry.label ?? "")"
  } + result.gaps.map(\.description) + ["\(result.size) \(result.area)"]
    + result.containers.map { container in
      let frames = container.solution.coordinates.map { "\($0.key) \($0.value)" }.sorted()
      return "\(container.node.index) \(frames) \(container.issues.count)"
    } + result.matched.byKey.values.map { "\($0.node.index) \($0.frame)" }.sorted()
}

@MainActor @Suite struct `A layout that is kept between updates` {
  private static let screens = [
    Screen(width: 320, height: 480), Screen(width: 200, height: 300), Screen(proposing: .unspecified),
    Screen(width: 320, height: 480, metrics: NarrowMetrics()), covered, rounded,
  ]

  private static var covered: Screen {
    var screen = Screen(width: 320, height: 480)
    screen.safeAreaInsets = EdgeInsets(top: 44, leading: 3, bottom: 34, trailing: 0)
    return screen
  }

  private static var rounded: Screen {
    var screen = covered
    screen.roundsToPixels = true
    screen.displayScale = 2
    return screen
  }

  private func present(in host: ViewHost<ChangingView>) -> [NodeID] {
    host.graph.tree.walk(from: ViewTree.rootID).filter { !$0.isLeaving }.map(\.id)
  }

  private func serial(_ node: NodeID, _ host: ViewHost<ChangingView>) -> UInt32 {
    host.graph.tree.storage.records[node.index].serial
  }

  /// Changes something of a host, in one of the ways in which a host can be changed.
  private func change(
    _ host: ViewHost<ChangingView>, _ plan: inout ChangingPlan, _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0..<3:
      plan = plan.changed(&generator)
      host.update(to: ChangingView(plan: plan))
    case 3:
      plan = plan.changed(&generator)
      withAnimation { _ = host.update(to: ChangingView(plan: plan)) }
      if Bool.random(using: &generator) { host.advance(by: .milliseconds(100)) }
    case 4:
      let count = host.findAll(.type(GrowingView.self)).count
      guard count > 0 else { return }
      host.setState(
        "count", of: GrowingView.self, to: Int.random(in: 0..<5, using: &generator),
        at: Int.random(in: 0..<count, using: &generator))
    case 5:
      let graph = host.graph
      let slots = present(in: host).compactMap { graph.controlSlot("scroll", of: $0, as: CGPoint.self) }
      guard let slot = slots.randomElement(using: &generator) else { return }
      let y = CGFloat.random(in: -50...2500, using: &generator).rounded()
      host.update { slot.write(CGPoint(x: 0, y: y), transaction: .current) }
    case 6:
      let fields = present(in: host).compactMap { host.graph.existingLive($0)?.control?.text }
      guard let text = fields.randomElement(using: &generator) else { return }
      host.update { text.wrappedValue += "more" }
    default:
      host.finishRemovals()
    }
  }

  @Test(arguments: 0..<8) func `is that of a layout from nothing, whatever has happened`(part: Int) {
    var counts = (kept: 0, fresh: 0, placed: 0)
    for seed in UInt64(part * 20 + 1)...UInt64(part * 20 + 20) {
      var generator = SeededGenerator(seed: seed)
      var plan = ChangingPlan.random(4, &generator)
      let host = ViewHost(ChangingView(plan: plan))
      for step in 0..<12 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) { change(host, &plan, &generator) }
        let screen =
          Int.random(in: 0..<3, using: &generator) == 0
          ? Self.screens.randomElement(using: &generator) ?? Self.screens[0] : Self.screens[0]

        let kept = host.layout(in: screen)
        let fresh = host.graph.layOut(in: screen)

        counts.kept += kept.measurementCount
        counts.fresh += fresh.measurementCount
        counts.placed += fresh.entries.count
        let (one, other) = (text(kept), text(fresh))
        if one != other {
          let wrong = zip(one, other).first { $0 != $1 }
          Issue.record(
            "seed \(seed), step \(step): kept \(wrong?.0 ?? "\(one.count)"), fresh \(wrong?.1 ?? "\(other.count)")"
          )
          break
        }
      }
    }
    #expect(counts.placed > 4_000)
    // Most updates change much of these small trees.
    #expect(counts.kept * 5 < counts.fresh * 4, "\(counts)")
  }

  @Test(arguments: 0..<4) func `of a host's screen is that of a layout from nothing after each update`(
    part: Int
  ) throws {
    for seed in UInt64(part * 15 + 2_001)...UInt64(part * 15 + 2_015) {
      var generator = SeededGenerator(seed: seed)
      var plan = ChangingPlan.random(4, &generator)
      let screen = Self.screens[Int(seed % 6)]
      let host = ViewHost(ChangingView(plan: plan), in: screen)
      for step in 0..<12 {
        plan = plan.changed(&generator)
        host.update(to: ChangingView(plan: plan))

        let (kept, fresh) = try (text(#require(host.screenLayout)), text(host.graph.layOut(in: screen)))

        if kept != fresh {
          let wrong = zip(kept, fresh).first { $0 != $1 }
          Issue.record(
            "seed \(seed), step \(step): kept \(wrong?.0 ?? "\(kept.count)"), fresh \(wrong?.1 ?? "\(fresh.count)")"
          )
          break
        }
      }
    }
  }

  @Test(arguments: 0..<4) func `says which frames have changed`(part: Int) {
    for seed in UInt64(part * 15 + 1_001)...UInt64(part * 15 + 1_015) {
      var generator = SeededGenerator(seed: seed)
      var plan = ChangingPlan.random(4, &generator)
      let host = ViewHost(ChangingView(plan: plan))
      var frames: [UInt32: CGRect] = [:]
      for step in 0..<12 {
        if step > 0 { change(host, &plan, &generator) }

        let changes = host.layoutTree.update(in: Self.screens[0]).changes

        for change in changes {
          #expect(
            frames[change.serial] == change.old, "seed \(seed), step \(step), node \(change.node.index)")
          #expect(change.old != change.new)
          frames[change.serial] = change.new
        }
        let fresh = host.graph.layOut(in: Self.screens[0])
        var expected: [UInt32: CGRect] = [:]
        for entry in fresh.entries { expected[serial(entry.node, host)] = entry.frame }
        // The invisible node above the root view is no view of the result.
        var known = frames
        known[serial(ViewTree.rootID, host)] = nil
        if known != expected {
          Issue.record("seed \(seed), step \(step): \(known.count) frames known, \(expected.count) expected")
          break
        }
      }
    }
  }
}
