/// Nodes: found or made, given what modifiers have pushed, compared with what they had.
extension DescribingPass {
  /// A node that has been opened.
  @usableFromInline struct Opened {
    @usableFromInline let node: NodeID
    let isNew: Bool
    /// What reaches the node's content, where it differs from what reached the node.
    @usableFromInline let changed: Context?

    @usableFromInline init(node: NodeID, isNew: Bool, changed: Context?) {
      self.node = node
      self.isNew = isNew
      self.changed = changed
    }
  }

  /// Describes a view that draws.
  mutating func leaf(
    _ type: Any.Type, at location: SourceLocation? = nil,
    _ own: @MainActor (inout DescribingPass) -> Void = { _ in }
  ) {
    let mark = mark()
    own(&self)
    _ = open(type, .leaf, at: location)
    drop(to: mark)
  }

  /// Describes a view that draws and has no values of its own.
  @usableFromInline mutating func leaf(_ type: Any.Type, at location: SourceLocation?) {
    if unchanged() == NodeRecord.none { _ = open(type, .leaf, at: location) }
  }

  /// Describes a view that draws, with its own values.
  @usableFromInline mutating func leaf<Own: AttributeSource>(
    _ type: Any.Type, at location: SourceLocation? = nil, own: Own
  ) {
    var own = own
    openLeaf(type, at: location, own: &own)
  }

  @inlinable mutating func openLeaf<Own: AttributeSource>(
    _ type: Any.Type, at location: SourceLocation?, own: UnsafePointer<Own>
  ) {
    push(Own.self, at: own)
    if unchanged() == NodeRecord.none { _ = open(type, .leaf, at: location) }
    layerCount -= 1
  }

  /// Describes a view that arranges or carries others.
  @usableFromInline mutating func container<Content: View>(
    _ type: Any.Type, at location: SourceLocation? = nil, name: String? = nil,
    _ own: @MainActor (inout DescribingPass) -> Void = { _ in }, content: Content
  ) {
    let mark = mark()
    own(&self)
    let opened = open(type, .container, name: name, at: location)
    drop(to: mark)
    describeContent(of: opened.node, opened.changed, content)
  }

  /// Describes a view that arranges or carries others, with its own values.
  @inlinable mutating func container<Own: AttributeSource, Content: View>(
    _ type: Any.Type, at location: SourceLocation? = nil, own: Own, content: Content
  ) {
    var own = own
    openContainer(type, at: location, own: &own, content)
  }

  @inlinable mutating func openContainer<Own: AttributeSource, Content: View>(
    _ type: Any.Type, at location: SourceLocation?, own: UnsafePointer<Own>, _ content: Content
  ) {
    push(Own.self, at: own)
    let index = unchanged()
    if index != NodeRecord.none, mayDescend {
      layerCount -= 1
      let outer = enter(NodeID(index: Int(index)))
      Content._describe(content, in: &self)
      return leave(outer)
    }
    let opened =
      index == NodeRecord.none
      ? open(type, .container, at: location)
      : Opened(node: NodeID(index: Int(index)), isNew: false, changed: nil)
    layerCount -= 1
    describeContent(of: opened.node, opened.changed, content)
  }

  /// Describes a node with content of any kind.
  mutating func node(
    _ type: Any.Type, _ role: ViewKind.Role, name: String? = nil, at location: SourceLocation? = nil,
    _ own: @MainActor (inout DescribingPass) -> Void = { _ in },
    content: @escaping @MainActor (inout DescribingPass) -> Void
  ) {
    let mark = mark()
    own(&self)
    let opened = open(type, role, name: name, at: location)
    drop(to: mark)
    describeContent(of: opened.node, opened.changed, content)
  }

  /// Describes a view that has a body.
  @inlinable mutating func composite<V: View>(_ view: V) {
    composite(view) { view, pass in V.Body._describe(pass.runBody { view.body }, in: &pass) }
  }

  /// Describes a view that has a body.
  ///
  /// - Parameter describe: Runs the body of the connected view and describes what it builds.
  @usableFromInline mutating func composite<V: View>(
    _ view: V, describe: @escaping @MainActor (V, inout DescribingPass) -> Void
  ) {
    let byEquality = comparesByEquality
    comparesByEquality = false
    let opened = open(V.self, .composite, at: nil)
    let live = graph.live(opened.node)
    live.environment = (opened.changed ?? context).environment
    // Compared by class instead of cast: a cast asks the runtime (about 30 ns).
    guard let known = live.body, type(of: known) == ViewBody<V>.self else {
      let body = ViewBody(view, describe: describe)
      live.body = body
      body.run(opened.node, isNewValue: true, opened.changed ?? context, in: &self)
      return
    }
    let body = unsafeDowncast(known, to: ViewBody<V>.self)
    findings.comparisons += 1
    let isEqual = byEquality ? equal(body.view, view) : valuesAreEqual(body.view, view)
    guard !isEqual || graph.store.isDirty(opened.node) || opened.isNew else { return }
    if !isEqual {
      keepPresented(
        body.view, on: body, of: opened.node, under: (opened.changed ?? context).transaction.animation)
      body.view = view
    }
    body.run(opened.node, isNewValue: !isEqual, opened.changed ?? context, in: &self)
  }

  private func equal<V>(_ a: V, _ b: V) -> Bool {
    guard let a = a as? any Equatable else { return valuesAreEqual(a, b) }
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E).map { a == $0 } ?? false }
    return compare(a)
  }
}
