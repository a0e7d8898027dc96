import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The layout of modifiers` {
  @Test func `a fixed frame offers its length and puts the view at its alignment`() {
    let result = layout(Text("one two").frame(width: 40, height: 60, alignment: .bottomTrailing))

    #expect(result.size == CGSize(width: 40, height: 60))
    #expect(result.frame(of: "one two") == rect(16, 20, 24, 40))
  }

  @Test func `a frame without a length leaves it to the view`() {
    #expect(layout(Text("one").frame(height: 60)).size == CGSize(width: 24, height: 60))
  }

  @Test(
    arguments: [
      (50.0, 60.0), (80, 80), (200, 100),
    ] as [(CGFloat, CGFloat)])
  func `a frame with both limits takes what is offered within them`(offered: CGFloat, taken: CGFloat) {
    let result = layout(Color.red.frame(minWidth: 60, maxWidth: 100), in: CGSize(width: offered, height: 20))

    #expect(result.size.width == taken)
  }

  @Test func `an ideal length counts where none is offered`() {
    let result = layout(Color.red.frame(idealWidth: 70, idealHeight: 30).fixedSize())

    #expect(result.size == CGSize(width: 70, height: 30))
  }

  @Test func `padding insets what is offered and adds to what is taken`() {
    let result = layout(
      Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)).padding(.leading, 10))

    #expect(result.size == CGSize(width: 200, height: 100))
    #expect(result.frame(of: .type(Color.self)) == rect(12, 1, 180, 95))
    #expect(
      result.view(.type(Color.self))?.modifiers.map(\.frame) == [rect(10, 0, 190, 100), rect(0, 0, 200, 100)])
  }

  @Test func `padding without a length is 16 points`() {
    #expect(layout(Text("a").padding()).frame(of: "a") == rect(16, 16, 8, 20))
  }

  @Test func `a view of fixed size overflows its frame on both sides`() {
    let result = layout(Text("Waterfall loop walk").fixedSize().frame(width: 60))

    #expect(result.frame(of: "Waterfall loop walk") == rect(-46, 0, 152, 20))
  }

  @Test(arguments: [
    (ContentMode.fit, CGSize(width: 200, height: 100)), (.fill, CGSize(width: 400, height: 200)),
  ])
  func `a ratio fits into what is offered or covers it`(mode: ContentMode, size: CGSize) {
    #expect(
      layout(Color.red.aspectRatio(2, contentMode: mode), in: CGSize(width: 400, height: 100)).size == size)
  }

  @Test func `an offset moves what is drawn and keeps the slot`() throws {
    let result = layout(
      HStack(spacing: 0) {
        Text("a").offset(x: 5, y: 7)
        Text("b")
      })

    let moved = try #require(result.view("a"))
    #expect(moved.frame == rect(5, 7, 8, 20))
    #expect(moved.slot == rect(0, 0, 8, 20))
    #expect(result.frame(of: "b") == rect(8, 0, 8, 20))
  }

  @Test func `a position takes all that is offered and centres the view on a point`() {
    let result = layout(Text("ab").position(x: 50, y: 30))

    #expect(result.size == CGSize(width: 200, height: 100))
    #expect(result.frame(of: "ab") == rect(42, 20, 16, 20))
  }

  @Test func `overlay and background are offered the size of the view and do not change it`() {
    let result = layout(
      Text("title").overlay(alignment: .bottomTrailing) { Text("12345678").fixedSize() }.background(Color.red)
    )

    #expect(result.size == CGSize(width: 40, height: 20))
    #expect(result.frame(of: "12345678") == rect(-24, 0, 64, 20))
    #expect(result.frame(of: .type(Color.self)) == rect(0, 0, 40, 20))
  }

  @Test func `an alignment guide moves a view in its stack`() {
    let result = layout(
      VStack(alignment: .leading, spacing: 0) {
        Text("ab").alignmentGuide(.leading) { $0[.trailing] }
        Text("cd")
      })

    #expect(result.frame(of: "ab") == rect(0, 0, 16, 20))
    #expect(result.frame(of: "cd") == rect(16, 20, 16, 20))
    #expect(result.size == CGSize(width: 32, height: 40))
  }

  @Test func `texts of two sizes stand on one baseline`() {
    let result = layout(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("big").font(.system(size: 32))
        Text("small").padding(1)
      })

    #expect(result.frame(of: "big") == rect(0, 0, 48, 40))
    #expect(result.frame(of: "small") == rect(49, 12, 40, 20))
  }

  @Test func `a hidden view keeps its place`() {
    let result = layout(
      HStack(spacing: 0) {
        Text("a").hidden()
        Text("b").opacity(0)
        Text("c")
      })

    #expect(result.frame(of: "c") == rect(16, 0, 8, 20))
  }

  @Test func `a scale or a turn has no say in layout`() {
    #expect(
      layout(Text("a").scaleEffect(3).rotationEffect(.degrees(45))).size == CGSize(width: 8, height: 20))
  }
}
