import Testing

@testable import ViewGraph

/// Section A of the semantics: `if`, `switch`, `Optional` and the ternary operator.
@MainActor
struct ConditionalFacts {
  @Test func `fact 1: the branches of an if are two views that take turns`() {
    let host = ViewHost(TwoViews(isOn: true))
    host.setState("n", of: First.self, to: 5)

    let update = host.update(to: TwoViews(isOn: false))

    #expect(update.removed == ["First"])
    #expect(update.inserted == ["Second"])
    #expect(update.lost == ["First.n 5"])
    #expect(update.created == ["Second.n 0"])
    #expect(
      update.lines == ["TwoViews: @self changed.", "Second: @self, @identity, _n changed."])
  }

  @Test func `fact 1: nothing interpolates between two branches`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        if isOn { Text("a").opacity(1) } else { Text("b").opacity(0.5) }
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.removed == ["Text"])
    #expect(update.inserted == ["Text"])
    #expect(update.outcomes.isEmpty)
  }

  @Test func `fact 1: the two that take one place are one replacement`() {
    let host = ViewHost(TwoViews(isOn: true))

    let update = host.update(to: TwoViews(isOn: false))

    #expect(update.replacements.map(\.removed.typeName) == ["First"])
    #expect(update.replacements.map(\.inserted.typeName) == ["Second"])
    #expect(!update.isContinuous)
  }

  @Test func `fact 1: an if whose condition stays is not replaced`() {
    let host = ViewHost(TwoViews(isOn: true))
    host.setState("n", of: First.self, to: 5)

    let update = host.update(to: TwoViews(isOn: true))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(host.texts == ["first 5"])
  }

  @Test func `fact 2: the same type in both branches is still replaced`() {
    let host = ViewHost(SameType(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: SameType(isOn: false))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(update.lost == ["Row.n 5"])
    #expect(update.created == ["Row.n 0"])
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 3: the way back to the first branch makes a new view`() {
    let host = ViewHost(SameType(isOn: true))
    host.setState("n", of: Row.self, to: 5)
    host.update(to: SameType(isOn: false))
    host.setState("n", of: Row.self, to: 7)

    let update = host.update(to: SameType(isOn: true))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(update.revived.isEmpty)
    #expect(update.lost == ["Row.n 7"])
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 4: an if without else removes its view and makes a new one`() {
    let host = ViewHost(Optionally(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let off = host.update(to: Optionally(isOn: false))

    #expect(off.removed == ["Row"])
    #expect(off.inserted.isEmpty)
    #expect(off.lost == ["Row.n 5"])
    #expect(host.texts.isEmpty)

    let on = host.update(to: Optionally(isOn: true))

    #expect(on.removed.isEmpty)
    #expect(on.inserted == ["Row"])
    #expect(on.created == ["Row.n 0"])
    #expect(host.texts == [" 0"])
  }

  @Test(arguments: [true, false])
  func `fact 5: what stands beside a conditional stays`(isFirst: Bool) {
    let host = ViewHost(Beside(isOn: isFirst))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Beside(isOn: !isFirst))

    #expect(update.removed == (isFirst ? ["First"] : []))
    #expect(update.inserted == (isFirst ? [] : ["First"]))
    #expect(update.moves.isEmpty)
    #expect(!update.lost.contains { $0.hasPrefix("Row.") })
    #expect(host.texts.last == " 5")
  }

  @Test func `fact 6: a later condition does not matter while an earlier one holds`() {
    // Confidence M.
    let host = ViewHost(Chain(a: true, b: true))
    host.setState("n", of: First.self, to: 5)

    let update = host.update(to: Chain(a: true, b: false))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.lost.isEmpty)
    #expect(host.texts == ["first 5"])
  }

  @Test func `fact 6: each branch of an else-if chain is a view of its own`() {
    // Confidence M.
    let host = ViewHost(Chain(a: false, b: true))
    host.setState("n", of: Second.self, to: 5)

    let toThird = host.update(to: Chain(a: false, b: false))

    #expect(toThird.removed == ["Second"])
    #expect(toThird.inserted == ["Row"])
    #expect(toThird.lost == ["Second.n 5"])

    let toFirst = host.update(to: Chain(a: true, b: false))

    #expect(toFirst.removed == ["Row"])
    #expect(toFirst.inserted == ["First"])
  }

  @Test func `fact 6: three branches of one type are three views`() {
    // Confidence M.
    let host = ViewHost(SameChain(choice: 0))
    for choice in [1, 2, 0] {
      host.setState("n", of: Row.self, to: 5)

      let update = host.update(to: SameChain(choice: choice))

      #expect(update.removed == ["Row"])
      #expect(update.inserted == ["Row"])
      #expect(host.texts == [" 0"])
    }
  }

  @Test func `fact 8: each case of a switch is a view of its own`() {
    let host = ViewHost(Cases(kind: .a))
    for kind in [Kind.b, .c, .d, .a] {
      host.setState("n", of: Row.self, to: 5)

      let update = host.update(to: Cases(kind: kind))

      #expect(update.removed == ["Row"])
      #expect(update.inserted == ["Row"])
      #expect(update.lost == ["Row.n 5"])
      #expect(host.texts == ["\(kind) 0"])
    }
  }

  @Test func `fact 8: two values that share one case share its view`() {
    let host = ViewHost(SharedCase(kind: .a))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: SharedCase(kind: .b))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(host.texts == ["b 5"])
  }

  @Test func `fact 9: a new payload of the same case keeps the view`() {
    let host = ViewHost(Loading(phase: .loaded("one")))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Loading(phase: .loaded("two")))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.lost.isEmpty)
    #expect(update.lines == ["Loading: @self changed.", "Row: @self changed."])
    #expect(host.texts == ["two 5"])
  }

  @Test func `fact 9: another case with the same payload is another view`() {
    let host = ViewHost(Loading(phase: .loaded("one")))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Loading(phase: .stale("one")))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(host.texts == ["one 0"])
  }

  @Test func `fact 10: if let keeps its view while there is a value`() {
    let host = ViewHost(Unwrapped(item: "one"))
    host.setState("n", of: Row.self, to: 5)

    let changed = host.update(to: Unwrapped(item: "two"))

    #expect(changed.removed.isEmpty)
    #expect(changed.inserted.isEmpty)
    #expect(host.texts == ["two 5"])

    let gone = host.update(to: Unwrapped(item: nil))

    #expect(gone.removed == ["Row"])
    #expect(gone.inserted.isEmpty)
    #expect(gone.lost == ["Row.n 5"])

    let back = host.update(to: Unwrapped(item: "two"))

    #expect(back.removed.isEmpty)
    #expect(back.inserted == ["Row"])
    #expect(host.texts == ["two 0"])
  }

  @Test func `fact 10: an id from the unwrapped value makes each value a new view`() {
    let host = ViewHost(UnwrappedWithID(item: "one"))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: UnwrappedWithID(item: "two"))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(host.texts == ["two 0"])
  }

  @Test func `fact 11: a stored optional view behaves as if let does`() {
    let host = ViewHost(Stored(row: Row(title: "one")))
    host.setState("n", of: Row.self, to: 5)

    let changed = host.update(to: Stored(row: Row(title: "two")))

    #expect(changed.removed.isEmpty)
    #expect(changed.inserted.isEmpty)
    #expect(host.texts == ["two 5"])

    let gone = host.update(to: Stored(row: nil))

    #expect(gone.removed == ["Row"])
    #expect(gone.lost == ["Row.n 5"])

    let back = host.update(to: Stored(row: Row(title: "two")))

    #expect(back.inserted == ["Row"])
    #expect(host.texts == ["two 0"])
  }

  @Test func `fact 12: a ternary in an argument keeps the view and interpolates`() {
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in Row().opacity(isOn ? 1 : 0.3) })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.outcomes == ["opacity interpolated"])
    #expect(host.texts == [" 5"])
  }

  @Test func `fact 12: a ternary in an argument jumps without an animation`() {
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in Row().opacity(isOn ? 1 : 0.3) })

    let update = host.update { isOn.value = false }

    #expect(update.removed.isEmpty)
    #expect(update.outcomes == ["opacity jumped"])
  }

  @Test func `fact 13: a ternary between two values of one type is one view`() {
    let host = ViewHost(Ternary(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Ternary(isOn: false))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(host.texts == ["off", "off 5"])
  }

  @Test func `fact 14: the first branch of an availability check is erased`() {
    let content = build {
      if #available(iOS 26, macOS 26, *) { First() } else { Second() }
    }

    #expect(type(of: content) == _ConditionalContent<AnyView, Second>.self)
  }

  @Test func `fact 14: an availability check never changes course`() {
    let host = ViewHost(Availability(title: "one"))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Availability(title: "two"))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(host.texts == ["two 5"])
  }

  @Test func `fact 16: a let in a builder is no child`() {
    let plain = build {
      First()
      Second()
    }
    let withLet = build {
      let first = First()
      first
      let second = Second()
      second
    }

    #expect(type(of: plain) == type(of: withLet))
  }

  @Test func `fact 16: a let in a branch changes nothing`() {
    let host = ViewHost(WithLet(title: "one"))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: WithLet(title: "two"))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(host.texts == ["two 5"])
  }

  @Test func `facts 1 and 5: an inner if does not touch what surrounds it`() {
    let host = ViewHost(Nested(outer: true, inner: true))
    host.setState("n", of: Row.self, to: 5)

    let inner = host.update(to: Nested(outer: true, inner: false))

    #expect(inner.removed == ["First"])
    #expect(inner.inserted == ["Second"])
    #expect(host.texts == ["second 0", " 5"])

    let outer = host.update(to: Nested(outer: false, inner: false))

    // The two roots of the branch, not what is inside them.
    #expect(outer.removed == ["Second", "Row"])
    #expect(outer.inserted == ["Text"])
    #expect(outer.lost == ["Second.n 0", "Row.n 5"])
  }

  @Test func `fact 1: an if around equal contents in another if is a place of its own`() {
    let host = ViewHost(Deep(a: true, b: true))
    for (a, b) in [(true, false), (false, false), (false, true), (true, true)] {
      host.setState("n", of: Row.self, to: 5)

      let update = host.update(to: Deep(a: a, b: b))

      #expect(update.removed == ["Row"], "\(a) \(b)")
      #expect(update.inserted == ["Row"], "\(a) \(b)")
      #expect(host.texts == [" 0"], "\(a) \(b)")
    }
  }

  @Test func `fact 1: the reason names both branches`() throws {
    let host = ViewHost(TwoViews(isOn: true))

    let update = host.update(to: TwoViews(isOn: false))

    for change in update.removals + update.insertions {
      let reason = try #require(change.reason)
      #expect(
        "\(reason)".hasPrefix("@identity changed: branch changed, ConditionalFacts.swift:"))
    }
  }

  private func build<Content: View>(@ViewBuilder _ content: () -> Content) -> Content {
    content()
  }
}

private struct Row: View {
  var title = ""
  @State private var n = 0

  var body: some View { Text("\(title) \(n)") }
}

private struct First: View {
  @State private var n = 0

  var body: some View { Text("first \(n)") }
}

private struct Second: View {
  @State private var n = 0

  var body: some View { Text("second \(n)") }
}

private struct TwoViews: View {
  var isOn: Bool

  var body: some View {
    if isOn { First() } else { Second() }
  }
}

private struct SameType: View {
  var isOn: Bool

  var body: some View {
    if isOn { Row() } else { Row() }
  }
}

private struct Optionally: View {
  var isOn: Bool

  var body: some View {
    VStack {
      if isOn { Row() }
    }
  }
}

private struct Beside: View {
  var isOn: Bool

  var body: some View {
    VStack {
      if isOn { First() }
      Row()
    }
  }
}

private struct Chain: View {
  var a: Bool
  var b: Bool

  var body: some View {
    if a { First() } else if b { Second() } else { Row() }
  }
}

private struct SameChain: View {
  var choice: Int

  var body: some View {
    if choice == 0 { Row() } else if choice == 1 { Row() } else { Row() }
  }
}

private enum Kind {
  case a, b, c, d
}

private struct Cases: View {
  var kind: Kind

  var body: some View {
    switch kind {
    case .a: Row(title: "a")
    case .b: Row(title: "b")
    case .c: Row(title: "c")
    case .d: Row(title: "d")
    }
  }
}

private struct SharedCase: View {
  var kind: Kind

  var body: some View {
    switch kind {
    case .a, .b: Row(title: "\(kind)")
    default: Text("other")
    }
  }
}

private struct Loading: View {
  enum Phase {
    case loaded(String)
    case stale(String)
    case failed
  }

  var phase: Phase

  var body: some View {
    switch phase {
    case .loaded(let title): Row(title: title)
    case .stale(let title): Row(title: title)
    case .failed: Text("failed")
    }
  }
}

private struct Unwrapped: View {
  var item: String?

  var body: some View {
    VStack {
      if let item { Row(title: item) }
    }
  }
}

private struct UnwrappedWithID: View {
  var item: String?

  var body: some View {
    VStack {
      if let item { Row(title: item).id(item) }
    }
  }
}

private struct Stored: View {
  var row: Row?

  var body: some View {
    VStack { row }
  }
}

private struct Ternary: View {
  var isOn: Bool

  var body: some View {
    VStack {
      isOn ? Text("on") : Text("off")
      isOn ? Row(title: "on") : Row(title: "off")
    }
  }
}

private struct Availability: View {
  var title: String

  var body: some View {
    if #available(iOS 26, macOS 26, *) { Row(title: title) } else { Row(title: title) }
  }
}

private struct WithLet: View {
  var title: String

  var body: some View {
    let shown = title
    if !shown.isEmpty {
      let row = Row(title: shown)
      row
    }
  }
}

private struct Nested: View {
  var outer: Bool
  var inner: Bool

  var body: some View {
    VStack {
      if outer {
        if inner { First() } else { Second() }
        Row()
      } else {
        Text("off")
      }
    }
  }
}

private struct Deep: View {
  var a: Bool
  var b: Bool

  var body: some View {
    if a {
      if b { Row() } else { Row() }
    } else {
      if b { Row() } else { Row() }
    }
  }
}
