import Foundation

extension ViewHost {
  /// Taps a view, or the control or gesture around it.
  @discardableResult public func tap(_ query: ViewQuery, count: Int = 1) -> Update {
    perform(.tap(count: count), on: query)
  }

  /// Presses a view long.
  @discardableResult public func longPress(_ query: ViewQuery) -> Update {
    perform(.longPress, on: query)
  }

  /// Drags a view by a distance in points.
  ///
  /// - Parameter ends: Whether the finger is lifted; otherwise the drag goes on until
  ///   ``endDrag(_:)``.
  @discardableResult public func drag(_ query: ViewQuery, by translation: CGSize, ends: Bool = true) -> Update
  {
    perform(.drag(translation: translation, ends: ends), on: query)
  }

  /// Lifts the finger after a drag.
  @discardableResult public func endDrag(_ query: ViewQuery) -> Update {
    withNode(query, to: "end a drag") { node in
      guard let holder = ancestors(of: node).first(where: { graph.gestures.isActive(on: $0) }) else {
        return "no drag goes on at \(query)"
      }
      graph.store.perform(.gesture("drag", on: graph.tree[holder].kind.name)) {
        for gesture in graph.gestures.take(from: holder) { gesture.end(on: holder) }
      }
      return nil
    }
  }

  /// Replaces the text of a field, as a person who types into it does; the focus stays where it is.
  @discardableResult public func type(_ text: String, into query: ViewQuery) -> Update {
    withControl(query, "typing into", "take text", { $0.text }) { binding, _ in
      binding.wrappedValue = text
      return nil
    }
  }

  /// Switches a toggle.
  @discardableResult public func toggle(_ query: ViewQuery) -> Update {
    withControl(query, "toggle", "be switched", { $0.toggle }) { toggle, _ in
      toggle()
      return nil
    }
  }

  /// Selects a value in a picker, list or tab view.
  @discardableResult public func select(_ value: some Hashable, in query: ViewQuery) -> Update {
    withControl(query, "select", "select", { $0.select }) { select, node in
      if select(AnyHashable(value)) { return nil }
      guard let slot = graph.controlSlot("selection", of: node, as: AnyHashable?.self) else {
        return "\(query) does not select values like \(value)"
      }
      slot.write(AnyHashable(value), transaction: .current)
      return nil
    }
  }

  /// Submits a field.
  @discardableResult public func submit(_ query: ViewQuery) -> Update {
    withNode(query, to: "be submitted") { node in
      guard isEnabled(node) else { return "\(query) is disabled" }
      let actions = graph.environment(at: node)[SubmitKey.self]
      guard !actions.isEmpty else { return "nothing answers when \(query) is submitted" }
      graph.store.perform(.gesture("submit", on: graph.tree[node].kind.name)) {
        for action in actions { action() }
      }
      return nil
    }
  }

  /// Gives a control the focus.
  @discardableResult public func focus(_ query: ViewQuery) -> Update {
    withNode(query, to: "take the focus") { node in
      let control = graph.tree.subtree(of: node).first {
        graph.existingLive($0)?.control?.isFocusable == true
      }
      guard let control else { return "\(query) cannot take the focus" }
      guard isEnabled(control) else { return "\(query) is disabled" }
      graph.store.perform(.gesture("focus", on: graph.tree[control].kind.name)) {
        graph.moveFocus(to: control)
      }
      return nil
    }
  }

  /// Takes the focus from whatever has it.
  @discardableResult public func unfocus() -> Update {
    run(.gesture("unfocus", on: shortTypeName(Root.self))) { graph.moveFocus(to: nil) }
  }

  /// Scrolls a scroll view or list to an offset in points.
  @discardableResult public func scroll(_ query: ViewQuery, to offset: CGPoint) -> Update {
    withNode(query, to: "be scrolled") { node in
      let holder = (graph.tree.subtree(of: node) + ancestors(of: node)).first {
        graph.controlSlot("scroll", of: $0, as: CGPoint.self) != nil
      }
      guard let holder, let slot = graph.controlSlot("scroll", of: holder, as: CGPoint.self) else {
        return "\(query) does not scroll"
      }
      graph.store.perform(.gesture("scroll", on: graph.tree[holder].kind.name)) {
        slot.write(offset, transaction: .current)
      }
      return nil
    }
  }

  /// The control that has the focus, or `nil`.
  public var focusedView: ViewNode? {
    graph.focused.map { graph.viewNode($0) }
  }

  // MARK: Performing

  /// Performs a deed on what a query names.
  func perform(_ deed: Deed, on query: ViewQuery) -> Update {
    withNode(query, to: "be touched") { node in
      switch DeedPath(to: node, for: deed, in: graph, opacity: shownOpacity).perform(deed, in: graph) {
      case .taken: nil
      case .disabled(let name): "'\(name)' is disabled"
      case .notTaken: "nothing at \(query) takes a \(deed.name)"
      }
    }
  }

  /// A node and those above it, the nearest first.
  private func ancestors(of node: NodeID) -> [NodeID] {
    var result = [node]
    while let parent = graph.tree[result[result.count - 1]].parent { result.append(parent) }
    return result
  }

  private func isEnabled(_ node: NodeID) -> Bool {
    graph.environment(at: node).isEnabled
  }

  /// Finds the view of a query and runs something on it; the answer is what stood in the way.
  private func withNode(_ query: ViewQuery, to verb: String, _ body: (NodeID) -> String?) -> Update {
    guard let node = graph.node(matching: query) else {
      return run(.update) { report("no view matches \(query), so nothing can \(verb)") }
    }
    return run(.update) {
      if let obstacle = body(node) { report(obstacle) }
    }
  }

  private func withControl<Part>(
    _ query: ViewQuery, _ deed: String, _ ability: String, _ part: (Control) -> Part?,
    _ body: (Part, NodeID) -> String?
  ) -> Update {
    withNode(query, to: ability) { node in
      for holder in ancestors(of: node) + graph.tree.subtree(of: node) {
        guard let control = graph.existingLive(holder)?.control, let part = part(control) else { continue }
        guard isEnabled(holder) else { return "\(query) is disabled" }
        return graph.store.perform(.gesture(deed, on: graph.tree[holder].kind.name)) { body(part, holder) }
      }
      return "\(query) cannot \(ability)"
    }
  }
}
