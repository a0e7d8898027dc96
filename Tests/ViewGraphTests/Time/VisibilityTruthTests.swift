import Foundation
import Testing

@testable import ViewGraph

/// Show and hide, held against traces that were computed independently.
@Suite struct VisibilityTruthTests {
  @Test func `every row of every trace is as it was computed`() {
    let comparison = Comparison()
    var rows = 0
    var callbacks = 0
    for trace in VisibilityData.traces {
      let name = "\(trace["id"].text), \(trace["mode"].text)"
      var chart = VisibilityChart(
        isShown: trace["initial"].text == "visible",
        interruption: trace["mode"].text == "absolute" ? .absolute : .automatic)
      if trace["reduced_motion"].bool == true { chart.reduceMotion(at: .zero) }
      var events = trace["events"].list[...]
      for row in trace["rows"].list {
        let time = Duration.of(row["t"])
        while let event = events.first, event["t"].double <= row["t"].double {
          chart.perform(event["event"].text, at: .of(event["t"]))
          events.removeFirst()
        }
        chart.advance(to: time)
        comparison.expect(chart.alpha(at: time), row["alpha"], exactness: VisibilityData.rounding, "\(name)")
        let place = "\(name) at \(row["t"].double)"
        #expect(chart.state.rawValue == row["state"].text, "\(place)")
        #expect(chart.isHidden == row["isHidden"].bool, "\(place)")
        #expect(chart.isHitTestable(at: time) == row["hit"].bool, "\(place)")
        #expect(chart.occupiesLayout == row["layout"].bool, "\(place)")
        rows += 1
      }
      let ended = chart.callbacks.map { [Double($0.end.number), $0.end.isFinished ? 1 : 0] }
      #expect(
        ended
          == trace["callbacks"].list.map { [$0["request"].double, $0["finished"].bool == true ? 1 : 0] },
        "\(name)")
      callbacks += ended.count
    }
    comparison.finish(130)
    #expect(rows == 130)
    #expect(callbacks == 16)
  }
}

extension VisibilityChart {
  /// Performs an event by its name in the file.
  mutating func perform(_ event: String, at time: Duration) {
    switch event {
    case "show": show(at: time)
    case "hide": hide(at: time)
    case "toggle": toggle(at: time)
    default: Issue.record("there is no event '\(event)'")
    }
  }
}
