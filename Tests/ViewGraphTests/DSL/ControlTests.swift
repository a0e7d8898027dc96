import Foundation
import Observation
import Testing

@testable import ViewGraph

@MainActor @Suite struct `Controls` {
  // MARK: Buttons

  @Test func `a tap on a button is the cause of what its action writes`() {
    let host = ViewHost(Counter())

    let update = host.tap("Add")

    #expect(
      update.writes.map { "\($0.owner).\($0.property) \($0.oldValue) → \($0.newValue), \($0.cause)" } == [
        "Counter.count 0 → 1, tap on Button"
      ])
    #expect(host.find("1") != nil)
  }

  @Test func `a button with a view for a label is found by the text inside`() {
    let host = ViewHost(Counter())

    host.tap("Twice")

    #expect(host.stateValue("count", of: Counter.self) as? Int == 2)
  }

  @Test func `a button with a symbol is found by its title`() {
    let host = ViewHost(Counter())

    host.tap("Reset")
    host.tap("Add")
    let update = host.tap("Reset")

    #expect(update.writes.map(\.newValue) == ["0"])
  }

  @Test func `a disabled button does nothing and says so`() {
    let host = ViewHost(Button("Save") {}.disabledForTest())

    #expect(host.tap("Save").issues.map(\.message) == ["'Button' is disabled"])
  }

  // MARK: Values that controls show

  @Test func `a toggle writes its binding and shows it`() {
    let host = ViewHost(Settled())

    let update = host.toggle("Wi-Fi")

    #expect(
      update.writes.map { "\($0.property) \($0.newValue), \($0.cause)" } == ["isOn true, toggle on Toggle"])
    #expect(update.attributes == ["Toggle isOn false → true"])
    #expect(update.bodies.isEmpty, "the body passes the binding on and does not read it")
  }

  @Test func `a tap switches a toggle, too`() {
    let host = ViewHost(Settled())

    host.tap("Wi-Fi")

    #expect(host.find(.type(Toggle<Text>.self))?["isOn"] == .bool(true))
  }

  @Test func `typing goes to the binding and keeps the field`() {
    let host = ViewHost(Settled())

    let update = host.type("Ada", into: "Name")

    #expect(Set(update.attributes) == ["TextField text \"\" → \"Ada\""], "two fields show the name")
    #expect(update.removals.isEmpty)
    #expect(host.find(.type(TextField<Text>.self))?["text"] == .text("Ada"))
  }

  @Test func `a field with a format writes what it can read`() {
    let host = ViewHost(Numbers())

    host.type("12", into: "Distance")
    host.type("far", into: "Distance")

    #expect(host.stateValue("distance", of: Numbers.self) as? Int == 12)
  }

  @Test func `a field for an optional writes nil for what it cannot read`() {
    let host = ViewHost(Numbers())
    host.type("3", into: "Stops")
    #expect(host.stateValue("stops", of: Numbers.self) as? Int == 3)

    host.type("", into: "Stops")

    #expect(host.stateValue("stops", of: Numbers.self) as? Int == nil)
  }

  @Test func `a secure field takes text and shows only how much`() {
    let host = ViewHost(Settled())

    host.type("secret", into: "Password")

    #expect(host.stateValue("password", of: Settled.self) as? String == "secret")
    #expect(host.find(.type(SecureField<Text>.self))?["characters"] == .integer(6))
  }

  @Test func `an editor takes text`() {
    let host = ViewHost(Settled())

    host.type("long", into: .type(TextEditor.self))

    #expect(host.find(.type(TextEditor.self))?["text"] == .text("long"))
  }

  @Test func `fields keep the focus by themselves`() {
    let host = ViewHost(Settled())

    host.focus("Name")
    #expect(host.focusedView?.typeName == "TextField")
    host.focus("Password")

    #expect(host.focusedView?.typeName == "SecureField")
    #expect(host.focus("Wi-Fi").issues.map(\.message) == ["\"Wi-Fi\" cannot take the focus"])
  }

  @Test func `a picker writes a value of its type and refuses others`() {
    let host = ViewHost(Settled())

    let update = host.select("blue", in: "Colour")

    #expect(update.attributes == ["Picker selection \"red\" → \"blue\""])
    #expect(
      host.select(7, in: "Colour").issues.map(\.message) == ["\"Colour\" does not select values like 7"])
  }

  @Test func `a slider stays within its range and at its steps`() {
    let host = ViewHost(Numbers())

    host.select(7.3, in: "Volume")
    #expect(host.stateValue("volume", of: Numbers.self) as? Double == 7.5)
    host.select(40.0, in: "Volume")

    #expect(host.stateValue("volume", of: Numbers.self) as? Double == 10)
  }

  @Test func `a stepper counts within its range`() {
    let host = ViewHost(Numbers())

    host.tap("Increment")
    host.tap("Increment")
    host.tap("Increment")
    #expect(host.stateValue("nights", of: Numbers.self) as? Int == 2)
    host.tap("Decrement")

    #expect(host.stateValue("nights", of: Numbers.self) as? Int == 1)
  }

  @Test func `date and colour pickers write what is selected`() {
    let host = ViewHost(Numbers())
    let date = Date(timeIntervalSince1970: 86_400)

    host.select(date, in: "Day")
    host.select(Color.red, in: "Tint")

    #expect(host.stateValue("day", of: Numbers.self) as? Date == date)
    #expect(host.stateValue("tint", of: Numbers.self) as? Color == Color.red)
  }

  @Test func `a change of an observable model is named where only a control reads it`() {
    let model = Profile()
    let host = ViewHost(ProfileForm(model: model))

    let update = host.update { model.name = "Grace" }

    #expect(update.attributes == ["TextField text \"\" → \"Grace\""])
    #expect(update.bodies.isEmpty)
    #expect(update.writes.map { "\($0.owner).\($0.property)" } == ["Profile.name"])
    host.type("Ada", into: "Name")
    #expect(model.name == "Ada")
  }

  @Test func `what a control logs can be undone`() {
    let host = ViewHost(Settled())
    let old = host.tree

    let update = host.toggle("Wi-Fi")

    var tree = host.tree
    for difference in update.log.reversed() { difference.undo(on: &tree) }
    #expect(tree == old)
    for difference in update.log { difference.apply(to: &tree) }
    #expect(tree == host.tree)
  }

  @Test func `submitting an older field runs its commit`() {
    let host = ViewHost(Committing())

    host.submit("Search")

    #expect(host.stateValue("commits", of: Committing.self) as? Int == 1)
  }

  @Test func `a link opens its URL with the action of the environment`() {
    let host = ViewHost(Opening())

    host.tap("Map")

    #expect(host.stateValue("opened", of: Opening.self) as? String == "https://example.org/map")
  }

  // MARK: Groups and menus

  @Test func `a disclosure group shows its content after a tap and loses it after another`() {
    let host = ViewHost(Disclosed())
    #expect(host.find(.type(Noted.self)) == nil)

    let opening = host.tap("More")
    host.setState("note", of: Noted.self, to: "steep")
    let closing = host.tap("More")

    #expect(opening.writes.map { "\($0.owner).\($0.property)" } == ["DisclosureGroup.isExpanded"])
    #expect(opening.insertions.map(\.typeName) == ["Noted"])
    #expect(
      closing.stateEvents.filter { $0.kind == .lost }.map(\.description).contains(
        "Noted.note state lost \"steep\""))
  }

  @Test func `a disclosure group with a binding writes it`() {
    let host = ViewHost(Disclosed())

    let update = host.tap("Bound")

    #expect(update.writes.map { "\($0.owner).\($0.property)" } == ["Disclosed.isExpanded"])
    #expect(host.find("inside") != nil)
  }

  @Test func `what a menu offers can be tapped`() {
    let host = ViewHost(Disclosed())

    host.tap("Delete")

    #expect(host.stateValue("deleted", of: Disclosed.self) as? Int == 1)
  }

  // MARK: Lists and forms

  @Test func `a list keeps its scroll and selection and loses them with its identity`() {
    let host = ViewHost(Listed(isArchive: false))
    host.scroll(.type(Listed.Rows.self), to: CGPoint(x: 0, y: 40))
    host.select("a", in: .type(Listed.Rows.self))

    let update = host.update(to: Listed(isArchive: true))

    let lost = update.stateEvents.filter { $0.kind == .lost }.map(\.description)
    #expect(lost.map { $0.prefix { $0 != " " } } == ["List.scroll", "List.selection"])
  }

  @Test func `a list writes a bound selection`() {
    let host = ViewHost(Selecting())

    host.select(2, in: .identity(host.findAll(.type(List<Int, ForEach<[Int], Int, Text>>.self))[0].identity))
    host.select(3, in: .identity(host.findAll(.type(List<Int, ForEach<[Int], Int, Text>>.self))[1].identity))

    #expect(host.stateValue("one", of: Selecting.self) as? Int == 2)
    #expect(host.stateValue("many", of: Selecting.self) as? Set<Int> == [3])
  }

  @Test func `rows of a bound list write through their bindings`() {
    let host = ViewHost(Editing())

    host.type("Ravine", into: .type(TextField<Text>.self).at(1))

    #expect(
      (host.stateValue("routes", of: Editing.self) as? [Editing.Route])?.map(\.name) == ["Ridge", "Ravine"])
  }
}

// MARK: - Fixtures

extension Update {
  /// Changed attributes of views that stayed, such as `Toggle isOn false → true`.
  fileprivate var attributes: [String] {
    changes.flatMap { change in
      change.attributes.map { "\(change.typeName) \($0.name) \($0.oldValue) → \($0.newValue)" }
    }
  }
}

private struct DisabledForTest: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) { pass.push(environment: { $0.isEnabled = false }) }
}

extension View {
  fileprivate func disabledForTest() -> some View { modifier(DisabledForTest()) }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text(verbatim: "\(count)")
    Button("Add") { count += 1 }
    Button {
      count += 2
    } label: {
      Group { Text(verbatim: "Twice") }
    }
    Button("Reset", systemImage: "arrow.counterclockwise", role: .destructive) { count = 0 }
    Button(role: .cancel, action: reset) { Text(verbatim: "Cancel") }
  }

  private func reset() { count = 0 }
}

private struct Settled: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var password = ""
  @State private var text = ""
  @State private var colour = "red"

  var body: some View {
    Form {
      Toggle("Wi-Fi", isOn: $isOn)
      TextField("Name", text: $name)
      SecureField("Password", text: $password)
      TextEditor(text: $text)
      Picker("Colour", selection: $colour) {
        Text(verbatim: "red")
        Text(verbatim: "blue")
      }
      TextField(text: $name, prompt: Text(verbatim: "prompt")) { Text(verbatim: "Other") }
      TextField("Notes", text: $text, axis: .vertical)
    }
  }
}

private struct Numbers: View {
  @State private var distance = 0
  @State private var stops: Int?
  @State private var volume = 5.0
  @State private var nights = 0
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var tint = Color.blue

  var body: some View {
    TextField("Distance", value: $distance, format: .number)
    TextField("Stops", value: $stops, format: .number)
    TextField("Formatted", value: $distance, formatter: NumberFormatter())
    Slider(value: $volume, in: 0...10, step: 2.5) { Text(verbatim: "Volume") }
    Slider(value: $volume)
    Stepper("Nights", value: $nights, in: 0...2)
    DatePicker("Day", selection: $day, displayedComponents: .date)
    ColorPicker("Tint", selection: $tint)
  }
}

@MainActor @Observable private final class Profile {
  var name = ""
}

private struct ProfileForm: View {
  @Bindable var model: Profile

  var body: some View { TextField("Name", text: $model.name) }
}

private struct Committing: View {
  @State private var text = ""
  @State private var commits = 0

  var body: some View { TextField("Search", text: $text, onCommit: { commits += 1 }) }
}

private struct Opening: View {
  @State private var opened = ""

  var body: some View {
    if let url = URL(string: "https://example.org/map") {
      Link("Map", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.absoluteString
            return .handled
          })
    }
  }
}

private struct Noted: View {
  @State private var note = ""

  var body: some View { Text(verbatim: note) }
}

private struct Disclosed: View {
  @State private var isExpanded = false
  @State private var deleted = 0

  var body: some View {
    DisclosureGroup("More") { Noted() }
    DisclosureGroup("Bound", isExpanded: $isExpanded) { Text(verbatim: "inside") }
    Menu("Actions") {
      Button("Delete", role: .destructive) { deleted += 1 }
    }
  }
}

private struct Listed: View {
  typealias Rows = List<Never, ForEach<[String], String, Text>>
  let isArchive: Bool

  var body: some View {
    if isArchive {
      List(["b"], id: \.self) { Text(verbatim: $0) }
    } else {
      List(["a"], id: \.self) { Text(verbatim: $0) }
    }
  }
}

private struct Selecting: View {
  @State private var one: Int?
  @State private var many: Set<Int> = []

  var body: some View {
    List([1, 2, 3], id: \.self, selection: $one) { Text(verbatim: "\($0)") }
    List([1, 2, 3], id: \.self, selection: $many) { Text(verbatim: "\($0)") }
    List(selection: $one) { Text(verbatim: "static") }
    List(0..<3) { Text(verbatim: "\($0)") }
  }
}

private struct Editing: View {
  struct Route: Identifiable {
    let id: Int
    var name: String
  }

  @State private var routes = [Route(id: 1, name: "Ridge"), Route(id: 2, name: "Lake")]

  var body: some View {
    List($routes) { $route in TextField("Name", text: $route.name) }
  }
}
