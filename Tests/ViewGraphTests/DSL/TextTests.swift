import Foundation
import Testing

@testable import ViewGraph

@MainActor
struct TextTests {
  @Test func `a literal is a key, a string is itself`() {
    let name = "Ridge walk"
    let host = ViewHost(
      VStack {
        Text("Trail \(3) of \(5)")
        Text(name)
        Text(name[...])
        Text(verbatim: "\(7)")
        Text("Title", tableName: "Trails", bundle: .main, comment: "shown on top")
        Text(0.5, format: .percent)
        Text(Date(timeIntervalSince1970: 0), style: .date)
        Text("\(Image(systemName: "star")) \(Text("new").bold())")
      })

    #expect(
      host.texts == [
        "Trail 3 of 5", "Ridge walk", "Ridge walk", "7", "Title", 0.5.formatted(.percent), "Jan 1, 1970",
        "[star] new",
      ])
  }

  @Test func `modifiers of a text stay a text`() {
    let text: Text =
      Text("a").bold().italic().underline().strikethrough(true, color: .red).font(.title).fontWeight(.heavy)
      .foregroundColor(.blue).foregroundStyle(.tint).kerning(1).tracking(2).baselineOffset(3)
      .monospacedDigit()
      .monospaced().fontDesign(.serif).fontWidth(.compressed)
    let joined: Text = Text("a") + Text("b").bold()

    let host = ViewHost(
      VStack {
        text
        joined
      })

    #expect(host.texts == ["a", "ab"])
    #expect(host.find(.text("ab"))?["textStyle"]?.description == #""a" + "b" bold"#)
    #expect(host.find(.text("a"))?["font"]?.description == "title")
    #expect(host.find(.text("a"))?["fontWeight"]?.description == "bold")
    #expect(host.find(.text("a"))?["foregroundStyle"] == .color(.blue))
    #expect(
      host.find(.text("a"))?["textStyle"]?.description
        == "italic, underline, strikethrough red, kerning 1, tracking 2, baselineOffset 3, width compressed, monospaced, monospacedDigit"
    )
  }

  @Test func `changed words are set`() {
    let update = difference(from: VStack { Text("a") }, to: VStack { Text("b") })

    let change = update.changes.flatMap(\.attributes).map {
      "\($0.name) \($0.oldValue) → \($0.newValue) \($0.outcome)"
    }
    #expect(change == [#"content "a" → "b" set"#])
  }

  @Test func `a changed style of a text keeps the text`() {
    let host = ViewHost(Styled(isBold: false))

    let update = host.update(to: Styled(isBold: true))

    #expect(update.changes.allSatisfy { $0.kind == .kept })
    #expect(
      update.changes.flatMap(\.attributes).map { "\($0.name) \($0.oldValue) → \($0.newValue) \($0.outcome)" }
        .sorted()
        == [
          "fontWeight nil → bold interpolated", "foregroundStyle blue → red interpolated",
        ])
  }

  @Test func `equal texts are equal views`() {
    #expect(Text("a") == Text(verbatim: "a"))
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a") + Text("b") == Text("ab"))
  }
}

private struct Styled: View {
  let isBold: Bool

  var body: some View {
    Text("a").bold(isBold).foregroundColor(isBold ? .red : .blue).animation(.default, value: isBold)
  }
}
