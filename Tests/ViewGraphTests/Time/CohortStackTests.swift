import Foundation
import Testing

@testable import ViewGraph

/// Cohorts of a stack, through a host's clock.
@MainActor struct CohortStackTests {
  private final class Log {
    var ends: [RequestEnd<String>] = []
    var taps: [String] = []
  }

  private struct Screen: View {
    @State var mode = "P"
    @State private var draft = ""
    var policy = RequestPolicy.retarget
    var fade: Animation? = .easeInOut(duration: 0.2)
    var reducesMotion = false
    let log: Log

    var body: some View {
      CohortStack(selection: $mode, fade: fade, interruption: policy, onEnd: { log.ends.append($0) }) {
        Cohort("P") {
          Text("first").onTapGesture { log.taps.append("first") }
          TextField("note", text: $draft)
        }
        Cohort("S") { Text("second").onTapGesture { log.taps.append("second") } }
      }
      .environment(\.accessibilityReduceMotion, reducesMotion)
    }
  }

  private func wants(_ mode: String, _ host: ViewHost<Screen>) {
    host.setState("mode", of: Screen.self, to: mode)
  }

  @Test func `every row of every trace is what a host shows`() throws {
    let comparison = Comparison()
    for trace in VisibilityData.cohorts {
      let name = "\(trace["policy"].text), \(trace["events"].list.count) events"
      let log = Log()
      let host = ViewHost(
        Screen(policy: try #require(RequestPolicy(rawValue: trace["policy"].text)), log: log))
      host.interruption = .absolute
      var events = trace["events"].list[...]
      var finished: [[String]] = []
      for row in trace["rows"].list {
        let place = "\(name), at \(row["t"].double)"
        host.advance(by: .of(row["t"]) - host.moment)
        while let event = events.first, event["t"].double <= row["t"].double {
          wants(event["switchTo"].text, host)
          events.removeFirst()
        }
        for (view, key) in [("first", "primary"), ("note", "primary"), ("second", "secondary")] {
          let query = ViewQuery(stringLiteral: view)
          let opacity = try #require(host.shownOpacity(of: query))
          comparison.expect(
            opacity, row[key]["alpha"], exactness: VisibilityData.rounding, "\(view), \(place)")
          let isHidden = host.value(of: "hidden", in: query) == .bool(true)
          #expect(isHidden == row[key]["isHidden"].bool, "\(view), \(place)")
        }
        finished.append(log.ends.filter(\.isFinished).map(\.goal))
      }
      #expect(finished.last == trace["callbacks"].list.map { $0.list[1].text }, "\(name)")
      #expect(log.ends.map(\.number) == Array(1...log.ends.count), "\(name)")
      #expect(host.stateValue("mode", of: Screen.self) as? String == trace["final"].text, "\(name)")
    }
    comparison.finish(468)
  }

  @Test func `touches reach the cohort that is to show`() {
    let log = Log()
    let host = ViewHost(Screen(log: log))
    host.tap("first")
    host.tap("second")
    wants("S", host)
    host.tap("first")
    host.advance(by: .milliseconds(300))
    host.tap("second")
    #expect(log.taps == ["first", "second"])
  }

  @Test func `a cohort that is hidden keeps its state`() {
    let host = ViewHost(Screen(log: Log()))
    host.type("start early", into: "note")
    wants("S", host)
    host.advanceToEnd()
    wants("P", host)
    host.advanceToEnd()
    #expect(host.stateValue("draft", of: Screen.self) as? String == "start early")
    #expect(host.shownOpacity(of: "note") == 1)
  }

  @Test func `without a fade everything changes at once`() {
    let log = Log()
    let host = ViewHost(Screen(fade: nil, log: log))
    wants("S", host)
    #expect(host.shownOpacity(of: "first") == 0)
    #expect(host.shownOpacity(of: "second") == 1)
    #expect(log.ends == [RequestEnd(number: 1, goal: "S", isFinished: true)])
  }

  @Test func `reduced motion that is switched on half-way ends the switch at once`() {
    for moment in [100, 300] {
      let log = Log()
      let host = ViewHost(Screen(log: log))
      wants("S", host)
      host.advance(by: .milliseconds(moment))
      host.update(to: Screen(reducesMotion: true, log: log))
      #expect(host.shownOpacity(of: "first") == 0, "\(moment)")
      #expect(host.shownOpacity(of: "second") == 1, "\(moment)")
      #expect(host.timeline.running(at: host.moment).isEmpty)
      #expect(log.ends.map(\.isFinished) == [true])
    }
  }

  @Test func `three taps in a row end where the last one leads`() {
    let log = Log()
    let host = ViewHost(Screen(log: log))
    for mode in ["S", "P", "S"] {
      wants(mode, host)
      host.advance(by: .milliseconds(80))
    }
    host.advanceToEnd()
    #expect(host.shownOpacity(of: "second") == 1)
    #expect(log.ends.map(\.isFinished) == [false, false, true])
  }
}

private struct Lost: View {
  @State var mode = "browse"

  var body: some View {
    CohortStack(selection: $mode) {
      Cohort("browse") { Text("a") }
      Cohort("edit") { Text("b") }
    }
  }
}

@MainActor @Suite struct `A selection that no cohort has` {
  @Test func `is said where it is made`() {
    let host = ViewHost(Lost(mode: "edti"))
    let message = "the stack shows nothing: no cohort has the id \"edti\"; there are \"browse\", \"edit\""

    #expect(host.initialUpdate.issues.map(\.message) == [message])
    #expect(
      host.initialUpdate.issues.first.map { "\($0.location.map { "\($0)" } ?? "")" }?.hasPrefix(
        "CohortStackTests.swift") == true)
    #expect(host.setState("mode", of: Lost.self, to: "edit").issues.isEmpty)
    #expect(host.setState("mode", of: Lost.self, to: "").issues.count == 1)
  }
}
