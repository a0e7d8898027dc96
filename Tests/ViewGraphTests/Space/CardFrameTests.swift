import Foundation
import Testing

@testable import ViewGraph

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

@MainActor struct CardFrameTests {
  @Test func `the card prints`() {
    let host = ViewHost(Card(alignment: .center), in: Screen(width: 200, height: 600))
    print(host.screenLayout!)
    let update = host.tap(.text("Waterfall loop walk"))
    print(update)
    print(host.screenLayout!)
    for time in [0.0, 0.1, 0.25, 0.5, 1] {
      host.advance(by: .seconds(time) - host.moment)
      print(time, host.shownFrame(of: .text("Waterfall loop walk"))!, host.shownFrame(of: .type(Color.self))!)
    }
  }
}
