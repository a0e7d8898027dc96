import Foundation
import Testing
import ViewGraph

/// What a random screen shows.
private struct Shelf: Equatable {
  struct Row: Equatable, Identifiable {
    let id: Int
    var width: CGFloat
    var height: CGFloat
    var isHidden = false
    var offset: CGFloat = 0
  }

  var rows: [Row] = []
  var isHorizontal = false
  var alignment = 0
  var padding: CGFloat = 0

  static func random(using generator: inout SeededGenerator) -> Shelf {
    var shelf = Shelf()
    shelf.rows = (0..<8).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator).map {
      id in
      Row(
        id: id, width: CGFloat(Int.random(in: 0...90, using: &generator)),
        height: CGFloat(Int.random(in: 0...60, using: &generator)),
        isHidden: Int.random(in: 0..<4, using: &generator) == 0,
        offset: CGFloat(Int.random(in: -10...10, using: &generator)))
    }
    shelf.isHorizontal = Bool.random(using: &generator)
    shelf.alignment = Int.random(in: 0...2, using: &generator)
    shelf.padding = CGFloat(Int.random(in: 0...20, using: &generator))
    return shelf
  }
}

private struct ShelfView: View {
  @State var shelf: Shelf

  var body: some View {
    let layout =
      shelf.isHorizontal
      ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(alignment: alignment, spacing: 4))
    layout {
      ForEach(shelf.rows) { row in
        Text("\(row.id)").frame(width: row.width, height: row.height).offset(x: row.offset)
          .background(Color.red)
          .shown(!row.isHidden, animation: .linear(duration: 0.3), layout: .collapse)
          .geometryGroup(row.id % 2 == 0)
      }
    }
    .padding(shelf.padding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private var alignment: HorizontalAlignment { [.leading, .center, .trailing][shelf.alignment] }
}

extension View {
  /// Groups the view's geometry, or has it in no group; which of both never changes for a view.
  @ViewBuilder fileprivate func geometryGroup(_ isGrouped: Bool) -> some View {
    if isGrouped { geometryGroup() } else { self }
  }
}

/// Laws of frames that hold for random screens under random writes.
@MainActor struct RandomFrameTests {
  private static let animations: [Animation] = [
    .linear(duration: 0.4), .spring, .easeIn(duration: 1), .smooth(duration: 0.2), .bouncy,
  ]

  private func frames(_ host: ViewHost<ShelfView>) -> [Identity: CGRect] {
    var frames: [Identity: CGRect] = [:]
    for query in [ViewQuery.type(Text.self), .type(Color.self)] {
      for node in host.findAll(query) where !node.isLeaving {
        frames[node.identity] = host.shownFrame(of: .identity(node.identity))
      }
    }
    return frames
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    zip(
      [a.origin.x, a.origin.y, a.size.width, a.size.height],
      [b.origin.x, b.origin.y, b.size.width, b.size.height]
    ).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test(arguments: 0..<60)
  func `what is animated never jumps, and all comes to where it is laid out`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let host = ViewHost(ShelfView(shelf: .random(using: &generator)), in: Screen(width: 300, height: 500))
    for step in 0..<12 {
      let before = frames(host)
      let next = Shelf.random(using: &generator)
      let isAnimated = Int.random(in: 0..<5, using: &generator) > 0
      let animation = Self.animations.randomElement(using: &generator)
      let update = withAnimation(isAnimated ? animation : nil) {
        host.setState("shelf", of: ShelfView.self, to: next)
      }
      let after = frames(host)
      if isAnimated {
        for (identity, frame) in before {
          guard let now = after[identity] else { continue }
          #expect(isNear(frame, now), "seed \(seed), step \(step): \(identity) \(frame) → \(now)")
        }
        try update.check(.noJump())
      }
      #expect(after.values.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite })
      host.advance(by: .milliseconds(Int.random(in: 0...300, using: &generator)))
    }
    host.advanceToEnd()
    let layout = try #require(host.screenLayout)
    for (identity, frame) in frames(host) {
      let target = try #require(layout.frame(of: identity))
      #expect(isNear(frame, target), "seed \(seed): \(identity) \(frame), laid out at \(target)")
    }
  }

  @Test(arguments: 0..<20)
  func `frames do not depend on how the clock is stepped`(seed: UInt64) {
    func run(splitting: Bool) -> [Identity: CGRect] {
      var generator = SeededGenerator(seed: seed)
      let host = ViewHost(ShelfView(shelf: .random(using: &generator)), in: Screen(width: 300, height: 500))
      for _ in 0..<6 {
        let next = Shelf.random(using: &generator)
        let animation = Self.animations.randomElement(using: &generator)
        withAnimation(animation) { _ = host.setState("shelf", of: ShelfView.self, to: next) }
        let wait = Int.random(in: 0...300, using: &generator)
        for part in splitting ? [wait / 3, wait / 2, wait - wait / 3 - wait / 2] : [wait] {
          host.advance(by: .milliseconds(part))
        }
      }
      return frames(host)
    }

    let (whole, split) = (run(splitting: false), run(splitting: true))
    #expect(Set(whole.keys) == Set(split.keys))
    for (identity, frame) in whole {
      #expect(split[identity].map { isNear($0, frame) } == true, "seed \(seed)")
    }
  }
}
