import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The drawing of a layout` {
  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("Ridge walk")
          Spacer()
          Text("12 km")
        }
        Color.green.frame(height: 60)
        Text("Over three tops and down to the lake").lineLimit(2)
      }
      .padding(8)
      .background(Rectangle())
    }
  }

  @Test func `words stand where they are and everything else is a box`() {
    let drawing = ViewHost(Card()).layout(in: CGSize(width: 176, height: 120)).drawing

    #expect(
      drawing == """
        ┌Ridge walk─────12 km┐
        │┌──────────────────┐│
        ││Color             ││
        │└──────────────────┘│
        │Over three tops and…│
        └────────────────────┘
        """)
  }

  @Test func `the description has a line for each view`() {
    let host = ViewHost(
      VStack(alignment: .leading) {
        Text("a")
        Color.red.padding(4)
      })

    #expect(
      host.layout(in: CGSize(width: 40, height: 100)).description == """
        VStack  0, 0  40 × 100
          Text "a"  0, 0  8 × 20
          Color  4, 32  32 × 64
        """)
  }
}
