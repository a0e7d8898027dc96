import Foundation

/// Makes the items of a node from those of its children.
@MainActor struct LayoutBuilder {
  /// What reaches a node from above.
  typealias Context = LayoutNode.Context

  /// An item with the row of a table that it stands in, and what it tells the container.
  struct Built {
    /// As it is drawn.
    var item: MeasuredItem
    var row: Row?
    var traits = LayoutTraits()

    /// As a container stands it beside others.
    var contained: MeasuredItem { traits.isCollapsed ? CollapsedItem(item) : item }
  }

  /// A row of a table.
  struct Row: Equatable {
    let node: NodeID
    let alignment: VerticalAlignment?
  }

  /// The items of a node.
  struct Entry {
    /// The node's view itself; several for one that stands for a list.
    var core: [MeasuredItem]
    /// What modifies it, innermost first.
    var modifiers: [(name: String, items: [MeasuredItem])] = []
    /// What it cuts off, as modified where it does so.
    var clips: [[MeasuredItem]] = []
    /// What shares its geometry with other views.
    var matched: [MatchedView] = []
    /// All of it, for the container above.
    var built: [Built]
    /// What the views inside say about the bar of their screen.
    var bar: NavigationBarTraits?
  }

  let graph: Graph
  let metrics: any TextMetrics
  let tally: MeasuredItem.Tally
  let nodes: LayoutNodes
  /// What the node has no rule of SwiftUI's for.
  private var notes: [LayoutNode.Note] = []

  init(_ graph: Graph, metrics: any TextMetrics, tally: MeasuredItem.Tally, _ nodes: LayoutNodes) {
    self.graph = graph
    self.metrics = metrics
    self.tally = tally
    self.nodes = nodes
  }

  /// Makes the items of a node, those of its children being made.
  mutating func make(_ node: LayoutNode) {
    let reads = graph.store.watch?.readCount
    notes = []
    if node.isTooDeep {
      let limit = LayoutTree.depthLimit
      note(node.id, "is not laid out, since it stands in more than \(limit) containers and modifiers")
    }
    node.entry = node.isTooDeep ? Entry(core: [], built: []) : entry(of: node)
    node.notes = notes
    node.label = graph.existingLive(node.id)?.control?.label
    node.readsEnvironment = graph.store.watch?.readCount != reads
    node.isPassing = false
    for item in node.entry.core {
      if item.owner == nil { item.owner = node.id }
      if item.owner != node.id { node.isPassing = true }
    }
    for modifier in node.entry.modifiers {
      for item in modifier.items where item.owner == nil { item.owner = node.id }
    }
  }

  mutating func note(_ id: NodeID, name: String? = nil, _ rule: String) {
    notes.append(LayoutNode.Note(name: name ?? graph.tree[id].kind.name, rule: rule))
  }

  /// What reaches a child of a node.
  ///
  /// - Parameter context: What reaches all children of the node.
  func context(inside node: LayoutNode, for child: NodeID, _ context: Context) -> Context {
    var context = context
    context.axis = axis(inside: node.kind, for: child, node.context)
    context.isListRow = isListRow(in: node.kind, child, node.context)
    return context
  }

  /// The axis along which a spacer in a node stretches.
  private func axis(inside kind: LayoutKind, for child: NodeID, _ context: Context) -> Axis? {
    switch kind {
    case .list, .row: return context.axis
    case .section, .tab: return context.axis
    case .layered, .safeAreaInset: return part(of: child) == 0 ? context.axis : nil
    case .arranged(let arrangement): return arrangement.axis
    case .author(let layout): return (layout as? StackViewLayout)?.axis ?? stackOrientation(of: layout)
    case .scroll(let axes): return axes == .horizontal ? .horizontal : .vertical
    default: return nil
    }
  }

  private func stackOrientation(of layout: (any Layout)?) -> Axis? {
    func axis<L: Layout>(_ layout: L) -> Axis? { L.layoutProperties.stackOrientation }
    return layout.flatMap { axis($0) }
  }

  /// The direction in which words run in a node, inside of its modifiers.
  func direction(inside id: NodeID, _ outside: LayoutDirection) -> LayoutDirection {
    guard let scope = graph.existingLive(id)?.ownScope else { return outside }
    return EnvironmentValues(scope: scope, store: nil).layoutDirection
  }

  /// Which part of a node a child is: of one with layers, what is modified (0) or one of the layers.
  func part(of child: NodeID) -> Int { graph.tree.storage.codes(of: child).first?.number ?? 0 }

  // MARK: Nodes

  private mutating func entry(of made: LayoutNode) -> Entry {
    let id = made.id
    let node = graph.tree[id]
    let (children, attributes) = (made.rows == nil ? node.children : [], node.attributes)
    let directions = LayoutDirections(
      attributes, inside: direction(inside: id, made.context.direction), outside: made.context.direction)
    tally.surroundings.direction = directions.inside
    var built = core(of: made, children.map { nodes.built(of: $0) })
    var entry = Entry(core: built.map(\.item.drawn), built: built)
    // What rows of a lazy container say does not reach out, since it would depend on which are in sight.
    entry.bar = NavigationBarTraits(
      attributes, of: made.kind, inside: children.compactMap { nodes[$0]?.entry.bar })
    // Of what shows nothing, nothing is modified.
    guard !built.isEmpty else { return entry }
    for (index, attribute) in attributes.enumerated() {
      tally.surroundings.direction = directions[index]
      for index in built.indices { built[index].traits.take(attribute) }
      if LayoutKind.clippingSchemas.contains(where: { $0 === attribute.schema }) {
        entry.clips.append(built.map(\.item))
      }
      if attribute.schema === AttributeSchema.matchedGeometryEffect,
        let view = MatchedView(attribute, built.map(\.item))
      {
        entry.matched.append(view)
      }
      let items = built.map { LayoutRules.apply(attribute, to: $0.item) }
      guard items.contains(where: { $0 != nil }) else {
        noteUnknown(attribute, of: id)
        continue
      }
      for (index, item) in items.enumerated() { if let item { built[index].item = item } }
      entry.modifiers.append((attribute.schema.name, built.map(\.item)))
    }
    let traits = ItemTraits(attributes)
    for part in built { part.item.say(traits, as: id, depth: made.context.depth) }
    entry.built = built
    return entry
  }

  /// Notes a modifier that should have a say in layout and has none.
  private mutating func noteUnknown(_ attribute: Attribute, of id: NodeID) {
    let known = LayoutKind.ownSchemas
    guard !known.contains(where: { $0 === attribute.schema }), attribute.schema.name != "Grid",
      attribute.schema.name != "GridRow", attribute.schema.name != "grid",
      attribute.schema.components.contains(where: { $0.response == .layoutInput })
    else { return }
    note(id, name: attribute.schema.name, "has no effect on layout")
  }

  private mutating func core(of made: LayoutNode, _ children: [[Built]]) -> [Built] {
    let (id, kind, context) = (made.id, made.kind, made.context)
    let list = children.flatMap { $0 }
    let items = list.map(\.contained)
    switch kind {
    case .list:
      return list
    case .row(let alignment):
      let row = Row(node: id, alignment: alignment)
      return list.map { Built(item: $0.item, row: $0.row ?? row, traits: $0.traits) }
    case .arranged(let arrangement):
      return [Built(item: container(arrangement, items, made))]
    case .author(let layout):
      return [Built(item: arranged(by: layout, items, id))]
    case .table(let alignment, let columnSpacing, let rowSpacing):
      let item = TableItem(
        rows(of: list, alignment), alignment: alignment.horizontal, columnSpacing: columnSpacing,
        rowSpacing: rowSpacing, tally: tally)
      return [Built(item: item)]
    case .text(let words, let font):
      return [Built(item: text(words, font, at: id))]
    case .spacer(let minLength):
      return [Built(item: FlexibleItem.spacer(minLength: minLength, along: context.axis, tally: tally))]
    case .divider:
      return [Built(item: FlexibleItem.divider(in: context.axis, tally: tally))]
    case .fill:
      return [Built(item: FlexibleItem(.all, .all, tally: tally))]
    case .shape(let sizeThatFits):
      let shape = FunctionItem(tally: tally, sizeThatFits)
      guard !items.isEmpty else { return [Built(item: shape)] }
      return [Built(item: LayeredItem(shape, layer: together(items), alignment: .center))]
    case .image(let isResizable):
      let side = metrics.lineHeight(of: graph.environment(at: id).font)
      let length = FlexibleItem.Length.flexible(least: 0, ideal: side)
      let own = isResizable ? length : .fixed(side)
      return [Built(item: FlexibleItem(own, own, tally: tally))]
    case .scroll(let axes):
      let content = stacked(items, axes == .horizontal ? .horizontal : .vertical) ?? empty
      let margins = graph.environment(at: id).contentMargins
      return [
        Built(
          item: ScrollItem(
            content, axes: axes, offset: scrollOffset(of: id), margins: margins, window: made.window))
      ]
    case .rows:
      return [Built(item: rows(made, list))]
    case .section:
      return context.isListRow ? section(id) : list
    case .reader:
      let content = together(items, .topLeading) ?? empty
      return [Built(item: AreaItem(content, alignment: .topLeading, isIdealOfContent: false))]
    case .firstThatFits(let axes):
      return items.isEmpty ? [] : [Built(item: FirstThatFitsItem(items, axes: axes, tally: tally))]
    case .layered(let alignment, let isLaidOut, let ignoredEdges):
      return layered(id, alignment, isLaidOut, ignoredEdges)
    case .safeAreaInset(let edge, let alignment, let spacing):
      return inset(id, at: edge, alignment, spacing)
    case .tab:
      return tab(id)
    case .area:
      note(id, "takes what it is offered and has no bars")
      let content = together(items) ?? empty
      return [Built(item: AreaItem(content, alignment: .center, isIdealOfContent: true))]
    case .navigation:
      return [Built(item: navigation(id))]
    case .tabs:
      return [Built(item: tabs(id, list))]
    case .control(let kind):
      return control(id, kind, items, context)
    case .other:
      return hasStyleBody(id) ? styleBody(items) : [Built(item: other(id, items))]
    }
  }

  // MARK: Parts

  var empty: MeasuredItem { FlexibleItem(.fixed(0), .fixed(0), tally: tally) }

  /// Views in a container, of which only those in sight are made where the container is lazy.
  private func container(
    _ arrangement: any Arrangement, _ items: [MeasuredItem], _ made: LayoutNode
  ) -> MeasuredItem {
    guard let rows = made.rows, let arrangement = arrangement as? any LazyArrangement else {
      return ContainerItem(arrangement, items, tally: tally)
    }
    guard let viewport = made.context.viewport else {
      preconditionFailure("\(made.id) has lazy views that nothing shows")
    }
    rows.begin(as: nil)
    return LazyItem(arrangement, rows, viewport, tally: tally)
  }

  /// Several views as one, one in front of the other.
  func together(_ items: [MeasuredItem], _ alignment: Alignment = .center) -> MeasuredItem? {
    if items.count <= 1 { return items.first }
    return ContainerItem(DepthArrangement(alignment: alignment), items, tally: tally)
  }

  /// Several views as one, in a stack of standard spacing.
  func stacked(_ items: [MeasuredItem], _ axis: Axis = .vertical) -> MeasuredItem? {
    if items.count <= 1 { return items.first }
    let guide: GuideLine = axis == .vertical ? .horizontal(.center) : .vertical(.center)
    return ContainerItem(StackArrangement(axis, guide: guide, spacing: nil), items, tally: tally)
  }

  func text(_ words: String, _ font: Font?, at id: NodeID) -> MeasuredItem {
    let environment = graph.environment(at: id)
    return TextItem(
      words,
      TextItem.Style(
        font: font ?? environment.font, lineLimit: environment.lineLimit,
        leastLineCount: environment.leastLineCount, lineSpacing: environment.lineSpacing),
      metrics: metrics, tally: tally)
  }

  func scrollOffset(of id: NodeID) -> CGPoint {
    graph.controlSlot("scroll", of: id, as: CGPoint.self)?.peek() ?? .zero
  }

  private mutating func arranged(by layout: (any Layout)?, _ items: [MeasuredItem], _ id: NodeID)
    -> MeasuredItem
  {
    let memory = graph.existingLive(id)?.constructs.lazy.compactMap { $0.memory as? LayoutMemory }.first
    let direction = graph.environment(at: id).layoutDirection
    func item<L: Layout>(_ layout: L) -> MeasuredItem {
      AuthorLayoutItem(layout, items, direction: direction, tally: tally)
    }
    guard let layout = layout ?? memory?.layout else { return together(items) ?? empty }
    if let constraints = (layout as? AnyLayout)?.base as? ConstraintLayout ?? layout as? ConstraintLayout {
      return ConstraintItem(constraints, items, tally: tally)
    }
    if let layout = layout as? any BuiltInLayout {
      return ContainerItem(layout.arrangement, items, tally: tally)
    }
    return item(layout)
  }

  func words(of id: NodeID) -> String {
    graph.existingLive(id)?.control?.label ?? graph.tree[id].title ?? ""
  }

  /// A control, or a container without a rule of its own.
  mutating func other(_ id: NodeID, _ items: [MeasuredItem]) -> MeasuredItem {
    if let label = stacked(items, .horizontal) {
      note(id, "is as large as \(items.count == 1 ? "its label" : "its views side by side")")
      // A container, so that the node has a frame of its own.
      return ContainerItem(DepthArrangement(alignment: .center), [label], tally: tally)
    }
    let words = words(of: id)
    guard words.isEmpty else {
      note(id, "is as large as its label")
      return text(words, nil, at: id)
    }
    let length = FlexibleItem.idealLength
    note(id, "is \(shortNumber(length)) points wide and high")
    return FlexibleItem(.fixed(length), .fixed(length), tally: tally)
  }
}
