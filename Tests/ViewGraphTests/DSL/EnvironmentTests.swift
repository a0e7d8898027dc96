import Foundation
import Observation
import Testing

@testable import ViewGraph

/// What is handed down to the views inside, and what is bound to them.
@MainActor
struct EnvironmentTests {
  @Test func `only views that read a value run when it changes`() {
    let host = ViewHost(Themed(size: .compact))

    let update = host.update(to: Themed(size: .regular))

    #expect(host.texts == ["regular", "other"])
    #expect(update.lines.contains("SizeReader: _size changed."))
    #expect(!update.ran.contains("Other"))
  }

  @Test func `a changed value is reported where it is set`() {
    let host = ViewHost(Themed(size: .compact))

    let update = host.update(to: Themed(size: .regular))

    #expect(update.outcomes == ["environment set", "content set"])
  }

  @Test func `the innermost value counts`() {
    let host = ViewHost(
      Stage {
        SizeReader().environment(\.horizontalSizeClass, .regular).environment(\.horizontalSizeClass, .compact)
      })

    #expect(host.texts == ["regular"])
  }

  @Test func `a transform changes what comes from above`() {
    let host = ViewHost(
      Stage {
        LimitReader().transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 1 }.environment(\.lineLimit, 2)
      })

    #expect(host.texts == ["3"])
  }

  @Test func `an observable object is found by its type`() {
    let host = ViewHost(Stage { ModelReader().environment(Model(name: "ridge")) })

    #expect(host.texts == ["ridge"])
  }

  @Test func `an optional object may be missing`() {
    let host = ViewHost(Stage { OptionalModelReader().environment(Model?.none) })

    #expect(host.texts == ["none"])
  }

  @Test func `an environment object is found by its type and observed`() {
    let store = Store()
    let host = ViewHost(Stage { StoreReader().environmentObject(store) })

    host.update { store.count = 4 }

    #expect(host.texts == ["4"])
  }

  @Test func `disabling above disables everything below`() {
    let host = ViewHost(Stage { VStack { EnabledReader().disabled(false) }.disabled(true) })

    #expect(host.texts == ["false"])
  }

  @Test func `fact 68: disabling keeps the view and is set at once`() {
    let input = Input(false)
    let host = ViewHost(Driven(input) { Text("field").disabled($0) })

    let update = host.update { withAnimation { input.value = true } }

    #expect(update.removed.isEmpty)
    #expect(update.outcomes == ["disabled set"])
    #expect(update.isContinuous)
  }

  @Test func `a tag names a view and is no identity`() {
    let input = Input(1)
    let host = ViewHost(Driven(input) { Text("row").tag($0) })
    #expect(host.find(.tag(1))?.text == "row")

    let update = host.update { input.value = 2 }

    #expect(host.find(.tag(2))?.text == "row")
    #expect(update.removed.isEmpty)
  }

  @Test func `the innermost submit action runs first`() {
    let log = Log()
    let host = ViewHost(
      VStack { Text("field").onSubmit { log.add("inner") } }.onSubmit { log.add("outer") })

    host.submit("field")

    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `a submit scope keeps submissions inside`() {
    let log = Log()
    let host = ViewHost(
      VStack { Text("field").onSubmit { log.add("inner") }.submitScope() }.onSubmit { log.add("outer") })

    host.submit("field")

    #expect(log.entries == ["inner"])
  }

  @Test func `a search field is typed into and submitted`() {
    let log = Log()
    let host = ViewHost(Searching(log: log))

    host.type("ridge", into: "Search")
    host.submit("Search")

    #expect(host.stateValue("query", of: Searching.self) as? String == "ridge")
    #expect(log.entries == ["search ridge"])
  }

  @Test func `a publisher is listened to while the view is there`() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let input = Input(true)
    let host = ViewHost(
      Driven(input) { isShown in
        if isShown { Text("card").onReceive(subject) { log.add("\($0)") } }
      })

    host.update { subject.send(1) }
    host.update { input.value = false }
    host.update { subject.send(2) }

    #expect(log.entries == ["1"])
  }

  @Test func `a URL is opened by the action from above`() {
    let log = Log()
    let host = ViewHost(
      Opener().environment(
        \.openURL,
        OpenURLAction { url in
          log.add(url.absoluteString)
          return .handled
        }))

    host.tap("open")

    #expect(log.entries == ["app:card", "accepted true"] || log.entries == ["app:card"])
  }

  @Test func `an animation for a closure leaves the view itself alone`() {
    let input = Input(1.0)
    let host = ViewHost(
      Driven(input) { value in
        Text("card").environment(\.displayScale, value).opacity(value)
          .animation(.default) { $0.offsetMark(value) }
      })

    let update = host.update { input.value = 0.5 }

    #expect(update.outcomes.contains("opacity jumped"))
    #expect(update.outcomes.contains("mark interpolated"))
  }

  @Test func `a transaction for a value changes only updates of the value`() {
    let input = Input((watched: 1, opacity: 1.0))
    let host = ViewHost(
      Driven(input) { value in
        Text("card").opacity(value.opacity).transaction(value: value.watched) { $0.animation = .default }
      })

    #expect(host.update { input.value = (1, 0.5) }.outcomes == ["opacity jumped"])
    #expect(host.update { input.value = (2, 0.7) }.outcomes == ["opacity interpolated"])
    #expect(host.update { input.value = (2, 0.9) }.outcomes == ["opacity jumped"])
  }

  @Test func `a transition of one's own is named by its type`() {
    let input = Input(true)
    let host = ViewHost(
      Driven(input) { isShown in
        VStack { if isShown { Text("card").transition(Twist()) } }
      })

    let update = host.update { withAnimation { input.value = false } }

    #expect(update.transition(of: "Text") == "Twist")
  }

  @Test func `built-in transitions are described as they were`() {
    #expect("\(AnyTransition(MoveTransition(edge: .top)))" == "move(edge: top)")
    #expect("\(AnyTransition(OpacityTransition().combined(with: SlideTransition())))" == "opacity + slide")
    #expect("\(AnyTransition(Twist().animation(.default)))" == "Twist (.default)")
    #expect(
      "\(AnyTransition(AsymmetricTransition(insertion: .opacity, removal: .slide)))"
        == "asymmetric(insertion: opacity, removal: slide)")
  }
}

private struct Themed: View {
  var size: UserInterfaceSizeClass

  var body: some View {
    VStack {
      SizeReader()
      Other()
    }
    .environment(\.horizontalSizeClass, size)
  }
}

private struct SizeReader: View {
  @Environment(\.horizontalSizeClass) private var size

  var body: some View { Text(size == .compact ? "compact" : "regular") }
}

private struct LimitReader: View {
  @Environment(\.lineLimit) private var limit

  var body: some View { Text(limit.map { "\($0)" } ?? "none") }
}

private struct EnabledReader: View {
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text("\(isEnabled)") }
}

private struct Other: View {
  var body: some View { Text("other") }
}

@Observable private final class Model {
  var name: String
  init(name: String) { self.name = name }
}

private struct ModelReader: View {
  @Environment(Model.self) private var model

  var body: some View { Text(model.name) }
}

private struct OptionalModelReader: View {
  @Environment(Model.self) private var model: Model?

  var body: some View { Text(model?.name ?? "none") }
}

private final class Store: ObservableObject {
  @Published var count = 0
}

private struct StoreReader: View {
  @EnvironmentObject private var store: Store

  var body: some View { Text("\(store.count)") }
}

private struct Searching: View {
  let log: Log
  @State private var query = ""

  var body: some View {
    Text("results").searchable(text: $query).onSubmit(of: .search) { log.add("search \(query)") }
  }
}

private struct Opener: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Text("open").onTapGesture { if let url = URL(string: "app:card") { openURL(url) } }
  }
}

private struct Twist: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension AttributeSchema {
  fileprivate static let mark = AttributeSchema("mark", .interpolates)
}

private struct MarkModifier: PrimitiveModifier {
  typealias Body = Never

  let value: Double

  func push(onto pass: inout DescribingPass) { pass.push(.mark, .number(value)) }
}

extension View {
  fileprivate func offsetMark(_ value: Double) -> some View { modifier(MarkModifier(value: value)) }
}
