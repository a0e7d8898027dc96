import Testing

@testable import ViewGraph

/// Section D of the semantics: `.id(_:)`.
@MainActor
struct ExplicitIDFacts {
  @Test func `fact 48: another id is another view`() {
    let host = ViewHost(Identified(id: 1))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Identified(id: 2))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(update.lost == ["Row.n 5"])
    #expect(update.created == ["Row.n 0"])
    #expect(
      update.lines == ["Identified: @self changed.", "Row: @self, @identity, _n changed."])
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 48: the reason names both ids`() throws {
    let host = ViewHost(Identified(id: 1))

    let update = host.update(to: Identified(id: 2))

    let reason = try #require(update.removals.first?.reason)
    #expect(
      "\(reason)".hasPrefix("@identity changed: id changed, 1 → 2, ExplicitIDFacts.swift:"))
  }

  @Test func `fact 48: going back to an earlier id does not bring its state back`() {
    let host = ViewHost(Identified(id: 1))
    host.setState("n", of: Row.self, to: 5)
    host.update(to: Identified(id: 2))

    let update = host.update(to: Identified(id: 1))

    #expect(update.inserted == ["Row"])
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 49: an equal id keeps the view`() {
    let host = ViewHost(Identified(id: 1, title: "one"))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Identified(id: 1, title: "two"))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.lines == ["Identified: @self changed.", "Row: @self changed."])
    #expect(host.texts == ["two 5"])
  }

  @Test func `fact 50: one id in both branches is still two views`() {
    let host = ViewHost(SameID(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: SameID(isOn: false))

    #expect(update.lost == ["Row.n 5"])
    #expect(update.created == ["Row.n 0"])
    #expect(update.removals.count == 1)
    #expect(update.insertions.count == 1)
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 50: one id on two siblings is two views`() {
    let host = ViewHost(
      VStack {
        Row(title: "a").id("x")
        Row(title: "b").id("x")
      })

    host.setState("n", of: Row.self, to: 5, at: 1)

    #expect(host.initialUpdate.warnings.isEmpty)
    #expect(host.texts == ["a 0", "b 5"])
  }

  @Test func `fact 50: an id outside the if does not unite the branches`() {
    let host = ViewHost(IDOutside(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: IDOutside(isOn: false))

    #expect(update.lost == ["Row.n 5"])
    #expect(update.created == ["Row.n 0"])
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 51: onAppear below the id runs again`() {
    let log = Log()
    let host = ViewHost(AppearBelowID(id: 1, log: log))

    host.update(to: AppearBelowID(id: 2, log: log))

    #expect(log.count(of: "appear") == 2)
  }

  @Test func `fact 51: onAppear above the id does not run again`() {
    let log = Log()
    let host = ViewHost(AppearAboveID(id: 1, log: log))

    host.update(to: AppearAboveID(id: 2, log: log))

    #expect(log.count(of: "appear") == 1)
  }

  @Test func `fact 52: an id on a container resets all that is in it`() {
    let host = ViewHost(Container(id: 1))
    host.setState("n", of: Row.self, to: 1, at: 0)
    host.setState("n", of: Row.self, to: 2, at: 1)
    host.setState("n", of: Row.self, to: 3, at: 2)

    let update = host.update(to: Container(id: 2))

    // Only the root of what is replaced, and nothing that stands beside it.
    #expect(update.removed == ["VStack"])
    #expect(update.inserted == ["VStack"])
    #expect(update.lost == ["Row.n 1", "Row.n 2"])
    #expect(host.texts == ["a 0", "b 0", "outside 3"])
  }

  @Test func `fact 53: under an animation the old and the new are both there`() {
    let id = Input(1)
    let host = ViewHost(Driven(id) { id in VStack { Row(title: "\(id)").id(id) } })

    let update = host.update { withAnimation(.default) { id.value = 2 } }

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(host.leaving == ["Row"])
    #expect(host.texts == ["2 0"])
    #expect(host.findAll(.type(Row.self)).count == 2)

    host.finishRemovals()

    #expect(host.leaving.isEmpty)
    #expect(host.findAll(.type(Row.self)).count == 1)
  }

  @Test func `fact 53: without an animation the old one is gone at once`() {
    let host = ViewHost(Identified(id: 1))

    host.update(to: Identified(id: 2))

    #expect(host.leaving.isEmpty)
    #expect(host.findAll(.type(Row.self)).count == 1)
  }

  @Test func `fact 53: a transition below the id is played by both`() {
    let id = Input(1)
    let host = ViewHost(Driven(id) { id in VStack { Row().transition(.slide).id(id) } })

    let update = host.update { withAnimation(.default) { id.value = 2 } }

    #expect(update.removals.map { $0.playedTransition } == ["slide"])
    #expect(update.insertions.map { $0.playedTransition } == ["slide"])
  }

  @Test func `fact 54: another id cancels the task and runs it again`() async {
    let log = Log()
    let host = ViewHost(TaskBelowID(id: 1, log: log))
    await log.reaches(1)

    host.update(to: TaskBelowID(id: 2, log: log))
    await log.reaches(3)

    #expect(log.entries.sorted() == ["cancelled 1", "start 1", "start 2"])
    withExtendedLifetime(host) {}
  }
}

private struct Row: View {
  var title = ""
  @State private var n = 0

  var body: some View { Text("\(title) \(n)") }
}

private struct Identified: View {
  var id: Int
  var title = ""

  var body: some View { Row(title: title).id(id) }
}

private struct SameID: View {
  var isOn: Bool

  var body: some View {
    if isOn { Row().id("x") } else { Row().id("x") }
  }
}

private struct IDOutside: View {
  var isOn: Bool

  var body: some View {
    Group {
      if isOn { Row() } else { Row() }
    }
    .id("x")
  }
}

private struct AppearBelowID: View {
  var id: Int
  var log: Log

  var body: some View {
    Row().onAppear { log.add("appear") }.id(id)
  }
}

private struct AppearAboveID: View {
  var id: Int
  var log: Log

  var body: some View {
    Row().id(id).onAppear { log.add("appear") }
  }
}

private struct Container: View {
  var id: Int

  var body: some View {
    VStack {
      VStack {
        Row(title: "a")
        VStack { Row(title: "b") }
      }
      .id(id)
      Row(title: "outside")
    }
  }
}

private struct TaskBelowID: View {
  var id: Int
  var log: Log

  var body: some View {
    Text("\(id)")
      .task {
        log.add("start \(id)")
        try? await Task.sleep(for: .seconds(3600))
        if Task.isCancelled { log.add("cancelled \(id)") }
      }
      .id(id)
  }
}
