import Foundation
import Observation
import Testing

@testable import ViewGraph

/// Section G of the semantics: state, models and what depends on them.
@MainActor
struct StateFacts {
  // MARK: - State

  @Test func `fact 72: a new initial value is ignored while the view stays`() {
    let host = ViewHost(Seeded(seed: 1))

    let update = host.update(to: Seeded(seed: 2))

    #expect(update.removed.isEmpty)
    #expect(update.ran == ["Seeded", "Seedling"])
    #expect(host.texts == ["1"])
    #expect(host.stateValue("n", of: Seedling.self) as? Int == 1)
  }

  @Test func `fact 72: another identity takes the new initial value`() {
    let host = ViewHost(SeededByID(seed: 1))

    host.update(to: SeededByID(seed: 2))

    #expect(host.texts == ["2"])
  }

  @Test func `fact 72: a written value outlives new initial values`() {
    let host = ViewHost(Seeded(seed: 1))
    host.setState("n", of: Seedling.self, to: 7)

    host.update(to: Seeded(seed: 2))

    #expect(host.texts == ["7"])
  }

  @Test func `fact 81: writing an equal value updates nothing`() {
    let host = ViewHost(Seeded(seed: 1))

    let update = host.setState("n", of: Seedling.self, to: 1)

    #expect(update.bodies.isEmpty)
    #expect(update.changes.isEmpty)
  }

  @Test func `fact 81: writing another value runs what reads it`() {
    let host = ViewHost(Seeded(seed: 1))

    let update = host.setState("n", of: Seedling.self, to: 2)

    #expect(update.lines == ["Seedling: _n changed."])
    #expect(host.texts == ["2"])
  }

  @Test func `fact 81: state that no body reads runs no body`() {
    let host = ViewHost(Unread())

    let update = host.tap("add")

    #expect(update.bodies.isEmpty)
    #expect(host.stateValue("n", of: Unread.self) as? Int == 1)
  }

  // MARK: - Transactions of writes

  @Test func `fact 80: writes of one transaction are one update`() {
    let log = Log()

    let host = ViewHost(Coalescing(log: log))

    #expect(log.entries.filter { $0.hasPrefix("body") } == ["body 0", "body 2", "body 4"])
    #expect(log.entries.filter { $0.hasPrefix("change") } == ["change 0 2", "change 2 4"])
    withExtendedLifetime(host) {}
  }

  @Test func `fact 80: two properties written together run a body once`() {
    let host = ViewHost(TwoProperties())

    let update = host.tap("both")

    #expect(update.lines == ["TwoProperties: _a, _b changed."])
    #expect(update.passes.count == 1)
    #expect(host.texts == ["1 1"])
  }

  @Test func `fact 80: a write under another animation is another pass`() {
    let host = ViewHost(TwoProperties())

    let update = host.tap("one by one")

    #expect(update.lines == ["TwoProperties: _a changed.", "TwoProperties: _b changed."])
    #expect(update.passes.count == 2)
  }

  // MARK: - Observable objects

  @Test func `fact 73: a state object is made once for each identity`() {
    let log = Log()
    let view = OwningParent(title: "one", id: 1, log: log)
    #expect(log.entries.isEmpty)

    let host = ViewHost(view)
    #expect(log.entries == ["init"])

    host.update(to: OwningParent(title: "two", id: 1, log: log))
    #expect(log.entries == ["init"])

    host.update(to: OwningParent(title: "two", id: 2, log: log))
    #expect(log.entries == ["init", "init"])
  }

  @Test func `fact 73: a state object is not made for a view that is never shown`() {
    let log = Log()

    _ = Owning(log: log)

    #expect(log.entries.isEmpty)
  }

  @Test func `fact 73: a state object keeps its data when its parent runs`() {
    let log = Log()
    let host = ViewHost(OwningParent(title: "one", id: 1, log: log))
    host.tap("add")

    let update = host.update(to: OwningParent(title: "two", id: 1, log: log))

    #expect(update.removed.isEmpty)
    #expect(host.texts == ["two", "1"])
  }

  @Test func `fact 74: an observed object made inline loses its data when its parent runs`() {
    let host = ViewHost(InlineParent(title: "one"))
    host.tap("add")
    #expect(host.texts == ["one", "1"])

    let update = host.update(to: InlineParent(title: "two"))

    #expect(update.removed.isEmpty)
    #expect(host.texts == ["two", "0"])
  }

  @Test func `fact 74: an observed object that is passed in keeps its data`() {
    let model = Score()
    let host = ViewHost(PassingParent(title: "one", model: model))
    host.tap("add")

    host.update(to: PassingParent(title: "two", model: model))

    #expect(host.texts == ["two", "1"])
  }

  @Test func `fact 75: an observable model in state is kept, and made anew with each value`() {
    // Confidence M.
    let log = Log()
    let host = ViewHost(KeepingParent(title: "one", log: log))
    host.tap("add")

    host.update(to: KeepingParent(title: "two", log: log))

    #expect(host.texts == ["two", "1"])
    #expect(log.entries == ["init", "init"])
  }

  @Test func `fact 76: only bodies that read the changed property run`() {
    let scores = Scores()
    let host = ViewHost(Scoreboard(scores: scores))

    let update = host.update { scores.home += 1 }

    // Confidence M for the line: older systems print @dependencies.
    #expect(update.lines == [#"Home: \Scores.home changed."#])
    #expect(host.texts == ["1", "0", "none"])
  }

  @Test func `fact 76: a property that is not observed runs nothing`() {
    let scores = Scores()
    let host = ViewHost(Scoreboard(scores: scores))

    let update = host.update { scores.referee = "Ada" }

    #expect(update.bodies.isEmpty)
  }

  @Test func `fact 76: a property that is no longer read no longer runs the body`() {
    let scores = Scores()
    let host = ViewHost(HomeOrAway(scores: scores, showsHome: true))
    host.update(to: HomeOrAway(scores: scores, showsHome: false))

    let home = host.update { scores.home += 1 }
    let away = host.update { scores.away += 1 }

    #expect(home.bodies.isEmpty)
    #expect(away.ran == ["HomeOrAway"])
    #expect(host.texts == ["1"])
  }

  @Test func `fact 76: two changed properties run a body that reads both once`() {
    let scores = Scores()
    let host = ViewHost(Scoreboard(scores: scores))

    let update = host.update {
      scores.home += 1
      scores.away += 1
    }

    #expect(update.ran == ["Home", "Away"])
  }

  @Test(arguments: Ownership.allCases)
  func `fact 77: a published change runs the observing body and what its input reaches`(
    ownership: Ownership
  ) {
    let log = Log()

    let host = ViewHost(Counts(ownership: ownership, writesPublished: true, log: log))

    #expect(log.count(of: "parent") == 2)
    #expect(log.count(of: "subview") == 3)
    withExtendedLifetime(host) {}
  }

  @Test(arguments: Ownership.allCases)
  func `fact 77: a change that is not published runs nothing`(ownership: Ownership) {
    let log = Log()

    let host = ViewHost(Counts(ownership: ownership, writesPublished: false, log: log))

    #expect(log.count(of: "parent") == 1)
    #expect(log.count(of: "subview") == 2)
    withExtendedLifetime(host) {}
  }

  @Test func `fact 77: every observing body runs, whatever it reads`() {
    let model = Score()
    let host = ViewHost(TwoObservers(model: model))

    let update = host.update { model.value += 1 }

    #expect(update.lines == ["Reading: _model changed.", "NotReading: _model changed."])
  }

  // MARK: - Bindings

  @Test func `fact 78: a write through a binding runs the owner and the child`() {
    let host = ViewHost(Owner())

    let update = host.tap("add")

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.lines == ["Owner: _x changed.", "Adder: _x changed."])
    #expect(update.writes.map(\.owner) == ["Owner"])
    #expect(update.writes.map(\.property) == ["x"])
    #expect(host.texts == ["1", "child 1"])
  }

  @Test func `fact 78: an owner that only passes its state on does not run`() {
    let host = ViewHost(PassingOwner())

    let update = host.tap("add")

    #expect(update.lines == ["Adder: _x changed."])
    #expect(host.texts == ["child 1"])
  }

  @Test func `fact 78: a binding to state in a parent survives a swap of the child`() {
    let host = ViewHost(SwappedChild(isOn: true))
    host.tap("add")

    let update = host.update(to: SwappedChild(isOn: false))

    #expect(update.removed == ["Adder"])
    #expect(update.lost.isEmpty)
    #expect(host.texts == ["child 1"])
  }

  // MARK: - Environment

  @Test func `fact 79: an environment value runs only what reads it`() {
    let host = ViewHost(Schemes(isDark: false))

    let update = host.update(to: Schemes(isDark: true))

    #expect(update.lines == ["Schemes: @self changed.", "SchemeReader: _colorScheme changed."])
    #expect(host.texts == ["dark", "no reader"])
  }

  @Test func `fact 79: an environment value that stays equal runs nothing`() {
    let host = ViewHost(Levels(level: 1, other: 0))

    let equal = host.update(to: Levels(level: 1, other: 1))
    let changed = host.update(to: Levels(level: 2, other: 1))

    #expect(equal.ran == ["Levels"])
    #expect(changed.ran == ["Levels", "LevelReader"])
    #expect(host.texts == ["2"])
  }

  @Test func `fact 79: an inner environment value hides the outer one`() {
    let host = ViewHost(InnerLevel(outer: 1))

    let update = host.update(to: InnerLevel(outer: 2))

    #expect(update.ran == ["InnerLevel"])
    #expect(host.texts == ["9"])
  }

  // MARK: - Misuse

  @Test func `fact 83: a write during a body is dropped with a warning`() {
    let host = ViewHost(WritingInBody())

    #expect(
      host.initialUpdate.warnings == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
    #expect(host.texts == ["0"])
    #expect(host.stateValue("n", of: WritingInBody.self) as? Int == 0)
  }

  @Test func `fact 83: a write in a callback is no write during a body`() {
    let host = ViewHost(WritingInCallback())

    #expect(host.initialUpdate.warnings.isEmpty)
    #expect(host.texts == ["1"])
  }

  @Test func `fact 84: state of a view that was never installed has its initial value`() {
    let host = ViewHost(Text("any"))
    let loose = Loose()

    var read = -1
    let update = host.update {
      loose.n = 5
      read = loose.n
    }

    #expect(read == 0)
    #expect(
      update.warnings.contains(
        "Accessing State's value outside of being installed on a View. "
          + "This will result in a constant Binding of the initial value and will not update."))
    #expect(update.bodies.isEmpty)
  }

  // MARK: - Namespace, focus, gestures, scrolling

  @Test func `fact 85: a namespace is stable while the view stays`() throws {
    let names = Names()
    let host = ViewHost(Namespaces(id: 1, title: "one", names: names))

    host.update(to: Namespaces(id: 1, title: "two", names: names))

    #expect(names.all.count == 2)
    #expect(Set(names.all).count == 1)

    host.update(to: Namespaces(id: 2, title: "two", names: names))

    #expect(names.all.count == 3)
    #expect(Set(names.all).count == 2)
  }

  @Test func `fact 85: two views have two namespaces`() {
    let names = Names()

    _ = ViewHost(
      VStack {
        Naming(title: "a", names: names)
        Naming(title: "b", names: names)
      })

    #expect(Set(names.all).count == 2)
  }

  @Test(arguments: [FieldChange.removed, .swapped, .identified])
  func `fact 87: focus is lost with its field`(change: FieldChange) {
    // Confidence M.
    let host = ViewHost(FocusedForm(change: change, isChanged: false))
    host.focus("note")
    #expect(host.texts == ["focused"])

    host.update(to: FocusedForm(change: change, isChanged: true))

    #expect(host.texts == ["not focused"])
    #expect(host.stateValue("isFocused", of: FocusedForm.self) as? Bool == false)
  }

  @Test func `fact 87: focus stays with a field that stays`() {
    // Confidence M.
    let host = ViewHost(FocusedForm(change: .disabled, isChanged: false))
    host.focus("note")

    host.update(to: FocusedForm(change: .disabled, isChanged: true))

    #expect(host.texts == ["focused"])
  }

  @Test func `fact 87: focus by value is nil when its field is gone`() {
    // Confidence M.
    let host = ViewHost(FocusedByValue(isOn: true))
    host.focus("second")
    #expect(host.texts == ["second"])

    host.update(to: FocusedByValue(isOn: false))

    #expect(host.texts == ["none"])
  }

  @Test func `fact 88: a gesture's state returns to its initial value when the drag ends`() {
    let host = ViewHost(Dragged(isOn: true))
    host.drag("handle", by: CGSize(width: 30, height: 0), ends: false)
    #expect(host.texts == ["handle", "30"])

    let update = host.endDrag("handle")

    #expect(
      update.stateEvents.filter { $0.kind == .reset }.map(\.property) == ["translation"])
    #expect(host.texts == ["handle", "0"])
  }

  @Test func `fact 88: a drag whose view is removed resets the gesture's state`() {
    // Confidence L.
    let host = ViewHost(Dragged(isOn: true))
    host.drag("handle", by: CGSize(width: 30, height: 0), ends: false)

    host.update(to: Dragged(isOn: false))

    #expect(host.texts == ["0"])
  }

  @Test func `fact 89: two lists in two branches lose their rows' state and their scroll`() {
    let host = ViewHost(TwoLists(showsArchived: false))
    host.setState("n", of: Row.self, to: 5, at: 0)
    host.scroll(.identifier("list"), to: CGPoint(x: 0, y: 120))

    let update = host.update(to: TwoLists(showsArchived: true))

    #expect(update.removed == ["List"])
    #expect(update.inserted == ["List"])
    #expect(update.lost.contains("Row.n 5"))
    #expect(update.lost.contains { $0.hasPrefix("List.") })
    #expect(host.texts == ["a 0", "c 0"])
  }

  @Test func `fact 89: one list keeps the rows that stay and its scroll`() {
    let host = ViewHost(OneList(showsArchived: false))
    host.setState("n", of: Row.self, to: 5, at: 0)
    host.scroll(.identifier("list"), to: CGPoint(x: 0, y: 120))

    let update = host.update(to: OneList(showsArchived: true))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(update.lost == ["Row.n 0"])
    #expect(host.texts == ["a 5", "c 0"])
  }
}

// MARK: - Views

private struct Row: View {
  var title: String
  @State private var n = 0

  var body: some View { Text("\(title) \(n)") }
}

private struct Seedling: View {
  @State private var n: Int

  init(seed: Int) {
    _n = State(initialValue: seed)
  }

  var body: some View { Text("\(n)") }
}

private struct Seeded: View {
  var seed: Int

  var body: some View { Seedling(seed: seed) }
}

private struct SeededByID: View {
  var seed: Int

  var body: some View { Seedling(seed: seed).id(seed) }
}

private struct Unread: View {
  @State private var n = 0

  var body: some View {
    Button("add") { n += 1 }
  }
}

private struct Coalescing: View {
  var log: Log
  @State private var value = 0

  var body: some View {
    let _ = log.add("body \(value)")
    Text("any")
      .onAppear {
        value = 1
        value = 2
        withAnimation {
          value = 3
          value = 4
        }
      }
      .onChange(of: value) { old, new in
        log.add("change \(old) \(new)")
      }
  }
}

private struct TwoProperties: View {
  @State private var a = 0
  @State private var b = 0

  var body: some View {
    VStack {
      Text("\(a) \(b)")
      Button("both") {
        a += 1
        b += 1
      }
      Button("one by one") {
        a += 1
        withAnimation { b += 1 }
      }
    }
  }
}

private final class Score: ObservableObject {
  @Published var value = 0
}

@MainActor
private final class LoggedScore: ObservableObject {
  @Published var value = 0

  init(log: Log) {
    log.add("init")
  }
}

private struct Owning: View {
  @StateObject private var model: LoggedScore

  init(log: Log) {
    _model = StateObject(wrappedValue: LoggedScore(log: log))
  }

  var body: some View {
    VStack {
      Text("\(model.value)")
      Button("add") { model.value += 1 }
    }
  }
}

private struct OwningParent: View {
  var title: String
  var id: Int
  var log: Log

  var body: some View {
    VStack {
      Text(title)
      Owning(log: log).id(id)
    }
  }
}

private struct Inline: View {
  @ObservedObject var model = Score()

  var body: some View {
    VStack {
      Text("\(model.value)")
      Button("add") { model.value += 1 }
    }
  }
}

private struct InlineParent: View {
  var title: String

  var body: some View {
    VStack {
      Text(title)
      Inline()
    }
  }
}

private struct PassingParent: View {
  var title: String
  var model: Score

  var body: some View {
    VStack {
      Text(title)
      Inline(model: model)
    }
  }
}

@MainActor @Observable
private final class Kept {
  var value = 0

  init(log: Log) {
    log.add("init")
  }
}

private struct Keeping: View {
  @State private var model: Kept

  init(log: Log) {
    _model = State(initialValue: Kept(log: log))
  }

  var body: some View {
    VStack {
      Text("\(model.value)")
      Button("add") { model.value += 1 }
    }
  }
}

private struct KeepingParent: View {
  var title: String
  var log: Log

  var body: some View {
    VStack {
      Text(title)
      Keeping(log: log)
    }
  }
}

@Observable
private final class Scores {
  var home = 0
  var away = 0
  @ObservationIgnored var referee = "none"
}

private struct Home: View {
  var scores: Scores

  var body: some View { Text("\(scores.home)") }
}

private struct Away: View {
  var scores: Scores

  var body: some View { Text("\(scores.away)") }
}

private struct Referee: View {
  var scores: Scores

  var body: some View { Text(scores.referee) }
}

private struct Scoreboard: View {
  var scores: Scores

  var body: some View {
    VStack {
      Home(scores: scores)
      Away(scores: scores)
      Referee(scores: scores)
    }
  }
}

private struct HomeOrAway: View {
  var scores: Scores
  var showsHome: Bool

  var body: some View { Text("\(showsHome ? scores.home : scores.away)") }
}

enum Ownership: CaseIterable {
  case stateObject
  case observedObject
}

private final class Flags: ObservableObject {
  @Published var published = false
  var plain = false
}

private struct Flagged: View {
  var isOn: Bool
  var log: Log

  var body: some View {
    let _ = log.add("subview")
    Text(isOn ? "on" : "off")
  }
}

private struct StateObjectCounts: View {
  var writesPublished: Bool
  var log: Log
  @StateObject private var flags = Flags()

  var body: some View {
    let _ = log.add("parent")
    VStack {
      Flagged(isOn: flags.published, log: log)
      Flagged(isOn: flags.plain, log: log)
    }
    .onAppear {
      if writesPublished { flags.published.toggle() } else { flags.plain.toggle() }
    }
  }
}

private struct ObservedObjectCounts: View {
  var writesPublished: Bool
  var log: Log
  @ObservedObject private var flags = Flags()

  var body: some View {
    let _ = log.add("parent")
    VStack {
      Flagged(isOn: flags.published, log: log)
      Flagged(isOn: flags.plain, log: log)
    }
    .onAppear {
      if writesPublished { flags.published.toggle() } else { flags.plain.toggle() }
    }
  }
}

private struct Counts: View {
  var ownership: Ownership
  var writesPublished: Bool
  var log: Log

  var body: some View {
    switch ownership {
    case .stateObject: StateObjectCounts(writesPublished: writesPublished, log: log)
    case .observedObject: ObservedObjectCounts(writesPublished: writesPublished, log: log)
    }
  }
}

private struct Reading: View {
  @ObservedObject var model: Score

  var body: some View { Text("\(model.value)") }
}

private struct NotReading: View {
  @ObservedObject var model: Score

  var body: some View { Text("any") }
}

private struct TwoObservers: View {
  var model: Score

  var body: some View {
    VStack {
      Reading(model: model)
      NotReading(model: model)
    }
  }
}

private struct Adder: View {
  @Binding var x: Int

  var body: some View {
    VStack {
      Text("child \(x)")
      Button("add") { x += 1 }
    }
  }
}

private struct Owner: View {
  @State private var x = 0

  var body: some View {
    VStack {
      Text("\(x)")
      Adder(x: $x)
    }
  }
}

private struct PassingOwner: View {
  @State private var x = 0

  var body: some View { Adder(x: $x) }
}

private struct SwappedChild: View {
  var isOn: Bool
  @State private var x = 0

  var body: some View {
    if isOn { Adder(x: $x) } else { Adder(x: $x) }
  }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
}

private struct NoReader: View {
  var body: some View { Text("no reader") }
}

private struct Schemes: View {
  var isDark: Bool

  var body: some View {
    VStack {
      SchemeReader()
      NoReader()
    }
    .environment(\.colorScheme, isDark ? .dark : .light)
  }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct LevelReader: View {
  @Environment(\.level) private var level

  var body: some View { Text("\(level)") }
}

private struct Levels: View {
  var level: Int
  var other: Int

  var body: some View { LevelReader().environment(\.level, level) }
}

private struct InnerLevel: View {
  var outer: Int

  var body: some View {
    VStack { LevelReader().environment(\.level, 9) }.environment(\.level, outer)
  }
}

private struct WritingInBody: View {
  @State private var n = 0

  var body: some View {
    let _ = write()
    Text("\(n)")
  }

  private func write() { n = 1 }
}

private struct WritingInCallback: View {
  @State private var n = 0

  var body: some View {
    Text("\(n)").onAppear { n = 1 }
  }
}

private struct Loose: View {
  @State var n = 0

  var body: some View { Text("\(n)") }
}

@MainActor
private final class Names {
  var all: [Namespace.ID] = []

  func add(_ id: Namespace.ID) {
    all.append(id)
  }
}

private struct Naming: View {
  var title: String
  var names: Names
  @Namespace private var namespace

  var body: some View {
    let _ = names.add(namespace)
    Text(title)
  }
}

private struct Namespaces: View {
  var id: Int
  var title: String
  var names: Names

  var body: some View { Naming(title: title, names: names).id(id) }
}

enum FieldChange {
  case removed
  case swapped
  case identified
  case disabled
}

private struct FocusedForm: View {
  var change: FieldChange
  var isChanged: Bool
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      switch change {
      case .removed:
        if !isChanged { field }
      case .swapped:
        if isChanged { field.disabled(true) } else { field }
      case .identified:
        field.id(isChanged)
      case .disabled:
        field.disabled(isChanged)
      }
      Text(isFocused ? "focused" : "not focused")
    }
  }

  private var field: some View { TextField("note", text: $text).focused($isFocused) }
}

private struct FocusedByValue: View {
  var isOn: Bool
  @State private var text = ""
  @FocusState private var focus: String?

  var body: some View {
    VStack {
      TextField("first", text: $text).focused($focus, equals: "first")
      if isOn { TextField("second", text: $text).focused($focus, equals: "second") }
      Text(focus ?? "none")
    }
  }
}

private struct Dragged: View {
  var isOn: Bool
  @GestureState private var translation = CGSize.zero

  var body: some View {
    VStack {
      if isOn {
        Text("handle")
          .gesture(
            DragGesture().updating($translation) { value, state, _ in
              state = value.translation
            })
      }
      Text("\(Int(translation.width))")
    }
  }
}

private struct TwoLists: View {
  var showsArchived: Bool

  var body: some View {
    if showsArchived {
      List(["a", "c"], id: \.self) { Row(title: $0) }.accessibilityIdentifier("list")
    } else {
      List(["a", "b"], id: \.self) { Row(title: $0) }.accessibilityIdentifier("list")
    }
  }
}

private struct OneList: View {
  var showsArchived: Bool

  var body: some View {
    List(showsArchived ? ["a", "c"] : ["a", "b"], id: \.self) { Row(title: $0) }
      .accessibilityIdentifier("list")
  }
}
