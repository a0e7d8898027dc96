import Foundation
import Testing
import ViewGraph

private let screen = Screen(width: 400, height: 400)

/// A thumbnail that becomes a large picture elsewhere.
private struct Gallery: View {
  @Namespace var space
  @State var isOpen = false
  @State var note = ""
  var properties = MatchedGeometryProperties.frame

  var body: some View {
    ZStack(alignment: .topLeading) {
      if isOpen {
        Color.red.matchedGeometryEffect(id: "picture", in: space, properties: properties)
          .frame(width: 300, height: 200)
          .padding(.top, 100)
      } else {
        Color.blue.matchedGeometryEffect(id: "picture", in: space, properties: properties)
          .frame(width: 50, height: 40)
      }
    }
    .frame(width: 400, height: 400, alignment: .topLeading)
  }
}

private struct Tabs: View {
  @Namespace var space
  @State var chosen = 0
  var sourceCount = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<3) { index in
        Text(["one", "three", "twelve"][index])
          .matchedGeometryEffect(id: index, in: space, isSource: index < sourceCount)
      }
    }
    .background {
      Color.yellow.matchedGeometryEffect(id: chosen, in: space, isSource: false)
    }
    .frame(width: 400, height: 400, alignment: .topLeading)
  }
}

private struct Doubled: View {
  @Namespace var space

  var body: some View {
    HStack {
      Color.red.matchedGeometryEffect(id: "a", in: space)
      Color.blue.matchedGeometryEffect(id: "a", in: space)
    }
  }
}

@MainActor @Suite struct `Matched geometry` {
  @Test func `a view that takes another's place comes from there, and that goes along`() throws {
    let host = ViewHost(Gallery(), in: screen)
    let update = withAnimation(.linear(duration: 1)) { host.setState("isOpen", of: Gallery.self, to: true) }

    // Each keeps its own identity (fact 157).
    #expect(update.replacements.count == 1)
    let middle = CGRect(x: 0, y: 50, width: 175, height: 120)
    let colors = host.findAll(.type(Color.self))
    #expect(colors.count == 2)
    for (time, expected) in [
      (0, CGRect(x: 0, y: 0, width: 50, height: 40)), (500, middle),
      (500, CGRect(x: 0, y: 100, width: 300, height: 200)),
    ] {
      host.advance(by: .milliseconds(time))
      for color in host.findAll(.type(Color.self)) {
        #expect(host.shownFrame(of: .identity(color.identity)) == expected)
      }
    }
    #expect(host.findAll(.type(Color.self)).count == 1)
    try host.timeline.check()
  }

  @Test func `only the place is taken over where only that is matched`() {
    let host = ViewHost(Gallery(properties: .position), in: screen)
    withAnimation(.linear(duration: 1)) { _ = host.setState("isOpen", of: Gallery.self, to: true) }

    // Its centre is where the other's was, (25, 20).
    let color = host.findAll(.type(Color.self)).first { !$0.isLeaving }
    #expect(
      color.flatMap { host.shownFrame(of: .identity($0.identity)) }
        == CGRect(x: -125, y: -80, width: 300, height: 200))
  }

  @Test func `without an animation each is where it is laid out`() {
    let host = ViewHost(Gallery(), in: screen)
    host.setState("isOpen", of: Gallery.self, to: true)

    #expect(host.shownFrame(of: .type(Color.self)) == CGRect(x: 0, y: 100, width: 300, height: 200))
  }

  @Test func `a view that is no source goes where the source is`() {
    let host = ViewHost(Tabs(), in: screen)
    #expect(host.shownFrame(of: .type(Color.self)) == CGRect(x: 0, y: 0, width: 24, height: 20))
    let update = withAnimation(.linear(duration: 1)) { host.setState("chosen", of: Tabs.self, to: 2) }

    #expect(update.frames.map(\.view.typeName) == ["Color"])
    host.advance(by: .milliseconds(500))
    #expect(host.shownFrame(of: .type(Color.self)) == CGRect(x: 0, y: 20, width: 36, height: 20))
    #expect(host.screenLayout?.frame(of: .type(Color.self)) == CGRect(x: 0, y: 40, width: 48, height: 20))
  }

  @Test func `without a source a view stays where it is`() {
    let host = ViewHost(Tabs(chosen: 2, sourceCount: 2), in: screen)

    #expect(host.shownFrame(of: .type(Color.self)) == CGRect(x: 0, y: 0, width: 48, height: 60))
  }

  @Test func `two sources are an issue`() {
    let host = ViewHost(Doubled(), in: screen)

    #expect(
      host.initialUpdate.issues.map(\.message) == [
        "Multiple inserted views in matched geometry group \"a\" have isSource: true, results are undefined; the first "
          + "one in the tree counts here."
      ])
    #expect(host.update {}.issues.isEmpty)
  }
}
