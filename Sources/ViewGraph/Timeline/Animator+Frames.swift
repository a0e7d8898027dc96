import Foundation

/// The frames of views that draw, which go where layout puts them.
extension Animator {
  /// Takes in the frames that a pass changed.
  func take(_ frames: [NodeID: FrameChange], _ occasion: Occasion, in graph: Graph) {
    // By serial, since a dictionary has no order that would be the same each time.
    let nodes = frames.keys.filter { graph.tree.contains($0) }
      .sorted { graph.tree[$0].serial < graph.tree[$1].serial }
    for node in nodes {
      guard let change = frames[node] else { continue }
      let key = TrackKey(serial: graph.tree[node].serial, place: .frame)
      // What an animatable body makes at each moment moves its views then, and by no animation of their own.
      if occasion.isPresentation, track(key) == nil { continue }
      guard let position = position(of: key, "frame", .layout, from: .rect(change.local.old), node, in: graph)
      else { continue }
      self.change(
        key, position, to: .rect(change.local.new), by: change.animation, occasion,
        explanation: change.explanation, on: node, in: graph)
    }
  }
}
