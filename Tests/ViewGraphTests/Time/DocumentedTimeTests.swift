import Testing

@testable import ViewGraph

/// What README.md and the page on time say is what happens.
@MainActor struct DocumentedTimeTests {
  private struct Panel: View {
    var animation = Animation.linear(duration: 0.25)
    @State private var isShown = false
    var body: some View {
      VStack {
        Text("panel").opacity(isShown ? 1 : 0)
        Button("toggle") { withAnimation(animation) { isShown.toggle() } }
      }
    }
  }

  @Test func `the panel fades without a jump, however often it is toggled`() throws {
    let host = ViewHost(Panel())
    host.tap("toggle")
    host.advance(by: .milliseconds(100))
    #expect(host.shownOpacity(of: "panel") == 0.4)

    host.tap("toggle")
    host.advanceToEnd()

    try host.timeline.check()
  }

  @Test func `the panel never jumps, however often it is toggled`() throws {
    let host = ViewHost(Panel(animation: .easeInOut(duration: 0.25)))
    host.tap("toggle")
    host.advance(by: .milliseconds(100))
    #expect("\(host.value(of: "opacity", in: "panel") ?? .none)" == "0.3319")
    for _ in 1...5 {
      host.tap("toggle")
      host.advance(by: .milliseconds(70))
    }
    host.advanceToEnd()
    try host.timeline.check()
  }
}
