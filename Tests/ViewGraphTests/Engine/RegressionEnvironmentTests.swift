import Testing

@testable import ViewGraph

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct Reader: View {
  @Environment(\.level) private var level

  var body: some View { Text(verbatim: "level \(level)") }
}

/// Who runs, and who does not, when an environment value changes.
@MainActor struct RegressionEnvironmentTests {
  @Test func `content placed in a view that is skipped sees what the modifier sets`() {
    struct Frame<Content: View>: View {
      let content: Content
      var body: some View { VStack { content } }
    }
    struct Leveled: ViewModifier {
      @State private var base = 1
      func body(content: Content) -> some View { Frame(content: content).environment(\.level, base) }
    }
    struct Root: View {
      var body: some View { Reader().transformEnvironment(\.level) { $0 += 10 }.modifier(Leveled()) }
    }
    let host = ViewHost(Root())
    #expect(host.texts == ["level 11"])

    host.setState("base", of: Leveled.self, to: 2)

    #expect(host.texts == ["level 12"])
  }

  @Test func `a value that is set again further in runs nothing there`() {
    struct Root: View {
      @State private var outer = 1
      var body: some View {
        VStack { VStack { Reader() }.environment(\.level, 7) }.environment(\.level, outer)
      }
    }
    let host = ViewHost(Root())

    #expect(host.setState("outer", of: Root.self, to: 2).ran == ["Root"])
    #expect(host.texts == ["level 7"])
  }

  @Test func `a value that a body reads no more does not run it`() {
    struct Sometimes: View {
      @Environment(\.level) private var level
      @State private var reads = true
      var body: some View { Text(verbatim: reads ? "level \(level)" : "no level") }
    }
    struct Root: View {
      @State private var level = 1
      var body: some View { VStack { Sometimes() }.environment(\.level, level) }
    }
    let host = ViewHost(Root())
    host.setState("reads", of: Sometimes.self, to: false)

    #expect(host.setState("level", of: Root.self, to: 2).ran == ["Root"])
  }

  @Test func `a view that gets the place of a reader in memory is no reader`() {
    struct Plain: View {
      var body: some View { Text(verbatim: "plain") }
    }
    struct Middle: View {
      @Binding var mode: Int
      var body: some View { if mode == 0 { Reader() } else if mode == 2 { Plain() } }
    }
    struct Root: View {
      @State private var level = 1
      @State private var mode = 0
      var body: some View { VStack { Middle(mode: $mode) }.environment(\.level, level) }
    }
    let host = ViewHost(Root())
    host.setState("mode", of: Root.self, to: 1)
    host.setState("mode", of: Root.self, to: 2)

    #expect(host.setState("level", of: Root.self, to: 2).ran == ["Root"])
  }

  @Test func `another object in the environment runs its readers and not their parents`() {
    final class Model: ObservableObject {
      @Published var name: String
      init(_ name: String) { self.name = name }
    }
    struct Named: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text(verbatim: model.name) }
    }
    struct Middle: View {
      var body: some View { VStack { Named() } }
    }
    struct Root: View {
      let model: Model
      var body: some View { Middle().environmentObject(model) }
    }
    let (first, second) = (Model("a"), Model("b"))
    let host = ViewHost(Root(model: first))

    #expect(host.update(to: Root(model: second)).ran == ["Root", "Named"])
    #expect(host.update { first.name = "c" }.ran.isEmpty)
    host.update { second.name = "d" }
    #expect(host.texts == ["d"])
  }
}
