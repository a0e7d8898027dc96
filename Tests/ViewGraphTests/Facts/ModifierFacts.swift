import Testing

@testable import ViewGraph

/// Section F of the semantics: modifiers that change values, and modifiers that change the view.
@MainActor
struct ModifierFacts {
  @Test func `fact 62: a helper that modifies under a condition replaces its receiver`() {
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in VStack { Row().padded(if: isOn) } })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(update.lost == ["Row.n 5"])
    #expect(update.removals.map { $0.playedTransition } == ["opacity"])
    #expect(update.insertions.map { $0.playedTransition } == ["opacity"])
    #expect(update.outcomes.isEmpty)
  }

  @Test func `fact 62: such a helper on a container loses the state of all that is in it`() {
    let host = ViewHost(Padded(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Padded(isOn: false))

    #expect(update.removed == ["VStack"])
    #expect(update.inserted == ["VStack"])
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 63: a padding of zero keeps the view`() {
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in Row().padding(isOn ? 8 : 0) })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(Set(update.outcomes(of: "Row")) == ["interpolated"])
    #expect(host.texts == [" 5"])
  }

  @Test func `fact 64: a width of nil keeps the view and animates`() {
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in Row().frame(width: isOn ? 100 : nil) })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.outcomes == ["width interpolated"])
    #expect(host.texts == [" 5"])
  }

  @Test func `fact 66: a modifier's state survives new values of the modifier`() {
    let host = ViewHost(Counted(label: "one", isOn: true))
    host.tap("count")
    host.tap("count")

    let update = host.update(to: Counted(label: "two", isOn: true))

    #expect(update.removed.isEmpty)
    #expect(update.lost.isEmpty)
    #expect(host.texts == [" 0", "two 2"])
    #expect(update.lines == ["Counted: @self changed.", "Counting: @self changed."])
  }

  @Test func `fact 66: a modifier's state ends with its view`() {
    let host = ViewHost(Counted(label: "one", isOn: true))
    host.tap("count")

    let update = host.update(to: Counted(label: "one", isOn: false))

    #expect(update.lost.contains("Counting.count 1"))
    #expect(host.texts == [" 0", "one 0"])
  }

  @Test func `fact 66: a write to a modifier's state runs the modifier's body alone`() {
    let host = ViewHost(Counted(label: "one", isOn: true))

    let update = host.tap("count")

    #expect(update.lines == ["Counting: _count changed."])
  }

  @Test func `fact 66: two modifiers of one type have states of their own`() {
    let host = ViewHost(
      VStack {
        Row().modifier(Counting(label: "inner")).modifier(Counting(label: "outer"))
      })

    host.tap("count")

    #expect(host.texts == [" 0", "inner 1", "outer 0"])
  }

  @Test func `fact 66: the modified view keeps its state when the modifier changes`() {
    let host = ViewHost(Counted(label: "one", isOn: true))
    host.setState("n", of: Row.self, to: 5)

    host.tap("count")
    host.update(to: Counted(label: "two", isOn: true))

    #expect(host.texts == [" 5", "two 1"])
  }

  @Test func `fact 68: a disabled field keeps its text`() {
    let host = ViewHost(Field(isEditing: true))
    host.type("start early", into: "note")

    let update = host.update(to: Field(isEditing: false))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.lost.isEmpty)
    #expect(host.stateValue("draft", of: Note.self) as? String == "start early")
  }

  @Test func `fact 68: a field in each branch loses its text`() {
    let host = ViewHost(SwappedField(isEditing: true))
    host.type("start early", into: "note")

    let update = host.update(to: SwappedField(isEditing: false))

    #expect(update.removed == ["Note"])
    #expect(update.inserted == ["Note"])
    #expect(update.lost.contains(#"Note.draft "start early""#))
    #expect(host.stateValue("draft", of: Note.self) as? String == "")
  }

  @Test func `fact 68: a disabled field keeps its focus`() {
    let host = ViewHost(FocusedField(isEditing: true))
    host.focus("note")
    #expect(host.texts == ["focused"])

    host.update(to: FocusedField(isEditing: false))

    #expect(host.texts == ["focused"])
  }

  @Test func `fact 69: an opacity of zero removes nothing`() {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        Row()
          .onAppear { log.add("appear") }
          .onDisappear { log.add("disappear") }
          .opacity(isOn ? 1 : 0)
      })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update { isOn.value = false }

    #expect(update.removed.isEmpty)
    #expect(log.entries == ["appear"])
    #expect(host.texts == [" 5"])
  }

  @Test func `fact 69: a hidden view appears and keeps its state`() {
    let log = Log()
    let title = Input("one")
    let host = ViewHost(
      Driven(title) { title in
        Row(title: title)
          .onAppear { log.add("appear") }
          .onDisappear { log.add("disappear") }
          .hidden()
      })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update { title.value = "two" }

    #expect(update.removed.isEmpty)
    #expect(log.entries == ["appear"])
    #expect(host.texts == ["two 5"])
  }

  @Test func `fact 70: equatable holds back a value that is equal`() {
    let host = ViewHost(Parities(number: 2))

    let even = host.update(to: Parities(number: 4))

    #expect(even.ran == ["Parities"])
    #expect(even.removed.isEmpty)
    #expect(host.texts == ["2 0"])

    let odd = host.update(to: Parities(number: 5))

    #expect(odd.ran == ["Parities", "Parity"])
    #expect(odd.removed.isEmpty)
    #expect(host.texts == ["5 0"])
  }

  @Test func `fact 70: a view that is equatable still runs for its own state`() {
    let host = ViewHost(Parities(number: 2))
    host.update(to: Parities(number: 4))

    let update = host.setState("n", of: Parity.self, to: 1)

    #expect(update.lines == ["Parity: _n changed."])
    #expect(host.texts == ["2 1"])
  }

  @Test func `fact 70: EquatableView does the same`() {
    let host = ViewHost(ParitiesByHand(number: 2))

    let update = host.update(to: ParitiesByHand(number: 4))

    #expect(update.ran == ["ParitiesByHand"])
    #expect(host.texts == ["2 0"])
  }

  @Test func `fact 71: without equatable, plain data is compared byte by byte`() {
    // Confidence M.
    let host = ViewHost(PlainParities(number: 2))

    let equalBytes = host.update(to: PlainParities(number: 2))
    let even = host.update(to: PlainParities(number: 4))

    #expect(!equalBytes.ran.contains("PlainParity"))
    #expect(even.ran == ["PlainParities", "PlainParity"])
    #expect(host.texts == ["4"])
  }

  @Test func `fact 71: without equatable, other data is compared by its equality`() {
    // Confidence M.
    let host = ViewHost(TitledParities(number: 2))

    let even = host.update(to: TitledParities(number: 4))

    #expect(even.ran == ["TitledParities"])
    #expect(host.texts == ["2"])

    let odd = host.update(to: TitledParities(number: 5))

    #expect(odd.ran == ["TitledParities", "TitledParity"])
    #expect(host.texts == ["5"])
  }
}

private struct Row: View {
  var title = ""
  @State private var n = 0

  var body: some View { Text("\(title) \(n)") }
}

extension View {
  @ViewBuilder fileprivate func padded(if isPadded: Bool) -> some View {
    if isPadded { padding() } else { self }
  }
}

private struct Padded: View {
  var isOn: Bool

  var body: some View {
    VStack { Row() }.padded(if: isOn)
  }
}

private struct Counting: ViewModifier {
  var label: String
  @State private var count = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Text("\(label) \(count)")
      Button("count") { count += 1 }
    }
  }
}

private struct Counted: View {
  var label: String
  var isOn: Bool

  var body: some View {
    if isOn {
      Row().modifier(Counting(label: label))
    } else {
      Row().modifier(Counting(label: label))
    }
  }
}

private struct Note: View {
  @State private var draft = ""

  var body: some View { TextField("note", text: $draft) }
}

private struct Field: View {
  var isEditing: Bool

  var body: some View {
    Note().disabled(!isEditing)
  }
}

private struct SwappedField: View {
  var isEditing: Bool

  var body: some View {
    if isEditing { Note() } else { Note().disabled(true) }
  }
}

private struct FocusedField: View {
  var isEditing: Bool
  @State private var draft = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("note", text: $draft).focused($isFocused).disabled(!isEditing)
      Text(isFocused ? "focused" : "not focused")
    }
  }
}

private struct Parity: View, Equatable {
  var number: Int
  @State private var n = 0

  var body: some View { Text("\(number) \(n)") }

  nonisolated static func == (a: Self, b: Self) -> Bool {
    a.number.isMultiple(of: 2) == b.number.isMultiple(of: 2)
  }
}

private struct Parities: View {
  var number: Int

  var body: some View { Parity(number: number).equatable() }
}

private struct ParitiesByHand: View {
  var number: Int

  var body: some View { EquatableView(content: Parity(number: number)) }
}

private struct PlainParity: View, Equatable {
  var number: Int

  var body: some View { Text("\(number)") }

  nonisolated static func == (a: Self, b: Self) -> Bool {
    a.number.isMultiple(of: 2) == b.number.isMultiple(of: 2)
  }
}

private struct PlainParities: View {
  var number: Int

  var body: some View { PlainParity(number: number) }
}

private struct TitledParity: View, Equatable {
  var number: Int
  // A string makes it other than plain data.
  var title = "parity"

  var body: some View { Text("\(number)") }

  nonisolated static func == (a: Self, b: Self) -> Bool {
    a.number.isMultiple(of: 2) == b.number.isMultiple(of: 2)
  }
}

private struct TitledParities: View {
  var number: Int

  var body: some View { TitledParity(number: number) }
}
