import Foundation

extension LayoutResult {
  /// What the layout has that a person might call wrong.
  ///
  /// - Parameter place: The frame of a view that draws, also of one that leaves.
  @MainActor func findings(
    in graph: Graph, _ surroundings: inout FrameSurroundings, place: (NodeID) -> CGRect?
  ) -> LayoutFindings {
    var findings = LayoutFindings()
    var hidden: Set<NodeID> = []
    var clips: [NodeID: Clip] = [:]
    let records = graph.tree.storage.records
    for entry in entries {
      let node = entry.node
      if records[node.index].firstLeaving != NodeRecord.none {
        findings.covering += covering(below: node, in: graph, place: place)
      }
      let parent = graph.tree[node].parent
      if let parent, hidden.contains(parent) {
        hidden.insert(node)
        continue
      }
      let around = clips.isEmpty ? nil : parent.flatMap { clips[$0] }
      if let clip = entry.clip.map({ Clip(container: node, frame: $0).inside(around) }) ?? around {
        clips[node] = clip
        if surroundings.draws(node), let overflow = clip.overflow(of: entry.frame) {
          let view = view(entry)
          findings.clipped.append(
            ClippedView(
              identity: view.identity, typeName: view.typeName, title: view.text,
              container: graph.identity(of: clip.container), overflow: overflow))
        }
      }
      guard surroundings.mayHide(node), let modifier = graph.hidingModifier(of: node) else { continue }
      hidden.insert(node)
      findings.hidden.append(hiddenView(view(entry), hiddenBy: modifier, in: graph))
    }
    return findings
  }

  /// What a hidden view keeps.
  @MainActor private func hiddenView(
    _ view: PlacedView, hiddenBy modifier: String, in graph: Graph
  ) -> HiddenView {
    let container = graph.arrangement(around: view.node)
    return HiddenView(
      identity: view.identity, typeName: view.typeName, title: view.text, hiddenBy: modifier,
      space: container == nil ? .zero : view.slot.size, axis: container?.axis,
      touches: modifier == "hidden" || !graph.allowsTouches(view.node) ? .no : .dependsOnSystem,
      accessibility: modifier == "hidden" || graph.isHiddenFromAccessibility(view.node)
        ? .no : .dependsOnSystem)
  }

  /// Views in front of others that are leaving from a node, each with the one that it hides.
  @MainActor private func covering(
    below node: NodeID, in graph: Graph, place: (NodeID) -> CGRect?
  ) -> [CoveringView] {
    let leaving = graph.tree[node].leaving
    let order = graph.drawingOrder(of: node)
    let positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    // The opaque parts of each view that stays, looked for once for all that leave.
    let covers = Set(order).subtracting(leaving).flatMap { front -> [Cover] in
      guard let position = positions[front] else { return [] }
      return graph.opaqueLeaves(of: front).compactMap { leaf in
        place(leaf).map { Cover(node: leaf, frame: $0, position: position) }
      }
    }
    .sorted { ($0.position, $0.node.index) < ($1.position, $1.node.index) }
    guard !covers.isEmpty else { return [] }
    return leaving.compactMap { view in
      guard let area = graph.area(of: view, place: place), area.width > 0, area.height > 0,
        let position = positions[view],
        let cover = covers.first(where: { $0.position > position && $0.frame.contains(area) })
      else { return nil }
      return CoveringView(
        identity: graph.identity(of: cover.node), typeName: graph.tree[cover.node].kind.name,
        leaving: graph.identity(of: view), leavingTypeName: graph.tree[view].kind.name)
    }
  }
}

/// A view that nothing behind it can be seen through.
private struct Cover {
  let node: NodeID
  let frame: CGRect
  /// Where it, or the view around it, stands in the order of drawing.
  let position: Int
}

/// What a container clips its content to.
private struct Clip {
  let container: NodeID
  let frame: CGRect

  /// The clip where another one is around it.
  func inside(_ other: Clip?) -> Clip {
    guard let other, !other.frame.contains(frame) else { return self }
    return Clip(container: container, frame: frame.intersection(other.frame))
  }

  /// How far a view reaches over the edges; `nil` for one that does not.
  func overflow(of view: CGRect) -> EdgeInsets? {
    let overflow = EdgeInsets(
      top: max(0, frame.minY - view.minY), leading: max(0, frame.minX - view.minX),
      bottom: max(0, view.maxY - frame.maxY), trailing: max(0, view.maxX - frame.maxX))
    return overflow == EdgeInsets() ? nil : overflow
  }
}
