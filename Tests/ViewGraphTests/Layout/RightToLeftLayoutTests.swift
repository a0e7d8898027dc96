import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The layout from right to left` {
  private func mirrored<V: View>(_ view: V) -> LayoutResult {
    layout(view.environment(\.layoutDirection, .rightToLeft))
  }

  @Test func `a stack begins at the right`() {
    let result = mirrored(
      HStack(spacing: 2) {
        Text("a")
        Text("bc")
        Spacer()
      })

    #expect(result.frame(of: "a") == rect(192, 0, 8, 20))
    #expect(result.frame(of: "bc") == rect(174, 0, 16, 20))
    #expect(result.frame(of: .type(Spacer.self)) == rect(0, 10, 172, 0))
  }

  @Test func `leading is right for alignments, padding and frames`() {
    let result = mirrored(
      VStack(alignment: .leading, spacing: 0) {
        Text("a").padding(.leading, 3)
        Color.red.frame(width: 50, height: 10)
        Text("b").frame(width: 40, alignment: .trailing)
      })

    #expect(result.frame(of: "a") == rect(39, 0, 8, 20))
    #expect(result.frame(of: "b") == rect(10, 30, 8, 20))
  }

  @Test func `guides, overlays and grids are mirrored`() {
    let result = mirrored(
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          Text("abc")
          Text("d").overlay(alignment: .topTrailing) { Text("over").fixedSize() }
        }
        GridRow {
          Text("e").alignmentGuide(.leading) { _ in -2 }
          Text("fg")
        }
      })

    #expect(result.size == CGSize(width: 44, height: 40))
    #expect(result.frame(of: "abc") == rect(20, 0, 24, 20))
    #expect(result.frame(of: "d") == rect(8, 0, 8, 20))
    #expect(result.frame(of: "over") == rect(8, 0, 32, 20))
    #expect(result.frame(of: "e") == rect(34, 20, 8, 20))
  }

  @Test func `an offset goes to the right, a position counts from the right`() {
    #expect(mirrored(Text("a").offset(x: 5, y: 1)).frame(of: "a") == rect(5, 1, 8, 20))
    #expect(mirrored(Text("a").position(x: 30, y: 20)).frame(of: "a") == rect(166, 10, 8, 20))
  }

  @Test func `a part may run the other way, with its modifiers inside`() {
    let result = mirrored(
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Text("a").padding(.leading, 1)
          Text("b")
        }
        .padding(.leading, 2)
        .environment(\.layoutDirection, .leftToRight)
        .padding(.leading, 4)
        Spacer()
      })

    // From the right: 4 of the padding outside, then the stack, whose own padding is at its left.
    #expect(result.frame(of: "b") == rect(188, 0, 8, 20))
    #expect(result.frame(of: "a") == rect(180, 0, 8, 20))
    #expect(result.view(.type(Spacer.self))?.frame.maxX == 177)
  }

  @Test func `scrolled content begins at the right, and scrolling moves it there`() {
    let host = ViewHost(
      ScrollView(.horizontal) { Color.red.frame(width: 300, height: 10) }
        .environment(\.layoutDirection, .rightToLeft))
    let size = CGSize(width: 200, height: 100)
    #expect(host.layout(in: size).frame(of: .type(Color.self)) == rect(-100, 0, 300, 10))

    host.scroll(.type(Color.self), to: CGPoint(x: 30, y: 0))

    #expect(host.layout(in: size).frame(of: .type(Color.self)) == rect(-70, 0, 300, 10))
  }

  @Test func `an author's layout is mirrored and knows`() {
    struct Line: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        let start: CGFloat = subviews.layoutDirection == .rightToLeft ? 10 : 0
        for (index, view) in subviews.enumerated() {
          view.place(at: CGPoint(x: start + CGFloat(index) * 20, y: 0), proposal: .unspecified)
        }
      }
    }
    let result = mirrored(
      Line {
        Text("a")
        Text("bc")
      })

    #expect(result.frame(of: "a") == rect(182, 0, 8, 20))
    #expect(result.frame(of: "bc") == rect(154, 0, 16, 20))
  }

  @Test func `the safe area's leading edge is the right one for views inside`() {
    var screen = Screen(width: 200, height: 100)
    screen.safeAreaInsets = EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30)
    let host = ViewHost(
      Color.red.ignoresSafeArea(edges: .leading).environment(\.layoutDirection, .rightToLeft))

    // The screen itself runs from left to right, as the root's surroundings do.
    #expect(host.layout(in: screen).frame(of: .type(Color.self)) == rect(10, 0, 190, 100))
  }

  @Test func `a list's rows and a control's parts change sides`() {
    let result = mirrored(List { Toggle("On", isOn: .constant(true)) }.listStyle(.plain))

    #expect(result.frame(of: .type(Text.self))?.maxX == 180)
  }
}
