import Foundation

/// Nodes whose children are parts of different kinds.
extension LayoutBuilder {
  /// What the children of a node are that are one part of it.
  func parts(_ number: Int, of id: NodeID) -> [Built] {
    graph.tree[id].children.lazy.filter { part(of: $0) == number }.flatMap { nodes.built(of: $0) }
  }

  /// One item in the place of several; a single one keeps what it tells the container.
  func merged(_ bases: [Built], _ item: MeasuredItem) -> Built {
    guard bases.count == 1, var built = bases.first else {
      var built = Built(item: item)
      built.traits.isCollapsed = bases.allSatisfy(\.traits.isCollapsed)
      return built
    }
    built.item = item
    return built
  }

  /// What is modified, as one: as it is drawn, and where it is several views, as a container stands these.
  func base(_ bases: [Built]) -> MeasuredItem? {
    bases.count == 1 ? bases[0].item : together(bases.map(\.contained))
  }

  /// Whether a child of a node is a row of a list.
  func isListRow(in kind: LayoutKind, _ child: NodeID, _ context: Context) -> Bool {
    switch kind {
    case .rows: true
    case .list, .section, .control(.disclosure): context.isListRow
    case .layered, .safeAreaInset: part(of: child) == 0 && context.isListRow
    default: false
    }
  }

  /// Neighbouring views of one row together, and each other view as a row.
  func rows(of list: [Built], _ alignment: Alignment) -> [TableItem.Row] {
    var rows: [(row: Row?, cells: [MeasuredItem])] = []
    for built in list {
      if let row = built.row, rows.last?.row == row {
        rows[rows.count - 1].cells.append(built.contained)
      } else {
        rows.append((built.row, [built.contained]))
      }
    }
    return rows.map {
      TableItem.Row(
        cells: $0.cells, alignment: $0.row?.alignment ?? alignment.vertical, isWhole: $0.row == nil)
    }
  }

  /// A view with layers; several views that are modified together lie one in front of the other.
  mutating func layered(
    _ id: NodeID, _ alignment: Alignment, _ isLaidOut: Bool, _ ignoredEdges: Edge.Set
  ) -> [Built] {
    let bases = parts(0, of: id)
    let layers = parts(1, of: id).map(\.contained)
    if !isLaidOut {
      if !layers.isEmpty { note(id, "does not lay out what it adds to its view") }
      return bases
    }
    guard let base = base(bases) else { return [] }
    let layer = together(layers, alignment)
    let item = LayeredItem(base, layer: layer, alignment: alignment, ignoredEdges: ignoredEdges)
    return [merged(bases, item)]
  }

  /// A view that keeps clear of another one at an edge.
  func inset(_ id: NodeID, at edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?) -> [Built] {
    let bases = parts(0, of: id)
    guard let base = base(bases) else { return [] }
    guard let inset = together(parts(1, of: id).map(\.contained)) else { return bases }
    let item = SafeAreaInsetItem(base, inset: inset, at: edge, alignment: alignment, spacing: spacing)
    return [merged(bases, item)]
  }

  /// A view with what the bar of a tab view shows of it.
  func tab(_ id: NodeID) -> [Built] {
    let label = together(parts(1, of: id).map(\.contained))
    var built = parts(0, of: id)
    if graph.tree[id].kind.name == "Tab" {
      // A tab is one view, whatever it holds.
      built = together(built.map(\.contained)).map { [Built(item: $0)] } ?? []
    }
    let tag = graph.tree[id].attributes.first?["tag"]?.value(as: AnyHashable.self)
    for index in built.indices {
      built[index].traits.tabLabel = built[index].traits.tabLabel ?? label
      built[index].traits.tag = built[index].traits.tag ?? tag
    }
    return built
  }
}

/// A value without the optionals around it, to compare a selection with a tag.
func unwrapped(_ value: Any) -> AnyHashable? {
  let value = (value as? AnyHashable)?.base ?? value
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value as? AnyHashable }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}

extension AttributeValue {
  /// A selected value; `nil` where nothing is selected.
  var selection: AnyHashable? {
    switch self {
    case .integer(let number): AnyHashable(number)
    case .number(let number): AnyHashable(number)
    case .text(let text): AnyHashable(text)
    case .bool(let flag): AnyHashable(flag)
    case .opaque(let value): unwrapped(value.base)
    default: nil
    }
  }
}
