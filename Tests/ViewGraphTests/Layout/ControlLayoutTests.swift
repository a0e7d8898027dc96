import Foundation
import Testing
import ViewGraph

@MainActor @Suite struct `The layout of controls` {
  private func rule(_ result: LayoutResult) -> [String] { result.gaps.map { "\($0.name) \($0.rule)" } }

  @Test func `a button is as large as its label, one with a border has room around it`() {
    let plain = layout(Button("Save") {})
    #expect(plain.size == CGSize(width: 32, height: 20))
    #expect(rule(plain) == ["Button is as large as its label"])

    let bordered = layout(Button("Save") {}.buttonStyle(.bordered))
    #expect(bordered.size == CGSize(width: 56, height: 34))
    #expect(bordered.frame(of: .text("Save")) == rect(12, 7, 32, 20))
    #expect(rule(bordered) == ["Button has 12 points beside its label and 7 above and below"])
    #expect(
      layout(Button("Save") {}.buttonStyle(.borderedProminent).controlSize(.large)).size
        == CGSize(width: 72, height: 50))
  }

  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3) }
  }

  @Test func `a control with a style of the author's is as large as its body, and no gap`() {
    let result = layout(Button("Save") {}.buttonStyle(Boxed()))

    #expect(result.size == CGSize(width: 38, height: 26))
    #expect(result.gaps.isEmpty)
    #expect(layout(GroupBox("Box") { Text("a") }.groupBoxStyle(Bare())).gaps.isEmpty)
    #expect(layout(VStack { Toggle("On", isOn: .constant(true)).toggleStyle(Nothing()) }).size == .zero)
  }

  private struct Bare: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.content }
  }

  private struct Nothing: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { EmptyView() }
  }

  @Test func `a toggle has its label at the beginning and a switch at the end`() {
    let result = layout(Toggle("On", isOn: .constant(true)))

    #expect(result.size == CGSize(width: 200, height: 31))
    #expect(result.frame(of: .text("On")) == rect(0, 5.5, 16, 20))
    #expect(rule(result) == ["Toggle takes the offered width, with a switch of 51 by 31 points at its end"])
    #expect(layout(Toggle("On", isOn: .constant(true)).fixedSize()).size == CGSize(width: 75, height: 31))
    #expect(layout(Toggle("On", isOn: .constant(true)).labelsHidden()).size == CGSize(width: 51, height: 31))
    #expect(
      layout(Toggle("On", isOn: .constant(true)).toggleStyle(.button)).size == CGSize(width: 40, height: 34))
  }

  @Test func `a stepper has two halves at its end`() {
    let result = layout(Stepper("Laps", value: .constant(3)))

    #expect(result.size == CGSize(width: 200, height: 32))
    #expect(result.frame(of: .text("Laps")) == rect(0, 6, 32, 20))
    #expect(result.frame(of: "Decrement") == rect(106, 0, 47, 32))
    #expect(result.frame(of: "Increment") == rect(153, 0, 47, 32))
  }

  @Test func `a slider takes the width beside the labels of its ends`() {
    let result = layout(
      Slider(value: .constant(0.5)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("-")
      } maximumValueLabel: {
        Text("+")
      })

    #expect(result.size == CGSize(width: 200, height: 31))
    #expect(result.frame(of: .text("+")) == rect(192, 5.5, 8, 20))
    #expect(result.views.contains { $0.text == "Volume" } == false)
  }

  @Test func `progress is a bar below its label, or a circle above it`() {
    let bar = layout(ProgressView("Loading", value: 0.3))
    #expect(bar.size == CGSize(width: 200, height: 28))
    #expect(bar.frame(of: .text("Loading")) == rect(0, 0, 56, 20))

    let circle = layout(ProgressView("Loading"))
    #expect(circle.size == CGSize(width: 56, height: 48))
    #expect(circle.frame(of: .text("Loading")) == rect(0, 28, 56, 20))
    #expect(layout(ProgressView()).size == CGSize(width: 20, height: 20))
    #expect(
      layout(ProgressView(value: 0.3).progressViewStyle(.circular)).size == CGSize(width: 20, height: 20))
  }

  private func picker(_ selection: Int) -> some View {
    Picker("Size", selection: .constant(selection)) {
      Text("small").tag(1)
      Text("large").tag(2)
    }
  }

  @Test func `a picker shows the selected option with an arrow, in a list with its label`() {
    let result = layout(picker(2))
    #expect(result.size == CGSize(width: 60, height: 20))
    #expect(result.views.compactMap(\.text) == ["large"])

    let row = layout(List { picker(1) }.listStyle(.plain))
    #expect(row.frame(of: .text("Size")) == rect(20, 12, 32, 20))
    #expect(row.frame(of: .text("small")) == rect(120, 12, 40, 20))
    #expect(row.frame(of: .text("large")) == nil)
    #expect(layout(picker(3)).size == CGSize(width: 20, height: 20))
  }

  @Test func `the options of a picker stand as its style has them`() {
    let segments = layout(picker(1).pickerStyle(.segmented))
    #expect(segments.size == CGSize(width: 200, height: 32))
    #expect(segments.frame(of: .text("large")) == rect(130, 6, 40, 20))

    let wheel = layout(picker(2).pickerStyle(.wheel), in: CGSize(width: 200, height: 300))
    #expect(wheel.size == CGSize(width: 200, height: 216))
    #expect(wheel.frame(of: .text("large")) == rect(80, 98, 40, 20))

    let inline = layout(picker(2).pickerStyle(.inline))
    #expect(inline.frame(of: .text("large")) == rect(0, 28, 40, 20))
  }

  @Test func `options of a loop are known by their ids, and a selection may be optional`() {
    let result = layout(
      Picker("Size", selection: .constant(String?.some("b"))) {
        ForEach(["a", "b"], id: \.self) { Text($0 + "!") }
      })

    #expect(result.views.compactMap(\.text) == ["b!"])
  }

  @Test func `labelled content stands at the end of the width`() {
    let result = layout(LabeledContent("Length", value: "12 km"))

    #expect(result.size == CGSize(width: 200, height: 20))
    #expect(result.frame(of: .text("12 km")) == rect(160, 0, 40, 20))
  }

  @Test func `a group has an arrow at the end of its label and its content below`() {
    let open = layout(DisclosureGroup("more", isExpanded: .constant(true)) { Text("a") })
    #expect(open.size == CGSize(width: 200, height: 48))
    #expect(open.frame(of: .text("a")) == rect(0, 28, 8, 20))
    #expect(
      layout(DisclosureGroup("more", isExpanded: .constant(false)) { Text("a") }).size
        == CGSize(width: 200, height: 20))
  }

  @Test func `a field takes the width and the height of a line, and shows what is typed`() {
    let empty = layout(TextField("Name", text: .constant("")))
    #expect(empty.size == CGSize(width: 200, height: 20))
    #expect(empty.frame(of: .text("Name")) == rect(0, 0, 32, 20))

    let field = layout(TextField("Name", text: .constant("Ann"), prompt: Text("yours")))
    #expect(field.views.compactMap(\.text).isEmpty)
    #expect(
      layout(TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)).size
        == CGSize(width: 200, height: 34))
    #expect(
      layout(SecureField("Key", text: .constant("1234567890")).fixedSize()).size
        == CGSize(width: 80, height: 20))
  }

  @Test func `a field that grows has the height of its lines`() {
    let field = TextField("Note", text: .constant("one two three"), axis: .vertical)

    #expect(layout(field, in: CGSize(width: 60, height: 100)).size == CGSize(width: 60, height: 40))
    #expect(layout(field.lineLimit(4...5), in: CGSize(width: 60, height: 100)).size.height == 80)
    #expect(layout(field.lineLimit(1), in: CGSize(width: 60, height: 100)).size.height == 20)
  }
}

@MainActor @Suite struct `The layout of screens` {
  @Test func `a stack's root stands below its bar, which a title makes higher`() {
    func color<V: View>(_ view: V) -> CGRect? {
      layout(NavigationStack { view }, in: CGSize(width: 200, height: 300)).frame(of: .type(Color.self))
    }

    #expect(color(Color.red) == rect(0, 44, 200, 256))
    #expect(color(VStack { Color.red.navigationTitle("Hikes") }) == rect(0, 96, 200, 204))
    #expect(
      color(Color.red.navigationTitle("Hikes").navigationBarTitleDisplayMode(.inline))
        == rect(0, 44, 200, 256))
    #expect(color(Color.red.navigationTitle("Hikes").navigationBarHidden(true)) == rect(0, 0, 200, 300))
    #expect(color(Color.red.toolbar(.hidden, for: .navigationBar)) == rect(0, 0, 200, 300))
    #expect(color(Color.red.ignoresSafeArea()) == rect(0, 0, 200, 300))
  }

  @Test func `only the level in front has a place`() {
    let host = ViewHost(
      NavigationStack(path: .constant([1])) {
        Text("root").navigationDestination(for: Int.self) { Text("level \($0)") }
      })

    let result = host.layout(in: CGSize(width: 200, height: 144))

    #expect(host.texts == ["root", "level 1"])
    #expect(result.frame(of: "root") == nil)
    #expect(result.frame(of: "level 1") == rect(72, 84, 56, 20))
  }

  private struct Tabs: View {
    let selection: Int

    var body: some View {
      TabView(selection: .constant(selection)) {
        Tab(value: 1) {
          Color.red
        } label: {
          Text("one")
        }
        Tab(value: 2) {
          Text("second")
        } label: {
          Text("two")
        }
      }
    }
  }

  @Test func `the selected tab stands above a bar with all labels`() {
    let first = layout(Tabs(selection: 1))
    #expect(first.frame(of: .type(Color.self)) == rect(0, 0, 200, 51))
    #expect(first.frame(of: .text("one")) == rect(38, 65.5, 24, 20))
    #expect(first.frame(of: .text("two")) == rect(138, 65.5, 24, 20))
    #expect(first.frame(of: .text("second")) == nil)

    #expect(layout(Tabs(selection: 2)).frame(of: .text("second")) == rect(76, 15.5, 48, 20))
  }

  @Test func `tabs of the older spelling are selected by tags, or by what a person has selected`() {
    let host = ViewHost(
      TabView {
        Text("home").tabItem { Text("h") }.tag(0)
        Text("map").tabItem { Text("m") }.tag(1)
      }
      .accessibilityIdentifier("tabs"))
    let size = CGSize(width: 200, height: 100)
    #expect(host.layout(in: size).frame(of: "home") == rect(84, 15.5, 32, 20))
    #expect(host.layout(in: size).frame(of: "m") == rect(146, 65.5, 8, 20))

    host.select(1, in: .identifier("tabs"))

    #expect(host.layout(in: size).frame(of: "home") == nil)
    #expect(host.layout(in: size).frame(of: "map") == rect(88, 15.5, 24, 20))
  }

  @Test func `pages have no bar, nor has a hidden one`() {
    let pages = layout(TabView { Color.red }.tabViewStyle(.page))
    #expect(pages.frame(of: .type(Color.self)) == rect(0, 0, 200, 100))
    let hidden = layout(TabView { NavigationStack { Color.red.toolbar(.hidden, for: .tabBar) } })
    #expect(hidden.frame(of: .type(Color.self)) == rect(0, 44, 200, 56))
  }

  @Test func `scroll views reach under both bars and begin below the upper one`() {
    let result = layout(
      TabView {
        NavigationStack {
          ScrollView { Color.red.frame(height: 10) }.accessibilityIdentifier("scroll")
        }
      }, in: CGSize(width: 200, height: 300))

    #expect(result.frame(of: .identifier("scroll")) == rect(0, 0, 200, 300))
    #expect(result.view(.identifier("scroll"))?.slot == rect(0, 44, 200, 207))
    #expect(result.frame(of: .type(Color.self))?.minY == 44)
  }
}
