import Testing

@testable import ViewGraph

/// Section H of the semantics: what runs when a view appears and disappears.
@MainActor
struct LifecycleFacts {
  @Test func `fact 90: a task runs once for a view that stays`() async {
    let log = Log()
    let host = ViewHost(Working(isOn: true, id: 1, log: log))
    await log.reaches(1)

    host.update(to: Working(isOn: true, id: 1, title: "two", log: log))
    await log.reaches(2)

    #expect(log.entries == ["start"])
    withExtendedLifetime(host) {}
  }

  @Test func `fact 90: a task is cancelled when its view disappears`() async {
    let log = Log()
    let host = ViewHost(Working(isOn: true, id: 1, log: log))
    await log.reaches(1)

    host.update(to: Working(isOn: false, id: 1, log: log))
    await log.reaches(2)

    #expect(log.entries == ["start", "cancelled"])
    withExtendedLifetime(host) {}
  }

  @Test func `fact 90: a task is cancelled and runs again when its identity changes`() async {
    let log = Log()
    let host = ViewHost(Working(isOn: true, id: 1, log: log))
    await log.reaches(1)

    host.update(to: Working(isOn: true, id: 2, log: log))
    await log.reaches(3)

    #expect(log.count(of: "start") == 2)
    #expect(log.count(of: "cancelled") == 1)
    withExtendedLifetime(host) {}
  }

  @Test func `fact 90: a task with a value runs again when the value changes`() async {
    let log = Log()
    let host = ViewHost(WorkingOn(value: 0, log: log))
    await log.reaches(1)

    let update = host.update(to: WorkingOn(value: 1, log: log))
    await log.reaches(3)

    #expect(update.removed.isEmpty)
    #expect(log.entries.filter { $0.hasPrefix("start") } == ["start 0", "start 1"])
    #expect(log.entries.filter { $0.hasPrefix("cancelled") } == ["cancelled 0"])
    withExtendedLifetime(host) {}
  }

  @Test func `fact 90: a task with an equal value goes on`() async {
    let log = Log()
    let host = ViewHost(WorkingOn(value: 0, log: log))
    await log.reaches(1)

    host.update(to: WorkingOn(value: 0, title: "two", log: log))
    await log.settles()

    #expect(log.entries == ["start 0"])
    withExtendedLifetime(host) {}
  }

  @Test func `fact 90: the task of a leaving view is cancelled when its removal has ended`() async {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in Working(isOn: isOn, id: 1, log: log) })
    await log.reaches(1)

    host.update { withAnimation(.default) { isOn.value = false } }
    await log.settles()
    #expect(log.entries == ["start"])

    host.finishRemovals()
    await log.reaches(2)
    #expect(log.entries == ["start", "cancelled"])
  }

  @Test func `fact 92: onAppear has run when the first tree is there`() {
    let log = Log()

    let host = ViewHost(Text("a").onAppear { log.add("appear") })

    #expect(log.entries == ["appear"])
    #expect(host.lifecycle.map(\.description) == ["onAppear Text"])
    #expect(host.initialUpdate.lifecycle.map(\.description) == ["onAppear Text"])
  }

  @Test func `fact 92: onAppear does not run for a view that is not there yet`() {
    let log = Log()
    let host = ViewHost(Appearing(isOn: false, log: log))
    #expect(log.entries.isEmpty)

    host.update(to: Appearing(isOn: true, log: log))

    #expect(log.entries == ["appear"])
  }

  @Test func `fact 93: the new view appears before the old one disappears`() {
    let log = Log()
    let host = ViewHost(Toggled(log: log))

    host.setState("toggle", of: Toggled.self, to: true)

    // The fact's AFATDTDT without the last DT, which is the end of the host.
    #expect(log.word == "AFATDT")
  }

  @Test func `fact 93: with the identity transition the old view disappears first`() {
    let log = Log()
    let host = ViewHost(ToggledAtOnce(log: log))

    host.setState("toggle", of: ToggledAtOnce.self, to: true)

    // The fact's AFDTATDT without the last DT, which is the end of the host.
    #expect(log.word == "AFDTAT")
  }

  @Test func `fact 93: two branches appear and disappear in the same order as two ids`() {
    let log = Log()
    let host = ViewHost(Branches(isOn: true, log: log))

    let update = host.update(to: Branches(isOn: false, log: log))

    #expect(
      log.entries == ["appear First", "appear Second", "disappear First"])
    #expect(
      update.lifecycle.map(\.description) == ["onAppear Second", "onDisappear First"])
    #expect(
      host.lifecycle.map(\.description)
        == ["onAppear First", "onAppear Second", "onDisappear First"])
  }

  @Test func `fact 93: under an animation the old view disappears when its removal ends`() {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in Branches(isOn: isOn, log: log) })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(log.entries == ["appear First", "appear Second"])
    #expect(update.lifecycle.map(\.description) == ["onAppear Second"])

    let end = host.finishRemovals()

    #expect(log.entries == ["appear First", "appear Second", "disappear First"])
    #expect(end.lifecycle.map(\.description) == ["onDisappear First"])
  }

  @Test func `fact 93: a kept view neither appears nor disappears`() {
    let log = Log()
    let host = ViewHost(Branches(isOn: true, log: log))

    let update = host.update(to: Branches(isOn: true, title: "two", log: log))

    #expect(update.lifecycle.isEmpty)
    #expect(log.entries == ["appear First"])
  }

  @Test func `fact 94: onDisappear waits for the end of an animated removal`() {
    // Confidence M.
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn { Text("a").onDisappear { log.add("disappear") } }
        }
      })

    host.update { withAnimation(.default) { isOn.value = false } }
    #expect(log.entries.isEmpty)

    host.finishRemovals()
    #expect(log.entries == ["disappear"])

    host.finishRemovals()
    #expect(log.entries == ["disappear"])
  }

  @Test func `fact 94: what is inside a removed view disappears with it`() {
    // Confidence M.
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            VStack { Text("a").onDisappear { log.add("disappear") } }
          }
        }
      })

    host.update { isOn.value = false }

    #expect(log.entries == ["disappear"])
  }
}

private struct Working: View {
  var isOn: Bool
  var id: Int
  var title = "one"
  var log: Log

  var body: some View {
    VStack {
      if isOn {
        Text(title)
          .task {
            log.add("start")
            try? await Task.sleep(for: .seconds(3600))
            if Task.isCancelled { log.add("cancelled") }
          }
          .id(id)
      }
    }
  }
}

private struct WorkingOn: View {
  var value: Int
  var title = "one"
  var log: Log

  var body: some View {
    Text(title)
      .task(id: value) {
        log.add("start \(value)")
        try? await Task.sleep(for: .seconds(3600))
        if Task.isCancelled { log.add("cancelled \(value)") }
      }
  }
}

private struct Appearing: View {
  var isOn: Bool
  var log: Log

  var body: some View {
    VStack {
      if isOn { Text("a").onAppear { log.add("appear") } }
    }
  }
}

private struct Toggled: View {
  var log: Log
  @State private var toggle = false

  var body: some View {
    Text("a")
      .onAppear { log.add("A" + (toggle ? "T" : "F")) }
      .onDisappear { log.add("D" + (toggle ? "T" : "F")) }
      .id(toggle)
  }
}

private struct ToggledAtOnce: View {
  var log: Log
  @State private var toggle = false

  var body: some View {
    Text("a")
      .onAppear { log.add("A" + (toggle ? "T" : "F")) }
      .onDisappear { log.add("D" + (toggle ? "T" : "F")) }
      .transition(.identity)
      .id(toggle)
  }
}

private struct First: View {
  var title: String

  var body: some View { Text(title) }
}

private struct Second: View {
  var title: String

  var body: some View { Text(title) }
}

private struct Branches: View {
  var isOn: Bool
  var title = "one"
  var log: Log

  var body: some View {
    if isOn {
      First(title: title)
        .onAppear { log.add("appear First") }
        .onDisappear { log.add("disappear First") }
    } else {
      Second(title: title)
        .onAppear { log.add("appear Second") }
        .onDisappear { log.add("disappear Second") }
    }
  }
}
