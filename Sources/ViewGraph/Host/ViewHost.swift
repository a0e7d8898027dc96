import Foundation

/// Holds a view as a screen would: describes it, takes writes in, performs what a person does, and
/// says what each update did and why.
///
/// ```swift
/// let host = ViewHost(Card())
/// host.type("start early", into: "note")
/// print(host.tap(.type(ExpandedCard.self)))
/// ```
@MainActor public final class ViewHost<Root: View> {
  let graph = Graph()
  let animator = Animator()
  /// The layout of the tree, kept between updates from the first time that somebody asks for it.
  private(set) lazy var layoutTree = geometry?.tree ?? LayoutTree(graph, keeps: true)
  private var root: Root
  /// What the host's clock shows, in seconds.
  var now: TimeInterval = 0
  /// The sum of what the clock was advanced by, which knows no rounding.
  var clock = Duration.zero
  /// Views whose removal was over when it began.
  var overAtOnce: [NodeID] = []
  /// What the last layout had that a person might call wrong.
  var findings: LayoutFindings?
  private let describe: @MainActor (Root, inout DescribingPass) -> Void
  /// What the first description did.
  public private(set) var initialUpdate = Update(passes: [])
  /// The `onAppear` and `onDisappear` callbacks that have run since the beginning, in order.
  public internal(set) var lifecycle: [LifecycleEvent] = []

  /// Lays the tree out after each pass, if the host has a screen.
  let geometry: ScreenGeometry?

  /// Describes a view for the first time and runs what appears.
  ///
  /// Inlined into the author's module, where the root's type is known and its description can be
  /// compiled for it.
  ///
  /// - Parameter screen: Where the view is laid out, so that updates tell which frames move; without one there are
  ///   no frames but those of ``layout(in:)-(Screen)``.
  @inlinable public convenience init(_ root: Root, in screen: Screen? = nil) {
    self.init(root, in: screen) { Root._describe($0, in: &$1) }
  }

  @usableFromInline init(
    _ root: Root, in screen: Screen?, describe: @escaping @MainActor (Root, inout DescribingPass) -> Void
  ) {
    self.root = root
    self.describe = describe
    geometry = screen.map { ScreenGeometry($0) }
    graph.geometry = geometry
    initialUpdate = run(.rootValue, describeRoot: true) {}
  }

  deinit {
    // The last list of changes may hold the graph, and the graph it.
    graph.pendingList = nil
  }

  // MARK: What is there

  /// The tree as it is now.
  public var tree: ViewTree { graph.store.isEvaluating ? graph.tree.copy() : graph.tree }

  /// The state of all views as it is now.
  public var state: StateLedger { graph.ledger() }

  /// The first view that a query names, or `nil`.
  public func find(_ query: ViewQuery) -> ViewNode? {
    graph.node(matching: query).map { graph.viewNode($0) }
  }

  /// All views that a query names, in tree order.
  public func findAll(_ query: ViewQuery) -> [ViewNode] {
    graph.nodes(matching: query).map { graph.viewNode($0) }
  }

  // MARK: Updates

  /// Replaces the root value, as a parent outside of the tree would.
  @discardableResult public func update(to root: Root) -> Update {
    run(.rootValue, replacingRootBy: root) {}
  }

  /// Runs code that writes state, and everything that follows from it.
  @discardableResult public func update(_ changes: () -> Void = {}) -> Update {
    run(.update, changes)
  }

  /// Writes a state property that nothing in the view can reach.
  ///
  /// - Parameters:
  ///   - property: The property's name, such as `isExpanded`.
  ///   - type: The view that owns it.
  ///   - value: The new value, of the property's type.
  ///   - index: Which of the views of that type, in tree order.
  @discardableResult public func setState<Value>(
    _ property: String, of type: Any.Type, to value: Value, at index: Int = 0
  ) -> Update {
    run(.setState) {
      let query = ViewQuery.type(type).at(index)
      guard let node = graph.node(matching: query) else {
        return report("no \(query) is in the tree, so its '\(property)' cannot be set")
      }
      let slots = graph.store.slots(of: node)
      guard let slot = slots.first(where: { $0.property == property }) else {
        let names = slots.map { "'\($0.property)'" }.joined(separator: ", ")
        return report(
          "'\(shortTypeName(type))' has no state '\(property)'; it has \(names.isEmpty ? "none" : names)")
      }
      guard slot.writeAny(value) else {
        return report(
          """
          '\(shortTypeName(type)).\(property)' holds \(slot.valueText.string), of type \
          \(shortTypeName(Swift.type(of: slot.anyValue))); \(printedValue(value)) is of type \(shortTypeName(Value.self))
          """
        )
      }
    }
  }

  /// The value of a state property, or `nil` if no view of the type is there or has none of the name.
  public func stateValue(_ property: String, of type: Any.Type, at index: Int = 0) -> Any? {
    guard let node = graph.node(matching: .type(type).at(index)) else { return nil }
    return graph.store.slots(of: node).first { $0.property == property }?.anyValue
  }

  /// Ends all removals at this moment: leaving views are gone, with what was left of their state.
  ///
  /// The clock stays where it is. ``advanceToEnd()`` lets transitions play to their ends instead.
  @discardableResult public func finishRemovals() -> Update {
    guard mayUpdate() else { return Update(passes: []) }
    return Update(passes: (endRemovals(.update).map { [$0] } ?? []) + run(.update) {}.passes)
  }

  // MARK: Running

  /// Runs a pass that nothing but its cause calls for.
  func runEmptyPass(_ cause: Cause) -> Update {
    guard mayUpdate() else { return Update(passes: []) }
    let batch = StateStore.Batch(transaction: .current)
    var passes = [finish(graph.runPass(batch), batch, cause: cause)]
    settle(&passes, cause)
    return Update(passes: withLooseIssues(passes, cause))
  }

  fileprivate func run(_ cause: Cause, replacingRootBy new: Root, _ body: () -> Void) -> Update {
    let (old, animation) = (root, Transaction.current.animation)
    let name = rootName
    let writes = Later(making: { Self.writes(from: old, to: new, named: name, animation) })
    return run(cause, writes: writes, describeRoot: true) {
      body()
      root = new
    }
  }

  /// Runs code under a cause, and every pass that follows from what it writes.
  func run(
    _ cause: Cause, writes: Later<[Write]>? = nil, describeRoot: Bool = false, _ body: () -> Void
  ) -> Update {
    guard mayUpdate() else { return Update(passes: []) }
    graph.store.perform(cause, body)
    var passes: [Pass] = []
    if describeRoot { passes.append(describeRootValue(cause, writes)) }
    settle(&passes, cause)
    return Update(passes: withLooseIssues(passes, cause))
  }

  /// Whether no body is running; an issue says so if one is.
  private func mayUpdate() -> Bool {
    guard graph.store.isEvaluating else { return true }
    report("the host was asked to update while a body ran; nothing was done")
    return false
  }

  private func describeRootValue(_ cause: Cause, _ writes: Later<[Write]>?) -> Pass {
    let isFirst = graph.isFirstPass
    let batch = StateStore.Batch(transaction: .current)
    let root = root
    let result = graph.runPass(batch) { [describe] in describe(root, &$0) }
    return finish(result, batch, writes: writes, cause: cause, isFirst: isFirst)
  }

  /// The stored properties in which two root values differ.
  nonisolated private static func writes(
    from old: Root, to new: Root, named rootName: String, _ animation: Animation?
  ) -> [Write] {
    fieldDifferences(old, new).compactMap { field in
      // Another initial value of state is ignored while the identity lives.
      if field.new is any InitialValue { return nil }
      let (before, after) = (printedProperty(field.old), printedProperty(field.new))
      return Write(
        owner: rootName, property: String(field.name.drop { $0 == "_" }), oldValue: before,
        newValue: before == after ? "another \(after)" : after, location: nil, cause: .rootValue,
        animation: animation)
    }
  }

  /// Writes the initial values of another root value's state, as if its author had.
  fileprivate func adoptState(of new: Root) {
    guard let node = graph.tree[ViewTree.rootID].children.first else { return }
    for field in fieldDifferences(root, new) {
      guard let state = field.new as? any InitialValue else { continue }
      let name = String(field.name.drop { $0 == "_" })
      _ = graph.store.slots(of: node).first { $0.property == name }?.writeAny(state.anyInitialValue)
    }
  }

  /// Adds an issue to the update under way.
  func report(_ message: String, kind: Issue.Kind = .nothingToPerform) {
    graph.store.report(kind, message, at: nil)
  }
}

/// What it does to a view to become another value of its type, in one line.
///
/// Stored properties are replaced as a parent would replace them; state properties are written, from
/// the initial value that the first view has to that of the second.
@MainActor public func difference<V: View>(from old: V, to new: V) -> Update {
  let host = ViewHost(old)
  return host.run(.rootValue, replacingRootBy: new) { host.adoptState(of: new) }
}
