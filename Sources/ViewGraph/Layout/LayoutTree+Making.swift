import Foundation

/// What changes: found from the notes of the passes, made anew from the leaves up.
extension LayoutTree {
  // MARK: What has changed

  /// Takes in what passes have noted.
  func take(_ changes: NodeWatch.Changes) {
    for id in changes.values where graph.tree.contains(id) {
      if let node = nodes[id] { invalidate(node) }
    }
    for id in changes.children where graph.tree.contains(id) { invalidateChildren(of: id) }
    for id in changes.environments where graph.tree.contains(id) {
      guard let top = nodes[id] ?? madeContainer(of: id) else { continue }
      // What is made reads the direction, even if it reads nothing else.
      if top.id != id || builder.direction(inside: id, top.context.direction) != top.insideDirection {
        invalidate(top)
      }
      var stack = [top]
      while let node = stack.popLast() {
        if node.readsEnvironment { invalidate(node) }
        stack += node.rows?.madeNodes ?? node.children
      }
    }
  }

  /// Makes sure that a node is made anew, and everything around it.
  func invalidate(_ node: LayoutNode) {
    node.isStale = true
    var current = node
    while !current.isMarked {
      current.isMarked = true
      guard let above = madeContainer(of: current.id) else { return }
      above.pending.append(current)
      current = above
    }
  }

  /// The node with items in which another one stands: elements of lazy containers may stand in several without.
  private func madeContainer(of id: NodeID) -> LayoutNode? {
    var parent = graph.tree[id].parent
    while let current = parent {
      if let node = nodes[current] { return node }
      parent = graph.tree[current].parent
    }
    return nil
  }

  /// Takes in that a node has other children; what stands in a lazy container may have become several elements.
  private func invalidateChildren(of id: NodeID) {
    if let node = nodes[id] { invalidate(node) }
    var current = id
    while traits(of: UInt32(current.index)).isList, let parent = graph.tree[current].parent {
      if let node = nodes[parent], node.kind.lazyArrangement != nil { return invalidate(node) }
      current = parent
    }
  }

  // MARK: Making

  /// Makes the items of a node and of everything below it that is new or has changed.
  func remake(_ top: LayoutNode) {
    var order: [LayoutNode] = []
    var stack = [top]
    while let node = stack.popLast() {
      order.append(node)
      let pending = node.pending
      node.pending = []
      if node.isStale { lookAtChildren(of: node, &stack) } else { stack += pending }
    }
    let direction = tally.surroundings.direction
    defer { tally.surroundings.direction = direction }
    var builder = builder
    for node in order.reversed() {
      builder.make(node)
      node.isStale = false
      node.isMarked = false
      if !node.entry.matched.isEmpty {
        matchedNodes[node.id] = node
      } else if matchedNodes[node.id] === node {
        matchedNodes[node.id] = nil
      }
    }
    made += order
  }

  /// Makes an element of a lazy container.
  func makeElement(_ id: NodeID, of container: LayoutNode) -> LayoutNode {
    let node = newNode(id, context(of: id, in: container, contextInside(container)))
    remake(node)
    return node
  }

  /// What reaches an element of a lazy container.
  ///
  /// - Parameter inside: What reaches all children of the container.
  private func context(
    of element: NodeID, in container: LayoutNode, _ inside: LayoutNode.Context
  ) -> LayoutNode.Context {
    let around = nodesBetween(container.id, and: element)
    var context = builder.context(inside: container, for: around.first ?? element, inside)
    for between in around {
      context.depth += schemaCount(of: between)
      context.direction = builder.direction(inside: between, context.direction)
    }
    return context
  }

  /// The nodes in which another one stands inside of a container, from the outside in.
  func nodesBetween(_ container: NodeID, and id: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var parent = graph.tree[id].parent
    while let current = parent, current != container {
      result.append(current)
      parent = graph.tree[current].parent
    }
    return result.reversed()
  }

  private func schemaCount(of id: NodeID) -> Int {
    graph.tree.storage.records[id.index].header?.pointee.layerCount ?? 0
  }

  /// What reaches all children of a node.
  private func contextInside(_ node: LayoutNode) -> LayoutNode.Context {
    var context = node.context
    context.direction = builder.direction(inside: node.id, context.direction)
    node.insideDirection = context.direction
    context.depth += schemaCount(of: node.id) + (node.kind.isList ? 0 : 1)
    switch node.kind {
    case .scroll(let axes): (context.viewport, context.scrollAxes) = (node.window, axes)
    case .rows: (context.viewport, context.scrollAxes) = (node.window, .vertical)
    default: break
    }
    return context
  }

  /// Compares the children that a node has with those that it had; what is new or has changed comes on the stack.
  private func lookAtChildren(of node: LayoutNode, _ stack: inout [LayoutNode]) {
    node.kind = LayoutKind(graph.tree[node.id])
    let inside = contextInside(node)
    var context = inside
    node.isTooDeep = context.depth > Self.depthLimit
    let elements = node.isTooDeep ? nil : elements(of: node, context)
    var children: [LayoutNode] = []
    if let elements {
      takeElements(elements, of: node, context, &stack)
    } else {
      if let rows = node.rows { for gone in end(rows, of: node) { drop(gone) } }
      let hasParts = node.kind.hasParts
      let records = graph.tree.storage.records
      var next = node.isTooDeep ? NodeRecord.none : records[node.id.index].firstChild
      if next != NodeRecord.none {
        context = builder.context(inside: node, for: NodeID(index: Int(next)), inside)
      }
      while next != NodeRecord.none {
        let id = NodeID(index: Int(next))
        if hasParts { context = builder.context(inside: node, for: id, inside) }
        let child = nodes[id] ?? newNode(id, context)
        look(at: child, context, &stack)
        children.append(child)
        next = records[Int(next)].next
      }
    }
    for child in node.children where child.lastLayout != tally.layout { drop(child) }
    node.children = children
  }

  private func look(at child: LayoutNode, _ context: LayoutNode.Context, _ stack: inout [LayoutNode]) {
    child.lastLayout = tally.layout
    if child.context != context {
      child.context = context
      child.isStale = true
      child.isMarked = true
    }
    if child.isMarked { stack.append(child) }
  }

  // MARK: Lazy containers

  /// The elements of a lazy container that is seen through a viewport; `nil` if all its views are made.
  private func elements(of node: LayoutNode, _ inside: LayoutNode.Context) -> [LazyRows.Element]? {
    guard let arrangement = node.kind.lazyArrangement, inside.viewport != nil,
      inside.scrollAxes.contains(Axis.Set(arrangement.growth))
    else { return nil }
    let elements = elements(below: node)
    // In a grid a view's place follows from the number of those before it.
    guard arrangement is LineGridArrangement, !elements.allSatisfy({ isOneView($0.id) }) else {
      return elements
    }
    return nil
  }

  /// The children of a container, and instead of one that holds several and has no say in layout those of that.
  private func elements(below container: LayoutNode) -> [LazyRows.Element] {
    let records = graph.tree.storage.records
    let isList = if case .rows = container.kind { true } else { false }
    var result: [LazyRows.Element] = []
    /// The next of some siblings, with what is around them.
    var stack = [(next: records[container.id.index].firstChild, around: LazyRows.Element(id: container.id))]
    while let (index, around) = stack.popLast() {
      guard index != NodeRecord.none else { continue }
      stack.append((records[Int(index)].next, around))
      let id = NodeID(index: Int(index))
      var element = LazyRows.Element(id: id, section: around.section, part: around.part)
      // The outermost section counts.
      if around.section == around.id {
        element.part = LayoutTraits.Part(number: graph.tree.storage.codes(of: id).first?.number ?? 0)
      }
      guard holdsElements(index) else {
        result.append(element)
        continue
      }
      if isList, element.section == nil, traits(of: index).isSection { element.section = id }
      stack.append((records[Int(index)].firstChild, element))
    }
    return result
  }

  /// Whether a node stands for any number of views, but not for exactly one.
  private func holdsElements(_ index: UInt32) -> Bool {
    let records = graph.tree.storage.records
    var current = index
    while true {
      let traits = traits(of: current)
      guard traits.isList, traits.isPlain else { return false }
      if records[Int(current)].childCount != 1 { return true }
      current = records[Int(current)].firstChild
    }
  }

  private func isOneView(_ id: NodeID) -> Bool {
    var current = UInt32(id.index)
    while traits(of: current).isList, graph.tree.storage.records[Int(current)].childCount == 1 {
      current = graph.tree.storage.records[Int(current)].firstChild
    }
    return traits(of: current).isSingle
  }

  private func takeElements(
    _ elements: [LazyRows.Element], of node: LayoutNode, _ inside: LayoutNode.Context,
    _ stack: inout [LayoutNode]
  ) {
    let rows = node.rows ?? LazyRows(of: node, in: self)
    node.rows = rows
    lazyRows[node.id] = rows
    for gone in rows.replaceElements(by: elements) { drop(gone) }
    for element in rows.madeNodes {
      look(at: element, context(of: element.id, in: node, inside), &stack)
    }
  }
}
