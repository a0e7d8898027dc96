/// The controls and gestures that a deed on a view reaches, from the inside out, and which of them
/// take it.
///
/// Gestures of high priority come first, the outermost of them before all; then what is nearest to
/// the view. Simultaneous gestures take the deed beside the one that takes it.
@MainActor struct DeedPath {
  /// What became of a deed.
  enum Outcome {
    case taken
    case notTaken
    /// Nothing took it, and the view of this name would not have been able to.
    case disabled(String)
  }

  private enum Answer {
    case control(() -> Void)
    case gesture(any AnyGestureAction)
  }

  @MainActor private struct Taker {
    let node: NodeID
    let answer: Answer

    var priority: GesturePriority {
      switch answer {
      case .control: .normal
      case .gesture(let gesture): gesture.priority
      }
    }
  }

  private var takers: [Taker] = []

  /// - Parameter opacity: How much of a view shows at the moment.
  init(to node: NodeID, for deed: Deed, in graph: Graph, opacity: (NodeID) -> Double) {
    var next: NodeID? = node
    while let id = next {
      next = graph.tree[id].parent
      if !graph.tree[id].isHit(opacity: opacity(id)) {
        // What is inside is not hit either.
        takers = []
        continue
      }
      guard let live = graph.existingLive(id) else { continue }
      if case .tap(1) = deed, let activate = live.control?.activate ?? live.control?.toggle {
        takers.append(Taker(node: id, answer: .control(activate)))
      }
      for gesture in live.gestures {
        if !gesture.mask.contains(.subviews) { takers = [] }
        if gesture.mask.contains(.gesture) { takers.append(Taker(node: id, answer: .gesture(gesture))) }
      }
    }
  }

  /// Whether touches reach a view, as far as it and those around it say.
  static func isHit(_ node: NodeID, in graph: Graph, opacity: (NodeID) -> Double) -> Bool {
    var next: NodeID? = node
    while let id = next {
      if !graph.tree[id].isHit(opacity: opacity(id)) { return false }
      next = graph.tree[id].parent
    }
    return true
  }

  /// Performs a deed on those that take it.
  func perform(_ deed: Deed, in graph: Graph) -> Outcome {
    var isTaken = false
    var disabled: String?

    func attempt(_ taker: Taker) -> Bool {
      // What ran before may have changed the tree only at the next pass, so the node is still there.
      let name = graph.tree[taker.node].kind.name
      let environment = graph.environment(at: taker.node)
      guard environment.isEnabled else {
        disabled = disabled ?? name
        return false
      }
      return graph.store.perform(.gesture(deed.name, on: name)) {
        switch taker.answer {
        case .gesture(let gesture): return gesture.perform(deed, on: taker.node, in: graph.gestures)
        case .control(let activate):
          activate()
          environment[AfterActionKey.self]?()
          return true
        }
      }
    }

    var first = takers.startIndex
    if let winner = takers.lastIndex(where: { $0.priority == .high && attempt($0) }) {
      isTaken = true
      first = winner + 1
    } else {
      isTaken = takers.contains { $0.priority == .normal && attempt($0) }
    }
    for taker in takers[first...] where taker.priority == .simultaneous {
      if attempt(taker) { isTaken = true }
    }
    if isTaken { return .taken }
    return disabled.map { .disabled($0) } ?? .notTaken
  }
}

extension Node {
  /// Whether touches reach the view, as far as it says itself.
  ///
  /// - Parameter opacity: How much of it shows.
  fileprivate func isHit(opacity: @autoclosure () -> Double) -> Bool {
    attributes.allSatisfy { attribute in
      switch attribute.schema.name {
      case AttributeSchema.allowsHitTesting.name: attribute.values[0] != .bool(false)
      case HiddenFamily.schema.name: attribute.values[0] != .bool(true)
      case LeastHitOpacityFamily.schema.name:
        if case .number(let least) = attribute.values[0] { opacity() >= least } else { true }
      default: true
      }
    }
  }
}
