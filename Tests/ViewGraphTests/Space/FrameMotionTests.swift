import Foundation
import Testing
import ViewGraph

private let screen = Screen(width: 200, height: 400)

/// A column whose first row changes its height.
private struct Column: View {
  @State var isTall = false
  @State var isOn = false
  var grouped = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 40, height: isTall ? 100 : 20)
      Text("scoped").animation(.linear(duration: 1), value: isTall)
      Text("off").animation(nil, value: isTall)
      Text("plain").offset(x: isOn ? 30 : 0)
    }
    .frame(width: 200, height: 400, alignment: .topLeading)
  }
}

/// A badge beside words, which move as a whole where they are grouped.
private struct Panel: View {
  let isGrouped: Bool
  @State var isDown = false
  @State var hasNote = false

  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0).frame(height: isDown ? 100 : 0)
      if isGrouped { content.geometryGroup() } else { content }
    }
    .frame(width: 200, height: 400, alignment: .top)
  }

  private var content: some View {
    VStack(spacing: 0) {
      Text("title")
      if hasNote { Text("note") }
    }
  }
}

private struct Removable: View {
  @State var hasBanner = true

  var body: some View {
    VStack(spacing: 0) {
      if hasBanner { Text("banner").transition(.move(edge: .leading)) }
      Text("rest")
    }
    .frame(width: 200, height: 400, alignment: .topLeading)
  }
}

@MainActor @Suite struct `Frames in motion` {
  @Test func `each leaf goes by the transaction that reaches it`() throws {
    let host = ViewHost(Column(), in: screen)
    let update = withAnimation(.linear(duration: 2)) { host.setState("isTall", of: Column.self, to: true) }
    let frames = Dictionary(
      update.frames.map { ($0.view.title ?? $0.view.typeName, $0.frame) }, uniquingKeysWith: { a, _ in a })

    #expect(frames["Color"]?.animation == .linear(duration: 2))
    #expect(frames["scoped"]?.animation == .linear(duration: 1))
    #expect(frames["scoped"]?.governor?.contains(".animation(_:value:), FrameMotionTests.swift:16") == true)
    #expect(frames["off"]?.outcome == .jumped)
    #expect(frames["off"]?.explanation?.contains("switched off by .animation(nil, value:)") == true)
    #expect(frames["plain"]?.animation == .linear(duration: 2))

    host.advance(by: .milliseconds(500))
    #expect(host.shownFrame(of: .type(Color.self)) == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(host.shownFrame(of: .text("scoped"))?.minY == 60)
    #expect(host.shownFrame(of: .text("off"))?.minY == 120)
    #expect(host.shownFrame(of: .text("plain"))?.minY == 80)
    let problems = host.timeline.problems()
    #expect(problems.map(\.kind) == [.jump, .outOfStep])
    #expect(
      problems.first?.message.contains("jumps (0, 40) 24 × 20 → (0, 120) 24 × 20: switched off") == true)
  }

  @Test func `a transaction modifier is named with its place`() {
    struct Switched: View {
      @State var isOn = false

      var body: some View {
        VStack {
          Text("off").opacity(isOn ? 1 : 0).transaction { $0.animation = nil }
          Text("slow").opacity(isOn ? 1 : 0).transaction { $0.animation = .linear(duration: 9) }
          Text("body").animation(.linear(duration: 3)) { $0.opacity(isOn ? 1 : 0) }
        }
      }
    }
    let host = ViewHost(Switched())
    let update = withAnimation { host.setState("isOn", of: Switched.self, to: true) }
    let changes = update.kept.compactMap(\.attributes.first)

    #expect(
      changes.map(\.explanation) == ["switched off by .transaction, FrameMotionTests.swift:89", nil, nil])
    #expect(
      changes.map(\.governor) == [
        nil, ".transaction, FrameMotionTests.swift:90", ".animation(_:body:), FrameMotionTests.swift:91",
      ])
  }

  @Test func `an offset has a value of its own and is no change of the frame`() {
    let host = ViewHost(Column(), in: screen)
    let update = withAnimation(.linear(duration: 1)) { host.setState("isOn", of: Column.self, to: true) }

    #expect(update.frames.isEmpty)
    host.advance(by: .milliseconds(500))
    #expect(host.shownFrame(of: .text("plain")) == CGRect(x: 15, y: 60, width: 40, height: 20))
    withAnimation(.linear(duration: 1)) { _ = host.setState("isTall", of: Column.self, to: true) }
    host.advance(by: .milliseconds(250))
    #expect(host.shownFrame(of: .text("plain")) == CGRect(x: 22.5, y: 80, width: 40, height: 20))
  }

  @Test func `what changes its mind goes on from where it is`() throws {
    let host = ViewHost(Column(), in: screen)
    withAnimation(.spring) { _ = host.setState("isTall", of: Column.self, to: true) }
    host.advance(by: .milliseconds(200))
    let (frame, track) = (
      host.shownFrame(of: .type(Color.self)), host.timeline.tracks(of: "frame", in: "Color").last
    )
    withAnimation(.spring) { _ = host.setState("isTall", of: Column.self, to: false) }

    #expect(host.shownFrame(of: .type(Color.self)) == frame)
    let now = try #require(host.timeline.tracks(of: "frame", in: "Color").last)
    #expect(now.velocity(at: host.moment) == track?.velocity(at: host.moment))
    host.advanceToEnd()
    #expect(host.shownFrame(of: .type(Color.self))?.height == 20)
  }

  @Test func `in a geometry group the group goes, and what is new in it goes along`() throws {
    func shown(grouped: Bool) throws -> (title: CGFloat, note: CGFloat) {
      let host = ViewHost(Panel(isGrouped: grouped), in: screen)
      withAnimation(.linear(duration: 1)) {
        _ = host.update {
          host.setState("isDown", of: Panel.self, to: true)
          host.setState("hasNote", of: Panel.self, to: true)
        }
      }
      host.advance(by: .milliseconds(500))
      return (
        try #require(host.shownFrame(of: .text("title"))).minY,
        try #require(host.shownFrame(of: .text("note"))).minY
      )
    }

    // Without a group the note is at its target, below a title that is half-way.
    #expect(try shown(grouped: false) == (50, 120))
    #expect(try shown(grouped: true) == (50, 70))
  }

  @Test func `what comes is at its place at once, and what goes keeps its own`() throws {
    let host = ViewHost(Removable(), in: screen)
    withAnimation(.linear(duration: 1)) { _ = host.setState("hasBanner", of: Removable.self, to: false) }
    host.advance(by: .milliseconds(500))

    // It moves by its own width, 48 points, and the rest closes up meanwhile.
    #expect(host.shownFrame(of: .text("banner")) == CGRect(x: -24, y: 0, width: 48, height: 20))
    #expect(host.shownFrame(of: .text("rest"))?.minY == 10)
    withAnimation(.linear(duration: 1)) { _ = host.setState("hasBanner", of: Removable.self, to: true) }
    host.advanceToEnd()
    #expect(host.shownFrame(of: .text("banner")) == CGRect(x: 0, y: 0, width: 48, height: 20))
    #expect(host.shownFrame(of: .text("rest"))?.minY == 20)
    try host.timeline.check()
  }

  @Test func `another size of the screen moves what depends on it`() {
    let host = ViewHost(Color.red.frame(maxWidth: .infinity).frame(height: 10), in: screen)

    let update = withAnimation(.linear(duration: 1)) { host.resize(to: Screen(width: 300, height: 400)) }

    #expect(update.frames.map(\.frame.outcome) == [.interpolated])
    #expect(update.passes.map(\.cause) == [.resize])
    host.advance(by: .milliseconds(500))
    #expect(host.shownFrame(of: .type(Color.self))?.width == 250)
    #expect(host.resize(to: Screen(width: 300, height: 400)).changes.isEmpty)
  }

  @Test func `a host without a screen has no frames`() {
    let host = ViewHost(Column())
    let update = host.setState("isTall", of: Column.self, to: true)

    #expect(update.frames.isEmpty && update.findings == nil && host.screenLayout == nil)
    #expect(host.shownFrame(of: .text("plain")) == nil)
    #expect(throws: LayoutFailure.self) { try update.check(.noJump()) }
  }
}
