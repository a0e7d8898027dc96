import Foundation
import Testing

@testable import ViewGraph

/// Views with a label: progress, gauges, labelled content, boxes, placeholders.
@MainActor
struct LabeledViewTests {
  @Test func `labels stand before what they label`() {
    let name = "Ridge walk"
    let host = ViewHost(
      VStack {
        LabeledContent("Length", value: "12 km")
        LabeledContent(name, value: 3, format: .number)
        LabeledContent("Colour") { Color.red }
        LabeledContent {
          Text("b")
        } label: {
          Text("a")
        }
        GroupBox("Box") { Text("c") }
        GroupBox {
          Text("d")
        } label: {
          Label("e", systemImage: "star")
        }
        GroupBox(label: Text("f")) { Text("g") }
        GroupBox { Text("h") }
        ControlGroup { Text("i") }
        ControlGroup("Group", systemImage: "plus") { Text("j") }
        ControlGroup {
          Text("l")
        } label: {
          Text("k")
        }
      })

    #expect(
      host.outline == """
        LabeledContent(Text Text) LabeledContent(Text Text) LabeledContent(Text Color) LabeledContent(Text Text) \
        GroupBox(Text Text) GroupBox(Label(Image Text) Text) GroupBox(Text Text) GroupBox(Text) \
        ControlGroup(Text) ControlGroup(Label(Image Text) Text) ControlGroup(Text Text)
        """)
    #expect(
      host.texts == [
        "Length", "12 km", name, "3", "Colour", "a", "b", "Box", "c", "e", "d", "f", "g", "h", "i", "Group",
        "j",
        "k", "l",
      ])
  }

  @Test func `progress views and gauges keep their share and their labels`() {
    let name = "Ridge walk"
    let host = ViewHost(
      VStack {
        ProgressView()
        ProgressView("Loading")
        ProgressView(name)
        ProgressView { Text("a") }
        ProgressView(value: 0.5)
        ProgressView(value: nil as Double?)
        ProgressView("Hike", value: 3, total: 12)
        ProgressView(value: 20, total: 10) {
          Text("b")
        } currentValueLabel: {
          Text("c")
        }
        ProgressView(timerInterval: Date.distantPast...Date.distantFuture, countsDown: false)
        Gauge(value: 15, in: 10...20) { Text("d") }
        Gauge(value: 0.25) {
          Text("e")
        } currentValueLabel: {
          Text("f")
        } minimumValueLabel: {
          Text("g")
        } maximumValueLabel: {
          Text("h")
        }
      })

    #expect(
      host.findAll(.type(ProgressView<EmptyView, EmptyView>.self)).map {
        $0["fractionCompleted"]?.description
      }
        == ["nil", "0.5", "nil", "0"])
    #expect(host.find("Hike")?["fractionCompleted"] == .number(0.25))
    #expect(host.find("b")?["fractionCompleted"] == .number(1))
    #expect(host.find("d")?["value"] == .number(0.5))
    #expect(host.texts == ["Loading", name, "a", "Hike", "b", "c", "d", "e", "f", "g", "h"])
  }

  @Test func `a changed share goes through the values in between`() {
    let host = ViewHost(Hike(distance: 3))

    let update = host.update(to: Hike(distance: 6))

    #expect(
      update.changes.flatMap(\.attributes).map { "\($0.name) \($0.oldValue) → \($0.newValue) \($0.outcome)" }
        == ["fractionCompleted 0.25 → 0.5 interpolated", "value 0.25 → 0.5 interpolated"])
    #expect(update.insertions.isEmpty && update.removals.isEmpty)
  }

  @Test func `a style of one's own gives a view its body`() {
    let host = ViewHost(
      VStack {
        LabeledContent("a", value: "b")
        GroupBox("c") { Text("d") }
        ProgressView("e", value: 0.5)
        Gauge(value: 0.5) { Text("f") }
        Label("g", systemImage: "star")
      }
      .labeledContentStyle(Reversed())
      .groupBoxStyle(Plain())
      .progressViewStyle(Words())
      .gaugeStyle(Number())
      .labelStyle(Stacked()))

    #expect(host.findAll(.type(Text.self)).compactMap(\.text) == ["b", "a", "d", "e", "50", "0.5", "f", "g"])
  }

  @Test func `a label shows what its style shows`() {
    let host = ViewHost(
      VStack {
        Label("a", systemImage: "star").labelStyle(.iconOnly)
        Label("b", systemImage: "star").labelStyle(.titleOnly)
        Label("c", systemImage: "star").labelStyle(.titleAndIcon)
      })

    #expect(host.outline == "Label(Image) Label(Text) Label(Image Text)")
    #expect(host.find("a")?.typeName == "Label")
  }

  @Test func `what is missing is said by a view of three parts`() {
    let host = ViewHost(
      VStack {
        ContentUnavailableView("No trails", systemImage: "map", description: Text("Add one."))
        ContentUnavailableView {
          Label("a", systemImage: "star")
        } description: {
          Text("b")
        } actions: {
          Text("c")
        }
        ContentUnavailableView { Text("d") }
        ContentUnavailableView.search(text: "Ridge")
      })

    #expect(
      host.texts == [
        "No trails", "Add one.", "a", "b", "c", "d", "No Results for “Ridge”",
        "Check the spelling or try a new search.",
      ])
  }

  @Test func `an image from an address stays in its first phase`() {
    let host = ViewHost(
      VStack {
        AsyncImage(url: URL(string: "https://example.org/a.png"))
        AsyncImage(url: nil) { image in
          image.resizable()
        } placeholder: {
          Text("a")
        }
        AsyncImage(url: nil) { phase in
          switch phase {
          case .empty: Text("b")
          case .success(let image): image
          case .failure: Text("failed")
          @unknown default: EmptyView()
          }
        }
      })

    #expect(host.outline == "AsyncImage AsyncImage(Text) AsyncImage(Text)")
    #expect(host.texts == ["a", "b"])
  }
}

private struct Hike: View {
  let distance: Double

  var body: some View {
    VStack {
      ProgressView("Hike", value: distance, total: 12)
      Gauge(value: distance, in: 0...12) { Text("Hike") }
    }
    .animation(.default, value: distance)
  }
}

private struct Reversed: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.content
    LabeledContent(configuration).hidden(false)
    configuration.label
  }
}

extension View {
  /// Nothing instead of the view, to test that a style can build the view that it styles.
  fileprivate func hidden(_ isShown: Bool) -> some View { isShown ? self : nil }
}

private struct Plain: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.content }
}

private struct Words: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100))")
  }
}

private struct Number: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.value, format: .number)
    configuration.label
  }
}

private struct Stacked: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.title } }
}
