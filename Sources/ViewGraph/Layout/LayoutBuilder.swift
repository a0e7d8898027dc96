import Foundation

/// Makes the items of a node from those of its children.
@MainActor struct LayoutBuilder {
  /// An item with the row of a table that it stands in.
  struct Built {
    var item: MeasuredItem
    var row: Row?
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
    /// All of it, for the container above.
    var built: [Built]
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

  private mutating func note(_ id: NodeID, name: String? = nil, _ rule: String) {
    notes.append(LayoutNode.Note(name: name ?? graph.tree[id].kind.name, rule: rule))
  }

  /// The axis along which a spacer in a node stretches.
  func axis(inside node: LayoutNode, for child: NodeID) -> Axis? {
    switch node.kind {
    case .list, .row: return node.context.axis
    case .layered: return layer(of: child) == 0 ? node.context.axis : nil
    case .arranged(let arrangement): return arrangement.axis
    case .author(let layout): return stackOrientation(of: layout)
    case .scroll(let axes): return axes == .horizontal ? .horizontal : .vertical
    default: return nil
    }
  }

  private func stackOrientation(of layout: (any Layout)?) -> Axis? {
    func axis<L: Layout>(_ layout: L) -> Axis? { L.layoutProperties.stackOrientation }
    return layout.flatMap { axis($0) }
  }

  /// Whether a child of a node with layers is what is modified (0) or one of the layers.
  private func layer(of child: NodeID) -> Int { graph.tree.storage.codes(of: child).first?.number ?? 0 }

  // MARK: Nodes

  private mutating func entry(of made: LayoutNode) -> Entry {
    let id = made.id
    let node = graph.tree[id]
    let children = made.rows == nil ? node.children.map { nodes.built(of: $0) } : []
    var built = core(of: made, children)
    var entry = Entry(core: built.map(\.item), built: built)
    // Of what shows nothing, nothing is modified.
    guard !built.isEmpty else { return entry }
    for attribute in node.attributes {
      let items = built.map { LayoutRules.apply(attribute, to: $0.item) }
      guard items.contains(where: { $0 != nil }) else {
        noteUnknown(attribute, of: id)
        continue
      }
      for (index, item) in items.enumerated() { if let item { built[index].item = item } }
      entry.modifiers.append((attribute.schema.name, built.map(\.item)))
    }
    entry.built = built
    return entry
  }

  /// Notes a modifier that should have a say in layout and has none.
  private mutating func noteUnknown(_ attribute: Attribute, of id: NodeID) {
    if attribute.schema === AttributeSchema.lineRange {
      return note(id, name: attribute.schema.name, "limits lines from above and reserves no room")
    }
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
    let items = list.map(\.item)
    switch kind {
    case .list:
      return list
    case .row(let alignment):
      let row = Row(node: id, alignment: alignment)
      return list.map { Built(item: $0.item, row: $0.row ?? row) }
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
      return [Built(item: ScrollItem(content, axes: axes, offset: scrollOffset(of: id), window: made.window))]
    case .rows:
      note(id, "has all of its rows, one below the other without insets and separators")
      let content = container(LayoutKind.rowArrangement, items, made)
      let offset = scrollOffset(of: id)
      return [Built(item: ScrollItem(content, axes: .vertical, offset: offset, window: made.window))]
    case .reader:
      let content = together(items, .topLeading) ?? empty
      return [Built(item: AreaItem(content, alignment: .topLeading, isIdealOfContent: false))]
    case .firstThatFits:
      guard let first = together(items) else { return [] }
      note(id, "shows its first view, whether it fits or not")
      return [Built(item: ContainerItem(DepthArrangement(alignment: .center), [first], tally: tally))]
    case .layered(let alignment, let isLaidOut):
      return layered(id, alignment, isLaidOut)
    case .area:
      note(id, "takes what it is offered and has no bars")
      let content = together(items) ?? empty
      return [Built(item: AreaItem(content, alignment: .center, isIdealOfContent: true))]
    case .field(let isTall):
      note(id, "takes the offered \(isTall ? "size" : "width and the height of a line")")
      let words = together(items) ?? text(words(of: id), nil, at: id)
      let ideal = words.size(for: .unspecified)
      let line = max(ideal.height, metrics.lineHeight(of: graph.environment(at: id).font))
      let item = FlexibleItem(
        .flexible(least: 0, ideal: ideal.width),
        isTall ? .flexible(least: line, ideal: line) : .fixed(line), tally: tally)
      guard !items.isEmpty else { return [Built(item: item)] }
      return [Built(item: LayeredItem(item, layer: words, alignment: .leading))]
    case .other:
      return [Built(item: other(id, items))]
    }
  }

  // MARK: Parts

  private var empty: MeasuredItem { FlexibleItem(.fixed(0), .fixed(0), tally: tally) }

  /// Views in a container, of which only those in sight are made where the container is lazy.
  private func container(
    _ arrangement: any Arrangement, _ items: [MeasuredItem], _ made: LayoutNode
  ) -> MeasuredItem {
    guard let rows = made.rows, let arrangement = arrangement as? any LazyArrangement else {
      return ContainerItem(arrangement, items, tally: tally)
    }
    let viewport = if case .rows = made.kind { made.window } else { made.context.viewport }
    guard let viewport else { preconditionFailure("\(made.id) has lazy views that nothing shows") }
    return LazyItem(arrangement, rows, viewport, tally: tally)
  }

  /// Several views as one, one in front of the other.
  private func together(_ items: [MeasuredItem], _ alignment: Alignment = .center) -> MeasuredItem? {
    if items.count <= 1 { return items.first }
    return ContainerItem(DepthArrangement(alignment: alignment), items, tally: tally)
  }

  /// Several views as one, in a stack of standard spacing.
  func stacked(_ items: [MeasuredItem], _ axis: Axis = .vertical) -> MeasuredItem? {
    if items.count <= 1 { return items.first }
    let guide: GuideLine = axis == .vertical ? .horizontal(.center) : .vertical(.center)
    return ContainerItem(StackArrangement(axis, guide: guide, spacing: nil), items, tally: tally)
  }

  private func text(_ words: String, _ font: Font?, at id: NodeID) -> MeasuredItem {
    let environment = graph.environment(at: id)
    return TextItem(
      words,
      TextItem.Style(
        font: font ?? environment.font, lineLimit: environment.lineLimit,
        lineSpacing: environment.lineSpacing),
      metrics: metrics, tally: tally)
  }

  private func scrollOffset(of id: NodeID) -> CGPoint {
    graph.controlSlot("scroll", of: id, as: CGPoint.self)?.peek() ?? .zero
  }

  private func arranged(by layout: (any Layout)?, _ items: [MeasuredItem], _ id: NodeID) -> MeasuredItem {
    let memory = graph.existingLive(id)?.constructs.lazy.compactMap { $0.memory as? LayoutMemory }.first
    let direction = graph.environment(at: id).layoutDirection
    func item<L: Layout>(_ layout: L) -> MeasuredItem {
      AuthorLayoutItem(layout, items, direction: direction, tally: tally)
    }
    guard let layout = layout ?? memory?.layout else { return together(items) ?? empty }
    if let layout = layout as? any BuiltInLayout {
      return ContainerItem(layout.arrangement, items, tally: tally)
    }
    return item(layout)
  }

  /// Neighbouring views of one row together, and each other view as a row.
  private func rows(of list: [Built], _ alignment: Alignment) -> [TableItem.Row] {
    var rows: [(row: Row?, cells: [MeasuredItem])] = []
    for built in list {
      if let row = built.row, rows.last?.row == row {
        rows[rows.count - 1].cells.append(built.item)
      } else {
        rows.append((built.row, [built.item]))
      }
    }
    return rows.map {
      TableItem.Row(
        cells: $0.cells, alignment: $0.row?.alignment ?? alignment.vertical, isWhole: $0.row == nil)
    }
  }

  /// A view with layers; several views that are modified together lie one in front of the other.
  private mutating func layered(_ id: NodeID, _ alignment: Alignment, _ isLaidOut: Bool) -> [Built] {
    var bases: [Built] = []
    var layers: [MeasuredItem] = []
    for child in graph.tree[id].children {
      let built = nodes.built(of: child)
      if layer(of: child) == 0 { bases += built } else { layers += built.map(\.item) }
    }
    if !isLaidOut {
      if !layers.isEmpty { note(id, "does not lay out what it adds to its view") }
      return bases
    }
    guard let base = together(bases.map(\.item)) else { return [] }
    let layer = together(layers, alignment)
    return [
      Built(
        item: LayeredItem(base, layer: layer, alignment: alignment),
        row: bases.count == 1 ? bases[0].row : nil)
    ]
  }

  private func words(of id: NodeID) -> String {
    graph.existingLive(id)?.control?.label ?? graph.tree[id].title ?? ""
  }

  /// A control, or a container without a rule of its own.
  private mutating func other(_ id: NodeID, _ items: [MeasuredItem]) -> MeasuredItem {
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
