import Foundation
import Testing
import ViewGraph

private let screen = Screen(width: 200, height: 400)

/// The screen of article 002: a creator between a header and what is below.
private struct Route: View {
  enum Way { case opacity, hidden, removal, collapse, collapseAtOnce, keepsPlace }

  let way: Way
  @State var hasCreator = true

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("header")
      switch way {
      case .opacity: creator.opacity(hasCreator ? 1 : 0)
      case .hidden: if hasCreator { creator } else { creator.hidden() }
      case .removal: if hasCreator { creator.transition(.opacity) }
      case .collapse: creator.shown(hasCreator, animation: fade, layout: .collapse)
      case .collapseAtOnce: creator.shown(hasCreator, animation: fade, layout: .collapseAtOnce)
      case .keepsPlace: creator.shown(hasCreator, animation: fade)
      }
      Text("below")
    }
    .frame(width: 200, height: 400, alignment: .topLeading)
  }

  private var fade: Animation { .linear(duration: 1) }
  private var creator: some View { Text("by Anna").frame(height: 60) }
}

@MainActor @Suite struct `Hiding a view` {
  private func hide(_ way: Route.Way) -> (ViewHost<Route>, Update) {
    let host = ViewHost(Route(way: way), in: screen)
    return (
      host, withAnimation(.linear(duration: 1)) { host.setState("hasCreator", of: Route.self, to: false) }
    )
  }

  private func below(_ host: ViewHost<Route>) -> CGFloat? { host.shownFrame(of: .text("below"))?.minY }

  @Test(arguments: [Route.Way.opacity, .hidden, .keepsPlace])
  private func `leaves a hole where the view keeps its space`(way: Route.Way) throws {
    let (host, update) = hide(way)
    host.advanceToEnd()
    let holes = try #require(host.screenFindings).holes

    #expect(below(host) == 100)
    #expect(holes.map(\.title) == ["by Anna"])
    #expect(holes.first?.space.height == 60 && holes.first?.axis == .vertical)
    #expect(throws: LayoutFailure.self) { try update.check(.noHole) }
  }

  @Test func `a hole is told in words`() {
    let (_, update) = hide(.opacity)

    #expect(
      "\(update)".contains(
        #"hidden: Text "by Anna" by 'opacity': keeps its state and 60 points of space; may take touches, may be read aloud"#
      ))
    #expect(throws: LayoutFailure.self) { try update.check(.noHole) }
    do { try update.check(.noHole) } catch {
      #expect(
        "\(error)" == """
          the layout is not as expected: 1 problem
            hole: Text "by Anna" by 'opacity': keeps its state and 60 points of space; may take touches, may be read aloud  [Route/VStack/Text[1](branch 0)(branch 0)(branch 0)]
          """)
    }
  }

  @Test(arguments: [Route.Way.removal, .collapse])
  private func `closes the gap in step with the fade`(way: Route.Way) throws {
    let (host, update) = hide(way)
    try update.check(.noJump(), .noHole)
    for tenth in 0...10 {
      let opacity = try #require(host.shownOpacity(of: .text("by Anna")))
      // 60 points and one spacing go.
      #expect(try abs(#require(below(host)) - (30 + 70 * opacity)) < 1e-9, "after \(tenth) tenths")
      host.advance(by: .milliseconds(99))
    }
    host.advanceToEnd()
    #expect(below(host) == 30)
    try host.timeline.check()
  }

  @Test func `what is collapsed keeps its identity and its place in the row`() throws {
    let (host, _) = hide(.collapse)
    let identity = host.find(.text("by Anna"))?.identity
    host.advance(by: .milliseconds(500))
    #expect(host.shownFrame(of: .text("by Anna"))?.minY == 50)
    host.advanceToEnd()

    #expect(host.find(.text("by Anna"))?.identity == identity)
    #expect(host.screenLayout?.view(.text("by Anna"))?.slot.size == .zero)
    let hidden = try #require(host.screenFindings).hidden
    #expect(
      hidden.map { "\($0)" } == [
        "Text \"by Anna\" by 'hidden': keeps its state and no space; takes no touches, is not read aloud"
      ])
    withAnimation { _ = host.setState("hasCreator", of: Route.self, to: true) }
    host.advanceToEnd()
    #expect(below(host) == 100)
    try host.timeline.check()
  }

  @Test func `at once means when it is hidden`() throws {
    let (host, _) = hide(.collapseAtOnce)
    host.advance(by: .milliseconds(900))
    #expect(below(host) == 100)
    let update = host.advance(by: .milliseconds(200))
    #expect(below(host) == 30)
    #expect(update.verdict.frameJumps.map(\.frame.distance) == [70])
  }
}

@MainActor @Suite struct `What layouts are found out` {
  private struct Clipped: View {
    @State var isShort = false

    var body: some View {
      VStack(spacing: 0) {
        Text("one").fixedSize()
        Text("two").fixedSize()
      }
      .frame(height: isShort ? 30 : 40, alignment: .top)
      .clipped()
    }
  }

  @Test func `views that are cut off, with how much`() throws {
    let host = ViewHost(Clipped(), in: screen)
    #expect(host.initialUpdate.findings?.clipped.isEmpty == true)
    let update = host.setState("isShort", of: Clipped.self, to: true)

    let view = try #require(update.findings?.clipped.first)
    #expect(view.title == "two" && view.overflow == EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0))
    #expect("\(update)".contains(#"clipped: Text "two" reaches 10 points over the bottom edge of what"#))
    #expect(throws: LayoutFailure.self) { try update.check(.noClippedView) }
  }

  private struct Swapped: View {
    var zIndex = 0.0
    @State var isOn = false

    var body: some View {
      ZStack {
        if isOn {
          Color.blue.frame(width: 100, height: 100).transition(.identity)
        } else {
          Text("old").transition(.opacity).zIndex(zIndex)
        }
      }
    }
  }

  @Test func `views in front of one that leaves`() {
    let host = ViewHost(Swapped(), in: screen)
    let update = withAnimation(.linear(duration: 1)) { host.setState("isOn", of: Swapped.self, to: true) }

    #expect(update.findings?.covering.map(\.typeName) == ["Color"])
    #expect(throws: LayoutFailure.self) { try update.check(.noCoveredRemoval) }
    #expect("\(update)".contains("covered: Color is in front of Text, which leaves unseen"))
    let other = ViewHost(Swapped(zIndex: 1), in: screen)
    let raised = withAnimation(.linear(duration: 1)) { other.setState("isOn", of: Swapped.self, to: true) }
    #expect(raised.findings?.covering.isEmpty == true)
  }
}

@MainActor @Suite struct `Reading geometry` {
  private struct Halves: View {
    @State var width: CGFloat = 100
    @State var seen = 0

    var body: some View {
      GeometryReader { proxy in
        if proxy.size.width > 150 { Text("wide") } else { Text("narrow \(Int(proxy.size.width))") }
        Color.red.frame(width: proxy.size.width / 2, height: 10)
      }
      .frame(width: width, height: 50)
      .coordinateSpace(.named("box"))
    }
  }

  @Test func `content knows its size from the first update on`() {
    let host = ViewHost(Halves(), in: screen)

    #expect(host.find(.text("narrow 100")) != nil)
    #expect(host.initialUpdate.changes.filter { $0.kind == .removed }.isEmpty)
    #expect(host.screenLayout?.frame(of: .type(Color.self))?.width == 50)
  }

  @Test func `content is described again in the update that changes the size`() {
    let host = ViewHost(Halves(), in: screen)
    let update = withAnimation(.linear(duration: 1)) {
      host.setState("width", of: Halves.self, to: CGFloat(180))
    }

    #expect(update.passes.count == 1)
    #expect(host.find(.text("wide")) != nil && host.find(.text("narrow 100"))?.isLeaving == true)
    #expect(update.replacements.map(\.inserted.title) == ["wide"])
    host.advance(by: .milliseconds(500))
    #expect(host.shownFrame(of: .type(Color.self))?.width == 70)
  }

  private struct Reader: View {
    @State var text = "a"
    let log: (CGRect, CGRect?) -> Void

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(height: 30)
        GeometryReader { proxy in
          let _ = log(proxy.frame(in: .global), proxy.bounds(of: .named("outer")))
          Text(text)
        }
      }
      .frame(width: 100, height: 100)
      .padding(.top, 7)
      .coordinateSpace(.named("outer"))
      .frame(width: 200, height: 400, alignment: .topLeading)
    }
  }

  @Test func `frames are those of the screen, and bounds those of a named space`() {
    var seen: [(CGRect, CGRect?)] = []
    let host = ViewHost(Reader { seen.append(($0, $1)) }, in: screen)

    #expect(seen.last?.0 == CGRect(x: 0, y: 37, width: 100, height: 70))
    #expect(seen.last?.1 == CGRect(x: 0, y: -30, width: 100, height: 100))
    #expect(seen.count == 1)
    // What the closure reads makes the view around depend on it.
    host.setState("text", of: Reader.self, to: "b")
    #expect(host.find(.text("b")) != nil)
    #expect(seen.count == 2)
  }

  @Test func `a reader at the root has no view around it`() {
    let host = ViewHost(GeometryReader { proxy in Text("\(Int(proxy.size.width))") }, in: screen)

    #expect(host.find(.text("200")) != nil)
    host.resize(to: Screen(width: 120, height: 10))
    #expect(host.find(.text("120")) != nil)
  }

  @Test func `a reader that is gone is forgotten`() {
    struct Optional: View {
      @State var isOn = true
      var body: some View {
        if isOn { GeometryReader { Text("\(Int($0.size.width))") } } else { Text("none") }
      }
    }
    let host = ViewHost(Optional(), in: screen)
    host.setState("isOn", of: Optional.self, to: false)
    host.setState("isOn", of: Optional.self, to: true)

    #expect(host.find(.text("200")) != nil)
  }
}
