import Testing

@testable import ViewGraph

private struct Reader: View {
  @AppStorage("name") private var name = "none"

  var body: some View { Text(verbatim: "app \(name)") }
}

private struct Writer: View {
  @AppStorage("name") private var name = "none"
  @SceneStorage("name") private var draft: String?

  var body: some View {
    Button("write") { name = "Ada" }
    Button("draft") { draft = "B" }
    Text(verbatim: "scene \(draft ?? "nil")")
  }
}

private struct Screen: View {
  let isOn: Bool

  var body: some View {
    VStack {
      Reader()
      if isOn { Writer() }
    }
  }
}

/// Values that outlive their views, and completions of animations.
@MainActor struct StorageTests {
  @Test func `a stored value is shared by its readers and outlives its writer`() {
    let host = ViewHost(Screen(isOn: true))

    let update = host.tap("write")

    #expect(
      update.writes.map { "\($0.owner).\($0.property) \($0.oldValue) → \($0.newValue)" } == [
        "storage.name \"none\" → \"Ada\""
      ])
    #expect(update.bodies.map(\.typeName) == ["Reader"])
    host.update(to: Screen(isOn: false))
    #expect(host.find("app Ada") != nil)
    host.update(to: Screen(isOn: true))
    #expect(host.find("app Ada") != nil)
  }

  @Test func `a scene's key is not an app's`() {
    let host = ViewHost(Screen(isOn: true))
    host.tap("draft")
    #expect(host.find("scene B") != nil)
    #expect(host.find("app none") != nil)
  }

  @Test func `completions of what nothing animates run at the end of the update, in order`() {
    let host = ViewHost(Screen(isOn: true))
    var log: [String] = []
    host.update {
      withAnimation(.spring) {
      } completion: {
        log.append("animated")
      }
      withAnimation(nil) {
      } completion: {
        log.append("at once")
      }
      #expect(log.isEmpty)
    }
    #expect(log == ["animated", "at once"])
    host.finishRemovals()
    #expect(log == ["animated", "at once"])
  }
}
