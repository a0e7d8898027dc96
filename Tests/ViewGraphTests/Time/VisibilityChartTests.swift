import Testing

@testable import ViewGraph

/// Show and hide, one rule at a time.
@Suite struct VisibilityChartTests {
  private func ends(_ chart: VisibilityChart) -> [String] {
    chart.callbacks.map { "\($0.end.number) \($0.end.isFinished ? "finished" : "overtaken") at \($0.time)" }
  }

  @Test func `what is there already ends at once`() {
    var chart = VisibilityChart()
    #expect(chart.hide(at: .zero) == .alreadyThere)
    #expect(chart.generation == 0)
    #expect(ends(chart) == ["1 finished at 0.0 seconds"])
    #expect(chart.state == .hidden)
  }

  @Test func `reduced motion that is switched on half-way ends the fade at once`() {
    var chart = VisibilityChart()
    chart.show(at: .zero)
    chart.reduceMotion(at: .milliseconds(100))

    #expect(chart.state == .visible)
    #expect(chart.alpha(at: .milliseconds(100)) == 1)
    #expect(chart.nextEvent == nil)
    #expect(ends(chart) == ["1 finished at 0.1 seconds"])
    chart.advance(to: .seconds(1))
    #expect(chart.callbacks.count == 1)

    chart.reduceMotion(false, at: .seconds(1))
    chart.hide(at: .seconds(1))
    #expect(chart.alpha(at: .milliseconds(1_125)) == 0.5)
  }

  @Test func `the newest request waits, and the others that waited are overtaken`() {
    var chart = VisibilityChart(policy: .queueLatest)
    #expect(chart.show(at: .zero) == .started)
    #expect(chart.hide(at: .milliseconds(100)) == .waiting)
    #expect(chart.isShown)
    #expect(chart.show(at: .milliseconds(150)) == .joined)
    #expect(chart.hide(at: .milliseconds(200)) == .waiting)
    chart.advance(to: .milliseconds(375))
    #expect(chart.state == .hiding)
    #expect(chart.alpha(at: .milliseconds(375)) == 0.5)
    chart.advance(to: .milliseconds(500))
    #expect(chart.state == .hidden)
    #expect(
      ends(chart) == [
        "1 finished at 0.25 seconds", "2 overtaken at 0.25 seconds", "3 finished at 0.5 seconds",
      ])
  }

  @Test func `each policy of hit testing has its own idea of a fading view`() {
    func hits(_ chart: VisibilityChart, at time: Duration) -> [Bool] {
      HitTesting.allCases.map { chart.isHitTestable(at: time, under: $0) }
    }
    var chart = VisibilityChart()
    chart.show(at: .zero)
    // Cases in order: uikit, swiftUI, strict.
    #expect(hits(chart, at: .zero) == [true, false, false])
    #expect(hits(chart, at: .milliseconds(10)) == [true, true, false])
    #expect(hits(chart, at: .milliseconds(125)) == [true, true, true])
    chart.hide(at: .seconds(1))
    #expect(hits(chart, at: .milliseconds(1_125)) == [false, true, false])
    #expect(hits(chart, at: .milliseconds(1_250)) == [false, false, false])
  }

  @Test func `a place that is taken at once is there as long as the view is`() {
    var chart = VisibilityChart(layout: .collapseAtOnce)
    chart.show(at: .zero)
    #expect(chart.layoutShare(at: .zero) == 1)
    chart.hide(at: .seconds(1))
    #expect(chart.layoutShare(at: .milliseconds(1_249)) == 1)
    #expect(chart.layoutShare(at: .milliseconds(1_250)) == 0)
  }

  @Test func `an overtaken request changes nothing when its time has come`() {
    var line = RequestLine(at: false, policy: .retarget)
    _ = line.ask(for: true)
    let stale = line.generation
    _ = line.ask(for: false)
    let staleCounted = line.finish(stale)
    #expect(!staleCounted)
    #expect(line.isRunning && line.goal == false)
    let counted = [line.finish(line.generation), line.finish(line.generation)]
    #expect(counted == [true, false])
    #expect(line.ends.map(\.isFinished) == [false, true])
  }

  @Test func `a fade that never ends keeps the view on its way`() {
    var chart = VisibilityChart(animation: .linear(duration: 1).repeatForever())
    chart.show(at: .zero)
    #expect(chart.nextEvent == nil)
    chart.advance(to: .seconds(1_000))
    #expect(chart.state == .showing)
    chart.reduceMotion(at: .seconds(1_000))
    #expect(chart.state == .visible)
  }
}
