import Testing

@testable import ViewGraph

@MainActor @Suite struct `Styles` {
  @Test func `a button style runs its body as a node of its type`() {
    let host = ViewHost(Styled(level: 1))

    #expect(host.find(.type(PulseStyle.self))?.state.map(\.property) == ["pulses"])
    #expect(host.find("level 1") != nil)
    #expect(host.find("Save") != nil)
  }

  @Test func `a tap on a styled button performs its action`() {
    let host = ViewHost(Styled(level: 1))

    let update = host.tap("Save")

    #expect(
      update.writes.map { "\($0.owner).\($0.property), \($0.cause)" } == ["Styled.saved, tap on Button"])
  }

  @Test func `fact 171: another value of the same style keeps its state`() {
    let host = ViewHost(Styled(level: 1))
    host.setState("pulses", of: PulseStyle.self, to: 3)

    let update = host.update(to: Styled(level: 2))

    #expect(update.removals.isEmpty)
    #expect(host.find("level 2") != nil)
    #expect(host.stateValue("pulses", of: PulseStyle.self) as? Int == 3)
  }

  @Test func `fact 171: a style of another type replaces the body and keeps the binding`() {
    let host = ViewHost(Swapping(style: RowStyle()))
    host.toggle("Wi-Fi")
    host.setState("touches", of: RowStyle.self, to: 2)

    let update = host.update(to: Swapping(style: BoxStyle()))

    #expect(update.removals.map(\.typeName) == ["RowStyle"])
    #expect(update.insertions.map(\.typeName) == ["BoxStyle"])
    #expect(
      update.stateEvents.filter { $0.kind == .lost }.map(\.description) == ["RowStyle.touches state lost 2"])
    #expect(host.stateValue("isOn", of: Swapping.self) as? Bool == true)
    #expect(host.find("box true") != nil)
  }

  @Test func `state and environment work inside a style`() {
    let host = ViewHost(Styled(level: 1))

    let update = host.setState("pulses", of: PulseStyle.self, to: 1)

    #expect(update.bodies.map(\.line) == ["PulseStyle: _pulses changed."])
    #expect(host.find("pulses 1, enabled") != nil)
  }

  @Test func `a new label is placed without running the style`() {
    let host = ViewHost(Titled(title: "one"))

    let update = host.update(to: Titled(title: "two"))

    #expect(host.find("two") != nil)
    #expect(!update.bodies.contains { $0.typeName == "PulseStyle" })
  }

  @Test func `a toggle style switches the toggle`() {
    let host = ViewHost(Swapping(style: RowStyle()))

    let update = host.tap("switch")

    #expect(update.writes.map { "\($0.owner).\($0.property) \($0.newValue)" } == ["Swapping.isOn true"])
    #expect(host.find("row true") != nil)
  }

  @Test func `a primitive style decides what performs the action`() {
    let host = ViewHost(
      Presses()
    )

    let update = host.tap("twice")

    #expect(update.writes.map(\.newValue) == ["2"])
  }

  @Test func `a style inside a style gives way to the one outside`() {
    let host = ViewHost(
      Button("Save") {}
        .buttonStyle(WrapStyle(name: "inner"))
        .buttonStyle(WrapStyle(name: "outer")))

    #expect(host.find("inner") != nil)
    #expect(host.find("outer") == nil)
  }

  @Test func `built-in styles are recorded by name and leave no node`() {
    let host = ViewHost(BuiltIn())

    #expect(host.find(.type(Button<Text>.self))?["buttonStyle"]?.description == "borderedProminent")
    #expect(host.find(.type(Toggle<Text>.self))?["toggleStyle"]?.description == "switch")
    #expect(host.find(.type(Button<Text>.self))?.children.map(\.typeName) == ["Text"])
    #expect(host.find(.type(List<Never, Text>.self))?["listStyle"]?.description == "insetGrouped")
    #expect(
      host.find(.type(TabView<Int, Text>.self))?["tabViewStyle"]?.description
        == "page(indexDisplayMode: never)")
  }

  @Test func `a disclosure style opens the group`() {
    let host = ViewHost(
      DisclosureGroup("More") { Text(verbatim: "inside") }.disclosureGroupStyle(ArrowStyle()))
    #expect(host.find("inside") == nil)

    host.tap("arrow")

    #expect(host.find("inside") != nil)
  }
}

// MARK: - Fixtures

private struct PulseStyle: ButtonStyle {
  let level: Int
  @State private var pulses = 0
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(verbatim: "level \(level)")
    Text(verbatim: "pulses \(pulses), \(isEnabled ? "enabled" : "disabled")")
  }
}

private struct Styled: View {
  let level: Int
  @State private var saved = 0

  var body: some View {
    Button("Save") { saved += 1 }.buttonStyle(PulseStyle(level: level))
  }
}

private struct Titled: View {
  let title: String

  var body: some View {
    Button(title) {}.buttonStyle(PulseStyle(level: 1))
  }
}

private struct RowStyle: ToggleStyle {
  @State private var touches = 0

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(verbatim: "row \(configuration.isOn)")
    Text(verbatim: "\(touches)")
    Button("switch") { configuration.isOn.toggle() }
  }
}

private struct BoxStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(isOn: configuration.$isOn) { configuration.label }
    Text(verbatim: "box \(configuration.isOn)")
  }
}

/// No modifier of SwiftUI changes the type of a style in place; the environment could.
private struct ErasedToggleStyle: PrimitiveModifier {
  let style: any ToggleStyle

  func push(onto pass: inout DescribingPass) {
    let style = style
    pass.push(environment: { $0.toggleStyles.append(style) })
  }
}

private struct Swapping: View {
  let style: any ToggleStyle
  @State private var isOn = false

  var body: some View {
    Toggle("Wi-Fi", isOn: $isOn).modifier(ErasedToggleStyle(style: style))
  }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Button("twice") {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

private struct Presses: View {
  @State private var count = 0

  var body: some View {
    Button("Press") { count += 1 }.buttonStyle(TwiceStyle())
  }
}

private struct WrapStyle: ButtonStyle {
  let name: String

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Text(verbatim: name)
  }
}

private struct ArrowStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button("arrow") { configuration.isExpanded.toggle() }
    if configuration.isExpanded { configuration.content }
  }
}

private struct BuiltIn: View {
  @State private var isOn = false
  @State private var name = ""

  var body: some View {
    Button("Save") {}.buttonStyle(.borderedProminent)
    Toggle("Wi-Fi", isOn: $isOn).toggleStyle(.switch)
    List { Text(verbatim: "row") }.listStyle(.insetGrouped)
    TabView { Text(verbatim: "page") }.tabViewStyle(.page(indexDisplayMode: .never))
    TextField("Name", text: $name).textFieldStyle(.roundedBorder)
    Picker("Pick", selection: $name) { Text(verbatim: "a") }.pickerStyle(.segmented)
    Menu("Menu") { Text(verbatim: "a") }.menuStyle(.button)
    Form { Text(verbatim: "a") }.formStyle(.grouped)
    NavigationView { Text(verbatim: "a") }.navigationViewStyle(.stack)
  }
}
