import Foundation

extension ViewHost {
  /// Moves a pointer over a view, or away from it.
  @discardableResult public func hover(_ query: ViewQuery, isOver: Bool = true) -> Update {
    perform(.hover(isOver), on: query)
  }

  /// Moves two fingers on a view apart or together.
  ///
  /// - Parameters:
  ///   - scale: The size relative to the beginning.
  ///   - ends: Whether the fingers are lifted; otherwise the gesture goes on until ``endDrag(_:)``.
  @discardableResult public func magnify(_ query: ViewQuery, by scale: CGFloat, ends: Bool = true) -> Update {
    perform(.magnify(scale: scale, ends: ends), on: query)
  }

  /// Turns two fingers on a view about each other.
  ///
  /// - Parameters:
  ///   - angle: The angle from the beginning.
  ///   - ends: Whether the fingers are lifted; otherwise the gesture goes on until ``endDrag(_:)``.
  @discardableResult public func rotate(_ query: ViewQuery, by angle: Angle, ends: Bool = true) -> Update {
    perform(.rotate(angle: angle, ends: ends), on: query)
  }

  /// Presses a key for a view, as if the view had the focus.
  @discardableResult public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], on query: ViewQuery
  ) -> Update {
    perform(
      .press(
        KeyPress(phase: .down, key: key, characters: String(key.character), modifiers: modifiers)), on: query)
  }

  /// Deletes the element of a `ForEach` that a view is in, by its `onDelete`.
  @discardableResult public func delete(_ query: ViewQuery) -> Update {
    perform(.delete, on: query)
  }

  /// Moves the element of a `ForEach` that a view is in, by its `onMove`.
  ///
  /// - Parameter offset: The position that the element comes to stand in front of, counted before the move.
  @discardableResult public func move(_ query: ViewQuery, toOffset offset: Int) -> Update {
    perform(.move(to: offset), on: query)
  }

  /// Opens a URL with the app: everything that `onOpenURL` waits for runs.
  @discardableResult public func open(_ url: URL) -> Update {
    run(.update) {
      var isTaken = false
      var asked: Set<ObjectIdentifier> = []
      for node in graph.tree.subtree(of: ViewTree.rootID) where !graph.tree.isLeaving(node) {
        for gesture in graph.existingLive(node)?.gestures ?? [] {
          guard asked.insert(ObjectIdentifier(gesture)).inserted else { continue }
          let cause = Cause.callback("onOpenURL", of: graph.tree[node].kind.name)
          if graph.store.perform(cause, { gesture.perform(.open(url), on: node, in: graph.gestures) }) {
            isTaken = true
          }
        }
      }
      if !isTaken { report("nothing opens \(url)") }
    }
  }
}
