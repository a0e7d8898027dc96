import Observation
import Testing

@testable import ViewGraph

@MainActor @Suite struct `Navigation` {
  @Test func `a link with a value pushes the destination of its type`() {
    let host = ViewHost(Routes())

    let update = host.tap("Ridge walk")

    #expect(
      update.writes.map { "\($0.owner).\($0.property) \($0.oldValue) → \($0.newValue), \($0.cause)" } == [
        "Routes.path [] → [1], tap on NavigationLink"
      ])
    #expect(
      update.insertions.map { "\($0.typeName) \($0.reason.map { "\($0)" } ?? "")" } == [
        "Detail element inserted, id 1"
      ])
    #expect(host.find("detail 1") != nil)
  }

  @Test func `fact 164: the root keeps its state while something is pushed over it`() {
    let host = ViewHost(Routes())
    host.setState("filter", of: RouteList.self, to: "steep")

    host.tap("Ridge walk")
    host.update { host.pop() }

    #expect(host.stateValue("filter", of: RouteList.self) as? String == "steep")
  }

  @Test func `fact 164: popping loses the state of the popped view`() {
    let host = ViewHost(Routes())
    host.tap("Ridge walk")
    host.setState("note", of: Detail.self, to: "icy")

    let update = host.tap("Back")

    #expect(
      update.stateEvents.filter { $0.kind == .lost }.map(\.description) == ["Detail.note state lost \"icy\""])
    #expect(update.writes.map { "\($0.property) \($0.newValue), \($0.cause)" } == ["path [], tap on Button"])
    #expect(host.find(.type(Detail.self)) == nil)
    #expect(host.find(.type(RouteList.self)) != nil)
  }

  @Test func `fact 164: a level keeps its state while another is pushed over it`() {
    let host = ViewHost(Routes())
    host.tap("Ridge walk")
    host.setState("note", of: Detail.self, to: "icy")

    host.tap("Next")
    #expect(host.findAll(.type(Detail.self)).count == 2)
    host.setState("path", of: Routes.self, to: [1])

    #expect(host.stateValue("note", of: Detail.self) as? String == "icy")
  }

  @Test func `another value at a position is another level`() {
    let host = ViewHost(Routes())
    host.setState("path", of: Routes.self, to: [1])

    let update = host.setState("path", of: Routes.self, to: [2])

    #expect(
      update.removals.map { "\($0.typeName) \($0.reason.map { "\($0)" } ?? "")" } == [
        "Detail element removed, id 1"
      ])
    #expect(
      update.insertions.map { "\($0.typeName) \($0.reason.map { "\($0)" } ?? "")" } == [
        "Detail element inserted, id 2"
      ])
  }

  @Test func `a stack without a path keeps its levels itself`() {
    let host = ViewHost(Simple())

    let update = host.tap("Open")

    #expect(
      update.writes.map { "\($0.owner).\($0.property) \($0.newValue)" } == ["NavigationStack.path [Leaf]"])
    host.setState("note", of: Leaf.self, to: "seen")
    let back = host.tap("Back")
    #expect(
      back.stateEvents.filter { $0.kind == .lost }.map(\.description) == ["Leaf.note state lost \"seen\""])
  }

  @Test func `a destination follows what its closure reads`() {
    let host = ViewHost(Simple())
    host.tap("Open")

    host.setState("title", of: Simple.self, to: "two")

    #expect(host.find("leaf two") != nil)
  }

  @Test func `a path of values of any type pushes each destination`() {
    let host = ViewHost(Mixed())

    host.tap("number")
    host.tap("word")

    #expect(host.find("number 3") != nil)
    #expect(host.find("word ridge") != nil)
    #expect((host.stateValue("path", of: Mixed.self) as? NavigationPath)?.count == 2)
  }

  @Test func `a value without a destination is reported`() {
    let host = ViewHost(Mixed())

    let update = host.tap("nowhere")

    #expect(update.issues.map(\.message).first?.contains("presenting a value of type “Double”") == true)
  }

  @Test func `a bound Boolean pushes and pops a destination`() {
    let host = ViewHost(Presenting())
    #expect(host.find("shown") == nil)

    host.setState("isShown", of: Presenting.self, to: true)
    #expect(host.find("shown") != nil)
    host.setState("isShown", of: Presenting.self, to: false)

    #expect(host.find("shown") == nil)
  }

  @Test func `dismissing a presented destination writes its Boolean`() {
    let host = ViewHost(Presenting())
    host.setState("isShown", of: Presenting.self, to: true)

    host.tap("Back")

    #expect(host.stateValue("isShown", of: Presenting.self) as? Bool == false)
    #expect(host.find("shown") == nil)
  }

  @Test func `the older presentation mode dismisses, too`() {
    let host = ViewHost(
      NavigationView {
        NavigationLink("Old", destination: Old())
      })
    host.tap("Old")
    #expect(host.find("presented true") != nil)

    host.tap("Close")

    #expect(host.find("presented true") == nil)
  }

  @Test func `a link outside of a stack says that it cannot push`() {
    let host = ViewHost(NavigationLink("Lost", value: 1))

    #expect(
      host.tap("Lost").issues.map(\.message) == ["a NavigationLink outside of a NavigationStack cannot push"])
  }

  @Test func `a link with a bound Boolean writes it when it is tapped and when it is left`() {
    let host = ViewHost(Active())

    host.tap("Open")
    #expect(host.stateValue("isActive", of: Active.self) as? Bool == true)
    #expect(host.find("leaf active") != nil)
    host.tap("Back")

    #expect(host.stateValue("isActive", of: Active.self) as? Bool == false)
    #expect(host.find("leaf active") == nil)
  }

  @Test func `another item makes another destination`() {
    let host = ViewHost(ItemPresenting())
    host.setState("item", of: ItemPresenting.self, to: Int?.some(1))
    host.setState("note", of: Leaf.self, to: "first")

    let update = host.setState("item", of: ItemPresenting.self, to: Int?.some(2))

    #expect(
      update.stateEvents.filter { $0.kind == .lost }.map(\.description) == ["Leaf.note state lost \"first\""])
    #expect(host.find("leaf 2") != nil)
    host.tap("Back")
    #expect(host.stateValue("item", of: ItemPresenting.self) as? Int == nil)
  }

  // MARK: Tabs and columns

  @Test func `fact 165: tabs that are not in front are there and keep their state`() {
    let host = ViewHost(Tabs())
    host.setState("note", of: Leaf.self, to: "kept", at: 0)

    let update = host.select(1, in: .type(Tabs.Both.self))

    #expect(update.writes.map { "\($0.owner).\($0.property) \($0.newValue)" } == ["Tabs.selection 1"])
    #expect(host.findAll(.type(Leaf.self)).count == 2)
    #expect(host.stateValue("note", of: Leaf.self) as? String == "kept")
  }

  @Test func `tabs are written with the newer type`() {
    let host = ViewHost(NewTabs())

    host.setState("note", of: Leaf.self, to: "kept", at: 0)
    host.setState("selection", of: NewTabs.self, to: "b")

    #expect(host.findAll(.type(Leaf.self)).count == 2)
    #expect(host.stateValue("note", of: Leaf.self) as? String == "kept")
  }

  @Test func `a split view shows the selection of its sidebar in its detail`() {
    let host = ViewHost(Columns())

    host.select(2, in: .type(List<Int, ForEach<[Int], Int, Text>>.self))

    #expect(host.find("detail 2") != nil)
  }

  @Test func `toolbar content is described as views`() {
    let host = ViewHost(ToolbarContentView(content: Bar(isEditing: false)))
    host.setState("count", of: BarButton.self, to: 4)

    let update = host.update(to: ToolbarContentView(content: Bar(isEditing: true)))

    #expect(update.insertions.map(\.typeName) == ["ToolbarItem"])
    #expect(host.stateValue("count", of: BarButton.self) as? Int == 4)
  }

  @Test func `an app compiles`() {
    #expect("\(type(of: SampleApp().body))".isEmpty == false)
  }
}

// MARK: - Fixtures

extension ViewHost where Root == Routes {
  fileprivate func pop() { setState("path", of: Routes.self, to: [Int]()) }
}

private struct Routes: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      RouteList()
        .navigationDestination(for: Int.self) { Detail(id: $0) }
    }
  }
}

private struct RouteList: View {
  @State private var filter = ""

  var body: some View {
    NavigationLink("Ridge walk", value: 1)
    NavigationLink(value: 2) { Text(verbatim: "Lake loop \(filter)") }
  }
}

private struct Detail: View {
  let id: Int
  @State private var note = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(verbatim: "detail \(id)")
    Text(verbatim: note)
    NavigationLink("Next", value: id + 1)
    Button("Back") { dismiss() }
  }
}

private struct Leaf: View {
  let title: String
  @State private var note = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(verbatim: "leaf \(title)")
    Text(verbatim: note)
    Button("Back") { dismiss() }
  }
}

private struct Simple: View {
  @State private var title = "one"

  var body: some View {
    NavigationStack {
      NavigationLink {
        Leaf(title: title)
      } label: {
        Text(verbatim: "Open")
      }
    }
  }
}

private struct Mixed: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Group {
        NavigationLink("number", value: 3)
        NavigationLink("word", value: "ridge")
        NavigationLink("nowhere", value: 2.5)
      }
      .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
      .navigationDestination(for: String.self) { Text(verbatim: "word \($0)") }
    }
  }
}

private struct Presenting: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Text(verbatim: "root")
        .navigationDestination(isPresented: $isShown) {
          Text(verbatim: "shown")
          Leaf(title: "presented")
        }
    }
  }
}

private struct Active: View {
  @State private var isActive = false

  var body: some View {
    NavigationView {
      NavigationLink("Open", destination: Leaf(title: "active"), isActive: $isActive)
    }
  }
}

private struct ItemPresenting: View {
  @State private var item: Int?

  var body: some View {
    NavigationStack {
      Text(verbatim: "root")
        .navigationDestination(item: $item) { Leaf(title: "\($0)") }
    }
  }
}

private struct Old: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Text(verbatim: "presented \(presentationMode.wrappedValue.isPresented)")
    Button("Close") { presentationMode.wrappedValue.dismiss() }
  }
}

private struct Tabs: View {
  typealias Both = TabView<Int, TupleView2<Leaf, Leaf>>
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      Leaf(title: "first")
      Leaf(title: "second")
    }
  }
}

private struct NewTabs: View {
  @State private var selection = "a"

  var body: some View {
    TabView(selection: $selection) {
      Tab("First", systemImage: "1.circle", value: "a") { Leaf(title: "first") }
      Tab("Second", systemImage: "2.circle", value: "b") { Leaf(title: "second") }
    }
  }
}

private struct Columns: View {
  @State private var selection: Int?

  var body: some View {
    NavigationSplitView {
      List([1, 2], id: \.self, selection: $selection) { Text(verbatim: "\($0)") }
    } detail: {
      Text(verbatim: "detail \(selection ?? 0)")
    }
  }
}

private struct BarButton: View {
  @State private var count = 0

  var body: some View { Text(verbatim: "\(count)") }
}

private struct Bar: ToolbarContent {
  let isEditing: Bool

  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) { BarButton() }
    if isEditing {
      ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
    }
    ToolbarItemGroup(placement: .bottomBar) {
      Text(verbatim: "a")
      Text(verbatim: "b")
    }
  }
}

private struct SampleApp: App {
  var body: some Scene {
    WindowGroup {
      Text(verbatim: "root")
    }
    .commands {
      CommandGroup(replacing: .newItem) {}
      CommandMenu("Route") { Button("Add") {} }
    }
    Settings { Text(verbatim: "settings") }
  }
}
