import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The layout on pixels` {
  private func result<V: View>(
    _ view: V, width: CGFloat = 100, scale: CGFloat?, rounds: Bool = true
  ) -> LayoutResult {
    var screen = Screen(width: width, height: 20)
    screen.roundsToPixels = rounds
    screen.displayScale = scale
    return ViewHost(view).layout(in: screen)
  }

  private var thirds: some View {
    HStack(spacing: 0) {
      Color.red
      Color.green
      Color.blue
    }
  }

  private func frames(_ result: LayoutResult) -> [CGRect] {
    (0..<3).compactMap { result.frame(of: .type(Color.self).at($0)) }
  }

  @Test func `edges go to the nearest pixel, so that neighbours still touch`() {
    #expect(
      frames(result(thirds, scale: 1)) == [rect(0, 0, 33, 20), rect(33, 0, 34, 20), rect(67, 0, 33, 20)])
    #expect(
      frames(result(thirds, scale: 2)) == [
        rect(0, 0, 33.5, 20), rect(33.5, 0, 33, 20), rect(66.5, 0, 33.5, 20),
      ])
  }

  @Test func `nothing is rounded unless it is asked for`() {
    #expect(frames(result(thirds, scale: 1, rounds: false)).allSatisfy { abs($0.width - 100.0 / 3) < 1e-9 })
  }

  @Test func `halfway between two pixels it is always the one on the right`() {
    let view = Color.red.frame(width: 3, height: 1).offset(x: 0.5)
    #expect(result(view, scale: 1).frame(of: .type(Color.self)) == rect(1, 0, 3, 1))
    let left = Color.red.frame(width: 3, height: 1).offset(x: -1.5)
    #expect(result(left, scale: 1).frame(of: .type(Color.self)) == rect(-1, 0, 3, 1))
  }

  @Test func `slots and modifiers are rounded, too`() throws {
    let view = try #require(result(Color.red.padding(0.3), scale: 1).view(.type(Color.self)))

    #expect(view.frame == rect(0, 0, 100, 20))
    #expect(view.slot == rect(0, 0, 100, 20))
    #expect(view.modifiers.map(\.frame) == [rect(0, 0, 100, 20)])
  }

  @Test func `the scale is the screen's or, where it has none, the root's`() {
    let view = Color.red.padding(0.3)
    #expect(result(view, scale: nil).frame(of: .type(Color.self)) == rect(0.5, 0.5, 99, 19))
    #expect(result(view, scale: 4).frame(of: .type(Color.self)) == rect(0.25, 0.25, 99.5, 19.5))
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(result(view, scale: scale).frame(of: .type(Color.self))?.minX == 0.3)
    }
  }
}
