import Foundation
import Testing
import ViewGraph

/// Views one after the other, each half as wide as there is room.
private struct Halves: Layout {
  var gap: CGFloat = 0

  func makeCache(subviews: Subviews) -> Int { subviews.count }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
    var x = bounds.minX
    for view in subviews.prefix(cache) {
      let half = ProposedViewSize(width: bounds.width / 2, height: nil)
      view.place(at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading, proposal: half)
      x += view.sizeThatFits(half).width + gap
    }
  }
}

/// The same, with data that can be animated.
private struct AnimatedHalves: Layout {
  var gap: CGFloat

  var animatableData: CGFloat {
    get { gap }
    set { gap = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var count = subviews.count
    return Halves(gap: gap).sizeThatFits(proposal: proposal, subviews: subviews, cache: &count)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var count = subviews.count
    Halves(gap: gap).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &count)
  }
}

/// A stack in a layout of an author's.
private struct Wrapping<Base: Layout>: Layout where Base.Cache == Void {
  let base: Base

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

@MainActor @Suite struct `Layouts of an author` {
  @ViewBuilder private var views: some View {
    Text("a")
    Text("two words")
  }

  @Test func `a layout places its views`() {
    let result = layout(Halves(gap: 4) { views }.padding(10), in: CGSize(width: 100, height: 100))

    #expect(result.frame(of: "a") == rect(10, 70, 8, 20))
    #expect(result.frame(of: "two words") == rect(22, 50, 40, 40))
  }

  @Test func `a layout whose data is animated places its views, before and after a change`() {
    let host = ViewHost(AnimatedHalves(gap: 4) { views })
    let size = CGSize(width: 100, height: 100)
    #expect(host.layout(in: size).frame(of: "two words")?.minX == 12)

    host.update(to: AnimatedHalves(gap: 6) { views })

    #expect(host.layout(in: size).frame(of: "two words")?.minX == 14)
  }

  @Test func `an erased layout lays out as the one inside`() {
    let erased = AnyLayout(VStackLayout(alignment: .leading, spacing: 1))
    let stack = VStackLayout(alignment: .leading, spacing: 1)

    let results = [
      layout(erased { views }), layout(stack { views }), layout(Wrapping(base: erased) { views }),
      layout(Wrapping(base: stack) { views }), layout(VStack(alignment: .leading, spacing: 1) { views }),
    ]

    for result in results { #expect(result.frame(of: "two words") == rect(0, 21, 72, 20)) }
    #expect(Set(results.map(\.size.height)) == [41])
  }

  @Test func `a view that is not placed stands in the middle`() {
    struct Idle: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 100, height: 60)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }

    #expect(layout(Idle { Text("a") }).frame(of: "a") == rect(46, 20, 8, 20))
  }
}
