import Foundation
import Testing

@testable import ViewGraph

/// How the article's helpers go wrong, which the chart does not.
@Suite struct NaiveVisibilityTests {
  /// The kinds of fault in 4,000 random sequences, with their counts.
  private func faults(_ helpers: NaiveVisibility.Helpers, seed: UInt64) -> [String: Int] {
    var random = SeededGenerator(seed: seed)
    var counts: [String: Int] = [:]
    for _ in 1...4_000 {
      let isShown = Bool.random(using: &random)
      var panel = NaiveVisibility(helpers, isShown: isShown)
      let events = VisibilityEvent.sequence(of: [.show, .hide, .toggle], using: &random)
      for event in events {
        let goal = event.kind == .toggle ? !panel.request : event.kind == .show
        panel.ask(for: goal, at: event.time.inSeconds)
      }
      panel.end(at: (events.last?.time.inSeconds ?? 0) + 10)
      for violation in panel.violations { counts[violation, default: 0] += 1 }
    }
    return counts
  }

  @Test(arguments: [
    (NaiveVisibility.Helpers.completionsStack, "final state is not the last request"),
    (.completionsStack, "C0 jump between frames"),
    (.completionOnCancel, "C0 jump at event"),
    (.guarded, "final state is not the last request"),
    (.guarded, "final alpha wrong"),
  ])
  func `the helpers go wrong about as often as the file says`(
    helpers: NaiveVisibility.Helpers, kind: String
  ) {
    let known = VisibilityData.count(helpers.rawValue, kind)
    for seed in 1...2 as ClosedRange<UInt64> {
      let found = Double(faults(helpers, seed: seed)[kind] ?? 0)
      // The file's sequences came from other seeds, and it does not say how its gaps are drawn.
      #expect(abs(found - known) < 0.25 * known, "seed \(seed): \(found) instead of \(known)")
    }
  }

  @Test func `a stale completion hides a view for good that was asked for again`() {
    var naive = NaiveVisibility(.completionsStack, isShown: true)
    naive.ask(for: false, at: 0.10)
    naive.ask(for: true, at: 0.31)
    #expect(naive.alpha(at: 0.34) > 0)
    naive.end(at: 10)
    #expect(naive.isHidden)
    #expect(naive.alpha(at: 10) == 0)
    #expect(naive.violations.contains("final state is not the last request"))

    var chart = VisibilityChart(isShown: true)
    chart.hide(at: .milliseconds(100))
    chart.show(at: .milliseconds(310))
    chart.advance(to: .seconds(10))
    #expect(chart.state == .visible)
    #expect(chart.alpha(at: .seconds(10)) == 1)
    #expect(chart.callbacks.map(\.end.isFinished) == [false, true])
    #expect(chart.callbacks.map(\.time) == [.milliseconds(310), .milliseconds(560)])
  }

  @Test func `the guard loses the last request`() {
    var naive = NaiveVisibility(.guarded, isShown: true)
    naive.ask(for: false, at: 0.10)
    naive.ask(for: true, at: 0.31)
    naive.end(at: 10)
    #expect(naive.isHidden && naive.request)

    var chart = VisibilityChart(isShown: true, policy: .drop)
    chart.hide(at: .milliseconds(100))
    #expect(chart.show(at: .milliseconds(310)) == .dropped)
    chart.advance(to: .seconds(10))
    #expect(chart.state == .hidden)
    #expect(
      chart.callbacks.map(\.end) == [
        RequestEnd(number: 1, goal: false, isFinished: true),
        RequestEnd(number: 2, goal: true, isFinished: false),
      ])
  }

  @Test func `a completion that runs on cancel makes the view jump`() {
    var naive = NaiveVisibility(.completionOnCancel, isShown: true)
    naive.ask(for: false, at: 0.10)
    naive.ask(for: true, at: 0.31)
    naive.end(at: 10)
    #expect(naive.violations == ["C0 jump at event"])
  }
}
