import Testing

@testable import ViewGraph

/// Section L of the semantics: what becomes of a running animation, and when completions run.
@MainActor struct InterruptionFacts {
  private static let second = Animation.linear(duration: 1)

  private func fader(_ value: Input<Double>) -> ViewHost<some View> {
    ViewHost(Driven(value) { Text("a").opacity($0) })
  }

  private func opacity(_ host: ViewHost<some View>) -> Double? { host.number("opacity", in: "a") }

  @Test(arguments: [
    (Animation.smooth, Spring.smooth), (.bouncy, .bouncy),
    (.spring(response: 0.8, dampingFraction: 0.6), Spring(response: 0.8, dampingRatio: 0.6)),
  ])
  func `fact 150: a spring takes over value and velocity of a spring`(animation: Animation, spring: Spring) {
    let value = Input(0.0)
    let host = fader(value)
    host.animate(.snappy) { value.value = 1 }
    host.advance(by: .milliseconds(120))
    let (shown, speed) = (
      Spring.snappy.value(target: 1.0, time: 0.12), Spring.snappy.velocity(target: 1.0, time: 0.12)
    )
    #expect(isClose(opacity(host), shown))
    host.animate(animation) { value.value = 0.5 }
    host.advance(by: .milliseconds(200))
    let expected = shown + spring.value(target: 0.5 - shown, initialVelocity: speed, time: 0.2)
    #expect(isClose(opacity(host), expected))
    #expect(host.timeline.problems(.velocities).isEmpty)
  }

  @Test func `fact 150: a spring after a curve takes over the value alone`() {
    let value = Input(0.0)
    let host = fader(value)
    host.animate(Self.second) { value.value = 1 }
    host.advance(by: .milliseconds(500))
    host.animate(.smooth) { value.value = 0 }
    host.advance(by: .milliseconds(100))
    #expect(isClose(opacity(host), 0.5 - Spring.smooth.value(target: 0.5, time: 0.1)))
  }

  @Test func `fact 151: curves are blended: the old one goes on while the new one leads away`() {
    let value = Input(0.0)
    let host = fader(value)
    host.animate(.easeInOut(duration: 1)) { value.value = 1 }
    host.advance(by: .milliseconds(500))
    host.animate(.easeInOut(duration: 1)) { value.value = 0 }
    host.advance(by: .milliseconds(250))
    #expect(isClose(opacity(host), 0.75836, within: 1e-5))
    host.advance(by: .milliseconds(750))
    #expect(opacity(host) == 0)
    #expect(host.timeline.problems(.velocities).isEmpty)
  }

  @Test func `fact 151: a curve after a spring is blended, too`() {
    let value = Input(0.0)
    let host = fader(value)
    host.animate(.smooth) { value.value = 1 }
    host.advance(by: .milliseconds(100))
    host.animate(Self.second) { value.value = 0 }
    host.advance(by: .milliseconds(200))
    #expect(isClose(opacity(host), Spring.smooth.value(target: 1.0, time: 0.3) * 0.8))
  }

  @Test func `fact 154: a change without an animation shifts what is shown, and the animation goes on`() {
    let value = Input(0.0)
    let host = fader(value)
    host.animate(Self.second) { value.value = 1 }
    host.advance(by: .milliseconds(500))
    host.update { value.value = 2 }
    #expect(opacity(host) == 1.5)
    host.advance(by: .milliseconds(250))
    #expect(opacity(host) == 1.75)
    host.advance(by: .milliseconds(250))
    #expect(opacity(host) == 2)
    #expect(host.timeline.problems().map(\.time) == [.milliseconds(500)])
    #expect(host.timeline.problems(allowing: .unanimated).isEmpty)
  }

  @Test func `fact 154: an animation of nil does not end what runs, one of no time does`() {
    let value = Input(0.0)
    let host = fader(value)
    host.animate(Self.second) { value.value = 1 }
    host.advance(by: .milliseconds(500))
    host.animate(nil) { value.value = 0 }
    #expect(opacity(host) == -0.5)
    host.animate(.linear(duration: 0)) { value.value = 1 }
    #expect(opacity(host) == 1)
    #expect(host.timeline.running(at: host.moment).isEmpty)
  }

  @Test func `fact 156: logically complete at the spring's response, removed when it has settled`() throws {
    let log = Log()
    let value = Input(0.0)
    let host = fader(value)
    host.animate(.smooth, .removed, log: log, as: "removed") { value.value = 1 }
    host.update {
      withAnimation(.smooth, completionCriteria: .logicallyComplete) {
      } completion: {
        log.add("nothing")
      }
    }
    #expect(log.entries == ["nothing"])
    let end = try #require(host.timeline.tracks[0].removalEnd)
    #expect(isClose(end.inSeconds, 0.734772, within: 1e-5))
    host.advance(by: end - .nanoseconds(2))
    #expect(log.entries == ["nothing"])
    host.advance(by: .nanoseconds(2))
    #expect(log.entries == ["nothing", "removed"])

    host.animate(.smooth, .logicallyComplete, log: log, as: "complete") { value.value = 0 }
    host.advance(by: .milliseconds(499))
    #expect(log.entries == ["nothing", "removed"])
    host.advance(by: .milliseconds(1))
    #expect(log.entries == ["nothing", "removed", "complete"])
  }

  @Test func `fact 156: of springs that merge each seems over at its time, and all are removed at the end`() {
    let log = Log()
    let value = Input(0.0)
    let host = fader(value)
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      value.value = 0
      host.update()
      let start = host.moment
      var times: [String] = []
      func note(_ name: String) { times.append("\(name) \((host.moment - start) / .milliseconds(1))") }
      host.update {
        withAnimation(.smooth, completionCriteria: criteria) {
          value.value = 1
        } completion: {
          note("first")
        }
      }
      host.advance(by: .milliseconds(200))
      host.update {
        withAnimation(.smooth, completionCriteria: criteria) {
          value.value = 0.5
        } completion: {
          note("second")
        }
      }
      host.advanceToEnd()
      if criteria == .logicallyComplete {
        #expect(times == ["first 500.0", "second 700.0"])
      } else {
        let end = host.timeline.tracks.last?.removalEnd.map { ($0 - start) / .milliseconds(1) } ?? 0
        #expect(times == ["first \(end)", "second \(end)"])
      }
    }
    #expect(log.entries.isEmpty)
  }

  @Test func `fact 156: each completion runs once, in the order of the animations`() {
    let log = Log()
    let value = Input(0.0)
    let host = fader(value)
    for step in 1...5 {
      host.animate(Self.second, log: log, as: "\(step)") { value.value = Double(step) }
      host.advance(by: .milliseconds(100))
    }
    host.advanceToEnd()
    #expect(log.entries == ["1", "2", "3", "4", "5"])
    host.advance(by: .seconds(10))
    #expect(log.entries.count == 5)
  }

  @Test func `fact 156: animations inside others complete each for itself, the outer one when all are over`()
  {
    let log = Log()
    let (outer, inner) = (Input(0.0), Input(0.0))
    let host = ViewHost(
      VStack {
        Driven(outer) { Text("a").opacity($0) }
        Driven(inner) { Text("b").opacity($0) }
      })
    host.update {
      withAnimation(Self.second) {
        outer.value = 1
        withAnimation(.linear(duration: 2)) {
          inner.value = 1
        } completion: {
          log.add("inner")
        }
      } completion: {
        log.add("outer")
      }
    }
    host.advance(by: .milliseconds(500))
    #expect(host.number("opacity", in: "a") == 0.5)
    #expect(host.number("opacity", in: "b") == 0.25)
    host.advanceToEnd()
    #expect(log.entries.sorted() == ["inner", "outer"])
  }

  @Test func `fact 156: a completion may start the next animation, at its own moment`() {
    let log = Log()
    let value = Input(0.0)
    let host = fader(value)
    func next(_ target: Double) {
      withAnimation(Self.second) {
        value.value = target
      } completion: {
        log.add("\(target) at \(host.moment / .milliseconds(1))")
        if target < 3 { next(target + 1) }
      }
    }
    host.update { next(1) }
    host.advance(by: .milliseconds(2500))
    #expect(opacity(host) == 2.5)
    #expect(log.entries == ["1.0 at 1000.0", "2.0 at 2000.0"])
    host.advanceToEnd()
    #expect(log.entries.last == "3.0 at 3000.0")
    #expect(host.timeline.problems().isEmpty)
  }

  @Test func `fact 156: a completion that starts itself again without end is stopped with an issue`() {
    let value = Input(0.0)
    let host = fader(value)
    func next() {
      withAnimation(.linear(duration: 0.001)) {
        value.value = 1 - value.value
      } completion: {
        next()
      }
    }
    host.update { next() }
    #expect(host.advanceToEnd().issues.map(\.kind) == [.endlessUpdate])
  }

  @Test(arguments: [AnimationCompletionCriteria.logicallyComplete, .removed])
  func `fact 156: a completion of a change that changes nothing runs at once`(
    criteria: AnimationCompletionCriteria
  ) {
    let log = Log()
    let value = Input(0.5)
    let host = fader(value)
    host.animate(Self.second, criteria, log: log) { value.value = 0.5 }
    #expect(log.entries == ["complete"])
    host.animate(nil, criteria, log: log) { value.value = 0.6 }
    #expect(log.entries == ["complete", "complete"])
    host.advanceToEnd()
    #expect(log.entries.count == 2)
  }

  @Test(arguments: [AnimationCompletionCriteria.logicallyComplete, .removed])
  func `fact 156: a completion whose writes a later update takes in runs when that is over`(
    criteria: AnimationCompletionCriteria
  ) {
    let log = Log()
    let value = Input(0.0)
    let host = fader(value)
    withAnimation(Self.second, completionCriteria: criteria) {
      value.value = 1
    } completion: {
      log.add("moved")
    }
    #expect(log.entries.isEmpty)
    host.update()
    host.advance(by: .milliseconds(999))
    #expect(log.entries.isEmpty)
    host.advance(by: .milliseconds(1))
    #expect(log.entries == ["moved"])

    withAnimation(nil, completionCriteria: criteria) {
      value.value = 0
    } completion: {
      log.add("set")
    }
    host.update()
    #expect(log.entries == ["moved", "set"])
  }

  private struct Faded: View {
    var opacity: Double
    var body: some View { Text("a").opacity(opacity) }
  }

  @Test(arguments: [AnimationCompletionCriteria.logicallyComplete, .removed])
  func `fact 156: a completion around an update of the host waits for what that moves`(
    criteria: AnimationCompletionCriteria
  ) {
    let log = Log()
    let host = ViewHost(Faded(opacity: 0))
    withAnimation(Self.second, completionCriteria: criteria) {
      _ = host.update(to: Faded(opacity: 1))
    } completion: {
      log.add("complete")
    }
    #expect(log.entries.isEmpty)
    host.advance(by: .milliseconds(999))
    #expect(log.entries.isEmpty)
    host.advance(by: .milliseconds(1))
    #expect(log.entries == ["complete"])
  }

  @Test func `fact 156: a completion outside of any host runs after the changes`() {
    let log = Log()
    withAnimation(Self.second) {
      log.add("change")
      withAnimation(Self.second) { log.add("inner change") }
      log.add("last change")
    } completion: {
      log.add("complete")
    }
    #expect(log.entries == ["change", "inner change", "last change", "complete"])
  }

  @Test func `fact 156: a completion of what repeats without end runs when it is replaced`() {
    let log = Log()
    let value = Input(0.0)
    let host = fader(value)
    host.animate(Self.second.repeatForever(), log: log, as: "forever") { value.value = 1 }
    host.advance(by: .seconds(60))
    #expect(log.entries.isEmpty)
    host.animate(Self.second, log: log, as: "once") { value.value = 0 }
    host.advanceToEnd()
    #expect(log.entries == ["forever", "once"])
    #expect(opacity(host) == 0)
  }

  @Test func `fact 156: what ends with its view completes`() {
    let log = Log()
    let value = Input(0.0)
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in VStack { if isOn { Driven(value) { Text("a").opacity($0) } } } })
    host.animate(.linear(duration: 5), log: log) { value.value = 1 }
    host.update { isOn.value = false }
    #expect(log.entries == ["complete"])
    host.advanceToEnd()
    #expect(log.entries == ["complete"])
    #expect(host.timeline.running(at: host.moment).isEmpty)
  }
}
