import Foundation
import Testing

@testable import ViewGraph

@MainActor
struct LayoutViewTests {
  @Test func `stacks, labels and sections build their parts in order`() {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 8) {
        Label("Trails", systemImage: "map")
        Label {
          Text("x")
        } icon: {
          Image(systemName: "star")
        }
        HStack(alignment: .firstTextBaseline) {
          Image("logo").resizable()
          Spacer()
          Spacer(minLength: 4)
          Divider()
        }
        ZStack(alignment: .topLeading) {
          Color.red
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        }
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section("Head") { Text("row") }
          Section {
            Text("row")
          } header: {
            Text("head")
          } footer: {
            Text("foot")
          }
          Section(header: Text("head"), footer: Text("foot")) { Text("row") }
          Section(header: Text("head")) { Text("row") }
          Section {
            Text("row")
          } footer: {
            Text("foot")
          }
          Section { Text("row") }
        }
        LazyHStack {}
      })

    #expect(
      host.tree.description == """
        VStack
          Label
            Image
            Text "Trails"
          Label
            Image
            Text "x"
          HStack
            Image
            Spacer
            Spacer
            Divider
          ZStack
            Color
            LinearGradient
          LazyVStack
            Section
              Text "Head"
              Text "row"
            Section
              Text "head"
              Text "row"
              Text "foot"
            Section
              Text "head"
              Text "row"
              Text "foot"
            Section
              Text "head"
              Text "row"
            Section
              Text "row"
              Text "foot"
            Section
              Text "row"
          LazyHStack
        """)
  }

  @Test func `grids and scroll views are containers`() {
    let host = ViewHost(
      ScrollView(.horizontal, showsIndicators: false) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80)), GridItem(.fixed(20))], spacing: 4) {
          ForEach(0..<2) { Text("\($0)") }
        }
        LazyHGrid(rows: [GridItem()]) { Text("a") }
        Grid(alignment: .leading, horizontalSpacing: 2) {
          GridRow {
            Text("b")
            Text("c")
          }
          GridRow(alignment: .top) { Color.red }
          Divider()
        }
      })

    #expect(
      host.outline
        == "LazyVGrid(Text Text) LazyHGrid(Text) Grid(GridRow(Text Text) GridRow(Color) Divider)")
    #expect(host.texts == ["0", "1", "a", "b", "c"])
  }

  @Test func `changed spacing and columns are layout inputs`() {
    #expect(
      changes(of: { VStack(alignment: $0 ? .leading : .center, spacing: $0 ? 8 : nil) { Text("a") } })
        .sorted() == [
          "alignment center → leading interpolated", "spacing nil → 8 interpolated",
        ])
    #expect(
      changes(of: { on in LazyVGrid(columns: [GridItem(.fixed(on ? 1 : 2))]) { Text("a") } })
        == ["columns [fixed(2)] → [fixed(1)] interpolated"])
    #expect(changes(of: { Color.red.opacity($0 ? 1 : 0.5) }) == ["color red 50 % → red interpolated"])
    #expect(changes(of: { Image(systemName: $0 ? "star" : "star.fill") }).count == 2)
  }

  @Test func `another layout keeps the children and their state`() {
    let host = ViewHost(Switched(isOn: false, content: arranged))
    host.setState("count", of: Counter.self, to: 3)

    let update = host.update(to: Switched(isOn: true, content: arranged))

    #expect(update.insertions.isEmpty && update.removals.isEmpty && update.moves.isEmpty)
    #expect(host.stateValue("count", of: Counter.self) as? Int == 3)
    #expect(
      update.changes.flatMap(\.attributes).map(text)
        == ["layout VStackLayout() → HStackLayout(spacing: 4) interpolated"])
  }

  private func arranged(_ isOn: Bool) -> some View {
    let layout = isOn ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
    return layout {
      Counter()
      Text("a")
    }
  }

  @Test func `a layout of one's own is called with its views`() {
    let host = ViewHost(
      VStack {
        Flow(spacing: 4) {
          Text("a")
          Text("b")
        }
        ZStackLayout { Text("c") }
      })

    #expect(host.outline == "Flow(Text Text) ZStackLayout(Text)")
    #expect(
      changes(of: { Flow(spacing: $0 ? 8 : 4) { Text("a") } })
        == ["layout Flow(spacing: 4) → Flow(spacing: 8) interpolated"])
  }

  @Test func `what a geometry reader reads belongs to the view around it`() {
    let host = ViewHost(Measured())

    let update = host.setState("name", of: Measured.self, to: "b")

    #expect(update.bodies.map(\.line) == ["Measured: _name changed."])
    #expect(host.texts == ["b 0"])
    #expect(update.insertions.isEmpty && update.removals.isEmpty)
  }

  @Test func `a call to scroll is recorded as a write`() {
    let host = ViewHost(Jumper())

    #expect(
      host.initialUpdate.writes.map { "\($0.owner).\($0.property) \($0.oldValue) → \($0.newValue)" }
        == ["ScrollViewReader.scrollTo nil → 3, top"])
  }

  @Test func `all views that may fit are there`() {
    let host = ViewHost(
      VStack {
        ViewThatFits {
          Text("long")
          Text("short")
        }
        ViewThatFits(in: .horizontal) { ForEach(["x", "y"], id: \.self) { Text($0) } }
        ViewThatFits {
          Group {
            Text("g")
            Text("h")
          }
        }
        ViewThatFits { if true { Text("only") } }
      })

    #expect(host.texts == ["long", "short", "x", "y", "g", "h", "only"])
  }

  @Test func `a collapsed section has no content`() {
    let host = ViewHost(Collapsible())

    #expect(host.texts == ["head"])
    host.toggle(.text("head"))
    #expect(host.texts == ["head", "row"])
  }

  @Test func `a timeline is built for its first date`() {
    let start = Date(timeIntervalSinceReferenceDate: 90)
    let host = ViewHost(
      VStack {
        TimelineView(.periodic(from: start, by: 30)) {
          Text("\(Int($0.date.timeIntervalSinceReferenceDate))")
        }
        TimelineView(.animation) { context in Text(context.cadence == .live ? "live" : "slow") }
        TimelineView(.explicit([start])) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
        TimelineView(.everyMinute) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
      })

    #expect(host.texts == ["90", "live", "90", "0"])
  }

  @Test func `a canvas does not draw, and describes its symbols`() {
    let host = ViewHost(
      VStack {
        Canvas { context, size in
          context.translateBy(x: 1, y: 2)
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
          context.stroke(Path(), with: .style(.tint), lineWidth: 2)
          context.draw(Text("a").bold(), at: .zero)
          context.addFilter(.blur(radius: 2))
          context.drawLayer { $0.opacity = 0.5 }
        }
        Canvas(opaque: true) { _, _ in
        } symbols: {
          Text("symbol")
        }
      })

    #expect(host.outline == "Canvas Canvas(Text)")
  }

  private func changes<V: View>(of view: @escaping (Bool) -> V) -> [String] {
    let host = ViewHost(Switched(isOn: false, content: view))
    let update = host.update(to: Switched(isOn: true, content: view))
    return update.changes.flatMap(\.attributes).map(text)
  }

  private func text(_ change: AttributeChange) -> String {
    "\(change.name) \(change.oldValue) → \(change.newValue) \(change.outcome)"
  }
}

private struct Switched<Content: View>: View {
  let isOn: Bool
  let content: (Bool) -> Content

  var body: some View { content(isOn).animation(.default, value: isOn) }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

private struct Measured: View {
  @State private var name = "a"

  var body: some View {
    GeometryReader { proxy in
      Text(
        "\(name) \(Int(proxy.size.width + proxy.frame(in: .global).minX + proxy.frame(in: .named("x")).minY))"
      )
    }
  }
}

private struct Jumper: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { ForEach(0..<5) { Text("\($0)").id($0) } }
        .onAppear { withAnimation { proxy.scrollTo(3, anchor: .top) } }
    }
  }
}

private struct Collapsible: View {
  @State private var isExpanded = false

  var body: some View {
    Section(isExpanded: $isExpanded) {
      Text("row")
    } header: {
      Text("head")
    }
  }
}

private struct Flow: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize.zero) { size, view in
      let next = view.sizeThatFits(.unspecified)
      return CGSize(width: size.width + next.width + spacing, height: max(size.height, next.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for index in subviews.indices {
      subviews[index].place(
        at: bounds.origin, anchor: .center, proposal: ProposedViewSize(width: 1, height: nil))
    }
  }
}
