import Testing

@testable import ViewGraph

/// Section I of the semantics, as far as no clock is needed: what plays a transition, and which.
@MainActor
struct TransitionFacts {
  @Test func `fact 96: a transition does nothing on a change of value`() {
    let title = Input("one")
    let host = ViewHost(
      Driven(title) { title in VStack { Row(title: title).transition(.slide) } })
    host.setState("n", of: Row.self, to: 5)

    let update = host.update { withAnimation(.default) { title.value = "two" } }

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.changes.allSatisfy { $0.playedTransition == nil })
    #expect(host.leaving.isEmpty)
    #expect(host.texts == ["two 5"])
  }

  @Test func `fact 96: without an animation no transition is played`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in VStack { if isOn { Row().transition(.slide) } } })

    let update = host.update { isOn.value = false }

    #expect(update.removed == ["Row"])
    #expect(host.leaving.isEmpty)
    #expect(host.findAll(.type(Row.self)).isEmpty)
  }

  @Test func `fact 97: the transition of a view that names none is opacity`() {
    let isOn = Input(false)
    let host = ViewHost(Driven(isOn) { isOn in VStack { if isOn { Row() } } })

    let insertion = host.update { withAnimation(.default) { isOn.value = true } }
    let removal = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(insertion.inserted == ["Row"])
    #expect(insertion.transition(of: "Row") == "opacity")
    #expect(removal.removed == ["Row"])
    #expect(removal.transition(of: "Row") == "opacity")
    #expect(host.leaving == ["Row"])
  }

  @Test func `fact 97: a loop's rows and a switch's cases have the default transition too`() {
    let count = Input(1)
    let host = ViewHost(
      Driven(count) { count in
        VStack {
          ForEach(Array(0..<count), id: \.self) { Row(title: "\($0)") }
          switch count {
          case 1: First()
          default: Second()
          }
        }
      })

    let update = host.update { withAnimation(.default) { count.value = 2 } }

    #expect(update.inserted == ["Row", "Second"])
    #expect(update.removed == ["First"])
    for name in ["Row", "Second", "First"] {
      #expect(update.transition(of: name) == "opacity")
    }
  }

  @Test func `fact 99: with the identity transition a view is removed at once`() {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn { Row().onDisappear { log.add("disappear") }.transition(.identity) }
        }
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.removed == ["Row"])
    #expect(host.leaving.isEmpty)
    #expect(host.findAll(.type(Row.self)).isEmpty)
    #expect(log.entries == ["disappear"])
  }

  @Test func `fact 101: a view that comes back while it leaves is the same view`() {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            Row()
              .onAppear { log.add("appear") }
              .onDisappear { log.add("disappear") }
          }
        }
      })
    host.setState("n", of: Row.self, to: 5)
    host.update { withAnimation(.default) { isOn.value = false } }
    #expect(host.leaving == ["Row"])

    let update = host.update { withAnimation(.default) { isOn.value = true } }

    #expect(update.revived == ["Row"])
    #expect(update.inserted.isEmpty)
    #expect(update.created.isEmpty)
    #expect(
      update.stateEvents.filter { $0.kind == .revived }.map { "\($0.owner).\($0.property)" }
        == ["Row.n"])
    #expect(host.leaving.isEmpty)
    #expect(host.texts == [" 5"])
    // That onAppear does not run again is inferred (confidence M).
    #expect(log.entries == ["appear"])
  }

  @Test func `fact 101: a revived view does not disappear when removals end`() {
    let log = Log()
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack { if isOn { Row().onDisappear { log.add("disappear") } } }
      })
    host.update { withAnimation(.default) { isOn.value = false } }
    host.update { withAnimation(.default) { isOn.value = true } }

    host.finishRemovals()

    #expect(log.entries.isEmpty)
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 101: once its removal has ended, a view that comes back is a new one`() {
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { isOn in VStack { if isOn { Row() } } })
    host.setState("n", of: Row.self, to: 5)
    host.update { withAnimation(.default) { isOn.value = false } }
    host.finishRemovals()

    let update = host.update { withAnimation(.default) { isOn.value = true } }

    #expect(update.revived.isEmpty)
    #expect(update.inserted == ["Row"])
    #expect(update.created == ["Row.n 0"])
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 101: two branches that take turns quickly revive each other`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack { if isOn { First() } else { Second() } }
      })
    host.setState("n", of: First.self, to: 1)
    host.update { withAnimation(.default) { isOn.value = false } }
    host.setState("n", of: Second.self, to: 2)

    let back = host.update { withAnimation(.default) { isOn.value = true } }

    #expect(back.revived == ["First"])
    #expect(back.removed == ["Second"])
    #expect(back.inserted.isEmpty)
    #expect(host.leaving == ["Second"])
    #expect(host.texts == ["first 1"])

    let forth = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(forth.revived == ["Second"])
    #expect(host.leaving == ["First"])
    #expect(host.texts == ["second 2"])
  }

  @Test func `fact 101: a row that comes back while it leaves keeps its state`() {
    let ids = Input([1, 2, 3])
    let host = ViewHost(
      Driven(ids) { ids in
        VStack { ForEach(ids, id: \.self) { Row(title: "\($0)") } }
      })
    host.setState("n", of: Row.self, to: 5, at: 1)
    host.update { withAnimation(.default) { ids.value = [1, 3] } }
    #expect(host.texts == ["1 0", "3 0"])

    let update = host.update { withAnimation(.default) { ids.value = [3, 2, 1] } }

    #expect(update.revived == ["Row"])
    #expect(update.inserted.isEmpty)
    #expect(host.texts == ["3 0", "2 5", "1 0"])
  }

  @Test func `fact 101: an id that comes back while it leaves keeps its state`() {
    let id = Input(1)
    let host = ViewHost(Driven(id) { id in VStack { Row().id(id) } })
    host.setState("n", of: Row.self, to: 5)
    host.update { withAnimation(.default) { id.value = 2 } }

    let update = host.update { withAnimation(.default) { id.value = 1 } }

    #expect(update.revived == ["Row"])
    #expect(host.texts == [" 5"])
  }

  @Test func `fact 102: only the root of what is inserted plays its transition`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            HStack { First().transition(.scale) }.transition(.slide)
          }
        }
      })

    let insertion = host.update { withAnimation(.default) { isOn.value = true } }

    #expect(insertion.inserted == ["HStack"])
    #expect(insertion.transition(of: "HStack") == "slide")
    #expect(insertion.transition(of: "First") == nil)

    let removal = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(removal.removed == ["HStack"])
    #expect(removal.transition(of: "HStack") == "slide")
    #expect(removal.transition(of: "First") == nil)
    #expect(host.leaving == ["HStack"])
  }

  @Test func `fact 104: two roots play a transition each`() {
    // Confidence M.
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            First().transition(.slide)
            Second().transition(.scale)
          }
        }
      })

    let update = host.update { withAnimation(.default) { isOn.value = true } }

    #expect(update.inserted == ["First", "Second"])
    #expect(update.transition(of: "First") == "slide")
    #expect(update.transition(of: "Second") == "scale")
  }

  @Test func `fact 106: of two transitions on one view the innermost wins`() {
    // Confidence M.
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn { First().transition(.slide).transition(.scale) }
        }
      })

    let update = host.update { withAnimation(.default) { isOn.value = true } }

    #expect(update.transition(of: "First") == "slide")
  }

  @Test func `fact 107: a conditional inside a removed parent plays nothing of its own`() {
    // Confidence M.
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            HStack {
              if isOn { First().transition(.scale) }
            }
            .transition(.slide)
          }
        }
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.removed == ["HStack"])
    #expect(update.transition(of: "HStack") == "slide")
    #expect(update.transition(of: "First") == nil)
  }

  @Test func `fact 108: an animation inside the if does not drive its own removal`() {
    // Confidence M.
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn { Row().animation(.spring, value: isOn) }
        }
      })

    let update = host.update { isOn.value = false }

    #expect(update.removed == ["Row"])
    #expect(update.transition(of: "Row") == nil)
    #expect(host.leaving.isEmpty)
  }

  @Test func `fact 108: a transition with an animation of its own needs no other`() {
    // Confidence M.
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn { Row().transition(.slide.animation(.spring)) }
        }
      })

    let update = host.update { isOn.value = false }

    #expect(update.transition(of: "Row") == "slide")
    #expect(host.leaving == ["Row"])
  }

  @Test(arguments: [true, false])
  func `fact 127: an animation on the container drives insertion and removal`(isFirst: Bool) {
    // Confidence M.
    let isOn = Input(isFirst)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn { Row() }
        }
        .animation(.spring, value: isOn)
      })

    let update = host.update { isOn.value = !isFirst }

    #expect(update.transition(of: "Row") == "opacity")
    #expect(host.leaving == (isFirst ? ["Row"] : []))
  }

  @Test func `fact 109: an inserted view's own attributes animate from nothing`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn { Row().opacity(0.5).animation(.default, value: isOn) }
        }
      })

    let update = host.update { withAnimation(.default) { isOn.value = true } }

    #expect(update.inserted == ["Row"])
    #expect(
      update.changes.flatMap(\.attributes).allSatisfy { "\($0.outcome)" != "interpolated" })
  }

  @Test func `fact 111: an asymmetric transition has a side for each direction`() {
    let isOn = Input(false)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          if isOn {
            Row().transition(.asymmetric(insertion: .slide, removal: .scale))
          }
        }
      })

    let insertion = host.update { withAnimation(.default) { isOn.value = true } }
    let removal = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(insertion.transition(of: "Row") == "slide")
    #expect(removal.transition(of: "Row") == "scale")
  }

  @Test func `fact 112: a removal plays the transition that the view had`() {
    // Confidence L.
    let state = Input((isOn: true, slides: true))
    let host = ViewHost(
      Driven(state) { state in
        VStack {
          if state.isOn { Row().transition(state.slides ? .slide : .scale) }
        }
      })

    let update = host.update {
      withAnimation(.default) { state.value = (isOn: false, slides: false) }
    }

    #expect(update.transition(of: "Row") == "slide")
  }

  @Test func `fact 112: a transition changed before the removal is the one that is played`() {
    // Confidence L.
    let state = Input((isOn: true, slides: true))
    let host = ViewHost(
      Driven(state) { state in
        VStack {
          if state.isOn { Row().transition(state.slides ? .slide : .scale) }
        }
      })
    host.update { state.value.slides = false }

    let update = host.update { withAnimation(.default) { state.value.isOn = false } }

    #expect(update.transition(of: "Row") == "scale")
  }
}

private struct Row: View {
  var title = ""
  @State private var n = 0

  var body: some View { Text("\(title) \(n)") }
}

private struct First: View {
  @State private var n = 0

  var body: some View { Text("first \(n)") }
}

private struct Second: View {
  @State private var n = 0

  var body: some View { Text("second \(n)") }
}
