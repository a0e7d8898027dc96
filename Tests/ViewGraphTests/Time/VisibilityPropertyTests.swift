import Foundation
import Testing

@testable import ViewGraph

/// What holds for show and hide whatever comes when.
@Suite struct VisibilityPropertyTests {
  /// An animation with what a kink may be.
  struct Fade {
    let animation: Animation
    /// The slope at its start, as a share of the way per second.
    var startSlope = 0.0
    /// What it may miss when it is removed.
    var missing = 0.0

    static let all = [
      Fade(animation: .easeInOut(duration: 0.25)),
      Fade(animation: .easeIn(duration: 0.3)),
      Fade(animation: .easeOut(duration: 0.25), startSlope: 1 / 0.58 / 0.25),
      Fade(animation: .linear(duration: 0.2), startSlope: 5),
      Fade(animation: .linear(duration: 0.1).delay(0.1)),
      Fade(animation: .smooth, missing: 2e-3),
      Fade(animation: .bouncy(duration: 0.4), missing: 2e-3),
      Fade(animation: .linear(duration: 0)),
    ]
  }

  /// One random sequence and what is to be known about it.
  struct Trial {
    var events: [VisibilityEvent]
    let fade: Fade
    let policy: RequestPolicy
    let interruption: Interruption
    let isShown: Bool
    let moments: [Duration]

    init(_ random: inout SeededGenerator) {
      // The reduction comes seldom, so that most sequences move.
      let requests = [VisibilityEvent.Kind.show, .hide, .toggle]
      let all = requests + requests + [.reduceMotion, .restoreMotion]
      events = VisibilityEvent.sequence(of: Bool.random(using: &random) ? all : requests, using: &random)
      fade = Fade.all[Int.random(in: 0..<Fade.all.count, using: &random)]
      policy = RequestPolicy.allCases[Int.random(in: 0..<3, using: &random)]
      interruption = Interruption.allCases[Int.random(in: 0..<4, using: &random)]
      isShown = Bool.random(using: &random)
      moments = (0..<6).map { _ in .milliseconds(Int.random(in: 0...3_000, using: &random)) }.sorted()
    }

    func chart() -> VisibilityChart {
      VisibilityChart(
        isShown: isShown, animation: fade.animation, policy: policy, interruption: interruption)
    }

    /// What is asked for last, if every request counts.
    var lastWord: Bool {
      events.reduce(isShown) { word, event in
        switch event.kind {
        case .show: true
        case .hide: false
        case .toggle: !word
        case .reduceMotion, .restoreMotion: word
        }
      }
    }

    var text: String {
      "\(isShown ? "shown" : "hidden"), \(policy), \(interruption), \(fade.animation): \(events)"
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the invariants hold for a thousand random sequences`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var broken: [String] = []
    for number in 1...1_000 {
      let trial = Trial(&random)
      broken += Self.violations(of: trial).map { "seed \(seed), sequence \(number), \($0): \(trial.text)" }
    }
    #expect(broken.isEmpty, "\(broken.prefix(5).joined(separator: "\n")), \(broken.count) in all")
  }

  /// The invariants that a sequence breaks, by their numbers in the issue.
  static func violations(of trial: Trial) -> [String] {
    var violations: [String] = []
    func check(_ claim: Bool, _ invariant: @autoclosure () -> String) {
      if !claim { violations.append(invariant()) }
    }
    var chart = trial.chart()
    var (requests, joined) = (0, 0)
    var accepted = trial.isShown

    /// What must be so at every moment.
    func look(_ chart: VisibilityChart, at time: Duration) {
      let alpha = chart.alpha(at: time)
      check((0...1).contains(alpha), "I2 alpha is \(alpha)")
      if chart.isHidden {
        check(alpha == 0 && chart.nextEvent == nil, "I3 hidden at \(alpha)")
        check(
          HitTesting.allCases.allSatisfy { !chart.isHitTestable(at: time, under: $0) }, "I3 hidden and hit")
      }
      if chart.isShown { check(!chart.isHidden, "I4 wanted and hidden") }
      let hit = chart.isHitTestable(at: time)
      check(!hit || (chart.isShown && alpha >= 0.01), "I6 hit at \(alpha)")
      check(alpha >= 0.01 || !hit, "I7 an invisible view takes touches")
      check(chart.layoutShare(at: time) == alpha, "I12 the layout is elsewhere")
    }

    /// Lets time go by and looks just before and at each end.
    func advance(to time: Duration) {
      while let end = chart.nextEvent, end <= time {
        let before = chart.alpha(at: end - .nanoseconds(1))
        look(chart, at: end - .nanoseconds(1))
        chart.advance(to: end)
        let step = abs(chart.alpha(at: end) - before)
        check(step <= max(1e-6, trial.fade.missing), "I1 a jump of \(step) at the end")
        look(chart, at: end)
      }
      chart.advance(to: time)
      look(chart, at: time)
    }

    var moments = trial.moments[...]
    for event in trial.events {
      while let moment = moments.first, moment < event.time {
        advance(to: moment)
        moments.removeFirst()
      }
      advance(to: event.time)
      let (alpha, velocity) = (chart.alpha(at: event.time), chart.velocity(at: event.time))
      let wasReduced = chart.isMotionReduced
      let answer = chart.perform(event.kind, at: event.time)
      if answer != nil { requests += 1 }
      if answer == .joined { joined += 1 }
      if let answer, answer != .dropped {
        accepted = event.kind == .toggle ? !accepted : event.kind == .show
        if answer == .started { check(chart.isShown == accepted, "I5 another request was started") }
      }
      look(chart, at: event.time)
      let takesNoTime = Motion(trial.fade.animation).duration() <= 0
      guard !wasReduced, !chart.isMotionReduced, !takesNoTime else { continue }
      let jump = abs(chart.alpha(at: event.time) - alpha)
      check(jump <= 1e-9, "I1 a jump of \(jump) at \(event)")
      let kink = abs(chart.velocity(at: event.time) - velocity)
      if let bound = bound(trial, alpha: alpha, velocity: velocity, isShown: chart.isShown) {
        check(kink <= bound + 1e-6, "I15 a kink of \(kink) instead of \(bound) at \(event)")
      }
    }
    let end = (trial.events.last?.time ?? .zero) + .seconds(10)
    advance(to: end)
    check(chart.state == (accepted ? .visible : .hidden), "I5 it ends as \(chart.state)")
    if trial.policy != .drop { check(chart.isShown == trial.lastWord, "I5 the last request is lost") }
    check(chart.alpha(at: end) == (chart.isShown ? 1 : 0), "I5 it ends at \(chart.alpha(at: end))")
    let numbers = chart.callbacks.map(\.end.number)
    check(numbers == Array(1...max(1, requests - joined)).filter { _ in requests > joined }, "I8 \(numbers)")
    check(zip(chart.callbacks, chart.callbacks.dropFirst()).allSatisfy { $0.time <= $1.time }, "I8 the times")
    violations += comparisons(of: trial, with: chart)
    return violations
  }

  /// The most by which the velocity may change at a request; `nil` where no formula is given.
  private static func bound(_ trial: Trial, alpha: Double, velocity: Double, isShown: Bool) -> Double? {
    let way = abs((isShown ? 1 : 0) - alpha)
    switch trial.interruption {
    // A spring that takes over a curve's place starts at rest; one that takes over a spring's does not break.
    case .automatic: return trial.fade.startSlope * way
    case .additive: return trial.fade.startSlope
    case .absolute: return trial.fade.startSlope * way + abs(velocity)
    case .cssTransition: return nil
    }
  }

  /// What is compared with other runs of the same sequence.
  private static func comparisons(of trial: Trial, with chart: VisibilityChart) -> [String] {
    var violations: [String] = []
    var (twice, later, reduced) = (trial.chart(), trial.chart(), trial.chart())
    let shift = Duration.milliseconds(1_234)
    reduced.reduceMotion(at: .zero)
    for event in trial.events {
      twice.perform(event.kind, at: event.time)
      // What is asked for again, not switched over again.
      if event.kind != .toggle { twice.perform(event.kind, at: event.time) }
      later.perform(event.kind, at: event.time + shift)
      if event.kind != .restoreMotion { reduced.perform(event.kind, at: event.time) }
    }
    let end = (trial.events.last?.time ?? .zero) + .seconds(10)
    twice.advance(to: end)
    later.advance(to: end + shift)
    for moment in trial.moments {
      let alpha = chart.alpha(at: moment)
      if twice.alpha(at: moment) != alpha { violations.append("I9 asking twice differs at \(moment)") }
      if abs(later.alpha(at: moment + shift) - alpha) > 1e-9 {
        violations.append("I11 what comes later differs at \(moment)")
      }
    }
    if twice.state != chart.state { violations.append("I9 asking twice ends elsewhere") }
    // A request that is dropped without the reduction is not dropped with it.
    if trial.policy != .drop, reduced.state != chart.state {
      violations.append("I10 reduced motion ends as \(reduced.state)")
    }
    if reduced.callbacks.contains(where: { !$0.end.isFinished }) {
      violations.append("I10 reduced motion leaves a request unfinished")
    }
    return violations
  }
}
