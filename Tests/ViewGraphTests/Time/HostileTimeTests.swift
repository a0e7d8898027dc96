import Testing

@testable import ViewGraph

/// What nobody means to do, and programs do all the same.
@MainActor struct HostileTimeTests {
  private nonisolated static let second = Animation.linear(duration: 1)

  private func fader(_ value: Input<Double>) -> ViewHost<some View> {
    ViewHost(Driven(value) { Text("a").opacity($0).offset(x: $0) })
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, -0.0,
  ])
  func `a value that is no number, or too large, is set at once and left again`(value: Double) {
    let log = Log()
    let input = Input(0.0)
    let host = fader(input)
    for animation in [Animation.smooth, Self.second, .bouncy.delay(0.1)] {
      host.animate(animation, log: log) { input.value = 1 }
      host.advance(by: .milliseconds(100))
      host.animate(animation, log: log) { input.value = value }
      host.advance(by: .milliseconds(100))
      #expect(
        host.value(of: "opacity", in: "a") == .number(value) || value == 0 || !host.timeline.tracks.isEmpty)
      host.animate(animation, log: log) { input.value = 0.5 }
      host.advanceToEnd()
      #expect(host.number("opacity", in: "a") == 0.5)
      #expect(host.value(of: "offset", in: "a") == .point(CGPoint(x: 0.5, y: 0)))
    }
    #expect(log.entries.count == 9)
    #expect(host.timeline.problems(allowing: .unanimated).allSatisfy { !$0.message.isEmpty })
  }

  private nonisolated static let strange: [Animation] = [
    .linear(duration: .nan), .linear(duration: .infinity), .linear(duration: -1), .linear(duration: 1e300),
    .linear(duration: 1e-300), .smooth(duration: 0), .smooth(duration: -1), .smooth(duration: .nan),
    .spring(duration: 0.5, bounce: .nan), .spring(response: .infinity, dampingFraction: 1),
    .spring(response: 0.5, dampingFraction: 0), .spring(response: 0.5, dampingFraction: .infinity),
    .interpolatingSpring(mass: 0, stiffness: 0, damping: 0),
    .interpolatingSpring(mass: 1, stiffness: 100, damping: -1, initialVelocity: .infinity),
    second.delay(-1e9), second.delay(-0.5), second.delay(.infinity), second.delay(-.infinity),
    second.delay(.nan), second.speed(0), second.speed(-1), second.speed(.nan), second.speed(.infinity),
    second.repeatCount(0), second.repeatCount(-3), second.repeatCount(.max), second.repeatForever(),
    second.repeatForever(autoreverses: false), Animation.linear(duration: 0).repeatForever(),
    second.logicallyComplete(after: .nan), second.logicallyComplete(after: -1),
    second.logicallyComplete(after: .infinity), .timingCurve(.nan, 0, 1, 1, duration: 1),
    .timingCurve(0, .infinity, 0, -.infinity, duration: 1),
  ]

  @Test(arguments: strange)
  func `no animation traps, shows what is no number, or cannot be ended`(animation: Animation) {
    let log = Log()
    let value = Input(0.0)
    let isOn = Input(true)
    let host = ViewHost(
      VStack {
        Driven(value) { Text("a").opacity($0) }
        Driven(isOn) { isOn in HStack { if isOn { Text("b") } } }
      })
    host.animate(animation, log: log) {
      value.value = 1
      isOn.value = false
    }
    host.advance(by: .zero)
    for step in 0..<20 {
      #expect(host.number("opacity", in: "a")?.isFinite == true)
      host.advance(by: .milliseconds(step * 10))
    }
    host.animate(animation, log: log) { value.value = 0.25 }
    host.advance(by: .milliseconds(10))
    host.advanceToEnd()
    #expect(host.number("opacity", in: "a")?.isFinite == true)
    _ = host.timeline.problems()

    host.animate(.linear(duration: 0.1), log: log) {
      value.value = 0.5
      isOn.value = true
    }
    host.advanceToEnd()
    #expect(host.drawn == ["a at 0.5", "b at 1"])
    #expect(log.entries.count == 3)
    #expect(host.zombies.isEmpty)
  }

  @Test func `a step of no time changes nothing`() {
    let value = Input(0.0)
    let host = fader(value)
    host.animate(Self.second) { value.value = 1 }
    let tracks = host.timeline.tracks.count
    for _ in 0..<10 { #expect(host.advance(by: .zero).passes.isEmpty) }
    #expect(host.moment == .zero)
    #expect(host.timeline.tracks.count == tracks)
    #expect(host.number("opacity", in: "a") == 0)
  }

  @Test func `a very long step, and another one, reach the end`() {
    let value = Input(0.0)
    let host = fader(value)
    host.animate(Self.second) { value.value = 1 }
    host.advance(by: .seconds(Int64.max / 2))
    host.advance(by: .seconds(Int64.max / 2))
    #expect(host.number("opacity", in: "a") == 1)
    host.animate(Self.second) { value.value = 0 }
    host.advanceToEnd()
    #expect(host.number("opacity", in: "a") == 0)
  }

  @Test func `the clock may be advanced by a completion`() {
    let log = Log()
    let value = Input(0.0)
    let host = fader(value)
    host.update {
      withAnimation(Self.second, completionCriteria: .removed) {
        value.value = 1
      } completion: {
        log.add("from \(host.moment / .seconds(1))")
        withAnimation(Self.second) { value.value = 2 }
        host.advance(by: .milliseconds(250))
        log.add("to \(host.moment / .seconds(1)): \(host.number("opacity", in: "a") ?? -1)")
        host.advanceToEnd()
      }
    }
    host.advance(by: .milliseconds(1500))
    #expect(log.entries == ["from 1.0", "to 1.25: 1.25"])
    #expect(host.moment == .seconds(2))
    host.advance(by: .milliseconds(500))
    #expect(host.moment == .milliseconds(2500))
    #expect(host.number("opacity", in: "a") == 2)
  }

  private final class Remote {
    var advance: () -> Void = {}
  }

  private struct Impatient: View {
    let remote: Remote
    @State var opacity = 0.0
    var body: some View {
      remote.advance()
      return Text("a").opacity(opacity)
    }
  }

  @Test func `a clock that a body advances stays where it is, with an issue`() {
    let remote = Remote()
    let host = ViewHost(Impatient(remote: remote))
    remote.advance = { [weak host] in
      host?.advance(by: .seconds(5))
      host?.advanceToEnd()
      host?.finishRemovals()
    }
    let update = withAnimation(Self.second) { host.setState("opacity", of: Impatient.self, to: 1.0) }
    #expect(update.issues.map(\.kind) == [.nothingToPerform, .nothingToPerform, .nothingToPerform])
    #expect(host.moment == .zero)
    remote.advance = {}
    host.advance(by: .milliseconds(500))
    #expect(host.number("opacity", in: "a") == 0.5)
  }

  private struct Appearing: View {
    let isOn: Bool
    let remote: Remote
    var body: some View {
      VStack { if isOn { Text("a").onAppear { remote.advance() }.onDisappear { remote.advance() } } }
    }
  }

  @Test func `the clock may be advanced by onAppear and onDisappear`() {
    let remote = Remote()
    let host = ViewHost(Appearing(isOn: false, remote: remote))
    remote.advance = { [weak host] in host?.advance(by: .milliseconds(250)) }
    withAnimation(Self.second) { _ = host.update(to: Appearing(isOn: true, remote: remote)) }
    #expect(host.drawn == ["a at 0.25"])
    withAnimation(Self.second) { _ = host.update(to: Appearing(isOn: false, remote: remote)) }
    host.advanceToEnd()
    #expect(host.drawn.isEmpty)
    #expect(host.moment == .milliseconds(1500))
    #expect(host.zombies.isEmpty)
  }

  @Test func `a host that is let go while everything moves is gone`() {
    let isOn = Input(true)
    let log = Log()
    weak var gone: AnyObject?
    do {
      let host = ViewHost(
        Driven(isOn) { isOn in
          VStack {
            if isOn { Text("a") }
            Text("b").opacity(isOn ? 1 : 0)
          }
        })
      gone = host
      host.animate(.smooth, log: log) { isOn.value = false }
      host.advance(by: .milliseconds(100))
      #expect(gone != nil)
    }
    #expect(gone == nil)
    #expect(log.entries.isEmpty)
    isOn.value = true
  }

  @Test func `an update to the same value neither ends nor delays anything`() {
    let log = Log()
    let value = Input(0.0)
    let host = fader(value)
    host.animate(Self.second, log: log, as: "move") { value.value = 1 }
    for _ in 0..<9 {
      host.advance(by: .milliseconds(100))
      host.animate(.linear(duration: 5), log: log, as: "same") { value.value = 1 }
      host.update { value.value = 1 }
    }
    #expect(isClose(host.number("opacity", in: "a"), 0.9))
    #expect(host.timeline.tracks.map(\.starts.count) == [1, 1])
    host.advance(by: .milliseconds(100))
    #expect(log.entries == Array(repeating: "same", count: 9) + ["move"])
  }

  @Test(arguments: [Animation.smooth, .linear(duration: 0.05), .linear(duration: 1)], [0, 1])
  func `ten thousand changes are taken, at one moment, and a thousand at as many`(
    animation: Animation, milliseconds: Int
  ) {
    let count = milliseconds == 0 && animation == .smooth ? 10_000 : 1_000
    var completions = 0
    let value = Input(0.0)
    let host = fader(value)
    for step in 1...count {
      host.update {
        withAnimation(animation) {
          value.value = Double(step)
        } completion: {
          completions += 1
        }
      }
      host.advance(by: .milliseconds(milliseconds))
    }
    host.advanceToEnd()
    #expect(host.number("opacity", in: "a") == Double(count))
    #expect(completions == count)
    #expect(host.timeline.running(at: host.moment).isEmpty)
  }

  @Test func `ids that come and go within one moment leave the last one`() {
    let log = Log()
    let id = Input(0)
    let host = ViewHost(Driven(id) { id in VStack { Text(verbatim: "\(id)").id(id) } })
    for next in [1, 2, 3, 0, 2, 1, 4, 4, 0, 1] { host.animate(Self.second, log: log) { id.value = next } }
    #expect(Set(host.drawn.map { $0.first }).count == 5)
    host.advanceToEnd()
    #expect(host.drawn == ["1 at 1"])
    #expect(log.entries.count == 10)
    #expect(host.zombies.isEmpty)
    #expect(host.timeline.problems().isEmpty)
  }

  @Test func `a size that is no longer given, and given again, is what is set`() {
    let width = Input<CGFloat?>(10)
    let host = ViewHost(Driven(width) { Text("a").frame(width: $0) })
    for next in [nil, 20, nil, .infinity, 30] as [CGFloat?] {
      host.animate(Self.second) { width.value = next }
      host.advance(by: .milliseconds(300))
    }
    host.advanceToEnd()
    #expect(host.number("width", in: "a") == 30)
    #expect(host.timeline.running(at: host.moment).isEmpty)
  }

  @Test func `a paint that is a colour, a gradient and a colour again is what is set`() {
    let log = Log()
    let paint = Input(0)
    let paints = [
      AnyShapeStyle(Color.red),
      AnyShapeStyle(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)),
      AnyShapeStyle(Color.white), AnyShapeStyle(.tint),
    ]
    let host = ViewHost(Driven(paint) { Rectangle().foregroundStyle(paints[$0]) })
    for next in [2, 1, 0, 3, 2, 1, 2, 0] {
      host.animate(Self.second, log: log) { paint.value = next }
      host.advance(by: .milliseconds(300))
    }
    host.advanceToEnd()
    #expect(
      host.value(of: "foregroundStyle", in: .type(Rectangle.self))?.data(in: .light)
        == AttributeValue.color(.red).data(in: .light))
    #expect(host.timeline.running(at: host.moment).isEmpty)
    #expect(log.entries.count == 8)
  }

  @Test func `opacity under a condition is another view's, and fades with it`() {
    let isDimmed = Input(false)
    let host = ViewHost(
      Driven(isDimmed) { isDimmed in
        VStack { if isDimmed { Text("a").opacity(0.5) } else { Text("a") } }
      })
    for _ in 0..<5 {
      host.animate(Self.second) { isDimmed.value.toggle() }
      host.advance(by: .milliseconds(100))
    }
    host.advanceToEnd()
    #expect(host.drawn == ["a at 0.5"])
    #expect(host.timeline.problems().isEmpty)
  }

  @Test func `a view inside an AnyView inside a condition plays its transition`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in VStack { if isOn { AnyView(Text("a").transition(.offset(x: 10))) } } })
    host.animate(Self.second) { isOn.value = false }
    host.advance(by: .milliseconds(500))
    #expect(host.effects == ["offset \(AttributeValue.size(CGSize(width: 5, height: 0)))"])
    host.advanceToEnd()
    #expect(host.drawn.isEmpty)
  }

  @Test func `rows that leave and come back in another order are each there once`() {
    let ids = Input([1, 2, 3, 4, 5])
    let host = ViewHost(
      Driven(ids) { ids in VStack { ForEach(ids, id: \.self) { Text(verbatim: "\($0)") } } })
    for next in [[], [5, 3], [1], [4, 1, 2], [], [2, 5, 4, 3, 1]] {
      host.animate(Self.second) { ids.value = next }
      host.advance(by: .milliseconds(90))
      #expect(Set(host.drawn.map { $0.first }).count == host.drawn.count)
    }
    host.advanceToEnd()
    #expect(host.drawn == ["2 at 1", "5 at 1", "4 at 1", "3 at 1", "1 at 1"])
    #expect(host.timeline.problems().isEmpty)
    #expect(host.zombies.isEmpty)
  }

  @Test func `removals that are ended in the middle are over, and completions have run once`() {
    let log = Log()
    let ids = Input([1, 2, 3])
    let host = ViewHost(
      Driven(ids) { ids in
        VStack {
          ForEach(ids, id: \.self) { id in Text(verbatim: "\(id)").onDisappear { log.add("gone \(id)") } }
        }
      })
    host.animate(Self.second, log: log, as: "first") { ids.value = [2, 3] }
    host.advance(by: .milliseconds(300))
    host.animate(Self.second, .logicallyComplete, log: log, as: "second") { ids.value = [3] }
    host.advance(by: .milliseconds(300))
    host.finishRemovals()
    #expect(host.drawn == ["3 at 1"])
    #expect(log.entries == ["gone 1", "gone 2", "first"])
    host.animate(Self.second, log: log, as: "third") { ids.value = [2, 3] }
    #expect(host.drawn == ["2 at 0", "3 at 1"])
    host.advanceToEnd()
    #expect(host.drawn == ["2 at 1", "3 at 1"])
    #expect(log.entries == ["gone 1", "gone 2", "first", "second", "third"])
    #expect(host.zombies.isEmpty)
  }

  @Test func `views that end at twelve thousand moments are no endless update`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          ForEach(0..<12_000, id: \.self) { row in
            Text("row").opacity(isOn ? 1 : 0)
              .animation(.linear(duration: 0.5).delay(Double(row) * 0.0001), value: isOn)
          }
        }
      })
    host.update { isOn.value = true }
    #expect(host.advanceToEnd().issues.isEmpty)
    #expect(host.timeline.running(at: host.moment).isEmpty)
  }

  @Test func `to advance costs nothing for what goes on`() throws {
    guard canCountAllocations else { return }
    func cost(rows: Int) -> Int {
      let isOn = Input(false)
      let host = ViewHost(
        Driven(isOn) { isOn in
          VStack { ForEach(0..<rows, id: \.self) { _ in Text("row").opacity(isOn ? 1 : 0) } }
        })
      host.animate(Self.second) { isOn.value = true }
      host.advance(by: .milliseconds(1))
      #expect(host.timeline.running(at: host.moment).count == rows)
      let cost = allocations { for _ in 0..<100 { host.advance(by: .milliseconds(1)) } }
      host.advanceToEnd()
      #expect(host.timeline.running(at: host.moment).isEmpty)
      return cost
    }
    #expect(cost(rows: 10_000) <= cost(rows: 10) + 100)
  }

  @Test(arguments: [Animation.smooth, second, .bouncy.speed(2).delay(0.1), .easeInOut.repeatForever()])
  func `to ask for a value allocates nothing`(animation: Animation) throws {
    guard canCountAllocations else { return }
    let value = Input(0.0)
    let host = fader(value)
    host.animate(animation) { value.value = 1 }
    host.advance(by: .milliseconds(200))
    host.animate(animation) { value.value = 0.2 }
    let track = try #require(host.timeline.tracks.first)
    _ = track.value(at: .milliseconds(1))
    let count = allocations {
      for step in 0..<1_000 { _ = track.value(at: .milliseconds(step)) }
    }
    #expect(count == 0)
  }
}
