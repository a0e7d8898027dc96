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
      // What goes along with something else has no course of its own to tell.
      if change.follows, track(key) == nil { continue }
      guard let position = position(of: key, "frame", .layout, from: .rect(change.local.old), node, in: graph)
      else { continue }
      self.change(
        key, position, to: .rect(change.local.new), by: change.animation, occasion,
        explanation: change.follows ? AttributeTrack.Start.following : change.explanation, on: node, in: graph
      )
    }
  }
}
