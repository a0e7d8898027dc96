import Foundation
import Testing
import ViewGraph

private struct Row: View {
  let id: Int
  @State private var isOn = false

  var body: some View {
    HStack {
      Text(isOn ? "on" : "off")
      Text("row \(id)").opacity(0.9)
    }
    .frame(height: 20).onTapGesture { isOn.toggle() }
  }
}

private struct Rows: View {
  let count: Int

  var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(id: $0) } } }
}

/// What an update costs on a screen with many views.
@MainActor struct ScreenCostTests {
  private func time(_ count: Int) -> Duration {
    let host = ViewHost(Rows(count: count), in: Screen(width: 400, height: 400))
    host.tap("row 3")
    let clock = ContinuousClock()
    return (0..<3).map { _ in clock.measure { _ = host.tap("row 5") } }.min() ?? .zero
  }

  @Test func `an update of one row grows no faster than the rows`() {
    let (small, large) = (time(500), time(4_000))

    // Eight times the rows, and room for a busy machine.
    #expect(large < small * 8 * 4, "\(small) → \(large)")
  }
}
