import Foundation
import Testing
import ViewGraph

private let screen = Screen(width: 400, height: 400)

/// A bar whose width is its animatable data.
private struct Bar: View, @preconcurrency Animatable {
  var width: CGFloat

  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  var body: some View { Color.red.frame(width: width, height: 10) }
}

private struct Bars: View {
  @State var width: CGFloat = 0
  @State var padding: CGFloat = 0

  var body: some View {
    HStack(spacing: 0) {
      Bar(width: width)
      Text("next")
    }
    .padding(.leading, padding)
    .frame(width: 400, height: 400, alignment: .topLeading)
  }
}

private struct Offsets: View {
  @State var x: CGFloat = 0

  var body: some View {
    HStack { Text("abc").padding(3.3).animation(.linear(duration: 1)) { $0.offset(x: x) } }.padding(0.7)
  }
}

private struct Choice: View {
  @State var width: CGFloat = 300
  @State var top: CGFloat = 0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text("wide").frame(width: 200)
      Text("narrow")
    }
    .frame(width: width)
    .padding(.top, top)
    .frame(width: 400, height: 400, alignment: .topLeading)
  }
}

private struct Grouped: View {
  @State var isOn = false

  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: isOn ? 100 : 10, height: 10)
      Text("a").animation(.linear(duration: 1), value: isOn)
    }
    .geometryGroup()
    .frame(width: 400, height: 400, alignment: .topLeading)
  }
}

private struct Leaving: View {
  @State var isOn = true
  @State var hasMore = true

  var body: some View {
    VStack(spacing: 0) {
      if isOn {
        VStack(spacing: 0) {
          Text("a")
          if hasMore { Text("b").transition(.opacity) }
        }
        .transition(.move(edge: .bottom))
      }
    }
    .frame(width: 400, height: 400, alignment: .topLeading)
  }
}

private struct Many: View {
  @State var items = Array(0..<1_200)

  var body: some View {
    VStack(spacing: 0) { ForEach(items, id: \.self) { Text("\($0)") } }
  }
}

/// What a reviewer found, each with the right outcome.
@MainActor struct FrameReviewTests {
  @Test func `bodies of animatable views move frames, and nothing jumps`() throws {
    let host = ViewHost(Bars(), in: screen)
    withAnimation(.linear(duration: 1)) { _ = host.setState("width", of: Bars.self, to: CGFloat(100)) }
    for step in 1...4 {
      let update = host.advance(by: .milliseconds(200))
      #expect(update.isContinuous && update.frames.isEmpty, "\(update)")
      #expect(host.shownFrame(of: "next").map { abs($0.minX - CGFloat(step) * 20) < 1e-9 } == true)
    }
    // A layout animation of the same views on the way changes nothing of that.
    withAnimation(.linear(duration: 1)) { _ = host.setState("padding", of: Bars.self, to: CGFloat(50)) }
    for _ in 1...8 {
      #expect(host.advance(by: .milliseconds(150)).isContinuous)
    }
    #expect(host.shownFrame(of: "next")?.minX == 150)
    try host.timeline.check()
  }

  @Test(arguments: [CGFloat.infinity, .nan, -.infinity, 1e308])
  func `a way to what is not finite is refused with a reason`(x: CGFloat) {
    let host = ViewHost(Offsets(), in: screen)
    let update = withAnimation { host.setState("x", of: Offsets.self, to: x) }
    let change = update.kept.flatMap(\.attributes).first { $0.name == "offset" }

    #expect(change?.outcome == .set)
    #expect(change?.explanation?.hasSuffix("have no values in between") == true)
    let frame = host.shownFrame(of: "abc")
    #expect(frame?.origin.x.isFinite == true && frame?.origin.y.isFinite == true)
  }

  @Test func `rounding of offsets moves no frame`() {
    let host = ViewHost(Offsets(), in: screen)
    for step in 1...60 {
      let update = host.setState("x", of: Offsets.self, to: CGFloat(step) * 1.37)
      #expect(update.frames.isEmpty, "\(update)")
    }
  }

  @Test func `a view that was not placed comes at its place`() {
    let host = ViewHost(Choice(), in: screen)
    host.setState("width", of: Choice.self, to: CGFloat(100))
    #expect(host.shownFrame(of: "wide") == nil)
    withAnimation(.linear(duration: 1)) { _ = host.setState("top", of: Choice.self, to: CGFloat(200)) }
    host.advanceToEnd()
    let update = withAnimation(.linear(duration: 1)) {
      host.setState("width", of: Choice.self, to: CGFloat(300))
    }

    #expect(!update.frames.contains { $0.view.title == "wide" })
    #expect(host.shownFrame(of: "wide")?.minY == 200)
  }

  @Test func `in a geometry group the animation of a leaf counts`() {
    let host = ViewHost(Grouped(), in: screen)
    let update = host.setState("isOn", of: Grouped.self, to: true)
    let frame = update.frames.first { $0.view.title == "a" }?.frame

    #expect(frame?.animation == .linear(duration: 1))
    host.advance(by: .milliseconds(500))
    #expect(host.shownFrame(of: "a")?.minX == 55)
  }

  @Test func `no shown length is below nothing`() {
    let host = ViewHost(Bars(), in: screen)
    host.setState("width", of: Bars.self, to: CGFloat(200))
    struct Width: View {
      @State var width: CGFloat = 200
      var body: some View {
        Color.red.frame(width: width, height: 10).frame(width: 400, height: 400, alignment: .topLeading)
      }
    }
    let other = ViewHost(Width(), in: screen)
    withAnimation(.bouncy(duration: 1, extraBounce: 0.3)) {
      _ = other.setState("width", of: Width.self, to: CGFloat(0))
    }
    for _ in 1...100 {
      other.advance(by: .milliseconds(20))
      let frame = other.shownFrame(of: .type(Color.self))
      #expect(frame?.origin.x == 0 && (frame?.size.width ?? -1) >= 0, "\(frame ?? .null)")
    }
  }

  @Test func `a view moves by its own size, without what leaves inside of it`() throws {
    let host = ViewHost(Leaving(), in: screen)
    withAnimation(.linear(duration: 1)) { _ = host.setState("hasMore", of: Leaving.self, to: false) }
    host.advance(by: .milliseconds(500))
    withAnimation(.linear(duration: 1)) { _ = host.setState("isOn", of: Leaving.self, to: false) }
    for step in 1...9 {
      host.advance(by: .milliseconds(100))
      #expect(try abs(#require(host.shownFrame(of: "a")).minY - CGFloat(step) * 2) < 1e-9)
    }
  }

  @Test func `scrolling is no jump`() throws {
    let host = ViewHost(
      ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Text("row \($0)") } } }, in: screen)
    let update = host.scroll("row 3", to: CGPoint(x: 0, y: 60))

    #expect(host.shownFrame(of: "row 3")?.minY == 0)
    #expect(update.isContinuous, "\(update)")
    try update.check(.noJump())
    try host.timeline.check()
  }

  private struct Trapped: View {
    @State var isOn = false
    let isAround: Bool

    var body: some View {
      let content = VStack { if isOn { Text("in").animation(.spring, value: isOn) } }
      if isAround { content.animation(.spring, value: 0) } else { content }
    }
  }

  @Test(arguments: [
    (false, "no animation: the .animation of the view itself has no part in it: set it on the container"),
    (true, "no animation: the value of .animation(_:value:), FrameReviewTests.swift:206, did not change"),
  ])
  func `a transition says why an animation that is there does not drive it`(isAround: Bool, words: String) {
    let host = ViewHost(Trapped(isAround: isAround))
    let update = host.setState("isOn", of: Trapped.self, to: true)

    #expect("\(update)".contains("opacity        \(words)"), "\(update)")
  }

  @Test func `many views may leave at once`() {
    let host = ViewHost(Many(), in: Screen(width: 400, height: 400))
    let clock = ContinuousClock()
    let time = clock.measure {
      withAnimation(.linear(duration: 1)) {
        _ = host.setState("items", of: Many.self, to: Array(0..<600))
      }
      host.advanceToEnd()
    }

    // It took more than 20 seconds when every view that left looked at every other one.
    #expect(time < .seconds(12), "\(time)")
  }
}
