import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The layout of containers` {
  @Test func `groups, conditions and elements are views of the stack around them`() {
    let result = layout(
      VStack(alignment: .leading, spacing: 0) {
        Group {
          Text("a")
          if Bool(true) { Text("b") } else { Text("no") }
        }
        .padding(.leading, 8)
        ForEach(0..<2) { Text("\($0)") }
        AnyView(Text("c")).id(1)
        EmptyView()
      })

    #expect(["a", "b", "0", "1", "c"].map { result.frame(of: .text($0))?.minY } == [0, 20, 40, 60, 80])
    #expect(result.frame(of: "b")?.minX == 8)
    #expect(result.size == CGSize(width: 16, height: 100))
  }

  @Test func `a spacer stretches along its stack and a divider lies across`() {
    let result = layout(
      VStack(spacing: 0) {
        Text("a")
        Spacer(minLength: 3)
        Divider()
        HStack(spacing: 0) {
          Text("b")
          Divider()
        }
      })

    #expect(result.frame(of: .type(Spacer.self)) == rect(100, 20, 0, 3))
    #expect(result.frame(of: .type(Divider.self)) == rect(0, 23, 200, 1))
    #expect(result.frame(of: .type(Divider.self).at(1)) == rect(103.5, 24, 1, 76))
  }

  @Test func `a scroll view offers its content no height and takes what it is offered`() {
    let host = ViewHost(
      ScrollView {
        ForEach(0..<10) { Text("\($0)") }
      })
    host.scroll(.type(ScrollView<ForEach<Range<Int>, Int, Text>>.self), to: CGPoint(x: 0, y: 28))

    let result = host.layout(in: CGSize(width: 200, height: 100))

    #expect(result.size == CGSize(width: 8, height: 100))
    #expect(result.frame(of: "0") == rect(0, -28, 8, 20))
    #expect(result.frame(of: "9") == rect(0, 224, 8, 20))
  }

  @Test func `a lazy stack takes the width that it is offered`() {
    let result = layout(
      LazyVStack(alignment: .trailing, spacing: 0) {
        Text("a")
        Color.red
      })

    #expect(result.size == CGSize(width: 200, height: 30))
    #expect(result.frame(of: "a") == rect(192, 0, 8, 20))
    #expect(result.frame(of: .type(Color.self)) == rect(0, 20, 200, 10))
  }

  @Test func `a reader takes what it is offered, with its content in the corner`() {
    let result = layout(
      HStack(spacing: 0) {
        GeometryReader { _ in Text("a") }
        Text("b")
      })

    #expect(result.frame(of: "a") == rect(0, 0, 8, 20))
    #expect(result.frame(of: "b") == rect(192, 40, 8, 20))
  }

  @Test func `columns of a grid are as wide as their widest cells`() {
    let result = layout(
      Grid(alignment: .leading, horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Text("a")
          Text("long")
        }
        Divider()
        GridRow {
          Text("wide")
          Text("b")
        }
      })

    #expect(result.frame(of: "long") == rect(36, 0, 32, 20))
    #expect(result.frame(of: "wide") == rect(0, 25, 32, 20))
    #expect(result.frame(of: "b") == rect(36, 25, 8, 20))
  }

  @Test func `a lazy grid shares its width between its columns`() {
    let columns = [GridItem(.fixed(40), spacing: 10), GridItem(.adaptive(minimum: 60), spacing: 10)]
    let result = layout(
      LazyVGrid(columns: columns, spacing: 0) {
        ForEach(0..<4) { Color.red.frame(height: 10).accessibilityIdentifier("\($0)") }
      })

    #expect(
      (0..<4).map { result.frame(of: .identifier("\($0)")) } == [
        rect(0, 0, 40, 10), rect(50, 0, 70, 10), rect(130, 0, 70, 10), rect(0, 10, 40, 10),
      ])
  }

  @Test func `an image is a square of a line unless it can be resized`() {
    #expect(layout(Image("map")).size == CGSize(width: 20, height: 20))
    #expect(layout(Image("map").resizable()).size == CGSize(width: 200, height: 100))
    #expect(layout(Image("map").resizable().scaledToFit()).size == CGSize(width: 100, height: 100))
  }

  @Test func `a circle is as wide as high, a rectangle takes what is offered`() {
    #expect(layout(Circle()).size == CGSize(width: 100, height: 100))
    #expect(layout(Circle().inset(by: 3).fill(.red)).size == CGSize(width: 100, height: 100))
    #expect(layout(RoundedRectangle(cornerRadius: 8)).size == CGSize(width: 200, height: 100))
  }

  @Test func `a leaving view has no place`() {
    let host = ViewHost(Shown(isShown: true))
    withAnimation { _ = host.update(to: Shown(isShown: false)) }
    #expect(host.find("detail")?.isLeaving == true)

    let result = host.layout(in: CGSize(width: 200, height: 100))

    #expect(result.frame(of: "detail") == nil)
    #expect(result.size == CGSize(width: 40, height: 20))
  }

  private struct Shown: View {
    let isShown: Bool

    var body: some View {
      VStack {
        Text("title")
        if isShown { Text("detail").transition(.opacity.animation(.linear(duration: 1))) }
      }
    }
  }
}

@MainActor @Suite struct `A layout of a host` {
  private final class Link { var host: ViewHost<Asking>? }

  private struct Asking: View {
    let link: Link
    let round: Int

    var body: some View {
      let layout = link.host?.layout(in: CGSize(width: 100, height: 100))
      Text("round \(round), \(layout?.views.count ?? -1)")
    }
  }

  @Test func `a layout that a body asks for is empty, and the update says why`() {
    let link = Link()
    let host = ViewHost(Asking(link: link, round: 1))
    link.host = host

    let update = host.update(to: Asking(link: link, round: 2))

    #expect(host.layout(in: CGSize(width: 200, height: 100)).view(.type(Text.self))?.text == "round 2, 0")
    #expect(
      update.issues.map(\.message) == [
        "the host was asked for a layout while a body ran; the layout is empty"
      ])
    link.host = nil
  }

  @Test func `a layout stays as it was when the host goes on`() {
    let host = ViewHost(AnyView(Text("before")))
    let layout = host.layout(in: CGSize(width: 200, height: 100))
    let identity = host.find("before")?.identity

    host.update(to: AnyView(Color.red))

    #expect(layout.frame(of: "before") == rect(0, 0, 48, 20))
    #expect(identity.flatMap { layout.frame(of: $0) } == rect(0, 0, 48, 20))
    #expect(layout.frame(of: .type(Color.self)) == nil)
  }

  @Test func `what is not laid out as in SwiftUI is listed`() {
    let cases: [(view: AnyView, gaps: [String])] = [
      (AnyView(Text("a").kerning(2)), []),
      (AnyView(Color.red.containerRelativeFrame(.horizontal)), []),
      (AnyView(Text("a").lineLimit(2, reservesSpace: true)), []),
      (AnyView(Text("a").ignoresSafeArea().safeAreaPadding().listRowInsets(EdgeInsets())), []),
      (AnyView(Text("a").minimumScaleFactor(0.5)), ["minimumScaleFactor"]),
      (AnyView(TextField("Name", text: .constant(""))), ["TextField"]),
      (AnyView(NavigationStack { Text("a") }), ["NavigationStack"]),
      (AnyView(Toggle("On", isOn: .constant(true))), ["Toggle"]),
      (AnyView(Text("a").sheet(isPresented: .constant(true)) { Text("b") }), ["sheet"]),
    ]
    for (view, gaps) in cases {
      let result = ViewHost(view).layout(in: CGSize(width: 200, height: 100))

      #expect(result.gaps.map(\.name) == gaps, "\(result)")
      #expect(result.views.contains { $0.frame.width > 0 && $0.frame.height > 0 }, "\(result)")
    }
  }
}
