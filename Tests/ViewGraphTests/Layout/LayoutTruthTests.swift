import Foundation
import Testing
import ViewGraph

/// The cases of `Data/layout_truth.json`.
private struct Truth: Decodable {
  let cases: [Case]

  struct Case: Decodable, CustomTestStringConvertible {
    let id: String
    let proposal: [CGFloat?]
    let frames: [String: [CGFloat]]

    var testDescription: String { id }
  }

  static let all: [Case] = {
    let file = URL(filePath: #filePath).appending(path: "../Data/layout_truth.json").standardizedFileURL
    return (try? JSONDecoder().decode(Truth.self, from: Data(contentsOf: file)))?.cases ?? []
  }()
}

/// The card of article 004, in one state.
private struct Card: View {
  var isExpanded = false
  let alignment: Alignment

  var body: some View {
    VStack(alignment: .leading) {
      Text("Waterfall loop walk").accessibilityIdentifier("title")
      if isExpanded {
        Text("An easy loop along the stream with a wooden bridge at the end").accessibilityIdentifier("body")
      }
    }
    .accessibilityIdentifier("vstack")
    .frame(maxHeight: isExpanded ? .infinity : 60, alignment: alignment)
    .accessibilityIdentifier("card")
  }
}

private struct Badged: View {
  let isNew: Bool

  var body: some View {
    Color.gray.accessibilityIdentifier("base")
      .frame(width: 100, height: 40)
      .overlay(alignment: .topTrailing) {
        if isNew { Color.red.accessibilityIdentifier("badge").frame(width: 20, height: 20) }
      }
  }
}

@Suite struct `The reference layouts` {
  @Test func `there are 17 cases with 54 frames`() {
    #expect(Truth.all.count == 17)
    #expect(Truth.all.map(\.frames.count).reduce(0, +) == 54)
  }

  @MainActor @Test(arguments: Truth.all)
  private func `each case has exactly the frames of the reference`(truth: Truth.Case) throws {
    let view = try #require(self.view(of: truth.id), "no view is written for \(truth.id)")
    let host = ViewHost(view)

    let layout = host.layout(
      proposing: ProposedViewSize(width: truth.proposal[0], height: truth.proposal[1]))

    for (name, numbers) in truth.frames {
      let wanted = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      #expect(frame(name, in: layout) == wanted, "\(name):\n\(layout)")
    }
  }

  /// The frame of a view by its identifier or, for a name with a dot, of one of its modifiers: `color.padding`.
  private func frame(_ name: String, in layout: LayoutResult) -> CGRect? {
    let modifiers = [
      "frame": ["stack.frame", "color.frame"], "outer": ["color.frame", "color.padding"],
      "pad": ["color.padding"],
      "card": ["vstack.frame"],
    ]
    guard let candidates = modifiers[name] else { return layout.frame(of: .identifier(name)) }
    for candidate in candidates {
      let parts = candidate.split(separator: ".").map(String.init)
      guard let view = layout.view(.identifier(parts[0])) else { continue }
      // The outer one is the last: `outer` is whatever stands outermost.
      if name == "outer" { return view.slot }
      return view.modifiers.last { $0.name == parts[1] }?.frame
    }
    return nil
  }

  @MainActor private func view(of id: String) -> AnyView? {
    switch id {
    case "hstack-objcio":
      AnyView(
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("red").frame(maxWidth: 100)
          Color.green.accessibilityIdentifier("green").frame(minWidth: 100)
        }
        .accessibilityIdentifier("stack").frame(width: 150, height: 100))
    case "hstack-three-even":
      AnyView(
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("a")
          Color.green.accessibilityIdentifier("b")
          Color.blue.accessibilityIdentifier("c")
        }
        .frame(width: 300, height: 100))
    case "hstack-text-priority":
      AnyView(
        HStack {
          Color.red.accessibilityIdentifier("a")
          Text("Hello, world").accessibilityIdentifier("text").layoutPriority(1)
          Color.blue.accessibilityIdentifier("b")
        }
        .accessibilityIdentifier("stack"))
    case "hstack-spacer", "hstack-spacer-too-small":
      AnyView(
        HStack {
          Text(id == "hstack-spacer" ? "Title" : "Total price").accessibilityIdentifier("title")
          Spacer().accessibilityIdentifier("spacer")
          Text("42").accessibilityIdentifier("value")
        })
    case "padding-frame-order":
      AnyView(Color.red.accessibilityIdentifier("color").padding(10).frame(width: 100, height: 100))
    case "frame-padding-order":
      AnyView(Color.red.accessibilityIdentifier("color").frame(width: 100, height: 100).padding(10))
    case "zstack-overlay":
      AnyView(
        ZStack(alignment: .topLeading) {
          Color.red.accessibilityIdentifier("a").frame(width: 100, height: 40)
          Color.blue.accessibilityIdentifier("b").frame(width: 60, height: 80)
        }
        .accessibilityIdentifier("z"))
    case "overlay-badge": AnyView(Badged(isNew: true))
    case "badge-insert-does-not-move-base": AnyView(Badged(isNew: false))
    case _ where id.hasPrefix("article004-card"):
      AnyView(Card(isExpanded: id.contains("expanded"), alignment: id.hasSuffix("top") ? .top : .center))
    default: nil
    }
  }
}
