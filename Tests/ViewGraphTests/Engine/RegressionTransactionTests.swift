import Testing

@testable import ViewGraph

/// Fades with a binding, in a view of its own that runs without its parent.
private struct Fading: View {
  @Binding var isOn: Bool

  var body: some View { Text(verbatim: "a").opacity(isOn ? 1 : 0.5) }
}

/// Hands a binding on; it stays equal, so that its body does not run.
private struct Between: View {
  @Binding var isOn: Bool

  var body: some View { VStack { Fading(isOn: $isOn) } }
}

/// Which transaction reaches a view that runs alone, and what callbacks write.
@MainActor struct RegressionTransactionTests {
  @Test func `an animation with a value reaches a view below one that is skipped`() {
    struct Root: View {
      @State private var isOn = false
      var body: some View { Between(isOn: $isOn).animation(.spring, value: isOn) }
    }
    let host = ViewHost(Root())

    #expect(host.setState("isOn", of: Root.self, to: true).outcomes == ["opacity interpolated"])
  }

  @Test func `an animation of nil with a value reaches a view below one that is skipped`() {
    struct Root: View {
      @State private var isOn = false
      var body: some View { Between(isOn: $isOn).animation(nil, value: isOn) }
    }
    let host = ViewHost(Root())

    for value in [true, false] {
      let update = withAnimation { host.setState("isOn", of: Root.self, to: value) }
      #expect(update.outcomes == ["opacity jumped"])
    }
  }

  @Test func `an animation with a value governs that pass only`() {
    struct Own: View {
      @State private var isOn = false
      var body: some View { Text(verbatim: "a").opacity(isOn ? 1 : 0.5) }
    }
    struct Root: View {
      @State private var isMoved = false
      var body: some View { VStack { Own() }.animation(.spring, value: isMoved) }
    }
    let host = ViewHost(Root())
    host.setState("isMoved", of: Root.self, to: true)

    #expect(host.setState("isOn", of: Own.self, to: true).outcomes == ["opacity jumped"])
  }

  @Test func `a removal below a skipped view plays under the animation with a value above`() {
    struct Leaf: View {
      @Binding var isOn: Bool
      var body: some View {
        VStack {
          if isOn { Text(verbatim: "a") }
        }
      }
    }
    struct Middle: View {
      @Binding var isOn: Bool
      var body: some View { VStack { Leaf(isOn: $isOn) } }
    }
    struct Root: View {
      @State private var isOn = true
      var body: some View { Middle(isOn: $isOn).animation(.spring, value: isOn) }
    }
    let host = ViewHost(Root())

    host.setState("isOn", of: Root.self, to: false)

    #expect(host.leaving == ["Text"])
  }

  @Test func `a modifier's transaction reaches content that alone has changed`() {
    struct Still: ViewModifier {
      func body(content: Content) -> some View { content.transaction { $0.animation = nil } }
    }
    struct Root: View {
      @State private var isOn = false
      var body: some View { Text(verbatim: "a").opacity(isOn ? 1 : 0.5).modifier(Still()) }
    }
    let host = ViewHost(Root())

    let update = withAnimation { host.setState("isOn", of: Root.self, to: true) }

    #expect(update.outcomes == ["opacity jumped"])
  }

  @Test func `a modifier's animation reaches content in a view that is skipped`() {
    struct Frame<Content: View>: View {
      let content: Content
      var body: some View { VStack { content } }
    }
    struct Springing: ViewModifier {
      let value: Bool
      func body(content: Content) -> some View { Frame(content: content).animation(.spring, value: value) }
    }
    struct Root: View {
      @State private var isOn = false
      var body: some View { Text(verbatim: "a").opacity(isOn ? 1 : 0.5).modifier(Springing(value: isOn)) }
    }
    let host = ViewHost(Root())

    #expect(host.setState("isOn", of: Root.self, to: true).outcomes == ["opacity interpolated"])
  }

  @Test func `what a callback writes is not animated by the call that updates the host`() {
    struct Root: View {
      @State private var first = 1.0
      @State private var second = 1.0
      var body: some View {
        VStack {
          Text(verbatim: "a").opacity(first)
          Text(verbatim: "b").opacity(second)
        }
        .onChange(of: first) { second = first }
      }
    }
    let host = ViewHost(Root())

    let update = withAnimation { host.setState("first", of: Root.self, to: 0.5) }

    #expect(update.outcomes == ["opacity interpolated", "opacity jumped"])
  }

  @Test func `a new root value keeps its animation beside an earlier write`() {
    final class Handle {
      private(set) var binding: Binding<Int>?
      func take(_ binding: Binding<Int>) { self.binding = binding }
    }
    struct Root: View {
      var opacity = 1.0
      @State private var count = 0
      let handle: Handle
      var body: some View {
        let _ = handle.take($count)
        Text(verbatim: "\(count)").opacity(opacity)
      }
    }
    let handle = Handle()
    let host = ViewHost(Root(handle: handle))
    handle.binding?.wrappedValue = 1

    let update = withAnimation { host.update(to: Root(opacity: 0.5, handle: handle)) }

    #expect(update.outcomes.contains("opacity interpolated"))
    #expect(host.texts == ["1"])
  }
}
