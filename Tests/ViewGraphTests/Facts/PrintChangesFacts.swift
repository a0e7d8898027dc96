import Observation
import Testing

@testable import ViewGraph

/// The lines that `_printChanges()` prints, in SwiftUI's grammar.
@MainActor
struct PrintChangesFacts {
  // MARK: - Lines that tests which also run on SwiftUI expect

  @Test func `rule 3, golden: a view without properties names itself only`() {
    let host = ViewHost(ChangedBodyPropertyCompatibilityTests.zeroPropertyView())

    #expect(
      host.initialUpdate.lines
        == ["ChangedBodyPropertyCompatibilityTests.ContentView: @self changed."])
  }

  @Test func `rule 3, golden: a view with a plain property names itself only`() {
    let host = ViewHost(ChangedBodyPropertyCompatibilityTests.propertyView())

    #expect(
      host.initialUpdate.lines
        == ["ChangedBodyPropertyCompatibilityTests.ContentView: @self changed."])
  }

  @Test func `rule 3, golden: a view with state names itself, its identity and the state`() {
    let host = ViewHost(ChangedBodyPropertyCompatibilityTests.statePropertyView())

    #expect(
      host.initialUpdate.lines
        == ["ChangedBodyPropertyCompatibilityTests.ContentView: @self, @identity, _name changed."]
    )
  }

  // MARK: - Which body prints what

  @Test func `rule 1: there is one line for each body that runs, parents first`() {
    let host = ViewHost(Parent(title: "one"))

    #expect(
      host.initialUpdate.lines
        == ["Parent: @self, @identity, _count changed.", "Child: @self changed."])
  }

  @Test func `rule 1: a body that does not run prints nothing`() {
    let host = ViewHost(Parent(title: "one"))

    let update = host.setState("count", of: Parent.self, to: 1)

    #expect(update.lines == ["Parent: _count changed."])
  }

  @Test func `rule 2: self comes first, then the properties in the order of declaration`() {
    let host = ViewHost(Animals())

    #expect(
      host.initialUpdate.lines
        == ["Animals: @self, @identity, _selectedCategoryID, _selectedAnimalID changed."])

    let both = host.tap("both")

    #expect(both.lines == ["Animals: _selectedCategoryID, _selectedAnimalID changed."])
  }

  @Test func `rule 2: a view without dynamic properties never prints its identity`() {
    let host = ViewHost(Identified(id: 1))

    let update = host.update(to: Identified(id: 2))

    #expect(update.inserted == ["Child"])
    #expect(update.lines == ["Identified: @self changed.", "Child: @self changed."])
  }

  @Test func `rule 3: a replacement prints what a first appearance prints`() {
    let host = ViewHost(Replaced(isOn: true))

    let update = host.update(to: Replaced(isOn: false))

    #expect(
      update.lines
        == ["Replaced: @self changed.", "Expanded: @self, @identity, _draft changed."])
  }

  @Test func `rule 3: the parent of a replacement does not print an identity`() {
    let host = ViewHost(CardView())

    let update = host.tap("toggle")

    #expect(
      update.lines
        == ["CardView: _isExpanded changed.", "Expanded: @self, @identity, _draft changed."])
  }

  @Test func `rule 4: plain properties are named by self`() {
    let host = ViewHost(Parent(title: "one"))

    let update = host.update(to: Parent(title: "two"))

    #expect(update.lines == ["Parent: @self changed.", "Child: @self changed."])
  }

  @Test func `rule 4: plain and dynamic properties that change together are both named`() {
    let host = ViewHost(Canvas())

    let update = host.tap("move")

    #expect(update.lines == ["Canvas: _viewport changed.", "Board: @self, _viewport changed."])
  }

  @Test func `rule 6: an observed property is named by its key path`() {
    // Confidence M: older systems print @dependencies.
    let model = Model()
    let host = ViewHost(Observing(model: model))

    let update = host.update { model.count += 1 }

    #expect(host.initialUpdate.lines == ["Observing: @self changed."])
    #expect(update.lines == [#"Observing: \Model.count changed."#])
  }

  @Test func `rule 6: the key path of a generic model names its arguments`() {
    // Confidence M: older systems print @dependencies.
    let storage = Storage<String?>(output: nil)
    let host = ViewHost(Storing(storage: storage))

    let update = host.update { storage.output = "a" }

    #expect(update.lines == [#"Storing: \Storage<Optional<String>>.output changed."#])
  }

  @Test func `rule 3: an observed object is named by its property`() {
    let model = Tally()
    let host = ViewHost(SampleView(vm: model))

    let update = host.update { model.count += 1 }

    #expect(host.initialUpdate.lines == ["SampleView: @self, @identity, _vm changed."])
    #expect(update.lines == ["SampleView: _vm changed."])
  }

  @Test func `rule 10: a modifier prints its own type`() {
    let host = ViewHost(Text("a").modifier(Tapping()))

    let update = host.tap("tap")

    #expect(host.initialUpdate.lines == ["Tapping: @self, @identity, _taps changed."])
    #expect(update.lines == ["Tapping: _taps changed."])
  }

  @Test func `rule 1: printing the changes changes nothing`() {
    let host = ViewHost(Printing())

    let update = host.setState("count", of: Printing.self, to: 1)

    #expect(host.initialUpdate.lines == ["Printing: @self, @identity, _count changed."])
    #expect(update.lines == ["Printing: _count changed."])
    #expect(host.initialUpdate.warnings.isEmpty)
  }

  // MARK: - Type names

  @Test func `rule 9: a nested type has the names of the types around it`() {
    let host = ViewHost(Outer.Inner.Nested())

    #expect(host.initialUpdate.lines == ["Outer.Inner.Nested: @self changed."])
  }

  @Test func `rule 9: a type in a function has no function in its name`() {
    struct Local: View {
      var body: some View { Text("a") }
    }

    let host = ViewHost(Local())

    #expect(host.initialUpdate.lines == ["PrintChangesFacts.Local: @self changed."])
  }

  @Test func `rule 9: generic arguments are spelled out`() {
    #expect(line(of: Boxed(value: 1)) == "Boxed<Int>: @self changed.")
    #expect(line(of: Boxed(value: Int?.none)) == "Boxed<Optional<Int>>: @self changed.")
    #expect(line(of: Boxed(value: [1])) == "Boxed<Array<Int>>: @self changed.")
    #expect(line(of: Boxed(value: [1: "a"])) == "Boxed<Dictionary<Int, String>>: @self changed.")
    #expect(line(of: Boxed(value: (1, "a"))) == "Boxed<(Int, String)>: @self changed.")
    #expect(line(of: Boxed(value: ())) == "Boxed<Void>: @self changed.")
    #expect(
      line(of: Boxed<(Int) -> String>(value: { "\($0)" })) == "Boxed<(Int) -> String>: @self changed.")
    #expect(line(of: Boxed(value: Outer.Inner())) == "Boxed<Outer.Inner>: @self changed.")
  }

  @Test func `rule 9: generic arguments stand after the type that declares them`() {
    #expect(
      line(of: Around<Int>.Within<String>(a: 1, b: "a"))
        == "Around<Int>.Within<String>: @self changed.")
  }

  private func line<V: View>(of view: V) -> String? {
    ViewHost(view).initialUpdate.lines.first
  }
}

/// The views of OpenSwiftUI's tests of that name, which expect the same lines of SwiftUI itself.
@MainActor
private enum ChangedBodyPropertyCompatibilityTests {
  static func zeroPropertyView() -> some View {
    struct ContentView: View {
      var body: some View { AnyView(EmptyView()) }
    }
    return ContentView()
  }

  static func propertyView() -> some View {
    struct ContentView: View {
      var name = ""

      var body: some View { AnyView(EmptyView()) }
    }
    return ContentView()
  }

  static func statePropertyView() -> some View {
    struct ContentView: View {
      @State private var name = ""

      var body: some View { AnyView(EmptyView()) }
    }
    return ContentView()
  }
}

private struct Child: View {
  var title: String

  var body: some View { Text(title) }
}

private struct Parent: View {
  var title: String
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Child(title: title)
    }
  }
}

private struct Animals: View {
  @State private var selectedCategoryID = 0
  @State private var selectedAnimalID = 0

  var body: some View {
    VStack {
      Text("\(selectedCategoryID) \(selectedAnimalID)")
      Button("both") {
        selectedAnimalID += 1
        selectedCategoryID += 1
      }
    }
  }
}

private struct Identified: View {
  var id: Int

  var body: some View { Child(title: "a").id(id) }
}

private struct Collapsed: View {
  @State private var draft = ""

  var body: some View { Text("collapsed \(draft)") }
}

private struct Expanded: View {
  @State private var draft = ""

  var body: some View { Text("expanded \(draft)") }
}

private struct Replaced: View {
  var isOn: Bool

  var body: some View {
    if isOn { Collapsed() } else { Expanded() }
  }
}

private struct CardView: View {
  @State private var isExpanded = false

  var body: some View {
    VStack {
      if isExpanded { Expanded() } else { Collapsed() }
      Button("toggle") { isExpanded.toggle() }
    }
  }
}

private struct Board: View {
  var scale: Int
  @Binding var viewport: Int

  var body: some View { Text("\(scale) \(viewport)") }
}

private struct Canvas: View {
  @State private var viewport = 0

  var body: some View {
    VStack {
      Board(scale: viewport * 2, viewport: $viewport)
      Button("move") { viewport += 1 }
    }
  }
}

@Observable
private final class Model {
  var count = 0
}

private struct Observing: View {
  var model: Model

  var body: some View { Text("\(model.count)") }
}

@Observable
private final class Storage<Output> {
  var output: Output

  init(output: Output) {
    self.output = output
  }
}

private struct Storing: View {
  var storage: Storage<String?>

  var body: some View { Text(storage.output ?? "none") }
}

private final class Tally: ObservableObject {
  @Published var count = 0
}

private struct SampleView: View {
  @ObservedObject var vm: Tally

  var body: some View { Text("\(vm.count)") }
}

private struct Tapping: ViewModifier {
  @State private var taps = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Button("tap") { taps += 1 }
      Text("\(taps)")
    }
  }
}

private struct Printing: View {
  @State private var count = 0

  var body: some View {
    let _ = Self._printChanges()
    let _ = Self._logChanges()
    Text("\(count)")
  }
}

private struct Outer {
  struct Inner {
    struct Nested: View {
      var body: some View { Text("a") }
    }
  }
}

private struct Boxed<Value>: View {
  var value: Value

  var body: some View { Text("a") }
}

private struct Around<A> {
  struct Within<B>: View {
    var a: A
    var b: B

    var body: some View { Text("a") }
  }
}
