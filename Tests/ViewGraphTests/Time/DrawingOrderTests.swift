import Testing

@testable import ViewGraph

/// What lies in front while views come and go.
@MainActor struct DrawingOrderTests {
  private struct Stack: View {
    @State var isFirst = true
    var firstIndex = 0.0
    var body: some View {
      ZStack {
        Text("back").zIndex(-1)
        if isFirst { Text("first").zIndex(firstIndex) } else { Text("second") }
        Text("front").onTapGesture { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
      }
      .accessibilityIdentifier("stack")
    }
  }

  private func order(_ host: ViewHost<Stack>) -> [String] {
    host.drawingOrder(in: .identifier("stack")).compactMap(\.text)
  }

  @Test func `a view that leaves stays where it was`() {
    let host = ViewHost(Stack())
    host.tap("front")
    #expect(order(host) == ["back", "first", "second", "front"])
    host.advanceToEnd()
    #expect(order(host) == ["back", "second", "front"])
  }

  @Test func `a zIndex decides, for a view that leaves, too`() {
    let host = ViewHost(Stack(firstIndex: 1))
    host.tap("front")
    #expect(order(host) == ["back", "second", "front", "first"])
  }
}
