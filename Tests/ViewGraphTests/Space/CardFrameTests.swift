import Foundation
import Testing
import ViewGraph

/// The card of article 004: an expanded card fills its height, a collapsed one is at most 60 points high.
private struct Card: View {
  let alignment: Alignment
  @State var isExpanded = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Waterfall loop walk").lineLimit(isExpanded ? nil : 1)
      if isExpanded {
        Text("An easy loop along the stream with a wooden bridge at the end").transition(.opacity)
      }
    }
    .frame(maxHeight: isExpanded ? .infinity : 60, alignment: alignment)
    .background(Color.white)
    .onTapGesture { withAnimation(.smooth) { isExpanded.toggle() } }
  }
}

/// The rows of `Layout/Data/card_frames.json`.
private struct CardFrames: Decodable {
  let rows: [Row]

  struct Row: Decodable, CustomTestStringConvertible {
    let alignment: String
    let t: Double
    let card: [CGFloat]
    let title: [CGFloat]
    let body_opacity: Double
    let body_frame_if_laid_out_at_target: [CGFloat]

    var testDescription: String { "\(alignment) at \(t) s" }
  }

  static let all: [Row] = {
    let file = URL(filePath: #filePath).appending(path: "../../Layout/Data/card_frames.json")
      .standardizedFileURL
    return (try? JSONDecoder().decode(CardFrames.self, from: Data(contentsOf: file)))?.rows ?? []
  }()
}

private let title = "Waterfall loop walk"
private let text = "An easy loop along the stream with a wooden bridge at the end"

@MainActor @Suite struct `The card of article 004` {
  private func openedCard(_ alignment: Alignment = .center) -> (ViewHost<Card>, Update) {
    let host = ViewHost(Card(alignment: alignment), in: Screen(width: 200, height: 600))
    return (host, host.tap(.text(title)))
  }

  @Test func `there are 10 rows`() { #expect(CardFrames.all.count == 10) }

  @Test(arguments: CardFrames.all)
  private func `has the frames of the reference`(row: CardFrames.Row) throws {
    let (host, _) = openedCard(row.alignment == "top" ? .top : .center)
    host.advance(by: .seconds(row.t))
    // A spring is over when it has a thousandth of its way to go; the reference lets it go on for ever.
    let isOver = row.t >= 1

    for (name, query, expected) in [
      ("title", ViewQuery.text(title), row.title), ("card", .type(Color.self), row.card),
    ] {
      let frame = try #require(host.shownFrame(of: query))
      let shown = [frame.minX, frame.minY, frame.width, frame.height]
      for (value, expected) in zip(shown, expected) {
        #expect(abs(value - expected) < (isOver ? 0.6 : 1e-6), "\(name): \(shown)")
      }
    }
    #expect(try abs(#require(host.shownOpacity(of: .text(text))) - row.body_opacity) < (isOver ? 1e-3 : 1e-8))
    let body = try #require(host.shownFrame(of: .text(text)))
    #expect([body.minX, body.minY, body.width, body.height] == row.body_frame_if_laid_out_at_target)
  }

  @Test func `the report says which lengths interpolate, and at which leaves`() {
    let (_, update) = openedCard()

    #expect(
      "\(update)" == """
        Card.isExpanded  false → true               CardFrameTests.swift:8, tap on background, .smooth

        = VStack           kept
            maxHeight      interpolated   60 → ∞     a layout input: takes effect at once, the frames it governs interpolate
          = Text           kept           "Waterfall loop walk"
              lineLimit    set            1 → nil    a line count has no values in between
              y            interpolated   20 → 256
          + Text           inserted       now built, CardFrameTests.swift:13
              transition   opacity        .smooth
        = Color            kept
            width          interpolated   152 → 176
            height         interpolated   60 → 600

        continuous: nothing replaced, no state lost, nothing jumped
        """)
  }

  @Test func `the way back is as smooth, also from half-way`() throws {
    let (host, _) = openedCard()
    host.advance(by: .milliseconds(130))
    let before = try #require(host.shownFrame(of: .text(title)))
    host.tap(.text(title))

    #expect(host.shownFrame(of: .text(title)) == before)
    host.advanceToEnd()
    #expect(host.shownFrame(of: .text(title)) == CGRect(x: 0, y: 20, width: 152, height: 20))
    try host.timeline.check(.velocities)
  }

  @Test func `without an animation each leaf jumps by its own distance`() {
    let host = ViewHost(Card(alignment: .center), in: Screen(width: 200, height: 600))
    let update = host.setState("isExpanded", of: Card.self, to: true)

    #expect(update.frames.map(\.frame.outcome) == [.jumped, .jumped])
    #expect(update.frames.map(\.frame.distance) == [236, 540])
    #expect(update.verdict.frameJumps.count == 2)
    #expect(
      "\(update)".contains(
        "      y            jumped         20 → 256   by 236 points: no animation in the transaction"))
    #expect("\(update)".contains("2 frames jumped by up to 540 points"))
    #expect(throws: LayoutFailure.self) { try update.check(.noJump()) }
    #expect(throws: Never.self) { try update.check(.noJump(above: 540)) }
  }

  @Test func `in a scroll view the card takes what its content needs`() {
    let host = ViewHost(
      Card(alignment: .center), in: Screen(proposing: ProposedViewSize(width: 200, height: nil)))

    let update = host.tap(.text(title))

    let leaf = update.frames.first { $0.view.typeName == "Color" }
    #expect(leaf?.frame.lengths.map(\.name) == ["width", "height"])
    #expect(leaf?.frame.old.height == 20 && leaf?.frame.new.height == 88)
  }
}
