import Testing

@testable import ViewGraph

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
}

private struct Editor: View {
  @State var items: [Item]
  let actions: EditActions<[Item]>

  var body: some View {
    VStack {
      ForEach($items, editActions: actions) { $item in
        TextField("name \(item.id)", text: $item.name)
      }
    }
  }
}

/// A bound collection whose rows a person edits.
@MainActor struct EditActionTests {
  private let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]

  @Test func `rows are deleted and moved as the actions allow`() {
    let host = ViewHost(Editor(items: items, actions: .all))

    let deleted = host.delete("name 2")
    #expect(
      deleted.removals.map { "\($0.reason.map { "\($0)" } ?? "")".prefix(21) } == ["element removed, id 2"])

    let moved = host.move("name 3", toOffset: 0)
    #expect(moved.moves.count == 1)
    #expect((host.stateValue("items", of: Editor.self) as? [Item])?.map(\.id) == [3, 1])
  }

  @Test func `what is not allowed is not done`() {
    let host = ViewHost(Editor(items: items, actions: .move))
    #expect(host.delete("name 2").issues.map(\.kind) == [.nothingToPerform])
    #expect(host.move("name 1", toOffset: 3).moves.count == 1)
  }

  @Test func `a row writes through its binding`() {
    let host = ViewHost(Editor(items: items, actions: []))
    host.type("z", into: "name 2")
    #expect((host.stateValue("items", of: Editor.self) as? [Item])?.map(\.name) == ["a", "z", "c"])
  }
}
