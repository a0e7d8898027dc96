import Observation
import Testing

@testable import ViewGraph

/// What a reader of reports must be able to rely on: each of these once said something false.
@MainActor struct ReviewTests {
  @Test func `state that is read before a view holds it is an issue of the first description`() {
    let host = ViewHost(Premature())
    #expect(host.initialUpdate.issues.map(\.kind) == [.stateNotInstalled])
    #expect(host.initialUpdate.issues.first?.location?.fileName == "ReviewTests.swift")
  }

  @Test func `a drag in one update is written first and reset at its end`() {
    let host = ViewHost(Draggable())
    let update = host.drag("handle", by: .init(width: 20, height: 0))
    #expect(
      update.stateEvents.filter { $0.state == .gesture }.map { "\($0.kind) \($0.value)" } == [
        "written 20", "reset 0",
      ])
  }

  @Test func `a kept value is that of its own pass`() {
    let host = ViewHost(TwoValues())
    let both = host.tap("write")
    #expect(
      both.passes.map { $0.changes.flatMap(\.state).map { "\($0.property) \($0.value)" } } == [
        ["b 0"], ["a 1"],
      ])
  }

  @Test func `a model's property that nobody reads is no cause`() {
    let model = Two()
    let host = ViewHost(OneReader(model: model))
    host.update { model.name = "x" }
    let update = host.update { model.count += 1 }
    #expect(update.writes.map(\.property) == ["count"])
    #expect(update.bodies.map(\.line) == [#"OneReader: \Two.count changed."#])
  }

  @Test(arguments: [
    (Scope.outside, "outside of the .animation(_:value:), ReviewTests.swift:137, further in"),
    (.unchanged, "the value of .animation(_:value:), ReviewTests.swift:138, did not change"),
    (.switchedOff, "switched off by .animation(nil, value:), ReviewTests.swift:139"),
  ]) func `a jump says why an animation that is there did not apply`(scope: Scope, reason: String) {
    let host = ViewHost(Scoped(scope: scope, isOn: false))
    let update = host.update(to: Scoped(scope: scope, isOn: true))
    let jumps = update.changes.flatMap(\.attributes).filter { $0.outcome == .jumped }
    #expect(jumps.map(\.explanation) == [reason])
  }

  @Test func `each change leads back to the body that made it and to the write behind that`() throws {
    let host = ViewHost(TwoBranches())
    let pass = try #require(host.tap("write").passes.first)
    #expect(
      pass.replacements.map { $0.removed.body?.line } == [
        "LeftBranch: _isLeft changed.", "TwoBranches: _isLeft, _isRight changed.",
      ])
    #expect(
      pass.replacements.map { pass.writes(behind: $0.removed).map(\.property) } == [
        ["isLeft"], ["isLeft", "isRight"],
      ])
  }

  @Test func `a deed that nothing takes is not continuous`() {
    let host = ViewHost(TwoValues())
    let update = host.tap("renamed")
    #expect(!update.isContinuous)
    #expect(update.report().hasSuffix("not continuous: nothing was done"))
  }

  @Test func `the difference of two values with state writes the state`() {
    let update = difference(from: Stateful(isOn: false), to: Stateful(isOn: true))
    #expect(
      update.writes.map { "\($0.owner).\($0.property) \($0.oldValue) → \($0.newValue)" } == [
        "Stateful.isOn false → true"
      ])
    #expect(update.replacements.count == 1)
  }

  @Test func `text that a view further out owns is said to survive its field`() {
    let host = ViewHost(Outer())
    host.type("Ada", into: "Name")
    let update = host.setState("isOn", of: Inner.self, to: false)
    #expect(update.report().contains("    text           state kept     \"Ada\"      in Outer.text"))
  }

  @Test func `two branches on one line are told apart by their columns`() {
    let update = difference(from: OneLine(isOn: true), to: OneLine(isOn: false))
    let reason = update.removals.first?.reason.map { "\($0)" } ?? ""
    #expect(reason.contains(/ReviewTests\.swift:\d+:\d+ → :\d+:\d+/))
  }

  @Test func `the calls of the README's table are there`() {
    let host = ViewHost(Stateful(isOn: true))
    host.update(to: Stateful(isOn: true))
    host.update {}
    host.setState("isOn", of: Stateful.self, to: false)
    host.longPress("off")
    host.select(1, in: "off")
    host.submit("off")
    host.focus("off")
    host.scroll("off", to: .zero)
    host.toggle("off")
    let update = host.finishRemovals()
    #expect(host.findAll(.text("off")).count == 1)
    #expect(host.find(.tag(3)) == nil)
    #expect(update.moves.isEmpty && update.bodies.isEmpty && update.issues.isEmpty)
    #expect(host.lifecycle.isEmpty)
    #expect(update.verdict.isContinuous)
    #expect(report(bothDirections: update, update).contains("both directions do the same"))
    #expect(update.json().contains("\"version\""))
    #expect(ModelledAPI.status(of: "frame") == .behaves)
  }

  @Test func `what is printed into a string never has colour`() {
    let update = difference(from: OneLine(isOn: true), to: OneLine(isOn: false))
    var text = ""
    print(update, terminator: "", to: &text)
    #expect(text == update.report(colored: false))
    #expect("\(update)" == text)
    #expect(String(describing: update) == text)
  }
}

enum Scope: CaseIterable {
  case outside, unchanged, switchedOff
}

private struct Scoped: View {
  let scope: Scope
  let isOn: Bool

  var body: some View {
    switch scope {
    case .outside:
      Text("a").scaleEffect(isOn ? 2 : 1).animation(.spring, value: isOn).opacity(isOn ? 1 : 0.5)
    case .unchanged: Text("a").opacity(isOn ? 1 : 0.5).animation(.spring, value: 3)
    case .switchedOff: Text("a").opacity(isOn ? 1 : 0.5).animation(nil, value: isOn)
    }
  }
}

private struct LeftBranch: View {
  @Binding var isLeft: Bool

  var body: some View { if isLeft { Text("a") } else { Text("b") } }
}

private struct TwoBranches: View {
  @State private var isLeft = false
  @State private var isRight = false

  var body: some View {
    Button("write") {
      isLeft = true
      isRight = true
    }
    LeftBranch(isLeft: $isLeft)
    if isRight { Text("c") } else { Text("d") }
  }
}

private struct Flag: View {
  @State var isOn = false

  var body: some View { Text(verbatim: "\(isOn)") }
}

private struct Premature: View {
  var body: some View {
    let flag = Flag()
    Text(verbatim: "\(flag.isOn)")
  }
}

private struct Draggable: View {
  @GestureState private var offset = 0

  var body: some View {
    Text("handle").gesture(
      DragGesture().updating($offset) { value, state, _ in state = Int(value.translation.width) })
  }
}

private struct TwoValues: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    Button("write") {
      withAnimation(.spring) { a = 1 }
      b = 2
    }
    Text(verbatim: "\(a) \(b)")
  }
}

@Observable private final class Two {
  var count = 0
  var name = "n"
}

private struct OneReader: View {
  let model: Two

  var body: some View { Text(verbatim: "\(model.count)") }
}

private struct Stateful: View {
  @State var isOn: Bool

  var body: some View { if isOn { Text("on") } else { Text("off") } }
}

private struct Outer: View {
  @State private var text = ""

  var body: some View { Middle(text: $text) }
}

private struct Middle: View {
  @Binding var text: String

  var body: some View { Inner(text: $text) }
}

private struct Inner: View {
  @Binding var text: String
  @State private var isOn = true

  var body: some View {
    if isOn {
      TextField("Name", text: $text)
    } else {
      TextField("Name", text: $text).disabled(true)
    }
  }
}

private struct OneLine: View {
  let isOn: Bool

  var body: some View { if isOn { Text("on") } else { Text("off") } }
}
