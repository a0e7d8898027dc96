import Foundation
import Testing

@testable import ViewGraph

@MainActor @Suite struct `The layout of a stack view` {
  private struct Column: View {
    var isShown = true
    var layout = HiddenLayout.collapse
    var animation: Animation?

    var body: some View {
      StackViewLayout(axis: .vertical, spacing: 10) {
        Color.red.frame(height: 40).accessibilityIdentifier("A")
        Color.red.frame(height: 30).accessibilityIdentifier("B")
          .shown(isShown, animation: animation, layout: layout)
        Color.red.frame(height: 50).accessibilityIdentifier("C")
      }
      .accessibilityIdentifier("stack")
    }
  }

  private func slots<V: View>(_ view: V) -> [String: CGRect] {
    let result = ViewHost(view).layout(in: CGSize(width: 100, height: 300))
    return Dictionary(
      uniqueKeysWithValues: ["A", "B", "C", "stack"].compactMap { name in
        result.view(.identifier(name)).map { (name, $0.slot) }
      })
  }

  @Test func `a hidden view gives up its length and one spacing`() throws {
    let data = try ArticleTwoData.file.get()
    for (isShown, row) in [(true, data.stack.before), (false, data.stack.after)] {
      let slots = slots(Column(isShown: isShown))

      #expect(slots["stack"]?.height == CGFloat(row.height))
      for (name, numbers) in row.slots {
        #expect([slots[name]?.minY, slots[name]?.height] == numbers.map { CGFloat($0) }, "\(name)")
      }
    }
    let hidden = slots(Column(isShown: false))["B"]
    #expect(hidden?.minY == 50 && hidden?.height == 0)
  }

  @Test func `a view that collapses at once is gone when it is hidden, one that keeps its place is not`() {
    #expect(slots(Column(isShown: false, layout: .collapseAtOnce))["stack"]?.height == 100)
    #expect(slots(Column(isShown: false, layout: .keepsPlace))["stack"]?.height == 140)
  }

  @Test func `a view that is hidden without more leaves no gap, whatever stands around it`() {
    let views = slots(
      StackViewLayout(axis: .vertical, spacing: 10) {
        Color.red.frame(height: 40).hidden().padding(5)
        VStack { Color.red.frame(height: 50) }.accessibilityIdentifier("C")
        Group { Color.red.frame(height: 50) }.hidden()
      }
      .accessibilityIdentifier("stack"))

    #expect(views["C"]?.size == CGSize(width: 100, height: 50))
    #expect(views["stack"]?.height == 50)
  }

  @Test func `what a hidden view's layers show keeps its room`() {
    let views = slots(
      StackViewLayout(axis: .vertical, spacing: 10) {
        Color.red.frame(height: 40).hidden().overlay(Text("x"))
        Color.red.frame(height: 50)
      }
      .accessibilityIdentifier("stack"))

    #expect(views["stack"]?.height == 100)
  }

  @Test func `views are as long as they want and as broad as the broadest`() {
    let result = layout(
      StackViewLayout(spacing: 4) {
        Text("one")
        Text("two\nlines")
        Spacer()
        Text("hidden and\nthree\nlines").hidden()
      }
      .accessibilityIdentifier("stack"), in: CGSize(width: 200, height: 100))

    #expect(result.frame(of: "one") == rect(0, 0, 24, 40))
    #expect(result.frame(of: .identifier("stack")) == rect(0, 0, 24 + 4 + 40 + 4 + 8, 40))
  }

  @Test func `every view may be hidden, and numbers may be none`() {
    let result = layout(
      StackViewLayout(axis: .vertical, spacing: .nan) {
        Text("a").hidden()
        Text("b").hidden()
      }
      .accessibilityIdentifier("stack"))

    #expect(result.frame(of: .identifier("stack"))?.size == .zero)
    #expect(
      layout(
        StackViewLayout(spacing: .infinity) {
          Text("a")
          Text("b")
        }.accessibilityIdentifier("stack")
      )
      .frame(of: .identifier("stack"))?.width == 16)
    #expect(layout(StackViewLayout {}.accessibilityIdentifier("stack")).size == .zero)
  }

  @Test func `half-way every number is half-way`() {
    let (before, after) = (
      StackViewArrangement(lengths: [40, 30, 50], spacing: 10, shares: [1, 1, 1]),
      StackViewArrangement(lengths: [40, 30, 50], spacing: 10, shares: [1, 0, 1])
    )
    for share in [0.25, 0.5, 0.75] {
      let between = StackViewArrangement(lengths: [40, 30, 50], spacing: 10, shares: [1, share, 1])
      let expected = before.interpolated(to: after, progress: 1 - share)

      #expect(between.length == expected.length)
      #expect(between.slots[1].length == expected.slots[1].length)
      #expect(between.slots[2] == expected.slots[2])
    }
    // The first and the last one have a single neighbour.
    #expect(StackViewArrangement(lengths: [40, 30], spacing: 10, shares: [0.5, 1]).length == 55)
    #expect(StackViewArrangement(lengths: [40, 30], spacing: 10, shares: [1, 0.5]).length == 60)
  }

  @Test func `as a layout value it takes turns with a stack`() {
    struct Turning: View {
      var isUIKit: Bool
      var body: some View {
        let layout =
          isUIKit ? AnyLayout(StackViewLayout(axis: .vertical)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Text("a").hidden()
          Text("b")
        }
      }
    }
    let host = ViewHost(Turning(isUIKit: false))
    let size = CGSize(width: 100, height: 40)
    #expect(host.layout(in: size).frame(of: "b")?.minY == 20)

    let update = host.update(to: Turning(isUIKit: true))

    #expect(update.replacements.isEmpty)
    #expect(host.layout(in: size).frame(of: "b")?.minY == 0)
    #expect(
      "\(StackViewLayout(axis: .vertical, spacing: 4))" == "StackViewLayout(axis: .vertical, spacing: 4)")
  }
}
