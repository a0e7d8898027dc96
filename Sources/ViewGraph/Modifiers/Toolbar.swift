extension View {
  /// Puts items into the toolbar: a node `toolbar` with the view and, at a step of their own, the items.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ActionsModifier(name: "toolbar", actions: ToolbarContentView(content: content())))
  }

  /// Puts items into the toolbar that a person may arrange; here they stay as they are.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ActionsModifier(name: "toolbar", actions: ToolbarContentView(content: content())))
  }
}

extension View {
  /// Puts views into the toolbar: a node `toolbar` with the view and, at a step of their own, the items.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ActionsModifier(name: "toolbar", actions: content()))
  }

  /// Says whether bars are shown.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      AttributeModifier<ToolbarVisibilityFamily>(
        AttributeValue(opaque: visibility), AttributeValue(opaque: bars)))
  }

  /// Says whether bars are shown, by the newer name.
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(
      AttributeModifier<ToolbarVisibilityFamily>(
        AttributeValue(opaque: visibility), AttributeValue(opaque: bars)))
  }
}

enum ToolbarVisibilityFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "toolbar",
    [
      Component("visibility", .set(because: "a visibility has no values in between")),
      Component("bars", .set(because: "a set of bars has no values in between")),
    ])
}

private typealias Component = AttributeSchema.Component
