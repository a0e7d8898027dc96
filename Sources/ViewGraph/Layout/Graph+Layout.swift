import Foundation

extension Graph {
  /// Lays the tree out in a screen, whose top left corner is the origin.
  ///
  /// - Parameter prepare: Is called with the items before they are placed.
  func layOut(in screen: Screen, prepare: (LayoutBuilder) -> Void = { _ in }) -> LayoutResult {
    var builder = LayoutBuilder(self, metrics: screen.metrics)
    builder.tally.surroundings.container = screen.rootProposal
    let root = builder.build()
    prepare(builder)
    let environment = environment(at: ViewTree.rootID)
    let area = root.map { screen.place($0, isMirrored: environment.layoutDirection == .rightToLeft) }
    builder.noteReachingScrollViews()
    let pixels =
      screen.roundsToPixels ? PixelGrid(scale: screen.displayScale ?? environment.displayScale) : nil
    let matched = builder.matchGeometries()
    var labels: [NodeID: String] = [:]
    let views = builder.nodes.dropFirst().compactMap { id -> PlacedView? in
      if let label = existingLive(id)?.control?.label { labels[id] = label }
      return builder.entries[id].flatMap { placed(id, $0, pixels) }
    }
    return LayoutResult(
      proposal: screen.proposal.asLimits,
      size: root.flatMap { self.area(of: [$0], pixels)?.size } ?? .zero, area: area?.size ?? .zero,
      views: views, gaps: builder.gaps, measurementCount: builder.tally.measurements, tree: tree,
      labels: labels, matched: matched,
      containers: builder.constrained.compactMap { id, item in
        item.placed.map {
          SolvedContainer(identity: identity(of: id), solution: $0.solution, issues: $0.issues, node: id)
        }
      })
  }

  private func placed(
    _ id: NodeID, _ entry: LayoutBuilder.Entry, _ pixels: PixelGrid?
  ) -> PlacedView? {
    guard let frame = area(of: entry.core, pixels), var slot = area(of: entry.built.map(\.item), pixels)
    else {
      return nil
    }
    if entry.built.allSatisfy(\.traits.isCollapsed) { slot.size = .zero }
    let node = tree[id]
    return PlacedView(
      identity: identity(of: id), typeName: node.kind.name, text: node.title, frame: frame, slot: slot,
      modifiers: entry.modifiers.compactMap { modifier in
        area(of: modifier.items, pixels).map { PlacedModifier(name: modifier.name, frame: $0) }
      },
      clip: entry.clips.compactMap { area(of: $0, pixels) }.reduce(nil) { clip, frame in
        clip.map { $0.intersection(frame) } ?? frame
      }, node: id)
  }

  /// The area of items that are placed, or `nil` if none is.
  private func area(of items: [MeasuredItem], _ pixels: PixelGrid?) -> CGRect? {
    let frames = items.lazy.filter(\.isPlaced).map(\.frame)
    guard let first = frames.first else { return nil }
    let area = frames.dropFirst().reduce(first) { $0.covering($1) }
    return pixels?.rounded(area) ?? area
  }
}

extension CGRect {
  /// The smallest frame that holds both; unlike a union also where one of them is empty.
  func covering(_ other: CGRect) -> CGRect {
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
