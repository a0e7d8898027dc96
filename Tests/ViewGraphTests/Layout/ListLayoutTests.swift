import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The layout of lists` {
  /// Only rows in sight have frames.
  private let high = CGSize(width: 200, height: 300)

  private var rows: some View {
    Group {
      Section("Today") { Text("walk") }
      Text("swim")
    }
  }

  private func frames(_ result: LayoutResult, _ words: String...) -> [CGRect?] {
    words.map { result.frame(of: .text($0)) }
  }

  @Test func `a plain list has its rows from edge to edge, at least 44 points high`() {
    let result = layout(List { rows }.listStyle(.plain))

    #expect(result.size == CGSize(width: 200, height: 100))
    #expect(
      frames(result, "Today", "walk", "swim") == [
        rect(20, 8, 40, 20), rect(20, 48, 32, 20), rect(20, 92, 32, 20),
      ])
    #expect(
      result.gaps.map(\.description) == [
        "List has rows as high as our insets and the least row height say, at List"
      ])
  }

  @Test func `a list without a style, and a form, have margins and room between sections`() {
    let wanted = [rect(36, 43, 40, 20), rect(36, 83, 32, 20), rect(36, 162, 32, 20)]

    #expect(frames(layout(List { rows }, in: high), "Today", "walk", "swim") == wanted)
    #expect(frames(layout(Form { rows }, in: high), "Today", "walk", "swim") == wanted)
  }

  @Test func `a row takes the width, and its content is offered what the insets leave`() {
    let result = layout(List { Color.red }.listStyle(.plain))

    #expect(result.frame(of: .type(Color.self)) == rect(20, 17, 160, 10))
  }

  @Test func `rows have insets of their own, also through conditions and modifiers`() {
    let insets = EdgeInsets(top: 30, leading: 1, bottom: 10, trailing: 5)
    let result = layout(
      List {
        if Bool(true) { Text("a").padding(.leading, 2).background(Color.red).listRowInsets(insets) }
        ForEach(0..<2) { Color.blue.listRowInsets(EdgeInsets()).accessibilityIdentifier("\($0)") }
      }
      .listStyle(.plain), in: high)

    #expect(result.frame(of: "a") == rect(3, 30, 8, 20))
    #expect(result.frame(of: .identifier("0")) == rect(0, 77, 200, 10))
    #expect(result.frame(of: .identifier("1")) == rect(0, 121, 200, 10))
  }

  @Test func `the room between rows and sections and the least heights can be set`() {
    let result = layout(
      List { rows }.listStyle(.plain).listRowSpacing(3).listSectionSpacing(5)
        .environment(\.defaultMinListRowHeight, 60).environment(\.defaultMinListHeaderHeight, 50),
      in: high)

    #expect(
      frames(result, "Today", "walk", "swim") == [
        rect(20, 15, 40, 20), rect(20, 70, 32, 20), rect(20, 135, 32, 20),
      ])
    let spaced = layout(
      VStack { List(0..<2) { Text("\($0)") }.listStyle(.plain) }.listRowSpacing(3))
    #expect(spaced.frame(of: "1") == rect(20, 59, 8, 20))
  }

  @Test func `a row as high as its content has the insets around it`() {
    let result = layout(
      List {
        Text("one two").frame(width: 40)
        Text("b")
      }
      .listStyle(.plain))

    #expect(result.frame(of: "one two") == rect(28, 11, 24, 40))
    #expect(result.frame(of: "b") == rect(20, 74, 8, 20))
  }

  @Test func `footers stand below their rows`() {
    let result = layout(
      List {
        Section {
          Text("walk")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
      }
      .listStyle(.plain))

    #expect(
      frames(result, "head", "walk", "foot") == [
        rect(20, 8, 32, 20), rect(20, 48, 32, 20), rect(20, 88, 32, 20),
      ])
  }

  @Test func `a list is scrolled and reaches under bars`() {
    let host = ViewHost(List(0..<9) { Text("\($0)") }.listStyle(.plain).accessibilityIdentifier("list"))
    host.scroll("0", to: CGPoint(x: 0, y: 44))
    var screen = Screen(width: 200, height: 100)
    screen.safeAreaInsets.top = 30

    let result = host.layout(in: screen)

    #expect(result.frame(of: .identifier("list")) == rect(0, 0, 200, 100))
    #expect(result.frame(of: "1") == rect(20, 42, 8, 20))
  }

  @Test func `an opened group in a list is several rows, those inside moved in`() {
    let result = layout(
      List {
        DisclosureGroup("more", isExpanded: .constant(true)) {
          Text("a")
          Text("b")
        }
      }
      .listStyle(.plain))

    #expect(
      frames(result, "more", "a", "b") == [
        rect(20, 12, 32, 20), rect(40, 56, 8, 20), rect(40, 100, 8, 20),
      ])
  }

  @Test func `a section outside of lists stands for its views`() {
    let result = layout(VStack(alignment: .leading, spacing: 0) { rows })

    #expect(
      frames(result, "Today", "walk", "swim") == [
        rect(0, 0, 40, 20), rect(0, 20, 32, 20), rect(0, 40, 32, 20),
      ])
  }

  @Test func `a list without rows, or without a size, is there`() {
    #expect(layout(List { EmptyView() }).size == CGSize(width: 200, height: 100))
    let ideal = ViewHost(List { Text("ab") }.listStyle(.plain)).layout(proposing: .unspecified)
    #expect(ideal.size == CGSize(width: 56, height: 44))
  }
}
