import Testing

@testable import ViewGraph

/// Section I of the semantics where a clock is needed: what transitions show, and until when.
@MainActor struct TransitionTimeFacts {
  private nonisolated static let second = Animation.linear(duration: 1)

  private struct Card: View {
    var log: Log?
    @State private var n = 0
    var body: some View {
      Text("card \(n)").onAppear { log?.add("appear") }.onDisappear { log?.add("disappear") }
    }
  }

  /// A card that a condition shows, with a transition.
  private func host(
    _ isOn: Input<Bool>, _ transition: AnyTransition = .opacity, log: Log? = nil
  ) -> ViewHost<some View> {
    ViewHost(Driven(isOn) { isOn in VStack { if isOn { Card(log: log).transition(transition) } } })
  }

  @Test func `fact 96: a change of value plays no transition over time`() {
    let title = Input("a")
    let host = ViewHost(Driven(title) { title in VStack { Text(title).transition(.slide) } })
    host.animate(Self.second) { title.value = "b" }
    #expect(host.timeline.tracks.isEmpty && host.timeline.events.map(\.kind) == [.completed])
  }

  @Test func `fact 99: an identity transition is over when it begins`() {
    let isOn = Input(true)
    let host = host(isOn, .identity)
    host.animate(Self.second) { isOn.value = false }
    #expect(host.drawn.isEmpty)
    #expect(host.advanceToEnd().passes.isEmpty)
    #expect(host.moment == .zero)
  }

  @Test func `fact 100: an insertion goes from willAppear to identity, a removal on to didDisappear`() {
    let isOn = Input(false)
    let host = host(isOn, .slide)
    host.animate(Self.second) { isOn.value = true }
    #expect(host.effects == ["move \(AttributeValue.point(CGPoint(x: -1, y: 0)))"])
    host.advance(by: .milliseconds(500))
    #expect(host.effects == ["move \(AttributeValue.point(CGPoint(x: -0.5, y: 0)))"])
    host.advanceToEnd()
    #expect(host.effects == ["move \(AttributeValue.point(.zero))"])
    host.animate(Self.second) { isOn.value = false }
    host.advance(by: .milliseconds(250))
    #expect(host.effects == ["move \(AttributeValue.point(CGPoint(x: 0.25, y: 0)))"])
    host.advanceToEnd()
    #expect(host.drawn.isEmpty)
  }

  @Test func `fact 100: what is removed while it appears goes straight to didDisappear`() {
    let isOn = Input(false)
    let host = host(isOn, .slide)
    host.animate(Self.second) { isOn.value = true }
    host.advance(by: .milliseconds(500))
    host.animate(Self.second) { isOn.value = false }
    // -0.5 on its way to 0, led to 1: at 0.75 s -0.25 and a quarter of the 1.25 that is left.
    host.advance(by: .milliseconds(250))
    #expect(host.effects == ["move \(AttributeValue.point(CGPoint(x: 0.0625, y: 0)))"])
    host.advance(by: .milliseconds(749))
    #expect(host.leaving == ["Card"])
    host.advance(by: .milliseconds(1))
    #expect(host.drawn.isEmpty)
  }

  @Test func `fact 101: a view that comes back goes on from where it is, with its state and one onAppear`() {
    let log = Log()
    let isOn = Input(true)
    let host = host(isOn, log: log)
    host.setState("n", of: Card.self, to: 5)
    host.animate(Self.second) { isOn.value = false }
    host.advance(by: .milliseconds(750))
    #expect(host.drawn == ["card 5 at 0.25"])
    host.animate(Self.second) { isOn.value = true }
    #expect(host.drawn == ["card 5 at 0.25"])
    host.advance(by: .milliseconds(500))
    // The old motion has reached 0, and half of the way back is done.
    #expect(host.drawn == ["card 5 at 0.5"])
    host.advanceToEnd()
    #expect(host.drawn == ["card 5 at 1"])
    #expect(log.entries == ["appear"])
    #expect(
      host.timeline.story.filter { !$0.contains("completed") } == ["0 leaving Card", "0.75 revived Card"])
  }

  @Test func `fact 101: one that comes back when its removal has just ended is a new one`() {
    let log = Log()
    let isOn = Input(true)
    let host = host(isOn, log: log)
    host.setState("n", of: Card.self, to: 5)
    host.animate(Self.second) { isOn.value = false }
    host.advance(by: .seconds(1))
    host.animate(Self.second) { isOn.value = true }
    #expect(host.drawn == ["card 0 at 0"])
    #expect(log.entries == ["appear", "disappear", "appear"])
  }

  @Test func `fact 102: only the outermost root plays; what is inside rides along`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            HStack {
              Text("inner").transition(.scale)
              if isOn { Text("conditional").transition(.opacity) }
            }
            .transition(.slide)
          }
        }
      })
    host.animate(Self.second) { isOn.value = true }
    #expect(host.timeline.tracks.map { "\($0.typeName) \($0.name)" } == ["HStack move"])
    #expect(host.drawn == ["inner at 1", "conditional at 1"])
    host.advanceToEnd()
    host.animate(Self.second) { isOn.value = false }
    #expect(host.timeline.tracks.map { "\($0.typeName) \($0.name)" } == ["HStack move"])
    host.advanceToEnd()
    #expect(host.drawn.isEmpty)
  }

  @Test func `fact 104: two roots play each its own, at the same time`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            Text("a").transition(.opacity)
            Text("b").transition(.scale(scale: 0.5))
          }
        }
      })
    host.animate(Self.second) { isOn.value = true }
    host.advance(by: .milliseconds(500))
    #expect(host.effects == ["opacity 0.5", "scale 0.75"])
    #expect(host.drawn == ["a at 0.5", "b at 1"])
  }

  @Test func `fact 107: a child of a removed parent plays nothing and goes when the parent does`() {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            HStack { if isOn { Card(log: log).transition(.opacity.animation(.linear(duration: 5))) } }
              .transition(.slide)
          }
        }
      })
    host.animate(Self.second) { isOn.value = false }
    host.advance(by: .milliseconds(999))
    #expect(host.drawn == ["card 0 at 1"])
    #expect(log.entries == ["appear"])
    host.advance(by: .milliseconds(1))
    #expect(host.drawn.isEmpty)
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test func `facts 108, 127: the container's animation drives a removal, the view's own does not`() {
    let isOn = Input(true)
    let inside = ViewHost(
      Driven(isOn) { isOn in VStack { if isOn { Card().animation(Self.second, value: isOn) } } })
    let outside = ViewHost(
      Driven(isOn) { isOn in VStack { if isOn { Card() } }.animation(Self.second, value: isOn) })
    isOn.value = false
    inside.update()
    outside.update()
    #expect(inside.drawn.isEmpty)
    outside.advance(by: .milliseconds(250))
    #expect(outside.drawn == ["card 0 at 0.75"])
    isOn.value = true
    outside.update()
    outside.advance(by: .milliseconds(250))
    // 0.5 on its way down, and a quarter of the way up.
    #expect(outside.drawn == ["card 0 at 0.625"])
  }

  @Test func `fact 109: in its first frame nothing of an inserted view moves but its transition`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack { if isOn { Text("a").opacity(isOn ? 0.5 : 0).offset(x: isOn ? 9 : 0).transition(.slide) } }
      })
    host.animate(Self.second) { isOn.value = true }
    #expect(host.timeline.tracks.map(\.name) == ["move"])
    #expect(host.number("opacity", in: "a") == 0.5)
    #expect(host.value(of: "offset", in: "a") == .point(CGPoint(x: 9, y: 0)))
  }

  @Test func `fact 111: an asymmetric insertion goes on while the removal plays on top`() {
    let isOn = Input(false)
    let host = host(isOn, .asymmetric(insertion: .opacity, removal: .offset(x: 100)))
    host.animate(Self.second) { isOn.value = true }
    host.advance(by: .milliseconds(500))
    host.animate(Self.second) { isOn.value = false }
    #expect(host.drawn == ["card 0 at 0.5"])
    host.advance(by: .milliseconds(250))
    #expect(host.drawn == ["card 0 at 0.75"])
    #expect(host.effects == ["opacity 0.75", "offset \(AttributeValue.size(CGSize(width: 25, height: 0)))"])
    host.advance(by: .milliseconds(500))
    #expect(host.drawn == ["card 0 at 1"])
    host.advance(by: .milliseconds(250))
    #expect(host.drawn.isEmpty)
    #expect(host.timeline.problems().isEmpty)
  }

  @Test func `fact 112: a removal plays the transition that the view had, whatever it came with`() {
    let state = Input((isOn: false, fades: false))
    let host = ViewHost(
      Driven(state) { state in
        VStack { if state.isOn { Text("a").transition(state.fades ? .opacity : .slide) } }
      })
    host.animate(Self.second) { state.value.isOn = true }
    host.advanceToEnd()
    host.update { state.value.fades = true }
    host.animate(Self.second) { state.value.isOn = false }
    host.advance(by: .milliseconds(250))
    #expect(host.drawn == ["a at 0.75"])
    host.advance(by: .milliseconds(750))
    #expect(host.drawn.isEmpty)
  }

  @Test func `fact 112: what comes back with another transition is at its place at the end`() {
    let state = Input((isOn: true, fades: false))
    let host = ViewHost(
      Driven(state) { state in
        VStack { if state.isOn { Text("a").transition(state.fades ? .opacity : .slide) } }
      })
    host.animate(Self.second) { state.value.isOn = false }
    host.advance(by: .milliseconds(500))
    host.animate(Self.second) { state.value = (isOn: true, fades: true) }
    host.advance(by: .milliseconds(500))
    #expect(host.effects == ["move \(AttributeValue.point(CGPoint(x: 0.5, y: 0)))"])
    host.advanceToEnd()
    #expect(host.effects == ["move \(AttributeValue.point(.zero))"])
    #expect(host.drawn == ["a at 1"])
    #expect(host.timeline.problems().isEmpty)
  }

  @Test func `fact 112: a view that came with one transition and leaves with another plays both to the end`()
  {
    let state = Input((isOn: false, fades: false))
    let host = ViewHost(
      Driven(state) { state in
        VStack { if state.isOn { Text("a").transition(state.fades ? .opacity : .slide) } }
      })
    host.animate(.linear(duration: 2)) { state.value.isOn = true }
    host.advance(by: .milliseconds(500))
    host.update { state.value.fades = true }
    host.animate(Self.second) { state.value.isOn = false }
    host.advance(by: .milliseconds(500))
    #expect(host.drawn == ["a at 0.5"])
    #expect(host.effects == ["move \(AttributeValue.point(CGPoint(x: -0.5, y: 0)))", "opacity 0.5"])
    host.advance(by: .milliseconds(500))
    #expect(host.drawn.isEmpty)
  }

  @Test func `fact 113: views that leave are drawn in their old order`() {
    let ids = Input([1, 2, 3, 4])
    let host = ViewHost(
      Driven(ids) { ids in ZStack { ForEach(ids, id: \.self) { Text(verbatim: "\($0)") } } })
    host.animate(Self.second) { ids.value = [2, 4] }
    host.advance(by: .milliseconds(500))
    #expect(host.drawn == ["2 at 1", "4 at 1", "1 at 0.5", "3 at 0.5"])
  }

  @Test func `fact 114: where motion is reduced a transition that moves fades, and is over once`() {
    let log = Log()
    func story(_ policy: ReducedMotion, _ transition: AnyTransition) -> [String] {
      let isOn = Input(false)
      let host = ViewHost(
        Driven(isOn) { isOn in VStack { if isOn { Text("a").transition(transition) } } }
          .environment(\.accessibilityReduceMotion, true))
      host.reducedMotion = policy
      host.animate(Self.second, log: log) { isOn.value = true }
      host.advance(by: .milliseconds(250))
      let story = host.drawn + host.effects
      host.advanceToEnd()
      host.animate(Self.second, log: log) { isOn.value = false }
      host.advanceToEnd()
      #expect(host.drawn.isEmpty)
      return story
    }
    #expect(
      story(.asWritten, .offset(x: 4)) == [
        "a at 1", "offset \(AttributeValue.size(CGSize(width: 3, height: 0)))",
      ])
    #expect(story(.crossFade, .offset(x: 4)) == ["a at 0.25", "opacity 0.25"])
    #expect(story(.crossFade, .opacity) == ["a at 0.25", "opacity 0.25"])
    #expect(story(.instant, .offset(x: 4)) == ["a at 1", "offset \(AttributeValue.size(.zero))"])
    #expect(log.count(of: "complete") == 8)
  }

  @Test func `fact 114: motion that is reduced between coming and going fades at the end`() {
    let state = Input((isOn: false, isReduced: false))
    let host = ViewHost(
      Driven(state) { state in
        VStack { if state.isOn { Text("a").transition(.slide) } }
          .environment(\.accessibilityReduceMotion, state.isReduced)
      })
    host.animate(Self.second) { state.value.isOn = true }
    host.advanceToEnd()
    host.update { state.value.isReduced = true }
    host.animate(Self.second) { state.value.isOn = false }
    host.advance(by: .milliseconds(500))
    #expect(host.drawn == ["a at 0.5"])
    host.advanceToEnd()
    #expect(host.drawn.isEmpty)
  }

  private struct Fickle: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content } else { content.opacity(0) }
    }
  }

  @Test func `fact 115: a transition whose body uses if has no effect, and the view comes and goes`() {
    let isOn = Input(false)
    let log = Log()
    let host = host(isOn, AnyTransition(Fickle()), log: log)
    host.animate(Self.second) { isOn.value = true }
    host.advance(by: .milliseconds(500))
    #expect(host.drawn == ["card 0 at 1"])
    host.animate(Self.second) { isOn.value = false }
    host.advanceToEnd()
    #expect(host.drawn.isEmpty)
    #expect(log.entries == ["appear", "disappear"])
  }

  @Test func `an animation on a transition counts for its effects alone`() {
    let isOn = Input(false)
    let host = host(isOn, .opacity.combined(with: .offset(x: 100).animation(.linear(duration: 2))))
    host.animate(Self.second) { isOn.value = true }
    host.advance(by: .milliseconds(500))
    #expect(host.effects == ["opacity 0.5", "offset \(AttributeValue.size(CGSize(width: 75, height: 0)))"])
    host.advanceToEnd()
    // Without an animation around it, what brings none is there at once.
    host.update { isOn.value = false }
    host.advance(by: .milliseconds(500))
    #expect(host.effects == ["opacity 0", "offset \(AttributeValue.size(CGSize(width: 25, height: 0)))"])
  }

  @Test func `a transaction that disables animations disables those of transitions`() {
    let isOn = Input(true)
    let host = host(isOn, .opacity.animation(Self.second))
    var transaction = Transaction(animation: Self.second)
    transaction.disablesAnimations = true
    host.update { withTransaction(transaction) { isOn.value = false } }
    #expect(host.drawn.isEmpty)
    host.update { withTransaction(transaction) { isOn.value = true } }
    #expect(host.drawn == ["card 0 at 1"])
    // Coming back, too.
    host.update { isOn.value = false }
    host.advance(by: .milliseconds(500))
    host.update { withTransaction(transaction) { isOn.value = true } }
    #expect(host.drawn == ["card 0 at 1"])
    host.advanceToEnd()
    #expect(host.drawn == ["card 0 at 1"])
  }

  @Test(arguments: [
    (Animation.linear(duration: 1).speed(2), 500), (.linear(duration: 1).delay(0.5), 1500),
    (.linear(duration: 1).delay(0.5).speed(2), 750), (.linear(duration: 1).speed(2).delay(0.5), 1000),
    (.linear(duration: 1).repeatCount(3), 3000), (.linear(duration: 1).delay(-0.5), 500),
    (.linear(duration: 1).logicallyComplete(after: 0.1), 1000),
  ])
  func `a removal takes as long as the modifiers of its animation say`(
    animation: Animation, milliseconds: Int
  ) {
    let isOn = Input(true)
    let host = host(isOn)
    host.animate(animation) { isOn.value = false }
    host.advance(by: .milliseconds(milliseconds - 1))
    #expect(host.leaving == ["Card"])
    host.advance(by: .milliseconds(1))
    #expect(host.drawn.isEmpty)
  }

  @Test func `a removal that repeats without end stays a zombie until it is called off or ended`() {
    let log = Log()
    let isOn = Input(true)
    let host = host(isOn, log: log)
    host.animate(Self.second.repeatForever(), log: log) { isOn.value = false }
    host.advance(by: .seconds(100))
    host.advanceToEnd()
    #expect(host.leaving == ["Card"])
    #expect(host.timeline.problems(allowing: .endless).map(\.kind) == [.zombie])
    #expect(log.entries == ["appear"])
    host.animate(Self.second, log: log) { isOn.value = true }
    host.advanceToEnd()
    #expect(host.drawn == ["card 0 at 1"])
    #expect(log.entries == ["appear", "complete", "complete"])
    #expect(host.zombies.isEmpty)

    host.animate(Self.second.repeatForever(), log: log) { isOn.value = false }
    host.finishRemovals()
    #expect(host.drawn.isEmpty)
    #expect(log.entries == ["appear", "complete", "complete", "disappear", "complete"])
    #expect(host.zombies.isEmpty)
  }
}
