import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The layout of lengths` {
  @Test func `room for lines is reserved`() {
    func height<V: View>(_ view: V) -> CGFloat {
      layout(view, in: CGSize(width: 40, height: 200)).size.height
    }

    #expect(height(Text("a").lineLimit(3, reservesSpace: true)) == 60)
    #expect(height(Text("a").lineLimit(3, reservesSpace: false)) == 20)
    #expect(height(Text("a").lineLimit(2...4)) == 40)
    #expect(height(Text("a").lineLimit(2...)) == 40)
    #expect(height(Text("a").lineLimit(...4)) == 20)
    #expect(height(Text("one two three four five six").lineLimit(2...4)) == 80)
    #expect(height(Text("one two three four five six").lineLimit(2...)) == 120)
    // The innermost limit counts.
    #expect(height(VStack { Text("a").lineLimit(nil) }.lineLimit(3, reservesSpace: true)) == 20)
    #expect(height(VStack { Text("a") }.lineLimit(3, reservesSpace: true).lineSpacing(1)) == 62)
  }

  @Test func `the last baseline is that of the last line that is shown`() {
    let result = layout(
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a").lineLimit(2, reservesSpace: true)
        Text("b")
      })

    #expect(result.frame(of: "b") == rect(8, 0, 8, 20))
  }

  @Test func `a frame relative to the container is one of the scroll view or of the window`() {
    let result = layout(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal)
          Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
          Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 2 : length / 4
          }
        }
      }
      .frame(width: 150))

    #expect(
      (0..<3).map { result.frame(of: .type(Color.self).at($0))?.width } == [150, 110, 75])
    #expect(result.frame(of: .type(Color.self).at(2))?.height == 25)
    #expect(
      layout(Text("a").containerRelativeFrame(.vertical, alignment: .bottom).padding(5)).frame(of: "a")
        == rect(5, 85, 8, 20))
  }

  @Test func `the container's size is without the safe area, bars and margins`() {
    var screen = Screen(width: 200, height: 300)
    screen.safeAreaInsets.top = 40
    let window = ViewHost(Color.red.containerRelativeFrame(.vertical)).layout(in: screen)
    #expect(window.frame(of: .type(Color.self)) == rect(0, 40, 200, 260))

    let bars = ViewHost(
      NavigationStack {
        ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]) }.contentMargins(10)
      }
    ).layout(in: screen)
    #expect(bars.frame(of: .type(Color.self)) == rect(10, 94, 180, 196))
  }

  @Test func `without a container a relative frame leaves the length to the view`() {
    #expect(
      ViewHost(Text("a").containerRelativeFrame(.horizontal)).layout(proposing: .unspecified).size
        == CGSize(width: 8, height: 20))
  }

  @Test func `a relative frame in two scroll views of one content is measured for each room`() {
    let result = layout(
      HStack(spacing: 0) {
        ViewThatFits(in: .horizontal) {
          ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal) }.frame(width: 60)
        }
        ScrollView(.horizontal) { Color.blue.containerRelativeFrame(.horizontal) }
      })

    #expect(result.frame(of: .type(Color.self))?.width == 60)
    #expect(result.frame(of: .type(Color.self).at(1)) == rect(60, 0, 140, 100))
  }

  @Test func `guides pass through what only modifies, and end at what arranges anew`() {
    func second<V: View>(_ view: V) -> CGFloat? {
      layout(
        VStack(alignment: .leading, spacing: 0) {
          view
          Text("b")
        }
      ).frame(of: .text("b"))?.minX
    }
    let guided = Text("a").alignmentGuide(.leading) { _ in 5 }

    #expect(second(guided) == 5)
    #expect(second(guided.padding(2)) == 7)
    #expect(second(guided.frame(width: 20)) == 11)
    #expect(second(guided.overlay { Text("c") }) == 5)
    #expect(second(guided.fixedSize().offset(x: 3).layoutPriority(1)) == 5)
    #expect(second(HStack { guided }) == 5)
    #expect(second(ZStack { guided }) == 5)
    #expect(second(ViewThatFits { guided }) == 5)
    #expect(second(guided.safeAreaInset(edge: .leading, spacing: 0) { Text("x") }) == 13)
    #expect(second(guided.ignoresSafeArea()) == 5)
    #expect(second(ScrollView { guided }) == 0)
    #expect(second(GeometryReader { _ in guided }) == 0)
    #expect(second(Color.red.overlay { guided }) == 0)
  }

  @Test func `a position in a stack takes the room that is left`() {
    let result = layout(
      HStack(spacing: 0) {
        Text("a")
        Text("b").position(x: 10, y: 30)
        Text("c")
      })

    #expect(result.frame(of: "b") == rect(14, 20, 8, 20))
    #expect(result.view("b")?.slot == rect(8, 0, 184, 100))
    #expect(result.frame(of: "c") == rect(192, 40, 8, 20))
    #expect(layout(Text("b").position(x: 1, y: 1).fixedSize()).size == CGSize(width: 8, height: 20))
  }

  @Test(
    arguments: [
      (ContentMode.fit, 200.0, 100.0, 100.0, 100.0), (.fill, 200, 100, 200, 200), (.fit, nil, 100, 100, 100),
      (.fill, 200, nil, 200, 200), (.fit, nil, nil, 10, 10), (.fit, .infinity, 50, 50, 50),
    ] as [(ContentMode, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func `a ratio is kept in both modes`(
    mode: ContentMode, width: CGFloat?, height: CGFloat?, wide: CGFloat, high: CGFloat
  ) {
    let host = ViewHost(Color.red.aspectRatio(1, contentMode: mode))
    let result = host.layout(proposing: ProposedViewSize(width: width, height: height))

    #expect(result.size == CGSize(width: wide, height: high))
  }

  @Test func `a view that covers overflows its frame on both sides`() {
    let result = layout(Color.red.aspectRatio(1, contentMode: .fill).frame(width: 40, height: 20))

    #expect(result.size == CGSize(width: 40, height: 20))
    #expect(result.frame(of: .type(Color.self)) == rect(0, -10, 40, 40))
  }

  @Test func `a fixed size may be one of one axis`() {
    let words = Text("one two")
    let room = CGSize(width: 30, height: 20)

    #expect(layout(words, in: room).size == CGSize(width: 24, height: 20))
    #expect(
      layout(words.fixedSize(horizontal: true, vertical: false), in: room).size
        == CGSize(width: 56, height: 20))
    #expect(
      layout(words.fixedSize(horizontal: false, vertical: true), in: room).size
        == CGSize(width: 24, height: 40))
    #expect(layout(words.fixedSize(), in: room).size == CGSize(width: 56, height: 20))
  }

  @Test func `a high priority gets its length first, with the least lengths of the others kept back`() {
    let result = layout(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 30)
        Color.blue.layoutPriority(1).padding(1)
        Spacer(minLength: 20)
      })

    #expect(result.frame(of: .type(Color.self)) == rect(0, 0, 30, 100))
    #expect(result.frame(of: .type(Color.self).at(1)) == rect(31, 1, 148, 98))
    #expect(result.frame(of: .type(Spacer.self))?.width == 20)
  }

  @Test func `a spacer outside of stacks stretches both ways`() {
    #expect(layout(ZStack { Spacer() }).size == CGSize(width: 200, height: 100))
    #expect(
      layout(VStack { Text("a").overlay { Spacer() } }).frame(of: .type(Spacer.self)) == rect(0, 0, 8, 20))
    #expect(
      layout(HStack { ZStack { Spacer(minLength: 3) } }.fixedSize()).frame(of: .type(Spacer.self))
        == rect(0, 0, 3, 3))
  }
}
