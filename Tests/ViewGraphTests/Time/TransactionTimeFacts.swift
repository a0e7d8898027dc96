import Testing

@testable import ViewGraph

/// Section J of the semantics where a clock is needed: which animation a value goes by, and when it is over.
@MainActor struct TransactionTimeFacts {
  private static let second = Animation.linear(duration: 1)

  /// Two texts whose opacity an input sets, each with what a test puts on it.
  private func opacities(_ host: ViewHost<some View>) -> [Double?] {
    ["a", "b"].map { host.number("opacity", in: .text($0)) }
  }

  @Test func `fact 116: withAnimation moves everything that its update changes, anywhere`() {
    let isOn = Input(false)
    let other = Input(false)
    let host = ViewHost(
      VStack {
        Driven(isOn) { Text("a").opacity($0 ? 1 : 0) }
        HStack { Driven(isOn) { isOn in Driven(other) { Text("b").opacity(isOn || $0 ? 1 : 0) } } }
      })
    host.animate(Self.second) { isOn.value = true }
    host.advance(by: .milliseconds(250))
    #expect(opacities(host) == [0.25, 0.25])
  }

  @Test func `fact 117: an animation with a value moves its subtree, and nothing else`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          VStack { Text("a").opacity(isOn ? 1 : 0) }.animation(Self.second, value: isOn)
          Text("b").opacity(isOn ? 1 : 0)
        }
      })
    host.update { isOn.value = true }
    host.advance(by: .milliseconds(250))
    #expect(opacities(host) == [0.25, 1])
  }

  @Test func `fact 118: the innermost animation counts`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          Text("a").opacity(isOn ? 1 : 0).animation(.linear(duration: 4), value: isOn)
          Text("b").opacity(isOn ? 1 : 0)
        }
        .animation(.linear(duration: 2), value: isOn)
      })
    host.animate(Self.second) { isOn.value = true }
    host.advance(by: .seconds(1))
    #expect(opacities(host) == [0.25, 0.5])
  }

  @Test func `fact 118: an inner animation of nil is there at once, one of nil outside is overridden`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          Text("a").opacity(isOn ? 1 : 0).animation(Self.second, value: isOn)
          Text("b").opacity(isOn ? 1 : 0)
        }
        .animation(nil, value: isOn)
      })
    host.animate(.linear(duration: 9)) { isOn.value = true }
    host.advance(by: .milliseconds(250))
    #expect(opacities(host) == [0.25, 1])
  }

  @Test func `fact 119: a transaction that disables animations is there at once, and completes`() {
    let log = Log()
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in Text("a").opacity(isOn ? 1 : 0).animation(Self.second, value: isOn) })
    var transaction = Transaction()
    transaction.disablesAnimations = true
    transaction.addAnimationCompletion { log.add("complete") }
    host.update { withTransaction(transaction) { isOn.value = true } }
    #expect(host.number("opacity", in: "a") == 1)
    #expect(log.entries == ["complete"])
  }

  @Test func `fact 120: a colour that is set outside of the animation moves at the leaf`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        Rectangle().animation(Self.second, value: isOn).foregroundStyle(isOn ? Color.white : Color.black)
          .opacity(isOn ? 1 : 0)
      })
    host.update { isOn.value = true }
    host.advance(by: .milliseconds(500))
    let running = host.timeline.running(at: host.moment).map(\.name)
    #expect(running.count == 1 && !running.contains("opacity"))
    #expect(host.number("opacity", in: .type(Rectangle.self)) == 1)
  }

  @Test func `fact 123: an animation does not reach an earlier write, nor a later one`() {
    let first = Input(false)
    let second = Input(false)
    let host = ViewHost(
      VStack {
        Driven(first) { Text("a").opacity($0 ? 1 : 0) }
        Driven(second) { Text("b").opacity($0 ? 1 : 0) }
      })
    host.update {
      first.value = true
      withAnimation(Self.second) { second.value = true }
    }
    host.advance(by: .milliseconds(250))
    #expect(opacities(host) == [1, 0.25])
    host.update { first.value = false }
    #expect(opacities(host) == [0, 0.25])
  }

  @Test func `fact 124: the first description shows what is set`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack { if isOn { Text("a").opacity(0.5).animation(Self.second, value: isOn) } }
      })
    #expect(host.drawn == ["a at 0.5"])
    #expect(host.timeline.tracks.isEmpty && host.timeline.events.isEmpty)
    #expect(host.advanceToEnd().passes.isEmpty)
  }

  private struct Switch: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("on", isOn: $isOn.animation(.linear(duration: 1)))
        Text("a").opacity(isOn ? 1 : 0)
      }
    }
  }

  @Test func `fact 126: a binding's animation is that of its writes`() {
    let host = ViewHost(Switch())
    host.toggle("on")
    host.advance(by: .milliseconds(250))
    #expect(host.number("opacity", in: "a") == 0.25)
  }

  @Test func `an animation of no time is there at once, whatever was running`() {
    let value = Input(0.0)
    let host = ViewHost(Driven(value) { Text("a").opacity($0) })
    host.animate(Self.second) { value.value = 1 }
    host.advance(by: .milliseconds(500))
    host.animate(.linear(duration: 0)) { value.value = 0.1 }
    #expect(host.number("opacity", in: "a") == 0.1)
    #expect(host.timeline.running(at: host.moment).isEmpty)
    host.advanceToEnd()
    #expect(host.number("opacity", in: "a") == 0.1)
  }
}
