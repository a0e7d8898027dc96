extension DescribingPass {
  /// Describes a node with the modified content and actions, each at a step of its own.
  mutating func actions<Content: View, Actions: View>(
    _ modifier: Any.Type, name: String, content: Content, actions: Actions
  ) {
    node(modifier, .decorated, name: name) { pass in
      pass.stepping(.child, 0, at: nil) { Content._describe(content, in: &$0) }
      pass.stepping(.child, 1, at: nil) { Actions._describe(actions, in: &$0) }
    }
  }
}

/// Keeps actions beside a view, where a person finds them without opening anything.
struct ActionsModifier<Actions: View> {
  let name: String
  let actions: Actions
}

extension ActionsModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    pass.actions(Self.self, name: modifier.name, content: content, actions: modifier.actions)
  }
}

extension View {
  /// Gives the view a context menu.
  ///
  /// Its items are always in the tree, so that a test can tap them.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ActionsModifier(name: "contextMenu", actions: menuItems()))
  }

  /// Gives the view a context menu with a preview, which is not kept.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ActionsModifier(name: "contextMenu", actions: menuItems()))
  }

  /// Gives a row actions that swiping shows.
  ///
  /// They are always in the tree, so that a test can tap them.
  ///
  /// - Parameters:
  ///   - edge: The edge where they appear; not kept.
  ///   - allowsFullSwipe: Whether a full swipe performs the first of them; not kept.
  ///   - content: The buttons.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(ActionsModifier(name: "swipeActions", actions: content()))
  }

  /// Gives a tab its item: what its button in the tab bar shows.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(ActionsModifier(name: "tabItem", actions: label()))
  }
}
