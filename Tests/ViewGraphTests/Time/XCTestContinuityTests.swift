import ViewGraph
import XCTest

/// The assertions of continuity as a test of the older kind uses them.
final class XCTestContinuityTests: XCTestCase {
  private struct Card: View {
    @State var isOpen = false

    var body: some View {
      Text("card").opacity(isOpen ? 1 : 0).onTapGesture {
        withAnimation(.linear(duration: 1)) { isOpen.toggle() }
      }
    }
  }

  func testASmoothFadePasses() throws {
    try MainActor.assumeIsolated {
      let host = ViewHost(Card(), in: Screen(width: 100, height: 100))
      let update = host.tap("card")
      host.advanceToEnd()

      XCTAssertTrue(update.isContinuous)
      XCTAssertNoThrow(try update.check(.noJump()))
      XCTAssertNoThrow(try host.timeline.check(.velocities))
    }
  }

  func testAJumpIsToldInWords() throws {
    try MainActor.assumeIsolated {
      let host = ViewHost(Card())
      host.setState("isOpen", of: Card.self, to: true)

      XCTAssertThrowsError(try host.timeline.check()) { error in
        XCTAssertEqual(
          "\(error)",
          """
          not continuous: 1 problem
            'opacity' of Text at 0 s jumps 0 → 1: no animation in the transaction (Card.isOpen false → true)  [Card/Text]
          """)
      }
    }
  }
}
