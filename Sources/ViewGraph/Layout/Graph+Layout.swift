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
    var labels: [NodeID: String] = [:]
    let views = builder.nodes.dropFirst().compactMap { id -> PlacedView? in
      if let label = existingLive(id)?.control?.label { labels[id] = label }
      return builder.entries[id].flatMap { placed(id, $0, pixels) }
    }
    return LayoutResult(
      proposal: screen.proposal.asLimits,
      size: root.flatMap { self.area(of: [$0], pixels)?.size } ?? .zero, area: area?.size ?? .zero,
      views: views, gaps: builder.gaps, measurementCount: builder.tally.measurements, tree: tree,
      labels: labels)
  }

  private func placed(
    _ id: NodeID, _ entry: LayoutBuilder.Entry, _ pixels: PixelGrid?
  ) -> PlacedView? {
    guard let frame = area(of: entry.core, pixels), let slot = area(of: entry.built.map(\.item), pixels)
    else {
      return nil
    }
    let node = tree[id]
    return PlacedView(
      identity: identity(of: id), typeName: node.kind.name, text: node.title, frame: frame, slot: slot,
      modifiers: entry.modifiers.compactMap { modifier in
        area(of: modifier.items, pixels).map { PlacedModifier(name: modifier.name, frame: $0) }
      }, node: id)
  }

  /// The area of items that are placed, or `nil` if none is.
  private func area(of items: [MeasuredItem], _ pixels: PixelGrid?) -> CGRect? {
    let frames = items.lazy.filter(\.isPlaced).map(\.frame)
    guard var area = frames.first else { return nil }
    for frame in frames.dropFirst() {
      // Not a union of rectangles: that passes over empty ones.
      let (minX, minY) = (min(area.minX, frame.minX), min(area.minY, frame.minY))
      area = CGRect(
        x: minX, y: minY, width: max(area.maxX, frame.maxX) - minX, height: max(area.maxY, frame.maxY) - minY)
    }
    return pixels?.rounded(area) ?? area
  }
}
