import Foundation
import Testing

@testable import ViewGraph

/// Show and hide as a modifier, through a host's clock.
@MainActor struct ShownTests {
  private final class Log {
    var entries: [String] = []
    var taps = 0
  }

  private struct Panel: View {
    var isShown: Bool
    var reducesMotion = false
    var animation: Animation? = .easeInOut(duration: 0.25)
    var policy = RequestPolicy.retarget
    var layout = HiddenLayout.keepsPlace
    var hitTesting = HitTesting.strict
    let log: Log

    var body: some View {
      Text("panel")
        .onTapGesture { log.taps += 1 }
        .shown(
          isShown, animation: animation, interruption: policy, layout: layout, hitTesting: hitTesting,
          onEnd: { log.entries.append("\($0.number) \($0.goal ? "shown" : "hidden") \($0.isFinished)") }
        )
        .environment(\.accessibilityReduceMotion, reducesMotion)
    }
  }

  private func isHidden(_ host: ViewHost<Panel>) -> Bool {
    host.value(of: "hidden", in: "panel") == .bool(true)
  }

  private func takesTouches(_ host: ViewHost<Panel>, _ log: Log) -> Bool {
    let before = log.taps
    host.tap("panel")
    return log.taps > before
  }

  @Test func `every row of every trace is what a host shows`() throws {
    let comparison = Comparison()
    for trace in VisibilityData.traces {
      let name = "\(trace["id"].text), \(trace["mode"].text)"
      let log = Log()
      var panel = Panel(
        isShown: trace["initial"].text == "visible", reducesMotion: trace["reduced_motion"].bool == true,
        log: log)
      let host = ViewHost(panel)
      host.interruption = trace["mode"].text == "absolute" ? .absolute : .automatic
      var events = trace["events"].list[...]
      for row in trace["rows"].list {
        let place = "\(name) at \(row["t"].double)"
        host.advance(by: .of(row["t"]) - host.moment)
        while let event = events.first, event["t"].double <= row["t"].double {
          panel.isShown = event["event"].text == "show"
          host.update(to: panel)
          events.removeFirst()
        }
        let opacity = try #require(host.shownOpacity(of: "panel"))
        comparison.expect(opacity, row["alpha"], exactness: VisibilityData.rounding, place)
        #expect(isHidden(host) == row["isHidden"].bool, "\(place)")
        #expect(takesTouches(host, log) == row["hit"].bool, "\(place)")
      }
      let expected = trace["callbacks"].list.map { $0["finished"].bool == true }
      #expect(log.entries.map { $0.hasSuffix("true") } == expected, "\(name): \(log.entries)")
    }
    comparison.finish(130)
  }

  @Test(arguments: RequestPolicy.allCases)
  func `a host shows what the chart says, whatever comes when`(policy: RequestPolicy) throws {
    var random = SeededGenerator(seed: 41)
    for number in 1...60 {
      let events = VisibilityEvent.sequence(
        of: [.toggle, .toggle, .toggle, .reduceMotion, .restoreMotion], using: &random)
      let interruption = Interruption.allCases[Int.random(in: 0..<4, using: &random)]
      let animation: Animation = Bool.random(using: &random) ? .easeOut(duration: 0.25) : .bouncy
      let log = Log()
      var panel = Panel(isShown: false, animation: animation, policy: policy, log: log)
      let host = ViewHost(panel)
      host.interruption = interruption
      var chart = VisibilityChart(animation: animation, policy: policy, interruption: interruption)
      let place = "sequence \(number), \(policy), \(interruption), \(animation): \(events)"
      for event in events {
        let time = max(event.time, host.moment)
        host.advance(by: time - host.moment)
        switch event.kind {
        case .reduceMotion: panel.reducesMotion = true
        case .restoreMotion: panel.reducesMotion = false
        case .show, .hide, .toggle: panel.isShown.toggle()
        }
        host.update(to: panel)
        // The chart's toggle does not count what was dropped, a changed value does.
        chart.perform(event.kind == .toggle ? (panel.isShown ? .show : .hide) : event.kind, at: time)
        let gap = Duration.milliseconds(Int.random(in: 0...20, using: &random))
        for time in [time, time + gap] {
          host.advance(by: max(.zero, time - host.moment))
          chart.advance(to: time)
          let shown = try #require(host.shownOpacity(of: "panel"))
          // What waits begins at the end of a spring, which the chart rounds to a nanosecond.
          #expect(abs(shown - chart.alpha(at: chart.now)) < 1e-7, "\(time), \(place)")
          #expect(isHidden(host) == chart.isHidden, "\(time), \(place)")
        }
      }
      host.advance(by: .seconds(10))
      chart.advance(to: host.moment)
      #expect(host.shownOpacity(of: "panel") == chart.alpha(at: chart.now), "\(place)")
      let ends = chart.callbacks.map(\.end).map {
        "\($0.number) \($0.goal ? "shown" : "hidden") \($0.isFinished)"
      }
      #expect(log.entries == ends, "\(place)")
    }
  }

  @Test func `nothing can be hit while the view fades out, and when it is hidden`() {
    let log = Log()
    let host = ViewHost(Panel(isShown: true, log: log))
    host.update(to: Panel(isShown: false, log: log))
    #expect(host.tap("panel").issues.map(\.message) == ["nothing at \"panel\" takes a tap"])
    host.advance(by: .seconds(1))
    #expect(host.tap("panel").issues.map(\.message) == ["nothing at \"panel\" takes a tap"])
    #expect(log.taps == 0)
  }

  @Test func `touches follow the policy`() {
    let log = Log()
    var panel = Panel(isShown: false, hitTesting: .uikit, log: log)
    let uikit = ViewHost(panel)
    panel.isShown = true
    uikit.update(to: panel)
    #expect(takesTouches(uikit, log))

    panel.hitTesting = .swiftUI
    let swiftUI = ViewHost(panel)
    panel.isShown = false
    swiftUI.update(to: panel)
    swiftUI.advance(by: .milliseconds(200))
    #expect(takesTouches(swiftUI, log))
    swiftUI.advance(by: .milliseconds(50))
    #expect(!takesTouches(swiftUI, log))
  }

  @Test func `reduced motion that is switched on half-way ends the fade at once, with one callback`() {
    let log = Log()
    var panel = Panel(isShown: false, log: log)
    let host = ViewHost(panel)
    panel.isShown = true
    host.update(to: panel)
    host.advance(by: .milliseconds(100))
    panel.reducesMotion = true
    host.update(to: panel)

    #expect(host.shownOpacity(of: "panel") == 1)
    #expect(host.timeline.running(at: host.moment).isEmpty)
    #expect(log.entries == ["1 shown true"])
    host.advanceToEnd()
    #expect(log.entries == ["1 shown true"])
  }

  @Test func `the place closes in step with the fade`() {
    let log = Log()
    let host = ViewHost(Panel(isShown: true, layout: .collapse, log: log))
    host.update(to: Panel(isShown: false, layout: .collapse, log: log))
    host.advance(by: .milliseconds(100))
    #expect(host.value(of: "layoutShare", in: "panel") == host.value(of: "opacity", in: "panel"))
    #expect(host.value(of: "occupiesLayout", in: "panel") == .bool(true))
    host.advance(by: .milliseconds(150))
    #expect(host.value(of: "layoutShare", in: "panel") == .number(0))
    #expect(host.value(of: "occupiesLayout", in: "panel") == .bool(false))
  }

  @Test(arguments: RequestPolicy.allCases)
  func `a timeline with many toggles is continuous, in step and without zombies`(policy: RequestPolicy) throws
  {
    let log = Log()
    var panel = Panel(isShown: false, policy: policy, layout: .collapse, log: log)
    let host = ViewHost(panel)
    let identity = host.find("panel")?.identity
    for _ in 1...7 {
      panel.isShown.toggle()
      host.update(to: panel)
      host.advance(by: .milliseconds(70))
    }
    host.advanceToEnd()

    try host.timeline.check()
    #expect(Set(host.timeline.tracks.map(\.name)) == ["opacity", "layoutShare"])
    #expect(host.findAll("panel").map(\.identity) == [identity])
    // Requests that join another one, as some do that come back to what is under way, share its end.
    #expect(log.entries.map { $0.prefix { $0 != " " } } == (1...log.entries.count).map { "\($0)" })
    #expect(policy != .retarget || log.entries.count == 7)
  }

  private struct Note: View {
    @State private var draft = ""
    var body: some View { TextField("note", text: $draft) }
  }

  private struct Keeping: View {
    static let line = #line + 2
    var isShown = true
    var body: some View { Note().shown(isShown) }
  }

  private struct Removing: View {
    var isShown = true
    var body: some View {
      if isShown { Note().transition(.opacity) }
    }
  }

  @Test func `what is hidden keeps its state, what is removed does not`() {
    let keeping = ViewHost(Keeping())
    let identity = keeping.find(.type(Note.self))?.identity
    keeping.type("start early", into: "note")
    keeping.update(to: Keeping(isShown: false))
    keeping.advanceToEnd()
    #expect(keeping.shownOpacity(of: .type(Note.self)) == 0)
    keeping.update(to: Keeping(isShown: true))
    #expect(keeping.stateValue("draft", of: Note.self) as? String == "start early")
    #expect(keeping.find(.type(Note.self))?.identity == identity)

    let removing = ViewHost(Removing())
    removing.type("start early", into: "note")
    withAnimation(.linear(duration: 0.25)) { _ = removing.update(to: Removing(isShown: false)) }
    removing.advanceToEnd()
    removing.update(to: Removing(isShown: true))
    #expect(removing.stateValue("draft", of: Note.self) as? String == "")
  }

  @Test func `the report says what fades and why`() {
    let host = ViewHost(Keeping())

    let update = host.update(to: Keeping(isShown: false))

    #expect(
      update.report(colored: false) == """
        Keeping.isShown  true → false               update(to:), no animation

        = Shown            kept
            visibility     state kept     visible

        Shown.visibility  visible → hiding          ShownTests.swift:\(Keeping.line), onChange on Note, .easeInOut(duration: 0.25)

        = Note               kept
            draft            state kept     ""
            opacity          interpolated   1 → 0
            allowsHitTesting set            true → false  a Boolean has no values in between

        continuous: nothing replaced, no state lost, nothing jumped
        """)
  }
}
