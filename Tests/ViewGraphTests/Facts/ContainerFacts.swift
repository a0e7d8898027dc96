import Testing

@testable import ViewGraph

/// Section B of the semantics: positions, groups, helpers and parents.
@MainActor
struct ContainerFacts {
  @Test func `fact 18: children of a stack are known by their position`() {
    let host = ViewHost(Pair(first: "a", second: "b"))
    host.setState("n", of: Row.self, to: 1, at: 0)
    host.setState("n", of: Row.self, to: 2, at: 1)

    let update = host.update(to: Pair(first: "b", second: "a"))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(update.moves.isEmpty)
    #expect(host.texts == ["b 1", "a 2"])
  }

  @Test func `fact 18: new values go on updating in place`() {
    let host = ViewHost(Pair(first: "a", second: "b"))
    host.setState("n", of: Row.self, to: 1, at: 0)

    for round in 1...5 {
      let update = host.update(to: Pair(first: "a\(round)", second: "b"))

      #expect(update.removed.isEmpty)
      #expect(update.lines == ["Pair: @self changed.", "Row: @self changed."])
    }

    #expect(host.texts == ["a5 1", "b 0"])
  }

  @Test func `fact 20: a group leaves no trace in the tree`() {
    let input = Input(0)
    let host = ViewHost(
      Driven(input) { _ in
        VStack {
          Group {
            Group { Row(title: "a") }
            Row(title: "b")
          }
          Row(title: "c")
        }
      })

    #expect(host.outline == "VStack(Row(Text) Row(Text) Row(Text))")
  }

  @Test func `fact 20: a conditional in a group is inserted into the container outside`() {
    let host = ViewHost(Grouped(isOn: false))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Grouped(isOn: true))

    #expect(update.inserted == ["Leaf"])
    #expect(update.removed.isEmpty)
    #expect(host.outline == "VStack(Leaf(Text) Row(Text))")
    #expect(host.texts == ["leaf", " 5"])
  }

  @Test func `fact 21: a modifier on a group goes to each child`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          Group {
            Row()
            Leaf()
          }
          .opacity(isOn ? 1 : 0.5)
        }
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.outcomes(of: "Row") == ["interpolated"])
    #expect(update.outcomes(of: "Leaf") == ["interpolated"])
    #expect(update.outcomes(of: "VStack").isEmpty)
  }

  @Test func `fact 21: a modifier on a group reaches children of conditionals and loops`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          Group {
            if true { Row() }
            ForEach(0..<2) { _ in Leaf() }
          }
          .opacity(isOn ? 1 : 0.5)
        }
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(
      update.outcomes
        == ["opacity interpolated", "opacity interpolated", "opacity interpolated"])
  }

  @Test func `fact 21: a modifier on a stack stays on the stack`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          Row()
          Leaf()
        }
        .opacity(isOn ? 1 : 0.5)
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.outcomes == ["opacity interpolated"])
    #expect(update.outcomes(of: "VStack") == ["interpolated"])
  }

  @Test func `fact 22: onAppear of a group runs once`() {
    // Confidence M.
    let log = Log()

    let host = ViewHost(
      VStack {
        Group {
          Leaf()
          Leaf()
        }
        .onAppear { log.add("group") }
      })

    #expect(log.entries == ["group"])
    #expect(host.findAll(.type(Leaf.self)).count == 2)
  }

  @Test func `fact 22: onAppear of each child runs for each child`() {
    let log = Log()

    let host = ViewHost(
      VStack {
        Leaf().onAppear { log.add("first") }
        Leaf().onAppear { log.add("second") }
      })

    // Which of the two is first is not specified (fact 95).
    #expect(log.entries.sorted() == ["first", "second"])
    #expect(host.findAll(.type(Leaf.self)).count == 2)
  }

  @Test func `fact 23: an empty view is no element`() {
    let input = Input(0)
    let host = ViewHost(
      Driven(input) { _ in
        VStack {
          EmptyView()
          Row()
          EmptyView()
        }
      })

    #expect(host.outline == "VStack(Row(Text))")
  }

  @Test func `fact 23: siblings of an empty view keep their identity`() {
    let host = ViewHost(MaybeEmpty(isOn: false))
    host.setState("n", of: Row.self, to: 5)

    let on = host.update(to: MaybeEmpty(isOn: true))

    #expect(on.removed.isEmpty)
    #expect(on.inserted == ["Leaf"])
    #expect(host.texts == ["leaf", " 5"])

    let off = host.update(to: MaybeEmpty(isOn: false))

    #expect(off.removed == ["Leaf"])
    #expect(off.inserted.isEmpty)
    #expect(host.texts == [" 5"])
  }

  @Test func `fact 25: a body of two views puts no container between`() {
    // Confidence M.
    let input = Input(0)
    let host = ViewHost(Driven(input) { _ in VStack { Two() } })

    #expect(host.outline == "VStack(Two(Row(Text) Leaf(Text)))")
  }

  @Test func `fact 26: a computed property is no boundary`() {
    let host = ViewHost(Inlined(title: "one"))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Inlined(title: "two"))

    #expect(update.removed.isEmpty)
    #expect(update.lines == ["Inlined: @self changed.", "Row: @self changed."])
    #expect(host.outline == "VStack(Text Row(Text))")
    #expect(host.texts == ["two", "two 5"])
  }

  @Test func `fact 26: an extracted view is a boundary`() {
    let host = ViewHost(Extracting(title: "one", other: 0))
    host.setState("n", of: Row.self, to: 5)

    let untouched = host.update(to: Extracting(title: "one", other: 1))

    #expect(untouched.lines == ["Extracting: @self changed."])

    let update = host.update(to: Extracting(title: "two", other: 1))

    #expect(update.removed.isEmpty)
    #expect(
      update.lines
        == ["Extracting: @self changed.", "Header: @self changed.", "Row: @self changed."])
    #expect(host.outline == "VStack(Header(Text Row(Text)) Text)")
    #expect(host.texts == ["two", "two 5", "1"])
  }

  @Test func `fact 26: a branch in a helper is a branch`() {
    let host = ViewHost(HelperWithBranch(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: HelperWithBranch(isOn: false))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 26: two calls of one helper are two places`() {
    let host = ViewHost(HelperTwice())

    host.setState("n", of: Row.self, to: 5, at: 1)

    #expect(host.texts == ["a 0", "b 5"])
  }

  @Test func `fact 27: an opaque type hides nothing from identity`() {
    let host = ViewHost(Opaque(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: Opaque(isOn: false))

    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(host.texts == ["off 5"])
  }

  @Test func `fact 28: an erasing helper keeps a view of the same type`() {
    let host = ViewHost(ErasingHelper(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: ErasingHelper(isOn: false))

    // With `if` in a builder, the same two branches would be two views (fact 2).
    #expect(update.removed.isEmpty)
    #expect(update.inserted.isEmpty)
    #expect(host.texts == ["off 5"])
  }

  @Test func `fact 28: an erasing helper replaces a view of another type`() {
    let host = ViewHost(ErasingHelper(isOn: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: ErasingHelper(isOn: nil))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Leaf"])
    #expect(update.lost == ["Row.n 5"])
  }

  @Test func `fact 30: no view is carried from one parent to another`() {
    let host = ViewHost(TwoParents(isLeft: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: TwoParents(isLeft: false))

    #expect(update.removed == ["Row"])
    #expect(update.inserted == ["Row"])
    #expect(update.moves.isEmpty)
    #expect(update.lost == ["Row.n 5"])
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 30: not even an explicit id carries a view to another parent`() {
    let host = ViewHost(TwoParentsWithID(isLeft: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: TwoParentsWithID(isLeft: false))

    #expect(update.lost == ["Row.n 5"])
    #expect(update.moves.isEmpty)
    #expect(host.texts == [" 0"])
  }

  @Test func `fact 30: another layout in a conditional is another parent`() {
    let host = ViewHost(TwoLayouts(isRow: true))
    host.setState("n", of: Row.self, to: 5)

    let update = host.update(to: TwoLayouts(isRow: false))

    #expect(update.removed == ["HStack"])
    #expect(update.inserted == ["VStack"])
    #expect(update.lost == ["Row.n 5"])
    #expect(host.texts == [" 0"])
  }
}

private struct Row: View {
  var title = ""
  @State private var n = 0

  var body: some View { Text("\(title) \(n)") }
}

private struct Leaf: View {
  var body: some View { Text("leaf") }
}

private struct Pair: View {
  var first: String
  var second: String

  var body: some View {
    VStack {
      Row(title: first)
      Row(title: second)
    }
  }
}

private struct Grouped: View {
  var isOn: Bool

  var body: some View {
    VStack {
      Group {
        if isOn { Leaf() }
        Row()
      }
    }
  }
}

private struct MaybeEmpty: View {
  var isOn: Bool

  var body: some View {
    VStack {
      if isOn { Leaf() } else { EmptyView() }
      Row()
    }
  }
}

private struct Two: View {
  var body: some View {
    Row()
    Leaf()
  }
}

private struct Inlined: View {
  var title: String

  var body: some View {
    VStack {
      header
      row()
    }
  }

  private var header: some View { Text(title) }

  @ViewBuilder private func row() -> some View { Row(title: title) }
}

private struct Header: View {
  var title: String

  var body: some View {
    Text(title)
    Row(title: title)
  }
}

private struct Extracting: View {
  var title: String
  var other: Int

  var body: some View {
    VStack {
      Header(title: title)
      Text("\(other)")
    }
  }
}

private struct HelperWithBranch: View {
  var isOn: Bool

  var body: some View { row() }

  @ViewBuilder private func row() -> some View {
    if isOn { Row() } else { Row() }
  }
}

private struct HelperTwice: View {
  var body: some View {
    VStack {
      row("a")
      row("b")
    }
  }

  private func row(_ title: String) -> some View { Row(title: title) }
}

private struct Opaque: View {
  var isOn: Bool

  var body: some View { row() }

  private func row() -> some View {
    if isOn { return Row(title: "on") }
    return Row(title: "off")
  }
}

private struct ErasingHelper: View {
  var isOn: Bool?

  var body: some View { row() }

  private func row() -> AnyView {
    switch isOn {
    case true?: AnyView(Row(title: "on"))
    case false?: AnyView(Row(title: "off"))
    case nil: AnyView(Leaf())
    }
  }
}

private struct TwoParents: View {
  var isLeft: Bool

  var body: some View {
    HStack {
      VStack {
        if isLeft { Row() }
      }
      VStack {
        if !isLeft { Row() }
      }
    }
  }
}

private struct TwoParentsWithID: View {
  var isLeft: Bool

  var body: some View {
    HStack {
      VStack {
        if isLeft { Row().id("row") }
      }
      VStack {
        if !isLeft { Row().id("row") }
      }
    }
  }
}

private struct TwoLayouts: View {
  var isRow: Bool

  var body: some View {
    if isRow { HStack { Row() } } else { VStack { Row() } }
  }
}
