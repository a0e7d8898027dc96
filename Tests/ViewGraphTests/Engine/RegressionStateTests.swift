import Observation
import Testing

@testable import ViewGraph

@MainActor private final class Handle<Value> {
  private(set) var binding: Binding<Value>?

  func take(_ binding: Binding<Value>) { self.binding = binding }
}

/// Hands its state out, so that a test can write it several times in one update.
private struct Counter: View {
  @State var count: Int
  let handle: Handle<Int>

  var body: some View {
    let _ = handle.take($count)
    Text(verbatim: "\(count)")
  }
}

@Observable private final class Model {
  var title = "title"
}

/// Writes, bindings and what the engine remembers beside state.
@MainActor struct RegressionStateTests {
  @Test func `writes of two views of one type are two writes`() {
    let (first, second) = (Handle<Int>(), Handle<Int>())
    struct Root: View {
      let first: Handle<Int>
      let second: Handle<Int>
      var body: some View {
        VStack {
          Counter(count: 0, handle: first)
          Counter(count: 1, handle: second)
        }
      }
    }
    let host = ViewHost(Root(first: first, second: second))

    let update = host.update {
      first.binding?.wrappedValue = 1
      second.binding?.wrappedValue = 2
    }

    #expect(update.writes.map { "\($0.oldValue) → \($0.newValue)" } == ["0 → 1", "1 → 2"])
  }

  @Test func `a value that is written twice in one transaction is one event`() {
    let handle = Handle<Int>()
    let host = ViewHost(Counter(count: 0, handle: handle))

    let update = host.update {
      handle.binding?.wrappedValue = 1
      handle.binding?.wrappedValue = 2
    }

    #expect(update.writes.map { "\($0.oldValue) → \($0.newValue)" } == ["0 → 2"])
    #expect(update.stateEvents.filter { $0.kind == .written }.map(\.value) == ["2"])
  }

  @Test func `a body that unwraps a binding runs when there is a value`() {
    struct Field: View {
      @Binding var text: String
      var body: some View { Text(verbatim: text) }
    }
    struct Root: View {
      @State private var text: String?
      var body: some View {
        VStack {
          if let text = Binding($text) { Field(text: text) }
        }
      }
    }
    let host = ViewHost(Root())

    host.setState("text", of: Root.self, to: String?.some("hello"))
    #expect(host.texts == ["hello"])
    host.setState("text", of: Root.self, to: String?.none)
    #expect(host.texts.isEmpty)
  }

  @Test func `a body unwraps what it sees and not what a later transaction writes`() {
    struct Root: View {
      @State private var text: String? = "a"
      let handle: Handle<String?>
      let log: Log
      var body: some View {
        let _ = handle.take($text)
        let _ = log.add("\(text ?? "nil") \(Binding($text)?.wrappedValue ?? "nil")")
        VStack {}
      }
    }
    let (handle, log) = (Handle<String?>(), Log())
    let host = ViewHost(Root(handle: handle, log: log))

    host.update {
      handle.binding?.wrappedValue = "b"
      withAnimation { handle.binding?.wrappedValue = nil }
    }

    #expect(log.entries == ["a a", "b b", "nil nil"])
  }

  @Test func `a list of bindings survives a later transaction that empties it`() {
    struct Root: View {
      @State private var items = [1, 2]
      let handle: Handle<[Int]>
      var body: some View {
        let _ = handle.take($items)
        VStack { ForEach($items, id: \.self) { $item in Text(verbatim: "\(item)") } }
      }
    }
    let handle = Handle<[Int]>()
    let host = ViewHost(Root(handle: handle))

    let update = host.update {
      handle.binding?.wrappedValue.append(3)
      withAnimation { handle.binding?.wrappedValue = [] }
    }

    #expect(update.passes.map { $0.changes.count { $0.kind == .inserted } } == [1, 0])
    #expect(host.texts.isEmpty)
  }

  @Test func `a loop over a range that is built anew takes the new range`() {
    struct Root: View {
      let isShown: Bool
      let count: Int
      var body: some View {
        VStack {
          if isShown { ForEach(0..<count) { Text(verbatim: "\($0)") } }
        }
      }
    }
    let host = ViewHost(Root(isShown: true, count: 2))
    host.update(to: Root(isShown: false, count: 2))

    let update = host.update(to: Root(isShown: true, count: 3))

    #expect(update.warnings.isEmpty)
    #expect(host.texts == ["0", "1", "2"])
  }

  @Test func `what loops and callbacks remember goes with the elements that they were in`() {
    struct Root: View {
      let id: Int
      var body: some View {
        VStack {
          ForEach([id], id: \.self) { _ in
            ForEach([1], id: \.self) { _ in
              EmptyView().onAppear {}
              Text(verbatim: "row").onAppear {}
            }
          }
        }
      }
    }
    let host = ViewHost(Root(id: 0))
    func memories() -> Int {
      host.tree.subtree(of: ViewTree.rootID).reduce(0) { sum, node in
        let live = host.graph.existingLive(node)
        return sum + (live?.constructs.count ?? 0) + (live?.leavingConstructs.count ?? 0)
      }
    }
    let first = memories()

    for id in 1...20 { withAnimation { _ = host.update(to: Root(id: id)) } }
    host.finishRemovals()

    #expect(memories() == first)
  }

  @Test func `ids whose hash changes while they are in use stop nothing`() {
    final class Key: Hashable {
      var value: Int
      init(_ value: Int) { self.value = value }
      static func == (a: Key, b: Key) -> Bool { a.value == b.value }
      func hash(into hasher: inout Hasher) { hasher.combine(value) }
    }
    struct Root: View {
      let keys: [Key]
      let round: Int
      var body: some View {
        VStack { ForEach(keys, id: \.self) { Text(verbatim: "\($0.value)").onAppear {} } }
      }
    }
    let keys = (0..<20).map { Key($0) }
    let host = ViewHost(Root(keys: keys, round: 0))

    for round in 1...50 {
      for key in keys { key.value = (key.value * 7 + round) % 5 }
      withAnimation { _ = host.update(to: Root(keys: keys, round: round)) }
    }
    host.finishRemovals()

    #expect(host.texts.count == Set(keys.map(\.value)).count)
  }

  @Test func `what an evaluation observed is let go by the next one`() {
    final class Probe: Sendable {}
    let (model, end) = (Model(), ObservationEnd())
    weak var kept: Probe?
    do {
      let probe = Probe()
      kept = probe
      withObservationTracking {
        _ = model.title
        end.join()
      } onChange: {
        _ = probe
      }
    }
    #expect(kept != nil)

    end.end()

    #expect(kept == nil)
  }

  @Test func `a view that is evaluated again still observes`() {
    struct Titled: View {
      let model: Model
      let round: Int
      var body: some View { Text(verbatim: "\(model.title) \(round)") }
    }
    let model = Model()
    let host = ViewHost(Titled(model: model, round: 0))
    for round in 1...3 { host.update(to: Titled(model: model, round: round)) }

    #expect(host.update { model.title = "new" }.ran == ["Titled"])
    #expect(host.texts == ["new 3"])
  }

  @Test func `a loop in which every row reads one model notes one change`() {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack { ForEach(0..<5, id: \.self) { Text(verbatim: "\($0) \(model.title)") } }
      }
    }
    let model = Model()
    let host = ViewHost(Root(model: model))

    let update = host.update { model.title = "new" }

    #expect(update.ran == ["Root"])
    #expect(update.writes.map { "\($0.owner).\($0.property)" } == ["Model.title"])
  }
}

/// Bindings into objects that announce their changes.
@MainActor struct ObjectBindingTests {
  final class Settings: ObservableObject {
    @Published var isOn = false
    @Published var volume = 1
  }

  private struct Child: View {
    @Binding var isOn: Bool
    var body: some View { Text(verbatim: isOn ? "on" : "off") }
  }

  private struct Parent: View {
    @ObservedObject var settings: Settings
    var body: some View { Child(isOn: $settings.isOn) }
  }

  @Test func `a child with a binding into an object shows the new value`() {
    let settings = Settings()
    let host = ViewHost(Parent(settings: settings))

    let update = host.update { settings.isOn = true }

    #expect(host.find(.text("on")) != nil)
    #expect(update.bodies.map(\.typeName) == ["Parent", "Child"])
  }

  @Test func `a child whose bound value is the same does not run`() {
    let settings = Settings()
    let host = ViewHost(Parent(settings: settings))

    let update = host.update { settings.volume = 2 }

    #expect(update.bodies.map(\.typeName) == ["Parent"])
  }

  @Test func `a host that goes takes its graph with it, whether or not its updates were read`() {
    weak var unread: Graph?
    weak var read: Graph?
    do {
      let (settings, others) = (Settings(), Settings())
      let (first, second) = (ViewHost(Parent(settings: settings)), ViewHost(Parent(settings: others)))
      (unread, read) = (first.graph, second.graph)
      first.update { settings.isOn = true }
      #expect(!second.update { others.isOn = true }.changes.isEmpty)
    }
    #expect(unread == nil)
    #expect(read == nil)
  }

  @Test func `an update can be read when its host has gone`() {
    let settings = Settings()
    var host: ViewHost<Parent>? = ViewHost(Parent(settings: settings))
    let update = host?.update { settings.isOn = true }
    host = nil
    #expect(update?.changes.flatMap(\.attributes).map(\.newValue) == ["\"on\""])
  }

  @Test func `a control without values of its own leaves its modifiers' values alone`() {
    struct Screen: View {
      @State var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Text(verbatim: "root").navigationDestination(for: Int.self) { Text(verbatim: "level \($0)") }
        }
        .padding(7)
      }
    }
    let host = ViewHost(Screen())

    for level in 1...3 { host.setState("path", of: Screen.self, to: Array(0..<level)) }

    let padding = host.tree.subtree(of: ViewTree.rootID).compactMap { host.tree[$0].value(named: "padding") }
    #expect(padding == [.number(7)])
    #expect(host.find(.text("level 2")) != nil)
  }
}
