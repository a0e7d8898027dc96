import Testing

@testable import ViewGraph

/// What the views inside hand up.
@MainActor
struct PreferenceTests {
  @Test func `values of several views are joined in tree order`() {
    let log = Log()
    _ = ViewHost(
      VStack {
        Text("a").preference(key: Names.self, value: ["a"])
        Text("b").preference(key: Names.self, value: ["b"])
      }
      .onPreferenceChange(Names.self) { log.add($0.joined()) })

    #expect(log.entries == ["ab"])
  }

  @Test func `a change is told once, and the same value is none`() {
    let log = Log()
    let input = Input(1)
    let host = ViewHost(
      Driven(input) { value in
        Text("a").preference(key: Names.self, value: ["\(value / 10)"])
          .onPreferenceChange(Names.self) { log.add($0.joined()) }
      })

    host.update { input.value = 2 }
    host.update { input.value = 12 }

    #expect(log.entries == ["0", "1"])
  }

  @Test func `a transform changes what comes from inside`() {
    let log = Log()
    _ = ViewHost(
      VStack { Text("a").preference(key: Names.self, value: ["a"]) }
        .transformPreference(Names.self) { $0.append("!") }
        .onPreferenceChange(Names.self) { log.add($0.joined()) })

    #expect(log.entries == ["a!"])
  }

  @Test func `an overlay is built from what the views inside hand up`() {
    let input = Input("a")
    let host = ViewHost(
      Driven(input) { name in
        VStack { Text("card").preference(key: Names.self, value: [name]) }
          .overlayPreferenceValue(Names.self) { Text("over " + $0.joined()) }
      })
    #expect(host.texts == ["card", "over a"])

    host.update { input.value = "b" }

    #expect(host.texts == ["card", "over b"])
  }

  @Test func `a background is built from what the views inside hand up`() {
    let host = ViewHost(
      Stage {
        Text("card").preference(key: Names.self, value: ["a"])
          .backgroundPreferenceValue(Names.self) { Text("under " + $0.joined()) }
      })

    #expect(host.texts == ["card", "under a"])
  }
}

private struct Names: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
