import Foundation
import Testing

@testable import ViewGraph

private struct Card: View {
  var isExpanded = false
  @State private var count = 0
  @State private var name = "a"

  var body: some View {
    VStack {
      Text(verbatim: isExpanded ? "open" : "closed").opacity(isExpanded ? 1 : 0.5)
      Text(verbatim: "\(name) \(count)").accessibilityIdentifier("count").id("total")
    }
  }
}

private struct Reader: View {
  @Binding var value: Int
  var body: some View { Text(verbatim: "reader \(value)") }
}

private struct Bystander: View {
  var body: some View { Text(verbatim: "bystander") }
}

private struct Owner: View {
  @State private var value = 0
  var body: some View {
    VStack {
      Reader(value: $value)
      Bystander()
    }
  }
}

/// What a test does with a host, and what it is told when it asks for the impossible.
@MainActor struct HostTests {
  @Test func `one line gives the difference of two values`() {
    let update = difference(from: Card(isExpanded: false), to: Card(isExpanded: true))

    #expect(
      update.writes.map { "\($0.owner).\($0.property) \($0.oldValue) → \($0.newValue)" } == [
        "Card.isExpanded false → true"
      ])
    let attributes = update.changes.flatMap(\.attributes)
    #expect(attributes.map(\.name) == ["content", "opacity"])
    #expect(attributes.map(\.outcome) == [.set, .jumped])
    #expect(attributes.last?.explanation == "no animation in the transaction")
    #expect(!update.isContinuous)
  }

  @Test func `an update under an animation interpolates`() {
    let host = ViewHost(Card())
    let update = withAnimation(.easeIn) { host.update(to: Card(isExpanded: true)) }
    #expect(update.changes.flatMap(\.attributes).map(\.outcome) == [.set, .interpolated])
    #expect(update.isContinuous)
  }

  @Test func `private state is set by its name, and the update says so`() {
    let host = ViewHost(Card())
    let update = host.setState("count", of: Card.self, to: 3)
    #expect(update.writes.map(\.cause) == [.setState])
    #expect(host.stateValue("count", of: Card.self) as? Int == 3)
    #expect(host.find("a 3") != nil)
  }

  @Test(arguments: [
    ("total", "'Card' has no state 'total'; it has 'count', 'name'"),
    ("count", "'Card.count' holds 0, of type Int; \"three\" is of type String"),
  ]) func `state that cannot be set is an issue that says what there is`(property: String, message: String) {
    let host = ViewHost(Card())
    let update = host.setState(property, of: Card.self, to: "three")
    #expect(update.issues.map(\.message) == [message])
    #expect(update.writes.isEmpty)
  }

  @Test func `a view that is not there is an issue`() {
    let host = ViewHost(Card())
    #expect(
      host.tap("nowhere").issues.map(\.message) == [
        "no view matches \"nowhere\", so nothing can be touched"
      ])
    #expect(host.tap("open").issues.count == 1)
    #expect(host.tap("closed").issues.map(\.message) == ["nothing at \"closed\" takes a tap"])
    #expect(host.type("x", into: "closed").issues.map(\.message) == ["\"closed\" cannot take text"])
  }

  @Test func `views are found by type, words, identifier and identity`() throws {
    let host = ViewHost(Card())
    let text = try #require(host.find(.identifier("count")))
    #expect(text.text == "a 0")
    #expect(host.find(.identity(text.identity))?.text == "a 0")
    #expect(host.findAll(.type(Text.self)).map(\.text) == ["closed", "a 0"])
    #expect(host.find(.type(Text.self).at(1))?.text == "a 0")
    #expect(host.find(.type(Text.self).at(2)) == nil)
    #expect("\(text.identity)" == "Card/VStack/id[1]/Text(.id \"total\")")
  }

  @Test func `an update that changes nothing compares and says nothing`() {
    let host = ViewHost(Card())
    let update = host.update(to: Card())
    #expect(update.changes.isEmpty)
    #expect(update.bodies.isEmpty)
    #expect(update.comparisons == 1)
    #expect("\(update)" == "nothing changed")
  }

  @Test func `a write runs and compares only what reads it`() {
    let host = ViewHost(Owner())
    let update = host.setState("value", of: Owner.self, to: 1)
    #expect(update.bodies.map(\.line) == ["Reader: _value changed."])
  }

  @Test func `a write from another thread waits for the next update`() async {
    let host = ViewHost(Card())
    let update = host.update {}
    #expect(update.passes.isEmpty)
    struct Writer: View {
      @State var value = 0
      let take: (Binding<Int>) -> Void
      var body: some View {
        let _ = take($value)
        Text(verbatim: "\(value)")
      }
    }
    final class Box { var binding: Binding<Int>? }
    let box = Box()
    let writer = ViewHost(Writer { box.binding = $0 })
    let binding = box.binding
    await Task.detached { binding?.wrappedValue = 5 }.value
    #expect(writer.find("0") != nil)
    writer.update {}
    #expect(writer.find("5") != nil)
  }

  @Test func `a published value that is set off the main actor is an issue`() async {
    final class Model: ObservableObject, @unchecked Sendable {
      @Published var count = 0
    }
    struct Observer: View {
      @ObservedObject var model: Model
      var body: some View { Text(verbatim: "\(model.count)") }
    }
    let model = Model()
    let host = ViewHost(Observer(model: model))
    await Task.detached { model.count = 1 }.value
    let update = host.update {}
    #expect(update.issues.map(\.kind) == [.writeOffMain])
    #expect(
      update.issues.first?.message.hasPrefix("Publishing changes from background threads is not allowed")
        == true)
    #expect(host.find("1") != nil)
  }

  @Test func `the text has the same bytes every time and no address`() {
    func text() -> String {
      let host = ViewHost(Card())
      return
        "\(host.initialUpdate)\n\(host.setState("count", of: Card.self, to: 2))\n\(host.tree)\n\(host.state)"
    }
    #expect(text() == text())
    #expect(!text().contains("0x"))
    #expect(!text().contains(#filePath))
  }

  @Test func `colour is added only on request and takes nothing away`() {
    let update = difference(from: Card(isExpanded: false), to: Card(isExpanded: true))
    let colored = update.report(colored: true)
    #expect(colored.contains("\u{1B}[31m"))
    let plain = colored.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(plain == update.report(colored: false))
  }
}
