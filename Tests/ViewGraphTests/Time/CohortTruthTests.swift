import Foundation
import Testing

@testable import ViewGraph

/// Cohorts that show in turn, held against traces that were computed independently.
@Suite struct CohortTruthTests {
  @Test func `every row of every trace is as it was computed`() throws {
    let comparison = Comparison()
    var rows = 0
    for trace in VisibilityData.cohorts {
      let name = "\(trace["policy"].text), \(trace["events"].list.count) events"
      var chart = CohortChart(
        ["P", "S"], policy: try #require(RequestPolicy(rawValue: trace["policy"].text)),
        interruption: .absolute)
      var events = trace["events"].list[...]
      for row in trace["rows"].list {
        let time = Duration.of(row["t"])
        let place = "\(name), at \(row["t"].double)"
        while let event = events.first, event["t"].double <= row["t"].double {
          try chart.switchTo(event["switchTo"].text, at: .of(event["t"]))
          events.removeFirst()
        }
        chart.advance(to: time)
        #expect("\(chart.phase)".hasPrefix(row["phase"].text), "\(place)")
        for (cohort, key) in [("P", "primary"), ("S", "secondary")] {
          comparison.expect(
            chart.alpha(of: cohort, at: time), row[key]["alpha"], exactness: VisibilityData.rounding, place)
          #expect(chart.isHidden(cohort) == row[key]["isHidden"].bool, "\(cohort) of \(place)")
        }
        rows += 1
      }
      // The file tells those that came about.
      let ended = chart.callbacks.filter(\.end.isFinished)
      let expected = trace["callbacks"].list.map(\.list)
      #expect(ended.map(\.time) == expected.map { .of($0[0]) }, "\(name)")
      #expect(ended.map(\.end.goal) == expected.map(\.[1].text), "\(name)")
      #expect(chart.current == trace["final"].text)
    }
    comparison.finish(312)
    #expect(rows == 156)
  }
}
