import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The layout of views that may not fit` {
  private struct Choice: View {
    var axes: Axis.Set = [.horizontal, .vertical]

    var body: some View {
      ViewThatFits(in: axes) {
        Text("a long line")
        Text("short")
        Text("s")
      }
    }
  }

  @Test(
    arguments: [
      (100.0, 20.0, "a long line"), (88, 20, "a long line"), (87, 20, "short"), (40, 20, "short"),
      (39, 20, "s"),
      (0, 20, "s"), (100, 19, "s"),
    ] as [(CGFloat, CGFloat, String)])
  func `the first view whose ideal size fits is placed, else the last`(
    width: CGFloat, height: CGFloat, chosen: String
  ) {
    let result = layout(Choice(), in: CGSize(width: width, height: height))

    #expect(result.views.compactMap(\.text) == [chosen])
    #expect(result.gaps.isEmpty)
  }

  @Test func `along one axis the other does not count`() {
    #expect(layout(Choice(axes: .horizontal), in: CGSize(width: 40, height: 1)).views.last?.text == "short")
    #expect(
      layout(Choice(axes: .vertical), in: CGSize(width: 40, height: 60)).views.last?.text == "a long line")
    #expect(layout(Choice(axes: .vertical), in: CGSize(width: 40, height: 59)).views.last?.text == "short")
  }

  @Test func `the chosen view has the whole proposal and its guides count`() {
    let result = layout(
      HStack(alignment: .top, spacing: 0) {
        ViewThatFits {
          Text("much too long to fit anywhere").frame(width: 300)
          Color.red.frame(height: 40).alignmentGuide(.top) { _ in 10 }
        }
        Text("b")
      })

    #expect(result.frame(of: .type(Color.self)) == rect(0, 0, 192, 40))
    #expect(result.frame(of: "b") == rect(192, 10, 8, 20))
  }

  @Test func `all candidates are in the tree with their state, and another room shows another one`() {
    let host = ViewHost(
      ViewThatFits {
        Text("a long line")
        ForEach(["x", "y"], id: \.self) { Text($0) }
      })

    #expect(host.texts == ["a long line", "x", "y"])
    #expect(host.layout(in: CGSize(width: 88, height: 20)).frame(of: "x") == nil)
    #expect(host.layout(in: CGSize(width: 80, height: 20)).frame(of: "x") == rect(0, 0, 8, 20))
    #expect(host.layout(in: CGSize(width: 4, height: 20)).frame(of: "y") == rect(0, 0, 8, 20))
  }

  @Test func `nothing to choose from shows nothing`() {
    #expect(layout(ViewThatFits { EmptyView() }).views.isEmpty)
  }
}
