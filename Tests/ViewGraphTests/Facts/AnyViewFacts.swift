import Testing

@testable import ViewGraph

/// Section E of the semantics: erased views are known by the type they wrap.
@MainActor
struct AnyViewFacts {
  @Test func `fact 55: an erased view of the same type stays`() {
    let host = ViewHost(Erasing { AnyView(Row(title: "one")) })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Erasing { AnyView(Row(title: "two")) })

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.lost.isEmpty)
    #expect(host.texts == ["two 5"])
  }

  @Test func `fact 56: an erased view of another type is another view`() {
    let host = ViewHost(Erasing { AnyView(Row(title: "one")) })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Erasing { AnyView(Other(title: "two")) })

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Other"])
    #expect(update.lost == ["Row.n 5"])
    #expect(update.created == ["Other.n 0"])
    #expect(host.texts == ["other two 0"])
  }

  @Test func `fact 56: the reason names both types`() throws {
    let host = ViewHost(Erasing { AnyView(Row(title: "one")) })

    let update = host.update(to: Erasing { AnyView(Other(title: "two")) })

    let reason = try #require(update.removals.first?.reason)
    #expect(
      "\(reason)".hasPrefix(
        "@identity changed: AnyView content changed, Row → Other, AnyViewFacts.swift:"))
  }

  @Test func `fact 56: the way back makes a new view`() {
    let host = ViewHost(Erasing { AnyView(Row(title: "one")) })
    host.setState("n", of: Row.self, to: 5)
    host.update(to: Erasing { AnyView(Other(title: "two")) })

    let update = host.update(to: Erasing { AnyView(Row(title: "one")) })

    #expect(update.inserted == ["Row"])
    #expect(host.texts == ["one 0"])
  }

  @Test func `fact 56: a modifier makes another type`() {
    let host = ViewHost(Erasing { AnyView(Row(title: "one")) })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Erasing { AnyView(Row(title: "one").padding()) })

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(host.texts == ["one 0"])
  }

  @Test func `fact 56: other generic arguments make another type`() {
    let host = ViewHost(Erasing { AnyView(VStack { Row(title: "one") }) })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(
      to: Erasing {
        AnyView(
          VStack {
            Row(title: "one")
            Text("two")
          })
      })

    #expect(update.removed == ["VStack"])
    #expect(update.inserted == ["VStack"])
    #expect(update.lost == ["Row.n 5"])
  }

  @Test func `fact 58: a change of type plays no transition`() {
    // Confidence M.
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          isOn ? AnyView(Row(title: "one")) : AnyView(Other(title: "two"))
        }
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Other"])
    #expect(update.removals.allSatisfy { $0.playedTransition == nil })
    #expect(update.insertions.allSatisfy { $0.playedTransition == nil })
    #expect(host.leaving.isEmpty)
  }

  @Test func `fact 58: in a conditional a change of type may play a transition`() {
    // Confidence M.
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn || !isOn {
            isOn ? AnyView(Row(title: "one")) : AnyView(Other(title: "two"))
          }
        }
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.removals.map { $0.playedTransition } == ["opacity"])
    #expect(update.insertions.map { $0.playedTransition } == ["opacity"])
    #expect(host.leaving == ["Row"])
  }

  @Test func `fact 59: an erased view erased again is one erased view`() {
    // Confidence M.
    let title = Input("one")
    let host = ViewHost(Driven(title) { title in AnyView(AnyView(Row(title: title))) })

    #expect(host.outline == "AnyView(Row(Text))")
  }

  @Test func `fact 59: erasing once more keeps the view`() {
    // Confidence M.
    let host = ViewHost(Erasing { AnyView(Row(title: "one")) })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Erasing { AnyView(AnyView(AnyView(Row(title: "two")))) })

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(host.texts == ["two 5"])
  }

  @Test func `facts 55 and 56: only the innermost erased view whose type changed is replaced`() {
    let host = ViewHost(Levels(isOn: true))
    host.setState("n", of: Row.self, to: 5, at: 0)
    host.setState("n", of: Row.self, to: 6, at: 1)

    let update = host.update(to: Levels(isOn: false))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Other"])
    #expect(host.texts == ["beside 5", "other inner 0"])
  }

  @Test func `facts 2 and 55: a branch outside the erased view still replaces it`() {
    let host = ViewHost(ErasedBranches(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: ErasedBranches(isOn: false))

    #expect(update.removed == ["AnyView"])
    #expect(update.inserted == ["AnyView"])
    #expect(update.lost == ["Row.n 5"])
    #expect(host.texts == ["one 0"])
  }

  @Test func `facts 31 and 55: erased rows of a loop keep their state`() {
    let host = ViewHost(ErasedRows(ids: [1, 2, 3]))
    host.setState("n", of: Row.self, to: 3, at: 2)

    let update = host.update(to: ErasedRows(ids: [3, 1, 2]))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.moves.count == 1)
    #expect(host.texts == ["3 3", "1 0", "2 0"])
  }
}

private struct Row: View {
  var title: String
  @State private var n = 0

  var body: some View { Text("\(title) \(n)") }
}

private struct Other: View {
  var title: String
  @State private var n = 0

  var body: some View { Text("other \(title) \(n)") }
}

private struct Erasing: View {
  var content: () -> AnyView

  var body: some View { content() }
}

private struct Levels: View {
  var isOn: Bool

  var body: some View {
    AnyView(
      VStack {
        Row(title: "beside")
        isOn ? AnyView(Row(title: "inner")) : AnyView(Other(title: "inner"))
      })
  }
}

private struct ErasedBranches: View {
  var isOn: Bool

  var body: some View {
    if isOn { AnyView(Row(title: "one")) } else { AnyView(Row(title: "one")) }
  }
}

private struct ErasedRows: View {
  var ids: [Int]

  var body: some View {
    VStack {
      ForEach(ids, id: \.self) { id in AnyView(Row(title: "\(id)")) }
    }
  }
}
