import Foundation
import Testing

@testable import ViewGraph

/// Trees on many threads, while the hosts that made them go on.
///
/// The thread sanitizer runs this suite by itself: `swift test --sanitize=thread --filter ThreadTests`.
@Suite(.serialized) @MainActor struct ThreadTests {
  /// Two trees and what their comparison comes to on one thread.
  private struct Pair: Sendable {
    let old: ViewTree
    let new: ViewTree
    let changeCount: Int
    let description: String

    init(_ old: ViewTree, _ new: ViewTree) {
      self.old = old
      self.new = new
      (changeCount, description) = Self.result(old, new)
    }

    static func result(_ old: ViewTree, _ new: ViewTree) -> (Int, String) {
      let difference = old.difference(to: new)
      var tree = old
      difference.apply(to: &tree)
      return (difference.count, tree.description)
    }

    /// Whether the trees compare as they did before, both ways, and are what they were.
    var isAsBefore: Bool {
      let (count, text) = Self.result(old, new)
      var tree = old
      let difference = old.difference(to: new)
      difference.apply(to: &tree)
      guard tree.isEquivalent(to: new), count == changeCount, text == description else { return false }
      difference.undo(on: &tree)
      return tree == old
    }
  }

  /// Counts on any thread.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private var isOver = false

    func add(_ number: Int) { lock.withLock { count += number } }
    func end() { lock.withLock { isOver = true } }
    var value: Int { lock.withLock { count } }
    var hasEnded: Bool { lock.withLock { isOver } }
  }

  /// Runs work eight times at once on other threads, and something else on this one until all of it is done.
  private func concurrently(_ work: @escaping @Sendable (Int) -> Void, meanwhile: () -> Void) {
    let counter = Counter()
    Thread.detachNewThread {
      DispatchQueue.concurrentPerform(iterations: 8, execute: work)
      counter.end()
    }
    repeat { meanwhile() } while !counter.hasEnded
  }

  @Test func `two trees are compared on many threads at once while their host goes on`() {
    var generator = SeededGenerator(seed: 7)
    var plans = [Plan.random(depth: 4, using: &generator)]
    let host = ViewHost(PlanView(plan: plans[0]))
    var pairs: [Pair] = []
    while pairs.count < 20 {
      let before = host.tree
      let plan =
        pairs.count % 5 == 4
        ? .random(depth: 4, using: &generator) : plans[plans.count - 1].changed(using: &generator)
      plans.append(plan)
      withAnimation { _ = host.update(to: PlanView(plan: plan)) }
      pairs.append(Pair(before, host.tree))
    }
    let all = pairs
    let good = Counter()
    var updateCount = 0

    concurrently { thread in
      for index in 0..<200 where all[(index + thread) % all.count].isAsBefore { good.add(1) }
    } meanwhile: {
      updateCount += 1
      host.update(to: PlanView(plan: plans[updateCount % plans.count]))
    }

    #expect(good.value == 8 * 200)
    #expect(updateCount > 1)
  }

  @Test func `one tree is read on many threads at once while its host goes on`() {
    var generator = SeededGenerator(seed: 11)
    let plan = Plan.stack((0..<4).map { _ in .random(depth: 4, using: &generator) })
    let other = plan.changed(using: &generator)
    let host = ViewHost(PlanView(plan: plan))
    let tree = host.tree
    let text = tree.description
    let good = Counter()
    var isOther = false

    concurrently { _ in
      for _ in 0..<10 {
        let copy = tree.copy()
        let ids = tree.subtree(of: ViewTree.rootID)
        let isSame = ids.allSatisfy { tree[$0].identity == copy[$0].identity && tree[$0] == copy[$0] }
        if isSame, tree.description == text, copy == tree, tree.isEquivalent(to: copy) { good.add(1) }
      }
    } meanwhile: {
      isOther.toggle()
      host.update(to: PlanView(plan: isOther ? other : plan))
    }

    #expect(good.value == 8 * 10)
  }

  @Test func `one log is applied and undone on many threads at once`() {
    var generator = SeededGenerator(seed: 13)
    let plan = Plan.stack((0..<4).map { _ in .random(depth: 4, using: &generator) })
    let other = Plan.stack((0..<4).map { _ in .random(depth: 4, using: &generator) })
    let host = ViewHost(PlanView(plan: plan))
    let before = host.tree
    nonisolated(unsafe) let log = host.update(to: PlanView(plan: other)).log
    let after = host.tree
    let good = Counter()

    concurrently { _ in
      for _ in 0..<20 {
        var tree = before
        for difference in log { difference.apply(to: &tree) }
        let isApplied = tree == after
        for difference in log.reversed() { difference.undo(on: &tree) }
        if isApplied, tree == before { good.add(1) }
      }
    } meanwhile: {
      host.update(to: PlanView(plan: plan))
      host.update(to: PlanView(plan: other))
    }

    #expect(good.value == 8 * 20)
  }
}
