import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The layout in a safe area` {
  /// A phone with bars of 40 points above, 20 below and a camera of 10 at the left.
  private func phone<V: View>(_ view: V) -> LayoutResult {
    var screen = Screen(width: 200, height: 300)
    screen.safeAreaInsets = EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)
    return ViewHost(view).layout(in: screen)
  }

  @Test func `the root stands inside`() {
    let result = phone(Color.red)

    #expect(result.frame(of: .type(Color.self)) == rect(10, 40, 190, 240))
    #expect(result.size == CGSize(width: 190, height: 240))
    #expect(result.proposal == ProposedViewSize(width: 200, height: 300))
  }

  @Test func `a view that ignores the safe area reaches into it where it touches`() {
    let result = phone(
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea()
        Text("below")
      })

    #expect(result.frame(of: .type(Color.self)) == rect(0, 0, 200, 260))
    #expect(result.view(.type(Color.self))?.slot == rect(10, 40, 190, 220))
    #expect(result.frame(of: "below")?.minY == 260)
  }

  @Test(
    arguments: [
      (Edge.Set.top, rect(10, 0, 190, 280)), (.bottom, rect(10, 40, 190, 260)),
      (.horizontal, rect(0, 40, 200, 240)), (Edge.Set(), rect(10, 40, 190, 240)),
    ] as [(Edge.Set, CGRect)])
  func `only the edges that are named are ignored`(edges: Edge.Set, frame: CGRect) {
    #expect(phone(Color.red.ignoresSafeArea(edges: edges)).frame(of: .type(Color.self)) == frame)
    #expect(phone(Color.red.edgesIgnoringSafeArea(edges)).frame(of: .type(Color.self)) == frame)
  }

  @Test func `the keyboard takes nothing from the safe area`() {
    #expect(
      phone(Color.red.ignoresSafeArea(.keyboard)).frame(of: .type(Color.self)) == rect(10, 40, 190, 240))
  }

  @Test
  func `a view that touches no edge stays where it is, as does one whose root is smaller than the window`() {
    #expect(
      phone(VStack { Color.red.ignoresSafeArea() }.padding(5)).frame(of: .type(Color.self))
        == rect(15, 45, 180, 230))
    #expect(phone(Text("a").ignoresSafeArea()).frame(of: "a") == rect(10, 40, 8, 20))
  }

  @Test func `what has reached into the safe area has none inside at that edge`() {
    let result = phone(
      ZStack { Color.red.ignoresSafeArea(edges: .bottom) }.ignoresSafeArea(edges: .top))

    #expect(result.frame(of: .type(Color.self)) == rect(10, 0, 190, 300))
  }

  @Test func `a style behind a view fills the safe area next to it, a view does not`() {
    func background<V: View>(_ view: V) -> CGRect? { phone(view).frame(of: .type(Color.self)) }
    let bar = HStack { Text("title").frame(maxWidth: .infinity) }

    #expect(
      background(
        VStack(spacing: 0) {
          bar.background(Color.red)
          Spacer()
        }) == rect(0, 0, 200, 60))
    #expect(
      background(
        VStack(spacing: 0) {
          bar.background(Color.red, ignoresSafeAreaEdges: .horizontal)
          Spacer()
        })
        == rect(0, 40, 200, 20))
    #expect(
      background(
        VStack(spacing: 0) {
          bar.background { Color.red }
          Spacer()
        }) == rect(10, 40, 190, 20))
    #expect(
      background(
        VStack(spacing: 0) {
          Spacer()
          bar.background(Color.red)
          Spacer()
        })
        == rect(0, 150, 200, 20))
  }

  @Test func `an inset stands at its edge, and the view keeps clear of it`() {
    let result = phone(
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.red)
        .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 5) { Text("bar") })

    #expect(result.frame(of: "bar") == rect(176, 260, 24, 20))
    #expect(result.view("a")?.modifiers.last?.frame == rect(10, 40, 190, 215))
    // The style behind it reaches under the bar, and under the screen's edge.
    #expect(result.frame(of: .type(Color.self)) == rect(0, 0, 200, 300))
  }

  @Test func `insets at the sides take width`() {
    let result = layout(
      Color.red.safeAreaInset(edge: .leading, alignment: .top) { Text("bar") }
        .safeAreaInset(edge: .trailing, spacing: 0) { Text("ab") })

    #expect(result.frame(of: .type(Color.self)) == rect(32, 0, 152, 100))
    #expect(result.frame(of: "bar") == rect(0, 0, 24, 20))
    #expect(result.frame(of: "ab") == rect(184, 40, 16, 20))
  }

  @Test func `a view without length of its own keeps it beside an inset`() {
    let result = layout(
      VStack(spacing: 0) { Text("title").safeAreaInset(edge: .top, spacing: 2) { Text("bar") } })

    #expect(result.size == CGSize(width: 40, height: 42))
    #expect(result.frame(of: "bar") == rect(8, 0, 24, 20))
    #expect(result.frame(of: "title") == rect(0, 22, 40, 20))
  }

  @Test func `safe area padding is padding into which views inside may reach`() {
    let result = layout(
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea(edges: .leading)
        Color.blue
      }
      .safeAreaPadding(.horizontal, 20))

    #expect(result.frame(of: .type(Color.self)) == rect(0, 0, 180, 50))
    #expect(result.frame(of: .type(Color.self).at(1)) == rect(20, 50, 160, 50))
  }

  @Test func `a scroll view reaches under bars, and its content begins where it does without`() {
    let host = ViewHost(
      ScrollView {
        ForEach(0..<20) { Text("\($0)").frame(maxWidth: .infinity).background(Color.red) }
      }
      .accessibilityIdentifier("scroll")
      .safeAreaInset(edge: .top, spacing: 0) { Text("bar") })
    var screen = Screen(width: 200, height: 300)
    screen.safeAreaInsets = EdgeInsets(top: 40, leading: 10, bottom: 20, trailing: 0)
    let scroll = ViewQuery.identifier("scroll")

    var result = host.layout(in: screen)
    #expect(result.frame(of: scroll) == rect(0, 0, 200, 300))
    #expect(
      result.gaps.map(\.rule) == ["reaches under what covers its edges, and its content begins beside that"])
    #expect(result.view(scroll)?.slot == rect(10, 60, 190, 220))
    #expect(result.frame(of: "0") == rect(101, 60, 8, 20))
    // Along its axis content has no safe area, across it has.
    #expect(result.frame(of: .type(Color.self)) == rect(0, 60, 200, 20))

    host.scroll("0", to: CGPoint(x: 0, y: 28))
    result = host.layout(in: screen)
    #expect(result.frame(of: "0") == rect(101, 32, 8, 20))
  }

  @Test func `content margins stand around scrolled content and do not move the frame`() {
    let result = layout(
      ScrollView { Color.red.frame(height: 30) }
        .contentMargins(10).contentMargins(.bottom, 0, for: .scrollIndicators))

    #expect(result.frame(of: .type(Color.self)) == rect(10, 10, 180, 30))
    #expect(result.size == CGSize(width: 200, height: 100))
    #expect(
      layout(ScrollView { Color.red }.contentMargins(10), in: CGSize(width: 50, height: CGFloat.infinity))
        .size
        == CGSize(width: 50, height: 30))
  }

  @Test func `a window of no certain size takes its safe area around the root`() {
    var screen = Screen(proposing: .unspecified)
    screen.safeAreaInsets = EdgeInsets(top: 4, leading: 1, bottom: .nan, trailing: -8)
    let result = ViewHost(Color.red.ignoresSafeArea()).layout(in: screen)

    #expect(result.frame(of: .type(Color.self)) == rect(0, 0, 11, 14))
  }

  @Test func `a drawing shows the safe area`() {
    var screen = Screen(width: 32, height: 60)
    screen.safeAreaInsets = EdgeInsets(top: 20, leading: 8, bottom: 0, trailing: 0)
    let result = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Text("ab")
        Spacer()
      }
    ).layout(in: screen)

    #expect(result.drawing == "\n ab\n")
  }
}
