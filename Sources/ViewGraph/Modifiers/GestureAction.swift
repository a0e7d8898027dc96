/// A gesture on views: turns what a person does into events, and remembers what goes on.
final class GestureAction<G: Gesture>: AnyGestureAction {
  var gesture: G
  var mask: GestureMask
  let priority: GesturePriority
  private var memories: [NodeID: (memory: _GestureMemory, last: _GestureEvent.Kind)] = [:]

  init(_ gesture: G, priority: GesturePriority, mask: GestureMask) {
    self.gesture = gesture
    self.priority = priority
    self.mask = mask
  }

  func perform(_ deed: Deed, on node: NodeID, in session: GestureSession) -> Bool {
    guard let (kind, ends) = deed.event else { return false }
    let memory = memories[node]?.memory ?? _GestureMemory()
    var phase = respond(_GestureEvent(kind: kind, isLast: false), memory)
    if ends, !phase.isFailed { phase = respond(_GestureEvent(kind: kind, isLast: true), memory) }
    switch phase.state {
    case .active:
      memories[node] = (memory, kind)
      session.begin(self, on: node)
      return true
    case .ended:
      memories[node] = nil
      session.finish(self, on: node)
      return true
    case .possible, .failed:
      if memories.removeValue(forKey: node) != nil { session.finish(self, on: node) }
      return false
    }
  }

  func end(on node: NodeID) {
    guard let (memory, last) = memories.removeValue(forKey: node) else { return }
    let phase = respond(_GestureEvent(kind: last, isLast: true), memory)
    // A sequence whose next part has not begun does not end well.
    if case .active = phase.state { _ = respond(_GestureEvent(kind: .cancel, isLast: true), memory) }
  }

  func cancel(on node: NodeID) {
    guard let (memory, _) = memories.removeValue(forKey: node) else { return }
    _ = respond(_GestureEvent(kind: .cancel, isLast: true), memory)
  }

  private func respond(_ event: _GestureEvent, _ memory: _GestureMemory) -> _GesturePhase<G.Value> {
    G._respond(gesture, to: event, in: memory)
  }
}

extension _GesturePhase {
  var isFailed: Bool { if case .failed = state { true } else { false } }
}

extension Deed {
  /// What gestures see of the deed, and whether it comes to its end.
  fileprivate var event: (kind: _GestureEvent.Kind, ends: Bool)? {
    switch self {
    case .tap(let count): (.tap(count: count), true)
    case .longPress: (.press, true)
    case .drag(let translation, let ends): (.drag(translation), ends)
    case .magnify(let scale, let ends): (.magnify(scale), ends)
    case .rotate(let angle, let ends): (.rotate(angle), ends)
    case .hover, .press, .delete, .move, .open: nil
    }
  }
}

/// Answers a deed that is no gesture, such as hovering.
final class DeedAction: AnyGestureAction {
  let priority: GesturePriority
  let mask = GestureMask.all
  var answer: (Deed, NodeID) -> Bool

  init(priority: GesturePriority = .normal, _ answer: @escaping (Deed, NodeID) -> Bool = { _, _ in false }) {
    self.priority = priority
    self.answer = answer
  }

  func perform(_ deed: Deed, on node: NodeID, in session: GestureSession) -> Bool { answer(deed, node) }
  func end(on node: NodeID) {}
  func cancel(on node: NodeID) {}
}

struct GestureModifier<G: Gesture> {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask
}

extension GestureModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let action = pass.construct { GestureAction(gesture, priority: priority, mask: mask) }
    action.gesture = gesture
    action.mask = mask
    pass.push(gesture: action)
  }
}

struct DeedModifier {
  var priority = GesturePriority.normal
  let answer: (Deed, NodeID) -> Bool
}

extension DeedModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let action = pass.construct { DeedAction(priority: priority) }
    action.answer = answer
    pass.push(gesture: action)
  }
}

extension View {
  /// Puts a gesture on a view; gestures of the views inside come first.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Puts a gesture on a view, which can be switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Puts a gesture with a name on a view, which can be switched off.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Puts a gesture on a view that comes before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Puts a gesture on a view that comes before those of the views inside and can be switched off.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Puts a gesture on a view that is recognised beside those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Puts a gesture on a view that is recognised beside those of the views inside and can be switched off.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
