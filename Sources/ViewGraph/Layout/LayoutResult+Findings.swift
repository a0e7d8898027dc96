import Foundation

extension LayoutResult {
  /// What the layout has that a person might call wrong.
  ///
  /// - Parameter place: The frame of a view that draws, also of one that leaves.
  @MainActor func findings(in graph: Graph, place: (NodeID) -> CGRect?) -> LayoutFindings {
    var findings = LayoutFindings()
    var hidden: Set<NodeID> = []
    var clips: [NodeID: Clip] = [:]
    for view in views {
      let parent = graph.tree[view.node].parent
      if let parent, hidden.contains(parent) {
        hidden.insert(view.node)
        continue
      }
      let around = parent.flatMap { clips[$0] }
      let clip = view.clip.map { Clip(container: view.identity, frame: $0).inside(around) } ?? around
      clips[view.node] = clip
      if graph.draws(view.node), let clipped = clip?.cut(view) { findings.clipped.append(clipped) }
      guard let modifier = graph.hidingModifier(of: view.node) else { continue }
      hidden.insert(view.node)
      findings.hidden.append(hiddenView(view, hiddenBy: modifier, in: graph))
    }
    findings.covering = covering(in: graph, place: place)
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

  /// Views in front of others that are leaving, each with the one that it hides.
  @MainActor private func covering(in graph: Graph, place: (NodeID) -> CGRect?) -> [CoveringView] {
    var result: [CoveringView] = []
    for view in views {
      for leaving in graph.tree[view.node].leaving {
        guard let area = graph.area(of: leaving, place: place), area.width > 0, area.height > 0 else {
          continue
        }
        let order = graph.drawingOrder(of: view.node)
        guard let position = order.firstIndex(of: leaving) else { continue }
        for front in order[(position + 1)...] where !graph.tree[view.node].leaving.contains(front) {
          guard let cover = graph.opaqueLeaf(of: front, covering: area, place: place)
          else { continue }
          result.append(
            CoveringView(
              identity: graph.identity(of: cover), typeName: graph.tree[cover].kind.name,
              leaving: graph.identity(of: leaving), leavingTypeName: graph.tree[leaving].kind.name))
          break
        }
      }
    }
    return result
  }
}

/// What a container clips its content to.
private struct Clip {
  let container: Identity
  let frame: CGRect

  /// The clip where another one is around it.
  func inside(_ other: Clip?) -> Clip {
    guard let other, !other.frame.contains(frame) else { return self }
    return Clip(container: container, frame: frame.intersection(other.frame))
  }

  func cut(_ view: PlacedView) -> ClippedView? {
    let overflow = EdgeInsets(
      top: max(0, frame.minY - view.frame.minY), leading: max(0, frame.minX - view.frame.minX),
      bottom: max(0, view.frame.maxY - frame.maxY), trailing: max(0, view.frame.maxX - frame.maxX))
    guard overflow != EdgeInsets() else { return nil }
    return ClippedView(
      identity: view.identity, typeName: view.typeName, title: view.text, container: container,
      overflow: overflow)
  }
}
