import Observation

@testable import ViewGraph

/// A value that a test changes from outside, as an app's model would.
///
/// Unlike `host.update(to:)` the change can be made inside `withAnimation`.
@MainActor @Observable
final class Input<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Builds its content from an input, so that a test states its view where it asks about it.
struct Driven<Value, Content: View>: View {
  private let input: Input<Value>
  private let content: (Value) -> Content

  init(_ input: Input<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.input = input
    self.content = content
  }

  var body: some View {
    content(input.value)
  }
}

/// What bodies, callbacks and initialisers did, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []

  /// Every entry in one word, for facts that are stated so: `AFATDT`.
  var word: String { entries.joined() }

  nonisolated init() {}

  func add(_ entry: String) {
    entries.append(entry)
  }

  func count(of entry: String) -> Int {
    entries.count { $0 == entry }
  }

  /// Lets tasks run until there are this many entries.
  ///
  /// The limit is far longer than any task takes, since a build server may be busy.
  func reaches(_ count: Int) async {
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(30)
    var turns = 0
    // Turns count too: other tests may hold the main actor for longer than the limit.
    while entries.count < count, clock.now < limit || turns < 1000 {
      turns += 1
      await Task.yield()
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Lets tasks run for as long as one that is wrong needs to show itself.
  func settles() async {
    for _ in 0..<20 {
      await Task.yield()
      try? await Task.sleep(for: .milliseconds(2))
    }
  }
}

extension Update {
  /// Names of the roots that were removed, in tree order.
  var removed: [String] { removals.map(\.typeName) }

  /// Names of the roots that were inserted, in tree order.
  var inserted: [String] { insertions.map(\.typeName) }

  /// Names of the views that came back before their removal had ended.
  var revived: [String] { changes.filter { $0.kind == .revived }.map(\.typeName) }

  /// State whose identity ended, with its last value: `Row.n 5`.
  var lost: [String] { states(.lost) }

  /// State that began, with its initial value: `Row.n 0`.
  var created: [String] { states(.created) }

  /// The lines that `_printChanges()` prints, one for each body, in order.
  var lines: [String] { bodies.map(\.line) }

  /// The types whose bodies ran, in order.
  var ran: [String] { bodies.map(\.typeName) }

  /// The warnings, in SwiftUI's words.
  var warnings: [String] { issues.map(\.message) }

  /// What became of each changed attribute of the views that stayed: `opacity interpolated`.
  var outcomes: [String] {
    stayed.flatMap(\.attributes).map { "\($0.name) \($0.outcome)" }
  }

  /// The different outcomes, without the attributes' names.
  var outcomeWords: Set<String> {
    Set(stayed.flatMap(\.attributes).map { "\($0.outcome)" })
  }

  /// The outcomes of the attributes of the view of this type, without the attributes' names.
  func outcomes(of typeName: String) -> [String] {
    stayed.filter { $0.typeName == typeName }.flatMap(\.attributes).map { "\($0.outcome)" }
  }

  /// The name of the transition that the change of this type plays: `slide`.
  func transition(of typeName: String) -> String? {
    changes.first { $0.typeName == typeName }?.playedTransition
  }

  private var stayed: [Change] {
    changes.filter { $0.kind != .inserted && $0.kind != .removed }
  }

  private func states(_ kind: StateEvent.Kind) -> [String] {
    stateEvents.filter { $0.kind == kind }.map { "\($0.owner).\($0.property) \($0.value)" }
  }
}

extension Change {
  /// The name of the transition that a person sees, or `nil` if nothing plays.
  var playedTransition: String? {
    guard let transition, transition.isAnimated, !transition.transition.isIdentity else { return nil }
    return "\(transition.transition.withoutAnimations)"
  }
}

extension ViewHost {
  /// The text that is there, without what is leaving and without labels, in tree order.
  var texts: [String] {
    nodes(leaving: false).filter { $0.typeName == "Text" }.compactMap { $0.text }
  }

  /// Names of the views that were removed and are still drawn, roots only.
  var leaving: [String] {
    nodes(leaving: true).map(\.typeName)
  }

  /// The nodes below the root with their children: `VStack(A(Text) B(Text))`.
  var outline: String {
    root.map { names(of: $0.children) } ?? ""
  }

  private var root: ViewNode? { find(.type(Root.self)) }

  private func names(of nodes: [ViewNode]) -> String {
    nodes.map { node in
      node.children.isEmpty ? node.typeName : "\(node.typeName)(\(names(of: node.children)))"
    }.joined(separator: " ")
  }

  private var controls: Set<String> { ["Button", "TextField", "Toggle"] }

  private func nodes(leaving: Bool) -> [ViewNode] {
    var found: [ViewNode] = []
    var pending = root.map { [$0] } ?? []
    while let node = pending.popLast() {
      if node.isLeaving == leaving { found.append(node) }
      if !node.isLeaving && !controls.contains(node.typeName) {
        pending += node.children.reversed()
      }
    }
    return found
  }
}
