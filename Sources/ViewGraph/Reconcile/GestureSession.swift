/// How a gesture stands to others that would take the same deed.
enum GesturePriority {
  /// Gestures of the views inside come first.
  case normal
  /// It comes before gestures of the views inside.
  case high
  /// It takes the deed beside whatever else does.
  case simultaneous
}

/// A gesture where it is written; it may be on several views at once.
@MainActor protocol AnyGestureAction: AnyObject {
  /// How it stands to other gestures.
  var priority: GesturePriority { get }
  /// Which gestures are recognised where it stands.
  var mask: GestureMask { get }
  /// Performs the gesture on a view; false if it does not take the deed.
  func perform(_ deed: Deed, on node: NodeID, in session: GestureSession) -> Bool
  /// Ends the gesture under way on a view as lifting the finger does.
  func end(on node: NodeID)
  /// Ends the gesture under way on a view without success, because the view goes.
  func cancel(on node: NodeID)
}

/// What gestures of one host share while they go on.
@MainActor final class GestureSession {
  private var active: [NodeID: [any AnyGestureAction]] = [:]

  /// Whether a gesture is under way on a view.
  func isActive(on node: NodeID) -> Bool { active[node] != nil }

  /// Notes that a gesture goes on after the deed that began it.
  func begin(_ gesture: any AnyGestureAction, on node: NodeID) {
    guard active[node]?.contains(where: { $0 === gesture }) != true else { return }
    active[node, default: []].append(gesture)
  }

  /// Notes that a gesture is over.
  func finish(_ gesture: any AnyGestureAction, on node: NodeID) {
    active[node]?.removeAll { $0 === gesture }
    if active[node]?.isEmpty == true { active[node] = nil }
  }

  /// Takes the gestures under way off a view, for the caller to end.
  func take(from node: NodeID) -> [any AnyGestureAction] {
    active.removeValue(forKey: node) ?? []
  }
}
