import Foundation
import Testing

@testable import ViewGraph

/// What is presented over a view, and how it goes again.
@MainActor
struct PresentationTests {
  @Test func `a sheet comes with its binding and goes with it`() {
    let host = ViewHost(Sheeted())
    #expect(host.texts == ["presenter 0"])

    let opening = host.setState("isPresented", of: Sheeted.self, to: true)
    #expect(opening.inserted == ["Note"])
    #expect(host.texts == ["presenter 0", "note 0"])
    let closing = host.setState("isPresented", of: Sheeted.self, to: false)

    #expect(closing.removed == ["Note"])
    #expect(host.texts == ["presenter 0"])
  }

  @Test func `a sheet opens without its presenter's body`() {
    let host = ViewHost(Sheeted())

    let update = host.setState("isPresented", of: Sheeted.self, to: true)

    #expect(update.ran == ["Note"])
  }

  @Test func `opening and closing a sheet is continuous, since the system animates it`() {
    let host = ViewHost(Sheeted())

    let opening = host.setState("isPresented", of: Sheeted.self, to: true)
    let closing = host.setState("isPresented", of: Sheeted.self, to: false)

    #expect(opening.isContinuous)
    #expect(opening.transition(of: "Note") == "presentation as sheet")
    #expect(closing.verdict.unanimatedRemovals.isEmpty)
  }

  @Test func `a transition inside of a presenter is the presenter's`() {
    let input = Input(true)
    let host = ViewHost(
      Driven(input) { isShown in
        VStack {
          if isShown { Text("card").transition(.slide).sheet(isPresented: .constant(false)) { EmptyView() } }
        }
      })

    let update = host.update { withAnimation { input.value = false } }

    #expect(update.transition(of: "sheet") == "slide")
  }

  @Test func `a sheet is a node with the view and what is presented`() {
    let host = ViewHost(Sheeted())
    host.setState("isPresented", of: Sheeted.self, to: true)

    #expect(host.outline == "sheet(Text Note(Text))")
  }

  @Test func `dismissing from inside sets the binding and runs what waits for it`() {
    let log = Log()
    let host = ViewHost(Sheeted(log: log))
    host.setState("isPresented", of: Sheeted.self, to: true)

    host.tap("note 0")

    #expect(host.stateValue("isPresented", of: Sheeted.self) as? Bool == false)
    #expect(host.texts == ["presenter 0"])
    #expect(log.entries == ["dismissed"])
  }

  @Test func `what waits for the end of a sheet runs when its removal has ended`() {
    let log = Log()
    let host = ViewHost(Sheeted(log: log))
    host.setState("isPresented", of: Sheeted.self, to: true)

    host.update { withAnimation { host.graphDismiss() } }
    #expect(log.entries.isEmpty)
    host.finishRemovals()

    #expect(log.entries == ["dismissed"])
  }

  @Test func `fact 166: an item with another id is another sheet`() {
    let host = ViewHost(ItemSheeted(item: Item(id: 1, name: "ridge")))
    host.setState("draft", of: ItemNote.self, to: "start early")

    let update = host.update(to: ItemSheeted(item: Item(id: 2, name: "lake")))

    #expect(update.removed == ["ItemNote"])
    #expect(update.inserted == ["ItemNote"])
    #expect(update.lost == ["ItemNote.draft \"start early\""])
    #expect(host.texts == ["presenter", "lake "])
  }

  @Test func `fact 166: an item with the same id is the same sheet`() {
    let host = ViewHost(ItemSheeted(item: Item(id: 1, name: "ridge")))
    host.setState("draft", of: ItemNote.self, to: "start early")

    let update = host.update(to: ItemSheeted(item: Item(id: 1, name: "top")))

    #expect(update.removed.isEmpty)
    #expect(host.texts == ["presenter", "top start early"])
  }

  @Test func `fact 167: the content of a sheet follows its presenter and keeps its state`() {
    let host = ViewHost(Sheeted())
    host.setState("isPresented", of: Sheeted.self, to: true)
    host.setState("draft", of: Note.self, to: "start early")

    let update = host.setState("count", of: Sheeted.self, to: 3)

    #expect(update.removed.isEmpty)
    #expect(host.texts == ["presenter 3", "note 3"])
    #expect(host.stateValue("draft", of: Note.self) as? String == "start early")
  }

  @Test func `what is presented inherits the environment and knows that it is presented`() {
    let host = ViewHost(
      Stage {
        Text("presenter").sheet(isPresented: .constant(true)) { Circumstances() }
          .environment(\.horizontalSizeClass, .regular)
      })

    #expect(host.texts == ["presenter", "regular true"])
  }

  @Test func `the older presentation mode dismisses too`() {
    let host = ViewHost(Older())

    host.tap("close")

    #expect(host.stateValue("isPresented", of: Older.self) as? Bool == false)
  }

  @Test func `an alert has a title, a message and buttons that end it`() {
    let log = Log()
    let host = ViewHost(Asking(log: log))
    #expect(host.find("Delete the trip?") != nil)
    #expect(host.find("It cannot be restored.") != nil)

    host.tap("Delete")

    #expect(log.entries == ["deleted"])
    #expect(host.stateValue("isPresented", of: Asking.self) as? Bool == false)
    #expect(host.find("Delete the trip?") == nil)
  }

  @Test func `an alert without buttons has one`() {
    let host = ViewHost(Failing())
    #expect(host.find("No connection") != nil)

    host.tap("OK")

    #expect(host.stateValue("isPresented", of: Failing.self) as? Bool == false)
  }

  @Test func `a dialog about data needs the data`() {
    let log = Log()
    let host = ViewHost(Choosing(log: log))
    #expect(host.find("Share") == nil)

    host.setState("trip", of: Choosing.self, to: Optional("ridge"))
    host.tap("Share ridge")

    #expect(log.entries == ["ridge"])
  }

  @Test func `an alert of the older form has its buttons`() {
    let log = Log()
    let host = ViewHost(OlderAlert(log: log))

    host.tap("Remove")

    #expect(log.entries == ["removed"])
    #expect(host.stateValue("item", of: OlderAlert.self) as? Item == nil)
  }

  @Test func `the items of a context menu are tapped without opening it`() {
    let log = Log()
    let host = ViewHost(
      Text("row").contextMenu { Button("Delete") { log.add("deleted") } }
        .swipeActions { Button("Flag") { log.add("flagged") } })

    host.tap("Delete")
    host.tap("Flag")

    #expect(log.entries == ["deleted", "flagged"])
  }

  @Test func `the items of a toolbar are beside the view`() {
    let log = Log()
    let host = ViewHost(
      Stage {
        Text("trip").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Save") { log.add("saved") } }
        }
      })

    host.tap("Save")

    #expect(log.entries == ["saved"])
    #expect(host.outline.hasPrefix("toolbar(Text "))
  }

  @Test func `focus of a field follows its binding both ways`() {
    let host = ViewHost(Fields())

    host.focus("second")
    #expect(host.texts.last == "second")
    host.setState("focus", of: Fields.self, to: Optional("first"))

    #expect(host.focusedView?.typeName == "TextField")
    #expect(host.texts.last == "first")
  }

  @Test func `fact 87: focus by value is nil when its field goes`() {
    let host = ViewHost(Fields())
    host.focus("second")

    host.setState("hasSecond", of: Fields.self, to: false)

    #expect(host.texts.last == "none")
  }

  @Test func `a disabled button leaves a tap to what is around it`() {
    let log = Log()
    let host = ViewHost(
      VStack { Button("save") { log.add("saved") }.disabled(true) }.onTapGesture { log.add("outer") })

    host.tap("save")

    #expect(log.entries == ["outer"])
  }

  @Test func `a button comes before gestures around it and beside simultaneous ones`() {
    let log = Log()
    let host = ViewHost(
      VStack { Button("save") { log.add("saved") } }
        .onTapGesture { log.add("outer") }
        .simultaneousGesture(TapGesture().onEnded { log.add("beside") }))

    host.tap("save")

    #expect(log.entries == ["saved", "beside"])
  }
}

extension ViewHost where Root == Sheeted {
  /// Dismisses the sheet inside of an update.
  fileprivate func graphDismiss() { graph.environment(at: noteNode).dismiss() }

  private var noteNode: NodeID { graph.node(matching: .type(Note.self)) ?? ViewTree.rootID }
}

private struct Sheeted: View {
  var log = Log()
  @State private var isPresented = false
  @State private var count = 0

  var body: some View {
    Text("presenter \(count)")
      .sheet(isPresented: $isPresented) {
        log.add("dismissed")
      } content: {
        Note(count: count)
      }
  }
}

private struct Note: View {
  var count: Int
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View { Text("note \(count)").onTapGesture { dismiss() } }
}

private struct Item: Identifiable {
  var id: Int
  var name: String
}

private struct ItemSheeted: View {
  var item: Item?

  var body: some View {
    Text("presenter").sheet(item: .constant(item)) { ItemNote(name: $0.name) }
  }
}

private struct ItemNote: View {
  var name: String
  @State private var draft = ""

  var body: some View { Text("\(name) \(draft)") }
}

private struct Circumstances: View {
  @Environment(\.horizontalSizeClass) private var size
  @Environment(\.isPresented) private var isPresented

  var body: some View { Text("\(size == .regular ? "regular" : "compact") \(isPresented)") }
}

private struct Older: View {
  @State private var isPresented = true

  var body: some View { Text("presenter").fullScreenCover(isPresented: $isPresented) { Closing() } }
}

private struct Closing: View {
  @Environment(\.presentationMode) private var mode

  var body: some View { Text("close").onTapGesture { mode.wrappedValue.dismiss() } }
}

private struct Asking: View {
  let log: Log
  @State private var isPresented = true

  var body: some View {
    Text("trip").alert("Delete the trip?", isPresented: $isPresented) {
      Button("Delete", role: .destructive) { log.add("deleted") }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It cannot be restored.")
    }
  }
}

private struct Unconnected: LocalizedError {
  var errorDescription: String? { "No connection" }
}

private struct Failing: View {
  @State private var isPresented = true

  var body: some View {
    Text("trip").alert(isPresented: $isPresented, error: Unconnected()) {}
  }
}

private struct Choosing: View {
  let log: Log
  @State private var trip: String?
  @State private var isPresented = true

  var body: some View {
    Text("trip").confirmationDialog("Share", isPresented: $isPresented, presenting: trip) { trip in
      Button("Share \(trip)") { log.add(trip) }
    }
  }
}

private struct OlderAlert: View {
  let log: Log
  @State private var item: Item? = Item(id: 1, name: "ridge")

  var body: some View {
    Text("trip").alert(item: $item) { item in
      Alert(
        title: Text(item.name), primaryButton: .destructive(Text("Remove")) { log.add("removed") },
        secondaryButton: .cancel())
    }
  }
}

private struct Fields: View {
  @State private var text = ""
  @State private var hasSecond = true
  @FocusState private var focus: String?

  var body: some View {
    VStack {
      TextField("first", text: $text).focused($focus, equals: "first")
      if hasSecond { TextField("second", text: $text).focused($focus, equals: "second") }
      Text(focus ?? "none")
    }
  }
}
