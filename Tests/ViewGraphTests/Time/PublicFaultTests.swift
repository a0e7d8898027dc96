import Testing

@testable import ViewGraph

/// Faults that people reported of other libraries, each in the terms of this one, with the right outcome.
@MainActor struct PublicFaultTests {
  private nonisolated static let second = Animation.linear(duration: 1)

  private struct Row: View {
    var title = "row"
    var log: Log?
    @State private var n = 0
    var body: some View {
      Text("\(title) \(n)").onAppear { log?.add("appear \(title)") }
        .onDisappear { log?.add("disappear \(title) \(n)") }
    }
  }

  @Test func `fault 1: children that leave on rapid updates are all gone at the end`() {
    let log = Log()
    let ids = Input([1, 2, 3, 4])
    let host = ViewHost(
      Driven(ids) { ids in VStack { ForEach(ids, id: \.self) { Row(title: "\($0)", log: log) } } })
    for next in [[1, 2, 3], [1, 2], [1], [], [5], []] {
      host.animate(Self.second, log: log) { ids.value = next }
      host.advance(by: .milliseconds(50))
    }
    #expect(host.leaving.count == 5)

    host.advanceToEnd()

    #expect(host.leaving.isEmpty && host.texts.isEmpty)
    // The fifth came at 0.2 s and went at 0.25 s.
    #expect(host.moment == .milliseconds(1250))
    #expect((1...5).map { id in log.count(of: "disappear \(id) 0") } == [1, 1, 1, 1, 1])
    #expect(log.count(of: "complete") == 6)
    #expect(host.zombies.isEmpty)
  }

  @Test func `fault 2: a removal that begins during another ends at its own time`() {
    let ids = Input([1, 2, 3])
    let host = ViewHost(
      Driven(ids) { ids in VStack { ForEach(ids, id: \.self) { Text(verbatim: "\($0)") } } })
    host.animate(Self.second) { ids.value = [2, 3] }
    host.advance(by: .milliseconds(500))
    host.animate(Self.second) { ids.value = [3] }

    host.advance(by: .milliseconds(499))
    #expect(host.leaving.count == 2)
    host.advance(by: .milliseconds(1))
    #expect(host.drawn == ["3 at 1", "2 at 0.5"])
    host.advance(by: .milliseconds(500))
    #expect(host.drawn == ["3 at 1"])
    #expect(
      host.timeline.story == [
        "0 leaving Text", "0.5 leaving Text", "1 completed completion", "1 removed Text",
        "1.5 completed completion", "1.5 removed Text",
      ])
  }

  @Test(arguments: [1, 2, 3, 4, 7, 20, 31])
  func `fault 3: nothing is stuck after fast changes`(changes: Int) {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in VStack { if isOn { Row(title: "a") } else { Row(title: "b") } } })
    for _ in 0..<changes {
      host.animate(.smooth, log: log) { isOn.value.toggle() }
      host.advance(by: .milliseconds(31))
    }
    host.advanceToEnd()

    #expect(host.drawn == [changes.isMultiple(of: 2) ? "a 0 at 1" : "b 0 at 1"])
    #expect(host.leaving.isEmpty)
    #expect(log.count(of: "complete") == changes)
    #expect(host.zombies.isEmpty)
  }

  @Test func `fault 4: a removal ends exactly at its own end`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            Text("short").transition(.opacity.animation(.linear(duration: 1)))
            Text("long").transition(.opacity.animation(.linear(duration: 2)))
            Text("plain")
          }
        }
      })
    host.animate(.linear(duration: 1.5)) { isOn.value = false }

    host.advance(by: .milliseconds(999))
    #expect(host.drawn.count == 3)
    host.advance(by: .milliseconds(1))
    #expect(host.findAll("short").isEmpty && host.findAll("long").count == 1)
    host.advance(by: .milliseconds(499))
    #expect(host.findAll("plain").count == 1)
    host.advance(by: .milliseconds(1))
    #expect(host.drawn == ["long at 0.25"])
    host.advance(by: .milliseconds(500))
    #expect(host.drawn.isEmpty)
  }

  @Test func `fault 4: an insertion that is still running does not delay the end of a removal`() {
    let log = Log()
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            Text("card").transition(
              .asymmetric(
                insertion: .opacity.animation(.linear(duration: 10)), removal: .scale))
          }
        }
      })
    host.update { isOn.value = true }
    host.advance(by: .seconds(1))
    host.animate(Self.second, log: log) { isOn.value = false }
    host.advance(by: .seconds(1))

    #expect(host.drawn.isEmpty)
    #expect(log.entries == ["complete"])
  }

  private struct Stage: View {
    var showsPart = true
    let log: Log
    var body: some View {
      HStack { if showsPart { Row(title: "part", log: log) } }
    }
  }

  @Test func `fault 5: a child whose parent goes right after its removal began is gone, and completes`() {
    let log = Log()
    let state = Input((showsStage: true, showsPart: true))
    let host = ViewHost(
      Driven(state) { state in
        VStack { if state.showsStage { Stage(showsPart: state.showsPart, log: log) } }
      })
    host.animate(Self.second, log: log) { state.value.showsPart = false }
    host.update { state.value.showsStage = false }

    #expect(log.entries == ["appear part", "disappear part 0", "complete"])
    host.advanceToEnd()
    #expect(host.drawn.isEmpty)
    #expect(log.entries.count == 3)
    #expect(host.zombies.isEmpty)
  }

  @Test func `fault 5: a child that is leaving when its parent leaves is gone with the first of both ends`() {
    let log = Log()
    let state = Input((showsStage: true, showsPart: true))
    let host = ViewHost(
      Driven(state) { state in
        VStack { if state.showsStage { Stage(showsPart: state.showsPart, log: log) } }
      })
    host.animate(.linear(duration: 3), log: log, as: "part") { state.value.showsPart = false }
    host.advance(by: .milliseconds(500))
    host.animate(Self.second, log: log, as: "stage") { state.value.showsStage = false }
    host.advance(by: .milliseconds(500))
    // Half of the parent, and two thirds of the child.
    #expect(host.drawn == ["part 0 at 0.3333"])
    host.advance(by: .milliseconds(500))

    #expect(host.drawn.isEmpty)
    #expect(log.entries == ["appear part", "stage", "disappear part 0", "part"])
    host.advanceToEnd()
    #expect(log.entries.count == 4)
    #expect(host.zombies.isEmpty)
  }

  @Test func `fault 6: a key that comes back while it leaves is there once`() {
    let id = Input("A")
    let host = ViewHost(Driven(id) { id in VStack { Row(title: id).id(id) } })
    host.setState("n", of: Row.self, to: 5)
    host.animate(Self.second) { id.value = "B" }
    host.advance(by: .milliseconds(250))
    host.animate(Self.second) { id.value = "A" }
    #expect(host.drawn == ["A 5 at 0.75", "B 0 at 0.25"])

    for _ in 0..<8 {
      host.advance(by: .milliseconds(100))
      #expect(host.findAll("A 5").count == 1)
      #expect(host.findAll(.type(Row.self)).count == 2)
    }
    host.advanceToEnd()
    #expect(host.drawn == ["A 5 at 1"])
  }

  @Test(arguments: [
    AnyTransition.opacity, .slide, .scale, .move(edge: .top), .push(from: .leading), .offset(x: 10, y: 20),
    .opacity.combined(with: .scale), .asymmetric(insertion: .opacity, removal: .slide),
    .blurReplace(isUpUp: true),
  ])
  func `fault 7: after a removal that was called off everything is at its place`(transition: AnyTransition) {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in VStack { if isOn { Text("card").transition(transition) } } })
    host.animate(Self.second) { isOn.value = false }
    host.advance(by: .milliseconds(500))
    host.animate(Self.second) { isOn.value = true }
    host.advanceToEnd()

    #expect(host.drawn == ["card at 1"])
    let atRest = transition.effects.map { "\($0.name) \($0[.identity])" }
    #expect(host.effects.allSatisfy(atRest.contains))
    #expect(!host.effects.isEmpty)
  }

  @Test func `fault 8: what comes and goes within one moment is gone, and completes`() {
    let log = Log()
    let isOn = Input(false)
    let host = ViewHost(Driven(isOn) { isOn in VStack { if isOn { Row(title: "x", log: log) } } })
    host.animate(Self.second, log: log, as: "came") { isOn.value = true }
    host.animate(Self.second, log: log, as: "went") { isOn.value = false }
    host.advanceToEnd()

    #expect(host.drawn.isEmpty)
    #expect(host.moment <= .seconds(1))
    #expect(log.entries == ["appear x", "came", "went", "disappear x 0"])
  }

  @Test func `fault 8: a removal that is called off without time in between leaves no trace`() {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in VStack { if isOn { Row(title: "x", log: log) } } })
    host.animate(Self.second, log: log, as: "went") { isOn.value = false }
    host.animate(Self.second, log: log, as: "came") { isOn.value = true }
    #expect(host.drawn == ["x 0 at 1"])
    host.advanceToEnd()

    #expect(host.drawn == ["x 0 at 1"])
    #expect(log.entries == ["appear x", "went", "came"])
  }

  @Test func `fault 9: to hide twice is to hide once`() {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in VStack { if isOn { Text("card") } } })
    host.animate(Self.second, log: log) { isOn.value = false }
    host.advance(by: .milliseconds(200))
    host.animate(Self.second, log: log) { isOn.value = false }
    #expect(log.entries == ["complete"])
    host.animate(Self.second, log: log) { isOn.value = true }
    host.advanceToEnd()

    #expect(host.drawn == ["card at 1"])
    #expect(log.entries == ["complete", "complete", "complete"])
  }

  @Test func `fault 10: a row that is hidden and shown again and again is shown at the end`() {
    let hidden = Input<Set<Int>>([])
    let host = ViewHost(
      Driven(hidden) { hidden in
        VStack {
          ForEach([1, 2, 3].filter { !hidden.contains($0) }, id: \.self) { Text(verbatim: "\($0)") }
        }
      })
    for round in 0..<9 {
      host.animate(.snappy) { hidden.value = round.isMultiple(of: 2) ? [1, 2] : [2, 3] }
      host.advance(by: .milliseconds(40))
    }
    host.animate(.snappy) { hidden.value = [] }
    host.advanceToEnd()

    #expect(host.drawn == ["1 at 1", "2 at 1", "3 at 1"])
    #expect(host.zombies.isEmpty)
  }

  @Test(arguments: [0, 1, 10, 500, 990, 999])
  func `fault 11: to show right after dismissing is not lost`(wait: Int) {
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in VStack { if isOn { Text("progress") } } })
    host.animate(Self.second) { isOn.value = false }
    host.advance(by: .milliseconds(wait))
    host.animate(Self.second) { isOn.value = true }
    #expect(host.texts == ["progress"])
    host.advanceToEnd()
    #expect(host.drawn == ["progress at 1"])
  }

  private struct Fader: View {
    @State var opacity = 0.0
    var body: some View { Text("fader").opacity(opacity) }
  }

  /// A fader on its way to 1.
  private func fader(_ animation: Animation) -> ViewHost<Fader> {
    let host = ViewHost(Fader())
    retarget(host, to: 1, animation)
    return host
  }

  private func retarget(_ host: ViewHost<Fader>, to opacity: Double, _ animation: Animation?) {
    withAnimation(animation) { _ = host.setState("opacity", of: Fader.self, to: opacity) }
  }

  @Test func `fault 12: a spring that bounces takes its velocity over and stays the same spring`() {
    let host = fader(.spring(duration: 0.5, bounce: 0.3))
    host.advance(by: .milliseconds(100))
    retarget(host, to: 0.25, .spring(duration: 0.5, bounce: 0.3))
    host.advance(by: .milliseconds(150))

    let spring = Spring(duration: 0.5, bounce: 0.3)
    let value = spring.value(target: 1.0, time: 0.1)
    let velocity = spring.velocity(target: 1.0, time: 0.1)
    let expected = value + spring.value(target: 0.25 - value, initialVelocity: velocity, time: 0.15)
    #expect(isClose(host.number("opacity", in: "fader"), expected))
    host.advanceToEnd()
    #expect(host.number("opacity", in: "fader") == 0.25)
  }

  @Test(arguments: [(100, 0.231362), (250, 0.535728), (500, 0.799926), (1000, 0.962845)])
  func `fault 13: a spring of more than critical damping does not snap`(
    milliseconds: Int, value: Double
  ) throws {
    let host = fader(.spring(duration: 0.5, bounce: -0.5))
    host.advance(by: .milliseconds(milliseconds))
    #expect(isClose(host.number("opacity", in: "fader"), value, within: 1e-6))
    host.advanceToEnd()
    try host.timeline.check(.velocities)
  }

  @Test func `fault 14: a spring that is led elsewhere keeps its speed`() throws {
    let host = fader(.smooth)
    host.advance(by: .milliseconds(150))
    retarget(host, to: 0.5, .smooth)
    host.advanceToEnd()

    let track = try #require(host.timeline.tracks.first)
    let before = track.velocity(before: .milliseconds(150))
    let after = track.velocity(at: .milliseconds(150))
    guard case .number(let speed) = before, case .number(let next) = after else {
      Issue.record("no speed")
      return
    }
    #expect(speed > 3)
    #expect(isClose(next, speed))
    try host.timeline.check(.velocities)
  }

  @Test(arguments: [Animation.smooth, .bouncy, .linear(duration: 0.5)])
  func `fault 15: a repeat jumps only where its author says so`(animation: Animation) {
    let there = fader(animation.repeatCount(3))
    there.advanceToEnd()
    #expect(there.timeline.problems().isEmpty)

    let again = fader(animation.repeatCount(3, autoreverses: false))
    again.advanceToEnd()
    #expect(again.timeline.problems().map(\.kind) == [.jump, .jump])
    #expect(again.timeline.problems(allowing: .repeats).isEmpty)
  }

  private struct Spinner: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text("title").offset(x: 10)
        Text("wheel").opacity(isOn ? 1 : 0.2).offset(x: 5)
      }
      .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
    }
  }

  @Test func `fault 16: what starts to repeat in onAppear moves what it writes, and nothing flies in`() {
    let host = ViewHost(Spinner())
    #expect(isClose(host.number("opacity", in: "wheel"), 0.2))
    #expect(host.timeline.tracks.map(\.name) == ["opacity"])
    #expect(host.timeline.events.isEmpty)
    host.advance(by: .milliseconds(250))
    #expect(isClose(host.number("opacity", in: "wheel"), 0.4))
    host.advance(by: .milliseconds(1500))
    #expect(isClose(host.number("opacity", in: "wheel"), 0.4))
    #expect(host.timeline.problems(allowing: .endless).isEmpty)
  }

  @Test func `fault 17: a timeline tells which values an animation reached, and a plain write is not one`() {
    let pulse = Input(false)
    let score = Input(0.0)
    let host = ViewHost(
      VStack {
        Driven(pulse) { Text("pulse").opacity($0 ? 1 : 0.5) }
        Driven(score) { Text("score").offset(x: $0) }
        Driven(pulse) { Text("bystander").offset(x: $0 ? 1 : 0).animation(nil, value: $0) }
      })
    host.update { withAnimation(.linear(duration: 1).repeatForever()) { pulse.value = true } }
    host.advance(by: .milliseconds(300))
    host.update { score.value = 10 }

    let tracks = host.timeline.tracks
    #expect(
      tracks.map { "\($0.name) \($0.starts.last?.animation != nil)" } == [
        "opacity true", "offset false", "offset false",
      ])
    #expect(host.timeline.running(at: host.moment).map(\.name) == ["opacity"])
    #expect(host.value(of: "offset", in: "score") == .point(CGPoint(x: 10, y: 0)))
  }

  @Test func `fault 18: what comes into a view that is on its way shows as much as that`() {
    let state = Input((showsStage: false, isNew: false))
    let host = ViewHost(
      Driven(state) { state in
        VStack {
          if state.showsStage { HStack { if state.isNew { Text("new") } else { Text("old") } } }
        }
      })
    host.animate(Self.second) { state.value.showsStage = true }
    host.advance(by: .milliseconds(500))
    host.update { state.value.isNew = true }
    #expect(host.drawn == ["new at 0.5"])
    host.advance(by: .milliseconds(250))
    host.animate(Self.second) { state.value.isNew = false }
    host.advance(by: .milliseconds(125))
    #expect(host.drawn == ["old at 0.1094", "new at 0.7656"])
    host.advanceToEnd()
    #expect(host.drawn == ["old at 1"])
  }

  @Test func `fault 16: what appears has its frame before anything is animated`() {
    let host = ViewHost(Spinner(), in: Screen(width: 200, height: 200))

    #expect(host.timeline.tracks.map(\.name) == ["opacity"])
    #expect(host.shownFrame(of: "title") == CGRect(x: 10, y: 0, width: 40, height: 20))
    host.advance(by: .milliseconds(250))
    #expect(host.shownFrame(of: "title") == CGRect(x: 10, y: 0, width: 40, height: 20))
  }

  private struct Moving: View {
    let isGrouped: Bool
    @State var isDown = false
    @State var isNew = false

    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(height: isDown ? 100 : 0)
        if isGrouped { content.geometryGroup() } else { content }
      }
      .frame(width: 200, height: 200, alignment: .top)
    }

    private var content: some View {
      VStack { if isNew { Text("new") } else { Text("old") } }
    }
  }

  @Test(arguments: [(false, 100), (true, 50)])
  func `fault 18: what comes into a parent that moves is at its final place, but for a geometry group`(
    isGrouped: Bool, y: CGFloat
  ) {
    let host = ViewHost(Moving(isGrouped: isGrouped), in: Screen(width: 200, height: 200))
    withAnimation(Self.second) { _ = host.setState("isDown", of: Moving.self, to: true) }
    host.advance(by: .milliseconds(500))
    host.setState("isNew", of: Moving.self, to: true)

    #expect(host.shownFrame(of: "new")?.minY == y)
    #expect(host.shownFrame(of: "old")?.minY == nil)
  }

  @Test func `fault 19: no row of a loop inside a condition stays transparent`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack { if isOn { ForEach(1..<4, id: \.self) { Text(verbatim: "\($0)") } } }
      })
    host.animate(Self.second) { isOn.value = true }
    #expect(host.drawn == ["1 at 0", "2 at 0", "3 at 0"])
    host.advance(by: .milliseconds(500))
    #expect(host.drawn == ["1 at 0.5", "2 at 0.5", "3 at 0.5"])
    host.advanceToEnd()
    #expect(host.drawn == ["1 at 1", "2 at 1", "3 at 1"])
  }

  @Test func `fault 20: onAppear runs before the insertion plays, onDisappear after the removal has`() {
    let log = Log()
    let isOn = Input(false)
    let host = ViewHost(Driven(isOn) { isOn in VStack { if isOn { Row(title: "x", log: log) } } })
    host.animate(Self.second) { isOn.value = true }
    #expect(log.entries == ["appear x"])
    host.advanceToEnd()
    host.animate(Self.second) { isOn.value = false }
    host.advance(by: .milliseconds(999))
    #expect(log.entries == ["appear x"])
    host.advance(by: .milliseconds(1))
    #expect(log.entries == ["appear x", "disappear x 0"])
  }

  @Test func `fault 21: another type in an AnyView plays no transition, and the report says why`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in VStack { isOn ? AnyView(Text("a")) : AnyView(HStack { Text("b") }) } })
    let update = host.animate(Self.second) { isOn.value = false }

    #expect(host.drawn == ["b at 1"])
    #expect(
      update.removals.map(\.transition?.explanation) == [
        "an AnyView outside of conditions does not transition"
      ])
    host.advanceToEnd()
    #expect(host.timeline.story == ["0 completed completion"])
  }

  @Test func `fault 22: what is closed while it opens closes from where it is`() {
    let isOn = Input(false)
    let host = ViewHost(Driven(isOn) { isOn in VStack { if isOn { Text("dialog") } } })
    host.animate(Self.second) { isOn.value = true }
    host.advance(by: .milliseconds(500))
    host.animate(Self.second) { isOn.value = false }
    #expect(host.drawn == ["dialog at 0.5"])
    host.advance(by: .milliseconds(250))
    // The insertion goes on to 0.75 while a quarter is taken away.
    #expect(host.drawn == ["dialog at 0.5625"])
    host.advance(by: .milliseconds(749))
    #expect(host.leaving == ["Text"])
    host.advance(by: .milliseconds(1))
    #expect(host.drawn.isEmpty)
    #expect(host.timeline.problems().isEmpty)
  }

  @Test(arguments: [AnyTransition.opacity, .slide, .scale(scale: 0.5), .push(from: .top), .offset(x: 3)])
  func `fault 23: the first moment shows what the transition begins with`(transition: AnyTransition) {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in VStack { if isOn { Text("card").transition(transition) } } })
    host.animate(Self.second) { isOn.value = true }
    #expect(host.effects == transition.effects.map { "\($0.name) \($0[.willAppear])" })
    #expect(host.timeline.problems().isEmpty)
  }

  @Test func `fault 24: what leaves keeps its state, and it can be read to the end`() {
    let log = Log()
    let isOn = Input(false)
    let host = ViewHost(Driven(isOn) { isOn in VStack { if isOn { Row(title: "x", log: log) } } })
    host.animate(Self.second) { isOn.value = true }
    host.setState("n", of: Row.self, to: 1)
    host.advance(by: .milliseconds(300))
    host.animate(Self.second) { isOn.value = false }
    #expect(host.find("x 1")?.isLeaving == false || host.leaving == ["Row"])
    host.advance(by: .milliseconds(300))
    host.setState("n", of: Row.self, to: 2)
    #expect(host.stateValue("n", of: Row.self) as? Int == 2)
    #expect(host.findAll("x 2").count == 1)
    host.advanceToEnd()
    #expect(log.entries == ["appear x", "disappear x 2"])
    #expect(host.state.entries.isEmpty)
  }

  @Test(arguments: [AnimationCompletionCriteria.logicallyComplete, .removed])
  func `fault 25: what takes no time completes, once`(criteria: AnimationCompletionCriteria) {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn { Row(title: "x", log: log) }
          Text("y").opacity(isOn ? 1 : 0)
        }
      })
    host.animate(.linear(duration: 0), criteria, log: log) { isOn.value = false }
    #expect(log.entries == ["appear x", "complete", "disappear x 0"])
    #expect(host.drawn == ["y at 0"])
    host.animate(.linear(duration: 0), criteria, log: log) { isOn.value = true }
    #expect(log.entries == ["appear x", "complete", "disappear x 0", "appear x", "complete"])
    #expect(host.drawn == ["x 0 at 1", "y at 1"])
    host.advanceToEnd()
    #expect(log.entries.count == 5)
  }

  @Test(arguments: ReducedMotion.allCases, [true, false])
  func `fault 26: where it ends does not depend on how much motion there is`(
    policy: ReducedMotion, isReduced: Bool
  ) {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn { Text("first").transition(.slide) } else { Text("second").transition(.scale) }
          Text("third").opacity(isOn ? 1 : 0.5)
        }
      }.environment(\.accessibilityReduceMotion, isReduced))
    host.reducedMotion = policy
    host.animate(.smooth, log: log) { isOn.value = false }
    host.advanceToEnd()
    #expect(host.drawn == ["second at 1", "third at 0.5"])
    #expect(log.entries == ["complete"])
    host.animate(.smooth, log: log) { isOn.value = true }
    host.advanceToEnd()
    #expect(host.drawn == ["first at 1", "third at 1"])
    #expect(log.entries == ["complete", "complete"])
    #expect(host.zombies.isEmpty)
  }

  @Test func `fault 27: a child that is hidden does not hide its parent`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn { Text("first") }
          Text("second")
        }
        .accessibilityIdentifier("stack")
      })
    host.animate(Self.second) { isOn.value = false }
    host.advance(by: .milliseconds(500))
    #expect(host.shownOpacity(of: .identifier("stack")) == 1)
    #expect(host.shownOpacity(of: "first") == 0.5)
    host.advanceToEnd()
    #expect(host.shownOpacity(of: .identifier("stack")) == 1)
    #expect(host.drawn == ["second at 1"])
  }

  @Test(arguments: [(500, 0.129162), (1000, 0.5), (1500, 0.870838), (2000, 1.0)])
  func `fault 28: a curve takes as long as it says`(milliseconds: Int, value: Double) {
    let host = fader(.easeInOut(duration: 2))
    host.advance(by: .milliseconds(milliseconds))
    #expect(isClose(host.number("opacity", in: "fader"), value, within: 1e-6))
    #expect(host.timeline.tracks.first?.removalEnd == .seconds(2))
  }
}
