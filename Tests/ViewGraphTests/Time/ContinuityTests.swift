import Testing

@testable import ViewGraph

/// Continuity as an assertion, and what a failure says.
@MainActor struct ContinuityTests {
  private struct Panel: View {
    @State var isOn = false
    var animation: Animation? = .easeInOut(duration: 1)
    var body: some View {
      Text("panel").opacity(isOn ? 1 : 0).onTapGesture { withAnimation(animation) { isOn.toggle() } }
    }
  }

  /// Taps a panel at some moments and lets it come to rest.
  private func timeline(_ animation: Animation?, taps: [Double]) -> Timeline {
    let host = ViewHost(Panel(animation: animation))
    var last = 0.0
    for tap in taps {
      host.advance(by: .milliseconds(Int((tap - last) * 1000)))
      last = tap
      host.tap("panel")
    }
    host.advanceToEnd()
    return host.timeline
  }

  @Test(arguments: [
    Animation.easeInOut(duration: 1), .linear(duration: 1), .smooth, .bouncy, .snappy.speed(2),
  ])
  func `an animation that is interrupted again and again shows no jump`(animation: Animation) throws {
    try timeline(animation, taps: [0, 0.1, 0.25, 0.3, 0.7]).check()
  }

  @Test(arguments: [Animation.smooth, .bouncy, .interactiveSpring, .easeInOut(duration: 1)])
  func `springs keep their speed, and what starts slowly does`(animation: Animation) throws {
    try timeline(animation, taps: [0, 0.1, 0.25]).check(.velocities)
  }

  @Test func `a change without an animation is a jump, with its reason`() {
    let problems = timeline(nil, taps: [0.1]).problems()
    #expect(
      problems.map(\.description) == [
        "'opacity' of Text at 0.1 s jumps 0 → 1: no animation in the transaction (Panel.isOn false → true)  "
          + "[Panel/Text]"
      ])
    #expect(timeline(nil, taps: [0.1]).problems(allowing: .unanimated).isEmpty)
  }

  @Test func `a linear curve that is interrupted has a kink`() {
    let timeline = timeline(.linear(duration: 1), taps: [0, 0.5])
    #expect(timeline.problems().isEmpty)
    #expect(
      timeline.problems(.velocities).map(\.description) == [
        "'opacity' of Text at 0.5 s changes its speed 1 → 0.5 a second: interrupted by .linear(duration: 1) "
          + "(Panel.isOn true → false)  [Panel/Text]"
      ])
    #expect(timeline.problems(.kinks(below: 0.6)).isEmpty)
    #expect(timeline.problems(.kinks(below: 0.4)).count == 1)
  }

  @Test func `what repeats without end never comes to rest, and what repeats without going back jumps`() {
    let forever = timeline(.linear(duration: 1).repeatForever(), taps: [0])
    #expect(forever.problems().map(\.kind) == [.endless])
    #expect(
      forever.problems()[0].message
        == "never comes to rest: .linear(duration: 1).repeatForever() has no end (Panel.isOn false → true)")
    #expect(forever.problems(allowing: .endless).isEmpty)

    let again = timeline(.linear(duration: 1).repeatCount(3, autoreverses: false), taps: [0])
    #expect(again.problems().map(\.kind) == [.jump, .jump])
    #expect(again.problems(allowing: .repeats).isEmpty)
    // An even count ends where it began, and the value that was set is elsewhere.
    let back = timeline(.linear(duration: 1).repeatCount(2), taps: [0])
    #expect(back.problems().map(\.message).count == 1)
    #expect(back.problems().first?.time == .seconds(2))
  }

  private struct Two: View {
    @State var isOn = false
    var body: some View {
      Text("two").opacity(isOn ? 1 : 0).animation(.linear(duration: 2), value: isOn).offset(x: isOn ? 100 : 0)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
  }

  @Test func `values of one transaction that go by different animations are out of step`() {
    let host = ViewHost(Two())
    host.tap("two")
    host.advanceToEnd()
    #expect(host.timeline.problems().map(\.kind) == [.outOfStep])
    #expect(host.timeline.problems(allowing: .outOfStep).isEmpty)
  }

  private struct Notice: View {
    @State var isShown = true
    let animation: Animation
    var body: some View {
      VStack {
        Text("toggle").onTapGesture { withAnimation(animation) { isShown.toggle() } }
        if isShown { Text("notice") }
      }
    }
  }

  @Test func `a removal that repeats without end leaves a zombie`() {
    let host = ViewHost(Notice(animation: .linear(duration: 1).repeatForever()))
    host.tap("toggle")
    host.advance(by: .seconds(10))
    #expect(host.find("notice")?.isLeaving == true)
    #expect(host.timeline.problems(allowing: .endless).map(\.kind) == [.zombie])

    let other = ViewHost(Notice(animation: .linear(duration: 1)))
    other.tap("toggle")
    other.advance(by: .seconds(10))
    #expect(other.find("notice") == nil)
    #expect(other.timeline.problems().isEmpty)
  }

  @Test func `a failure names everything`() {
    #expect(throws: ContinuityFailure.self) { try timeline(nil, taps: [0]).check() }
    let failure = ContinuityFailure(problems: timeline(nil, taps: [0.1]).problems())
    #expect(
      failure.description == """
        not continuous: 1 problem
          'opacity' of Text at 0.1 s jumps 0 → 1: no animation in the transaction (Panel.isOn false → true)  [Panel/Text]
        """)
  }
}

/// Views that take touches and cannot be seen.
@MainActor struct InvisibleBlockerTests {
  private struct Menu: View {
    @State var isShown = true
    var body: some View {
      VStack {
        Text("open").onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        Button("set") {}.opacity(isShown ? 1 : 0)
        if isShown { Button("leaving") {} }
      }
    }
  }

  private func blockers(_ host: ViewHost<Menu>, _ policy: HitTesting) -> [String] {
    host.invisibleBlockers(policy).map { "\($0.kind) \($0.typeName)" }
  }

  @Test func `the policies differ in what blocks`() {
    let host = ViewHost(Menu())
    for policy in HitTesting.allCases { #expect(blockers(host, policy).isEmpty) }
    host.tap("open")
    host.advance(by: .milliseconds(995))
    // Both buttons show half a hundredth; one by its opacity, the other by its transition.
    #expect(blockers(host, .strict) == ["invisibleBlocker Button", "invisibleBlocker Button"])
    #expect(blockers(host, .swiftUI) == ["invisibleBlocker Button", "invisibleBlocker Button"])
    #expect(blockers(host, .uikit) == ["invisibleBlocker Button"])
    host.advanceToEnd()
    #expect(blockers(host, .strict) == ["invisibleBlocker Button"])
    #expect(blockers(host, .swiftUI).isEmpty)
    #expect(blockers(host, .uikit).isEmpty)
  }

  @Test func `what is shown by the modifier never blocks`() {
    struct Panel: View {
      let isShown: Bool
      var body: some View { VStack { Button("panel") {} }.shown(isShown) }
    }
    let host = ViewHost(Panel(isShown: true))
    host.update(to: Panel(isShown: false))
    for _ in 0..<60 {
      host.advance(by: .milliseconds(5))
      #expect(host.invisibleBlockers().isEmpty)
    }
  }

  @Test func `a message says what to do`() {
    let host = ViewHost(Menu(isShown: true))
    host.update { withAnimation(nil) {} }
    host.setState("isShown", of: Menu.self, to: false)
    #expect(
      host.invisibleBlockers().map(\.description) == [
        "Button at 0 s takes touches although only 0 % of it shows: add '.allowsHitTesting(false)' or '.disabled(true)' "
          + "while it is not to be seen  [Menu/VStack/Button[1]]"
      ])
  }
}

private struct Jumpy: CustomAnimation {
  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    time < 1 ? value.scaled(by: time < 0.5 ? 0 : 0.9) : nil
  }
}

private struct Fading: View {
  let animation: Animation
  @State var isOn = false

  var body: some View { Text("x").opacity(isOn ? 1 : 0).animation(animation, value: isOn) }
}

@MainActor @Suite struct `Animations that may jump on their way` {
  @Test(arguments: [Animation(Jumpy()), .timingCurve(1, 0, 0, 1, duration: 1)])
  func `are problems, since nothing is sampled`(animation: Animation) throws {
    let host = ViewHost(Fading(animation: animation))
    host.setState("isOn", of: Fading.self, to: true)
    host.advanceToEnd()

    #expect(host.timeline.problems().map(\.kind) == [.unbounded])
    #expect(
      host.timeline.problems()[0].message.hasSuffix(
        "whose speed has no bound that is known: it may jump on its way (Fading.isOn false → true)"))
    try host.timeline.check(allowing: .unbounded)
  }

  @Test func `curves and springs with a bound are none`() throws {
    for animation in [Animation.easeInOut, .spring, .timingCurve(0.2, 0, 0.1, 1, duration: 1)] {
      let host = ViewHost(Fading(animation: animation))
      host.setState("isOn", of: Fading.self, to: true)
      host.advanceToEnd()
      try host.timeline.check()
    }
  }
}
