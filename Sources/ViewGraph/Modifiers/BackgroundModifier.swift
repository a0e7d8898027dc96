extension AttributeSchema {
  /// Where a background stands behind the view.
  static let background = AttributeSchema(
    "background", [Component("alignment", .layoutInput), Component("ignoresSafeAreaEdges", .layoutInput)],
    status: .behaves)
}

/// Puts a view behind another one.
struct BackgroundModifier<Background: View> {
  let background: Background
  let alignment: Alignment
  var ignoredEdges: Edge.Set = []
}

extension BackgroundModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    pass.layers(
      Self.self, name: "background", schema: .background,
      values: [AttributeValue(opaque: modifier.alignment), AttributeValue(opaque: modifier.ignoredEdges)],
      content: content, second: modifier.background)
  }
}

extension View {
  /// Puts views behind the view; they are offered its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Puts a view behind the view; it is offered its size.
  @_disfavoredOverload nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(background: background, alignment: alignment))
  }

  /// Fills the area behind the view, and by default the safe area next to it.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      BackgroundModifier(background: StyleLayer(style: style), alignment: .center, ignoredEdges: edges))
  }
}
