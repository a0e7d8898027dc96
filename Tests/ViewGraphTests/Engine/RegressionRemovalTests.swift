import Testing

@testable import ViewGraph

private struct Row: View {
  let name: String
  @State private var count = 0

  var body: some View { Text(verbatim: "\(name) \(count)") }
}

/// Views that leave, come back and end.
@MainActor struct RegressionRemovalTests {
  @Test func `a leaving field that got the focus gives it up when its removal ends`() {
    struct Form: View {
      let isShown: Bool
      var body: some View {
        VStack {
          if isShown { TextField("name", text: .constant("")) }
        }
      }
    }
    let host = ViewHost(Form(isShown: true))
    withAnimation { _ = host.update(to: Form(isShown: false)) }
    host.focus("name")

    host.finishRemovals()

    #expect(host.focusedView == nil)
    host.unfocus()
  }

  @Test func `a field that comes back has no focus, and its state says so`() {
    struct Form: View {
      let isShown: Bool
      var body: some View {
        VStack {
          if isShown { TextField("name", text: .constant("")) }
        }
      }
    }
    let host = ViewHost(Form(isShown: true))
    host.focus("name")
    withAnimation { _ = host.update(to: Form(isShown: false)) }

    let update = withAnimation { host.update(to: Form(isShown: true)) }

    #expect(host.focusedView == nil)
    #expect(update.writes.last?.cause == .callback("return", of: "TextField"))
    #expect(update.writes.last?.animation == nil)
    #expect(host.state.entries.filter { $0.property == "focus" }.map(\.value) == ["false"])
  }

  @Test func `what leaves by itself is not lost or revived again with its parent`() {
    struct Parent: View {
      let isRowShown: Bool
      var body: some View {
        VStack {
          if isRowShown { Row(name: "a") }
          Row(name: "b")
        }
      }
    }
    struct Root: View {
      let isShown: Bool
      let isRowShown: Bool
      var body: some View {
        VStack {
          if isShown { Parent(isRowShown: isRowShown) }
        }
      }
    }
    let host = ViewHost(Root(isShown: true, isRowShown: true))
    host.setState("count", of: Row.self, to: 5)

    let first = withAnimation { host.update(to: Root(isShown: true, isRowShown: false)) }
    let second = withAnimation { host.update(to: Root(isShown: false, isRowShown: false)) }
    let third = withAnimation { host.update(to: Root(isShown: true, isRowShown: false)) }

    #expect(first.lost == ["Row.count 5"])
    #expect(second.lost == ["Row.count 0"])
    #expect(third.stateEvents.filter { $0.kind == .revived }.map(\.value) == ["0"])
    withAnimation { _ = host.update(to: Root(isShown: true, isRowShown: true)) }
    #expect(host.texts == ["a 5", "b 0"])
  }

  @Test func `a removal that a body asks to end goes on`() {
    final class Request {
      var run: (() -> Void)?
    }
    struct Root: View {
      let isShown: Bool
      let round: Int
      let request: Request
      var body: some View {
        let _ = request.run?()
        VStack {
          if isShown { Row(name: "a") }
        }
      }
    }
    let request = Request()
    let host = ViewHost(Root(isShown: true, round: 0, request: request))
    withAnimation { _ = host.update(to: Root(isShown: false, round: 1, request: request)) }
    request.run = { host.finishRemovals() }

    let update = host.update(to: Root(isShown: false, round: 2, request: request))
    // The request holds the host, and the host it.
    request.run = nil

    #expect(update.issues.map(\.kind) == [.nothingToPerform])
    #expect(host.leaving == ["Row"])
  }
}
