import Testing

@testable import ViewGraph

/// Section J of the semantics, as far as no clock is needed: which changes an animation reaches.
@MainActor
struct TransactionFacts {
  @Test func `fact 116: withAnimation reaches every attribute that its update changes`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          Text("a").opacity(isOn ? 1 : 0.5)
          HStack { Far(isOn: isOn) }
        }
      })

    let update = host.update { withAnimation(.spring) { isOn.value = false } }

    #expect(update.outcomes == ["opacity interpolated", "opacity interpolated"])
  }

  @Test func `fact 116: what the update does not change is not mentioned`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          Text("a").opacity(isOn ? 1 : 0.5)
          Text("b").opacity(0.5)
        }
      })

    let update = host.update { withAnimation(.spring) { isOn.value = false } }

    #expect(update.outcomes == ["opacity interpolated"])
  }

  @Test func `fact 117: an animation with a value reaches its subtree when the value changes`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          VStack { Text("a").opacity(isOn ? 1 : 0.5) }.animation(.default, value: isOn)
          Text("b").opacity(isOn ? 1 : 0.5)
        }
      })

    let update = host.update { isOn.value = false }

    #expect(update.outcomes == ["opacity interpolated", "opacity jumped"])
  }

  @Test func `fact 117: an animation with a value does nothing while the value stays`() {
    let state = Input((isOn: true, other: 0))
    let host = ViewHost(
      Driven(state) { state in
        Text("a").opacity(state.isOn ? 1 : 0.5).animation(.default, value: state.other)
      })

    let update = host.update { state.value.isOn = false }

    #expect(update.outcomes == ["opacity jumped"])
  }

  @Test func `fact 117: an effect outside the animation is out of its scope`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        Text("a")
          .scaleEffect(isOn ? 1 : 2)
          .animation(.default, value: isOn)
          .opacity(isOn ? 1 : 0.5)
      })

    let update = host.update { isOn.value = false }

    #expect(update.outcomes.contains("opacity jumped"))
    #expect(update.outcomes.contains { $0.hasSuffix(" interpolated") })
    #expect(update.outcomes.filter { $0.hasSuffix(" jumped") }.count == 1)
  }

  @Test func `fact 118: an inner animation of nil switches off there`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          Text("a").opacity(isOn ? 1 : 0.5).animation(nil, value: isOn)
          Text("b").opacity(isOn ? 1 : 0.5)
        }
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.outcomes == ["opacity jumped", "opacity interpolated"])
  }

  @Test func `fact 118: an inner animation overrides an outer one of nil`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          Text("a").opacity(isOn ? 1 : 0.5).animation(.default, value: isOn)
          Text("b").opacity(isOn ? 1 : 0.5)
        }
        .animation(nil, value: isOn)
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.outcomes == ["opacity interpolated", "opacity jumped"])
  }

  @Test func `fact 118: an inner animation whose value stays lets the outer one through`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        Text("a").opacity(isOn ? 1 : 0.5).animation(nil, value: 0)
      })

    let update = host.update { withAnimation(.default) { isOn.value = false } }

    #expect(update.outcomes == ["opacity interpolated"])
  }

  @Test func `fact 119: a transaction that disables animations makes modifiers below ignored`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        Text("a").opacity(isOn ? 1 : 0.5).animation(.default, value: isOn)
      })

    let update = host.update {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOn.value = false }
    }

    #expect(update.outcomes == ["opacity jumped"])
  }

  @Test func `fact 119: a transaction modifier disables animations for its subtree`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        VStack {
          VStack { Text("a").opacity(isOn ? 1 : 0.5).animation(.default, value: isOn) }
            .transaction { $0.disablesAnimations = true }
          Text("b").opacity(isOn ? 1 : 0.5).animation(.default, value: isOn)
        }
      })

    let update = host.update { isOn.value = false }

    #expect(update.outcomes == ["opacity jumped", "opacity interpolated"])
  }

  @Test func `fact 120: what does not draw animates at the leaf, on either side`() {
    let isOn = Input(true)
    let host = ViewHost(
      Driven(isOn) { isOn in
        Rectangle()
          .frame(width: isOn ? 50 : 100, height: isOn ? 50 : 100)
          .animation(.default, value: isOn)
          .frame(maxWidth: .infinity, alignment: isOn ? .leading : .trailing)
          .foregroundColor(isOn ? .pink : .indigo)
      })

    let update = host.update { isOn.value = false }

    // Width, height, alignment and colour.
    #expect(
      update.outcomes(of: "Rectangle")
        == ["interpolated", "interpolated", "interpolated", "interpolated"])
  }

  @Test func `fact 123: withAnimation does not animate an earlier write`() {
    let first = Input(true)
    let second = Input(true)
    let host = ViewHost(
      VStack {
        Driven(first) { Text("a").opacity($0 ? 1 : 0.5) }
        Driven(second) { Text("b").opacity($0 ? 1 : 0.5) }
      })

    let update = host.update {
      first.value = false
      withAnimation(.default) { second.value = false }
    }

    #expect(update.passes.count == 2)
    #expect(update.outcomes == ["opacity jumped", "opacity interpolated"])
  }

  @Test func `fact 123: an empty withAnimation after a write animates nothing`() {
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { Text("a").opacity($0 ? 1 : 0.5) })

    let update = host.update {
      isOn.value = false
      withAnimation(.default) {}
    }

    #expect(update.outcomes == ["opacity jumped"])
  }

  @Test func `fact 123: a write in a later update does not inherit an animation`() {
    let isOn = Input(true)
    let host = ViewHost(Driven(isOn) { Text("a").opacity($0 ? 1 : 0.5) })

    let first = host.update { withAnimation(.default) { isOn.value = false } }
    let second = host.update { isOn.value = true }

    #expect(first.outcomes == ["opacity interpolated"])
    #expect(second.outcomes == ["opacity jumped"])
  }

  @Test func `fact 124: the first tree animates nothing`() {
    let isOn = Input(true)

    let host = ViewHost(
      Driven(isOn) { isOn in
        Text("a").opacity(isOn ? 1 : 0.5).animation(.default, value: isOn)
      })

    #expect(
      host.initialUpdate.changes.flatMap(\.attributes)
        .allSatisfy { "\($0.outcome)" != "interpolated" })
  }

  @Test func `fact 126: a binding with an animation animates its writes`() {
    let host = ViewHost(Switch(isAnimated: true))

    let update = host.toggle("on")

    #expect(update.outcomes.contains("opacity interpolated"))
  }

  @Test func `fact 126: a binding without an animation does not`() {
    let host = ViewHost(Switch(isAnimated: false))

    let update = host.toggle("on")

    #expect(update.outcomes.contains("opacity jumped"))
  }
}

private struct Far: View {
  var isOn: Bool

  var body: some View { Text("far").opacity(isOn ? 1 : 0.5) }
}

private struct Switch: View {
  var isAnimated: Bool
  @State private var isOn = true

  var body: some View {
    VStack {
      Toggle("on", isOn: isAnimated ? $isOn.animation() : $isOn)
      Text("a").opacity(isOn ? 1 : 0.5)
    }
  }
}
