import Foundation
import Testing

@testable import ViewGraph

/// Spellings that apps use: that this file compiles is the test.
@MainActor
struct SpellingTests {
  @Test func `apps compile as they are`() {
    let host = ViewHost(Screen(title: "Trails", names: ["a", "b"]))

    #expect(host.find(.text("Trails")) != nil)
    #expect(host.find(.text("2 of 3")) != nil)
  }

  @Test func `initialisers are functions`() {
    let names: [String] = ["a", "b"]
    let texts = names.map(Text.init(verbatim:))
    let joined = texts.reduce(Text("")) { $0 + $1 }
    let shapes: [AnyShape] = [AnyShape(.circle), AnyShape(.rect(cornerRadius: 4))]

    #expect(joined == Text("ab"))
    #expect(shapes.count == 2)
  }

  @Test func `views can be made anywhere`() async {
    let text = await Task.detached { Parts.title.bold() }.value

    #expect(text == Text("Title").bold())
  }
}

private enum Parts {
  static let title = Text("Title")
  static let shape = RoundedRectangle(cornerRadius: 8, style: .continuous)
  static let icon = Image(systemName: "star")

  nonisolated static func width(of proxy: GeometryProxy) -> CGFloat { proxy.size.width / 2 }

  @ViewBuilder nonisolated static func row(_ title: String) -> some View {
    let layout =
      title.isEmpty ? AnyLayout(HStackLayout(alignment: .top, spacing: 4)) : AnyLayout(VStackLayout())
    layout {
      HStack(alignment: .center, spacing: 8) {
        Label(title, systemImage: "star")
        Spacer()
        Circle().fill(.red)
      }
    }
  }
}

private struct Box<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { VStack { content } }
}

private struct Screen: View {
  let title: String
  let names: [String]
  let key: LocalizedStringKey = "Key"
  var isOn = true
  @State private var size = CGSize.zero

  private let columns: [GridItem] = [GridItem(.adaptive(minimum: 100), spacing: 8), GridItem(.flexible())]

  private var gradient: LinearGradient {
    LinearGradient(
      gradient: Gradient(colors: [.red, .blue.opacity(0.5)]), startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }

  private var heading: Text {
    isOn ? Text(title).bold() : Text("Off").foregroundColor(.gray)
  }

  var body: some View {
    GeometryReader { geometry in
      ScrollViewReader { (proxy: ScrollViewProxy) in
        ScrollView(.vertical, showsIndicators: false) {
          VStack(alignment: .leading, spacing: 16) {
            heading
            Text(key)
            Text("\(names.count) of \(3)")
            Text("a") + Text(" b").italic() + Text(verbatim: " c").foregroundColor(.red)
            Text("\(Image(systemName: "star")) \(title)")
            Text(12.5, format: .number.precision(.fractionLength(1)))
            Text(Date.now, style: .relative)
            Text(title.uppercased())
            Text(isOn ? "On" : "Off")
            Image(isOn ? "on" : "off").resizable().renderingMode(.template).interpolation(.high)
            Image(systemName: isOn ? "checkmark.circle.fill" : "circle").symbolRenderingMode(.hierarchical)
            Color.clear
            Color(red: 0.5, green: 0.5, blue: 0.5).opacity(0.5)
            gradient
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
            if isOn { Divider() } else { Spacer().id(1) }
            LazyVGrid(columns: columns, alignment: .leading, spacing: 8) {
              ForEach(names, id: \.self) { name in
                Parts.row(name)
              }
            }
            Section {
              ForEach(names, id: \.self, content: Text.init)
            } header: {
              Text("Header")
            }
            Section(header: Text("Header"), footer: EmptyView()) { EmptyView() }
            ZStack {
              Parts.shape.fill(Color.red)
              Parts.shape.strokeBorder(Color.blue, lineWidth: geometry.size.width > 0 ? 2 : 1)
              RoundedRectangle(cornerRadius: 8).strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [4]))
              Circle().trim(from: 0, to: 0.75).stroke(
                .tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
              Circle().stroke(lineWidth: 3)
              Circle().stroke(Color.red)
              Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
              Rectangle().fill(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
              Capsule(style: .continuous).fill(.ultraThinMaterial)
              Path { path in
                path.move(to: CGPoint(x: 0, y: 0))
                path.addLine(to: CGPoint(x: Parts.width(of: geometry), y: 10))
                path.addArc(
                  center: .zero, radius: 4, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
                path.closeSubpath()
              }
              .stroke(Color.primary, lineWidth: 2)
            }
            Box {
              ProgressView()
              ProgressView("Loading…", value: 0.5)
              Label {
                Text("a")
              } icon: {
                Circle().fill(.red)
              }
              LabeledContent("Name") { Text("b").font(.body) }
              GroupBox("Box") { Text("c") }
            }
            TimelineView(.animation(minimumInterval: 1, paused: false)) { timeline in
              Canvas { context, size in
                let rect = CGRect(origin: .zero, size: size)
                context.opacity = 0.5
                context.fill(Path(ellipseIn: rect), with: .color(.red))
                if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
                _ = timeline.date
              }
            }
            ViewThatFits(in: .vertical) {
              Text("long")
              ScrollView { Text("long") }
            }
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 4, verticalSpacing: 4) {
              GridRow { ForEach(0..<3) { Text("\($0)") } }
            }
          }
        }
        .onAppear { proxy.scrollTo(names.first, anchor: .top) }
      }
    }
  }
}
