import Testing

@testable import ViewGraph

/// Cohorts that show in turn, one rule at a time and whatever comes when.
@Suite struct CohortChartTests {
  @Test func `switching to the cohort that is there does nothing, and says so at once`() throws {
    var chart = CohortChart(["P", "S"])
    #expect(try chart.switchTo("P", at: .zero) == .alreadyThere)
    #expect(chart.phase == .idle("P"))
    #expect(chart.alpha(of: "P", at: .milliseconds(200)) == 1)
    #expect(chart.callbacks.map(\.end) == [RequestEnd(number: 1, goal: "P", isFinished: true)])
  }

  @Test func `toggle works before anything was switched`() {
    var chart = CohortChart(["P", "S"])
    #expect(chart.toggle(at: .zero) == .started)
    chart.advance(to: .milliseconds(400))
    #expect(chart.current == "S")
  }

  @Test func `three taps in a row end where the last one leads`() {
    var chart = CohortChart(["P", "S"])
    for time in [0, 80, 160] { chart.toggle(at: .milliseconds(time)) }
    chart.advance(to: .seconds(2))
    #expect(chart.current == "S")
    #expect(chart.callbacks.map(\.end.isFinished) == [false, false, true])
  }

  @Test func `without an animation everything changes at once, with a completion`() throws {
    var chart = CohortChart(["P", "S"])
    try chart.switchTo("S", at: .milliseconds(50), animated: false)
    #expect(chart.phase == .idle("S"))
    #expect(chart.alpha(of: "P", at: .milliseconds(50)) == 0 && chart.isHidden("P"))
    #expect(chart.alpha(of: "S", at: .milliseconds(50)) == 1 && !chart.isHidden("S"))
    #expect(chart.callbacks.map(\.time) == [.milliseconds(50)])
  }

  @Test func `a switch without an animation ends the one under way to the same cohort`() throws {
    var chart = CohortChart(["P", "S"], policy: .drop)
    try chart.switchTo("S", at: .zero)
    #expect(try chart.switchTo("S", at: .milliseconds(50), animated: false) == .joined)
    #expect(chart.phase == .idle("S"))
    #expect(chart.callbacks.count == 1)
  }

  @Test func `a third cohort takes the place of the one that was to follow`() throws {
    var chart = CohortChart(["A", "B", "C"])
    try chart.switchTo("B", at: .zero)
    try chart.switchTo("C", at: .milliseconds(100))
    #expect(chart.phase == .out("A", to: "C"))
    chart.advance(to: .milliseconds(300))
    #expect(chart.phase == .in("C"))
    #expect(chart.alpha(of: "B", at: .milliseconds(300)) == 0)
    chart.advance(to: .milliseconds(400))
    #expect(chart.current == "C")
  }

  @Test func `heights change inside the legs, or at the flips`() throws {
    var step = CohortChart(["P", "S"])
    var flip = CohortChart(["P", "S"], layout: .collapseAtOnce)
    try step.switchTo("S", at: .zero)
    try flip.switchTo("S", at: .zero)
    for chart in [step, flip] { #expect(chart.layoutShare(of: "P", at: .zero) == 1) }
    #expect(step.layoutShare(of: "P", at: .milliseconds(100)) == 0.5)
    #expect(flip.layoutShare(of: "P", at: .milliseconds(100)) == 1)
    step.advance(to: .milliseconds(200))
    flip.advance(to: .milliseconds(200))
    #expect(step.layoutShare(of: "S", at: .milliseconds(200)) == 0)
    #expect(flip.layoutShare(of: "S", at: .milliseconds(200)) == 1)
  }

  @Test func `a fade that takes no time switches at once`() throws {
    var chart = CohortChart(["P", "S"], fade: nil)
    try chart.switchTo("S", at: .zero)
    #expect(chart.phase == .idle("S"))
  }

  @Test func `a cohort that is not there is named with those that are`() {
    var chart = CohortChart(["P", "S"])
    let error = #expect(throws: CohortError.self) { try chart.switchTo("X", at: .zero) }
    #expect(error?.description == "the stack has no cohort 'X'; it has 'P', 'S'")
  }

  @Test func `the views that are not named are the secondary cohort`() throws {
    let members = try CohortMembers(primary: ["C", "A"], of: ["A", "B", "C", "D"])
    #expect(members.primary == ["A", "C"])
    #expect(members.secondary == ["B", "D"])
  }

  @Test func `a view that is no member is named with those that are`() {
    let error = #expect(throws: CohortError.self) { try CohortMembers(primary: ["A", "X"], of: ["A", "B"]) }
    #expect(
      error?.description
        == "'X' is no view of the stack, so it cannot be in the primary cohort; the stack has 'A', 'B'")
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `never two cohorts show, whatever comes when`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let fades: [Animation] = [
      .easeInOut(duration: 0.2), .linear(duration: 0.1), .easeOut(duration: 0.3), .smooth(duration: 0.2),
    ]
    var broken: [String] = []
    for number in 1...1_000 {
      let ids = Array(["A", "B", "C"].prefix(Int.random(in: 2...3, using: &random)))
      let policy = RequestPolicy.allCases[Int.random(in: 0..<3, using: &random)]
      var chart = CohortChart(
        ids, fade: fades[Int.random(in: 0..<4, using: &random)], policy: policy,
        interruption: Bool.random(using: &random) ? .automatic : .absolute)
      var (time, log, requests, wanted) = (0, [String](), 0, "A")

      func check(_ claim: Bool, _ what: String) {
        if !claim { broken.append("seed \(seed), stack \(number), \(what): \(policy), \(log)") }
      }
      func look(at time: Duration) {
        let shown = ids.filter { chart.alpha(of: $0, at: time) > 0 }
        check(shown.count <= 1, "\(shown) show at \(time)")
        check(shown.allSatisfy { !chart.isHidden($0) }, "a hidden cohort shows at \(time)")
        check(ids.filter { !chart.isHidden($0) }.count == 1, "more than one is not hidden at \(time)")
      }
      func advance(to time: Duration) {
        while let end = chart.nextEvent, end <= time {
          let before = ids.map { chart.alpha(of: $0, at: end - .nanoseconds(1)) }
          chart.advance(to: end)
          let after = ids.map { chart.alpha(of: $0, at: end) }
          check(zip(before, after).allSatisfy { abs($0 - $1) < 2e-3 }, "a jump at \(end)")
          look(at: end)
        }
        chart.advance(to: time)
        look(at: time)
      }

      for _ in 1...Int.random(in: 1...5, using: &random) {
        time += Int.random(in: 0...400, using: &random)
        advance(to: .milliseconds(time - time % 7))
        advance(to: .milliseconds(time))
        let id = ids[Int.random(in: 0..<ids.count, using: &random)]
        log.append("\(id) at \(time)")
        let before = ids.map { chart.alpha(of: $0, at: .milliseconds(time)) }
        let answer = try chart.switchTo(id, at: .milliseconds(time))
        if answer != .joined { requests += 1 }
        if answer != .dropped { wanted = id }
        let after = ids.map { chart.alpha(of: $0, at: .milliseconds(time)) }
        check(zip(before, after).allSatisfy { abs($0 - $1) < 1e-9 }, "a jump at the request")
        look(at: .milliseconds(time))
      }
      advance(to: .milliseconds(time + 10_000))
      check(chart.phase == .idle(wanted) && chart.current == wanted, "it ends as \(chart.phase)")
      check(chart.alpha(of: wanted, at: chart.now) == 1, "it ends half-visible")
      check(
        chart.callbacks.map(\.end.number) == (0..<requests).map { $0 + 1 }, "callbacks \(chart.callbacks)")
    }
    #expect(broken.isEmpty, "\(broken.prefix(5).joined(separator: "\n")), \(broken.count) in all")
  }
}
