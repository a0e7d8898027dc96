import Testing

@testable import ViewGraph

/// What values show over time, through a host's clock.
@MainActor struct TimelineTests {
  private struct Panel: View {
    @State var isOn = false
    var animation: Animation? = .linear(duration: 1)

    var body: some View {
      Text("panel").opacity(isOn ? 1 : 0)
        .onTapGesture { withAnimation(animation) { isOn.toggle() } }
    }
  }

  private func number(_ value: AttributeValue?) -> Double? {
    if case .number(let number)? = value { return number }
    return nil
  }

  @Test func `a value goes through the values in between while the clock advances`() {
    let host = ViewHost(Panel())
    host.tap("panel")

    #expect(number(host.value(of: "opacity", in: "panel")) == 0)
    host.advance(by: .milliseconds(250))
    #expect(number(host.value(of: "opacity", in: "panel")) == 0.25)
    host.advance(by: .milliseconds(750))
    #expect(number(host.value(of: "opacity", in: "panel")) == 1)
    #expect(host.timeline.running(at: host.moment).isEmpty)
  }

  @Test func `a timeline tells every moment, past and to come, whatever the steps of the clock`() throws {
    let host = ViewHost(Panel())
    host.tap("panel")
    host.advance(by: .milliseconds(500))
    host.tap("panel")
    for _ in 0..<7 { host.advance(by: .milliseconds(37)) }

    let track = try #require(host.timeline.tracks(of: "opacity", in: "Text").first)
    #expect(number(track.value(at: .milliseconds(250))) == 0.25)
    // Blended: the old motion goes on, and the new one leads from it back to 0.
    #expect(number(track.value(at: .milliseconds(750))) == 0.75 - 0.75 * 0.25)
    #expect(number(track.value(at: .milliseconds(1500))) == 0)
    #expect(track.removalEnd == .milliseconds(1500))
    #expect(track.starts.map(\.cause) == ["Panel.isOn false → true", "Panel.isOn true → false"])
  }

  @Test func `the parts of a track can be listed`() throws {
    let host = ViewHost(Panel())
    host.tap("panel")
    host.advance(by: .milliseconds(500))
    host.tap("panel")
    let track = try #require(host.timeline.tracks.first)
    let parts = track.segments(until: .seconds(2)).map { part in
      "\(part.start.inSeconds) \(part.end?.inSeconds ?? -1) \(part.event) \(part.from) → \(part.to)"
    }
    #expect(
      parts == [
        "0.0 0.5 started 0 → 0.5", "0.5 1.0 interrupted 0.5 → 0.5",
        // The first one has ended, and what leads it back goes on.
        "1.0 1.5 removed 0.5 → 0", "1.5 -1.0 removed 0 → 0",
      ])
  }

  @Test func `a change without an animation is there at once, and says why`() throws {
    let host = ViewHost(Panel(animation: nil))
    host.tap("panel")
    #expect(number(host.value(of: "opacity", in: "panel")) == 1)
    let start = try #require(host.timeline.tracks.first?.starts.first)
    #expect(start.animation == nil)
    #expect(start.explanation == "no animation in the transaction")
  }

  private struct Notice: View {
    @State var isShown = false
    let log: Log
    var transition = AnyTransition.opacity

    var body: some View {
      VStack {
        Text("toggle").onTapGesture {
          withAnimation(.linear(duration: 1)) {
            isShown.toggle()
          } completion: {
            log.add("complete")
          }
        }
        if isShown {
          Text("notice").transition(transition)
            .onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
        }
      }
    }
  }

  @Test func `a view that leaves is drawn until its transition has ended`() {
    let log = Log()
    let host = ViewHost(Notice(log: log))
    host.tap("toggle")
    // The first moment shows what the transition begins with.
    #expect(host.shownOpacity(of: "notice") == 0)
    host.advance(by: .milliseconds(500))
    #expect(host.shownOpacity(of: "notice") == 0.5)
    #expect(log.entries == ["appear"])
    host.advance(by: .milliseconds(500))
    #expect(log.entries == ["appear", "complete"])

    host.tap("toggle")
    host.advance(by: .milliseconds(400))
    #expect(abs((host.shownOpacity(of: "notice") ?? 0) - 0.6) < 1e-12)
    #expect(host.find("notice")?.isLeaving == true)
    let end = host.advance(by: .milliseconds(600))
    #expect(host.find("notice") == nil)
    #expect(log.entries == ["appear", "complete", "complete", "disappear"])
    #expect(end.passes.last?.time == .milliseconds(2000))
  }

  @Test func `a view that comes back while it leaves goes on from where it is`() {
    let log = Log()
    let host = ViewHost(Notice(log: log))
    host.tap("toggle")
    host.advanceToEnd()
    host.tap("toggle")
    host.advance(by: .milliseconds(250))
    host.tap("toggle")

    #expect(host.shownOpacity(of: "notice") == 0.75)
    host.advance(by: .milliseconds(750))
    #expect(host.find("notice")?.isLeaving == false)
    host.advanceToEnd()
    #expect(host.shownOpacity(of: "notice") == 1)
    #expect(host.find("notice")?.isLeaving == false)
    #expect(log.entries.filter { $0 == "appear" }.count == 1)
    #expect(!log.entries.contains("disappear"))
    #expect(log.entries.filter { $0 == "complete" }.count == 3)
  }

  @Test func `what goes and comes back at one moment shows nothing of it`() {
    let log = Log()
    let host = ViewHost(Notice(log: log))
    host.tap("toggle")
    host.advanceToEnd()
    host.tap("toggle")
    host.tap("toggle")
    host.advance(by: .milliseconds(500))
    #expect(host.shownOpacity(of: "notice") == 1)
    #expect(host.timeline.running(at: host.moment).isEmpty)
    // The second one is complete when its animation would have been.
    #expect(log.entries.filter { $0 == "complete" }.count == 2)
    host.advanceToEnd()
    #expect(log.entries.filter { $0 == "complete" }.count == 3)
  }

  @Test func `a completion of what nothing animates runs at the end of the update, once`() {
    let log = Log()
    let host = ViewHost(Text("nothing"))
    host.update {
      withAnimation(.spring) {
      } completion: {
        log.add("complete")
      }
    }
    #expect(log.entries == ["complete"])
    host.advanceToEnd()
    #expect(log.entries == ["complete"])
  }

  @Test func `logical completion comes before removal`() {
    let log = Log()
    struct Springs: View {
      @State var isOn = false
      let log: Log
      var body: some View {
        Text("spring").opacity(isOn ? 1 : 0).onTapGesture {
          withAnimation(.smooth, completionCriteria: .removed) {
            isOn = true
          } completion: {
            log.add("removed")
          }
          withAnimation(.smooth, completionCriteria: .logicallyComplete) {
            isOn = true
          } completion: {
            log.add("complete")
          }
        }
      }
    }
    let host = ViewHost(Springs(log: log))
    host.tap("spring")
    // The second write changes nothing: its completion waits for nothing.
    #expect(log.entries == ["complete"])
    host.advance(by: .milliseconds(700))
    #expect(log.entries == ["complete"])
    host.advance(by: .milliseconds(100))
    #expect(log.entries == ["complete", "removed"])
  }

  private struct Slow: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase == .didDisappear ? 3 : 1)
    }
  }

  @Test func `a transition of one's own plays what its body changes`() throws {
    let log = Log()
    let host = ViewHost(Notice(log: log, transition: AnyTransition(Slow())))
    host.tap("toggle")
    host.advance(by: .milliseconds(500))
    #expect(host.shownOpacity(of: "notice") == 0.6)
    host.advanceToEnd()
    host.tap("toggle")
    host.advance(by: .milliseconds(500))
    let effects = host.timeline.tracks.filter { $0.source == .transition }
    #expect(effects.map(\.name).contains("opacity"))
    #expect(effects.contains { $0.name.contains("scale") || $0.name == "x" })
    host.advanceToEnd()
    #expect(host.find("notice") == nil)
  }
}

/// Views and modifiers whose data their author made animatable.
@MainActor struct AnimatableBodyTests {
  private struct Counter: View, Animatable {
    nonisolated var animatableData: Double
    var body: some View { Text(verbatim: "\(Int(animatableData.rounded()))") }
  }

  private struct Score: View {
    @State var score = 0.0
    var body: some View {
      Counter(animatableData: score).onTapGesture { withAnimation(.linear(duration: 1)) { score += 100 } }
    }
  }

  private func text(_ host: ViewHost<Score>) -> String? { host.find(.type(Text.self))?.text }

  @Test func `a body runs with the data of the moment`() {
    let host = ViewHost(Score())
    let tap = host.tap(.type(Text.self))
    #expect(text(host) == "0")
    #expect(tap.changes.flatMap(\.attributes).map(\.name) == ["animatableData"])
    host.advance(by: .milliseconds(250))
    #expect(text(host) == "25")
    host.advance(by: .milliseconds(500))
    #expect(text(host) == "75")
    host.advanceToEnd()
    #expect(text(host) == "100")
  }

  @Test func `data that change without an animation are there at once, while another animation runs, too`() {
    let host = ViewHost(Score())
    host.setState("score", of: Score.self, to: 50.0)
    #expect(text(host) == "50")
    host.tap(.type(Text.self))
    host.advance(by: .milliseconds(500))
    #expect(text(host) == "100")
    // The running animation goes on, shifted.
    host.setState("score", of: Score.self, to: 250.0)
    host.advance(by: .milliseconds(250))
    #expect(text(host) == "225")
    host.advanceToEnd()
    #expect(text(host) == "250")
  }

  @Test func `a body whose data stay runs once under an animation, too`() {
    struct Titled: View, Animatable {
      let title: String
      nonisolated var animatableData: Double
      var body: some View { Text(verbatim: "\(title) \(animatableData)") }
    }
    struct Board: View {
      @State var title = "a"
      var body: some View {
        Titled(title: title, animatableData: 1).onTapGesture { withAnimation { title = "b" } }
      }
    }
    let host = ViewHost(Board())
    let update = host.tap("a 1.0")
    #expect(update.passes.count == 1)
    #expect(update.bodies.map(\.typeName) == ["Board", "Titled"])
  }

  @Test func `what follows from a body's data is no jump of its own`() throws {
    let host = ViewHost(Field())
    host.tap("field")
    for _ in 0..<5 { host.advance(by: .milliseconds(150)) }
    host.advanceToEnd()
    try host.timeline.check()
    #expect(host.timeline.tracks.map(\.name) == ["animatableData"])
  }

  @Test func `a body is not run again and again once its animation is over`() {
    let host = ViewHost(Score())
    host.tap(.type(Text.self))
    host.advanceToEnd()
    #expect(host.advance(by: .seconds(1)).bodies.isEmpty)
  }

  private struct Shake: ViewModifier, Animatable {
    nonisolated var animatableData: CGFloat
    func body(content: Content) -> some View { content.offset(x: animatableData * 10) }
  }

  private struct Field: View {
    @State var shakes: CGFloat = 0
    var body: some View {
      Text("field").modifier(Shake(animatableData: shakes))
        .onTapGesture { withAnimation(.linear(duration: 1)) { shakes += 1 } }
    }
  }

  @Test func `a modifier's body runs with the data of the moment`() {
    let host = ViewHost(Field())
    host.tap("field")
    host.advance(by: .milliseconds(500))
    let content = host.find(.type(Shake.self))?.children.first
    #expect(content?.attributes.map(\.values).description.contains("5") == true)
  }
}

/// A timeline as text.
@MainActor struct TimelineReportTests {
  private struct Notice: View {
    @State var isShown = true
    var body: some View {
      VStack {
        Text("toggle").onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Text("notice").transition(.opacity) }
      }
      .opacity(isShown ? 1 : 0.5)
    }
  }

  @Test func `a timeline tells what began and ended when, and because of what`() {
    let host = ViewHost(Notice())
    host.tap("toggle")
    host.advance(by: .milliseconds(250))
    host.tap("toggle")
    host.advance(by: .milliseconds(1250))
    host.tap("toggle")
    host.advanceToEnd()

    #expect(
      host.timeline.description == """
        0 s     VStack, opacity           1 → 0.5    .linear(duration: 1)  Notice.isShown true → false
        0 s     Text, transition opacity  1 → 0      .linear(duration: 1)  Notice.isShown true → false
        0 s     Text                      leaving
        0.25 s  VStack, opacity           0.875 → 1  .linear(duration: 1)  Notice.isShown false → true
        0.25 s  Text, transition opacity  0.75 → 1   .linear(duration: 1)  Notice.isShown false → true
        0.25 s  Text                      revived
        1.5 s   VStack, opacity           1 → 0.5    .linear(duration: 1)  Notice.isShown true → false
        1.5 s   Text, transition opacity  1 → 0      .linear(duration: 1)  Notice.isShown true → false
        1.5 s   Text                      leaving
        2.5 s   Text                      removed
        """)
    #expect(
      host.timeline.table(at: Timeline.frames(every: .milliseconds(500), until: .milliseconds(1250))) == """
                VStack, opacity  Text, opacity
        0 s     1                1
        0.5 s   0.8125           0.625
        1 s     0.875            0.75
        1.25 s  1                1
        """)
  }
}

extension TimelineReportTests {
  @Test func `an update that the clock brings about says when`() {
    let host = ViewHost(Notice())
    host.tap("toggle")
    #expect(
      host.advance(by: .seconds(2)).description == """
        Notice  removals ended, at 1 s

        - Text             removed        removal ended
        """)
  }
}
