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

private struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private let rowCount = 4_000

/// Long lists in which every row has an environment, a preference or a callback of its own.
///
/// With quadratic time these take minutes.
@MainActor struct RegressionScaleTests {
  @Test func `every row of a long list sets and reads an environment value`() {
    struct Reader: View {
      @Environment(\.level) private var level
      var body: some View { Text(verbatim: "\(level)") }
    }
    struct Rows: View {
      let level: Int
      var body: some View {
        VStack { ForEach(0..<rowCount, id: \.self) { _ in Reader().environment(\.level, level) } }
      }
    }
    let host = ViewHost(Rows(level: 1))

    #expect(host.update(to: Rows(level: 2)).bodies.count == rowCount + 1)
  }

  @Test func `every row of a long list hands up and watches a preference`() {
    struct Rows: View {
      let value: Int
      let ids: Range<Int>
      let log: Log
      var body: some View {
        VStack {
          ForEach(ids, id: \.self) { _ in
            Text(verbatim: "row").preference(key: SumKey.self, value: value)
              .onPreferenceChange(SumKey.self) { log.add("\($0)") }
          }
        }
      }
    }
    let log = Log()
    let host = ViewHost(Rows(value: 1, ids: 0..<rowCount, log: log))
    host.update(to: Rows(value: 2, ids: 0..<rowCount, log: log))
    host.update(to: Rows(value: 3, ids: 0..<0, log: log))

    #expect(log.count(of: "1") == rowCount)
    #expect(log.count(of: "2") == rowCount)
    #expect(host.graph.preferenceObservers.isEmpty)
  }

  @Test func `every row of a long list writes its state when it appears`() {
    struct Row: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count = 1 } }
    }
    struct Rows: View {
      var body: some View { VStack { ForEach(0..<rowCount, id: \.self) { _ in Row() } } }
    }
    let host = ViewHost(Rows())

    #expect(host.initialUpdate.passes.count == 2)
    #expect(host.initialUpdate.writes.count == rowCount)
  }
}
