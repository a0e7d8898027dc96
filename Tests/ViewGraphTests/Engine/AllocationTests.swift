import Testing

@testable import ViewGraph

/// What an update asks the memory for, counted and not timed.
///
/// The numbers are those of a debug build; a release build allocates less.
@MainActor @Suite(.serialized, .enabled(if: canCountAllocations)) struct AllocationTests {
  /// A tree of stacks and lines without a custom view, described anew whenever the revision differs.
  private struct Sheet<Content: View>: View {
    let revision: Int
    let content: @MainActor () -> Content

    var body: some View { VStack { content() } }

    /// What an update to an equal tree allocates beyond the values that the body makes, once the host is warm.
    @MainActor static func cost(@ViewBuilder _ content: @escaping @MainActor () -> Content) -> Int {
      let host = ViewHost(Sheet(revision: 0, content: content))
      host.update(to: Sheet(revision: 1, content: content))
      let values = allocations { _ = content() }
      return allocations { host.update(to: Sheet(revision: 2, content: content)) } - values
    }
  }

  @ViewBuilder private static func four() -> some View {
    Divider().frame(width: 1, height: 2).padding(3).opacity(0.5)
    Text(verbatim: "ridge walk").frame(maxWidth: .infinity)
    Color.red
    Spacer(minLength: 4)
  }

  @ViewBuilder private static func sixteen() -> some View {
    VStack(spacing: 1) { four() }
    HStack(spacing: 2) { four() }.padding(4)
    ZStack { four() }
    Group { four() }
  }

  @Test func `an update that changes nothing allocates nothing for its nodes`() {
    let small = Sheet.cost { Self.four() }
    let large = Sheet.cost {
      VStack { Self.sixteen() }
      VStack { Self.sixteen() }
      VStack { Self.sixteen() }
    }
    #expect(small == large)
    #expect(small <= 16)
  }

  @Test func `a value with an equality of its own costs one block at most`() {
    let plain = Sheet.cost { Text(verbatim: "ridge walk") }
    #expect(Sheet.cost { Text(verbatim: "ridge walk").font(.title) } <= plain + 1)
    #expect(Sheet.cost { Color.red.opacity(0.5) } <= plain + 1)
  }

  /// One block an element is the standard library's, whose collections are read through a coroutine where they
  /// are not compiled for their type, as in a debug build.
  @Test func `an unchanged list allocates nothing for its elements`() {
    func cost(_ count: Int) -> Int {
      let numbers = Array(0..<count)
      return Sheet.cost { ForEach(numbers, id: \.self) { _ in Divider().frame(width: 1, height: 2) } }
    }
    #expect(cost(1000) - cost(10) <= 990)
  }

  private struct Row: View {
    let revision: Int
    var body: some View { Text(verbatim: "row") }
  }

  private struct Rows: View {
    let revision: Int
    let isLong: Bool
    var body: some View {
      VStack {
        Row(revision: revision)
        if isLong {
          Row(revision: revision)
          Row(revision: revision)
          Row(revision: revision)
          Row(revision: revision)
        }
      }
    }

    @MainActor static func cost(isLong: Bool) -> Int {
      let host = ViewHost(Rows(revision: 0, isLong: isLong))
      for revision in 1...8 { host.update(to: Rows(revision: revision, isLong: isLong)) }
      return allocations { host.update(to: Rows(revision: 9, isLong: isLong)) }
    }
  }

  @Test func `a body that runs again costs few blocks, however many there are`() {
    let (short, long) = (Rows.cost(isLong: false), Rows.cost(isLong: true))
    #expect(long - short <= 4 * 5)
  }

  @MainActor private final class Probe { var binding: Binding<Bool>? }

  private struct Switch: View {
    let probe: Probe?
    @State private var isOn = false
    var body: some View {
      probe?.binding = $isOn
      return Text(verbatim: isOn ? "on" : "off")
    }
  }

  private struct Switches: View {
    let count: Int
    let probe: Probe
    var body: some View {
      VStack { ForEach(0..<count, id: \.self) { Switch(probe: $0 == count / 2 ? probe : nil) } }
    }
  }

  private func costOfWrite(among count: Int) throws -> Int {
    let probe = Probe()
    let host = ViewHost(Switches(count: count, probe: probe))
    for _ in 0..<8 { host.update { probe.binding?.wrappedValue.toggle() } }
    let binding = try #require(probe.binding)
    return allocations { host.update { binding.wrappedValue.toggle() } }
  }

  @Test func `a write allocates the same in a small tree and in a large one`() throws {
    let (small, large) = (try costOfWrite(among: 10), try costOfWrite(among: 1000))
    #expect(small == large)
    #expect(small <= 66)
  }

  private struct Marks: View {
    let opacity: Double
    let count: Int
    var body: some View {
      VStack { ForEach(0..<count, id: \.self) { _ in Divider().opacity(opacity) } }
    }
  }

  private func bytesOfChange(of count: Int) -> Int {
    let host = ViewHost(Marks(opacity: 0, count: count))
    host.update(to: Marks(opacity: 1, count: count))
    return allocatedBytes { host.update(to: Marks(opacity: 0.5, count: count)) }
  }

  /// Four times the values take four times the bytes, and sixteen times if the log is copied for each.
  @Test func `what many changed values ask for grows as their number does`() {
    let (few, many) = (bytesOfChange(of: 1000), bytesOfChange(of: 4000))
    #expect(many < 6 * few)
  }
}
