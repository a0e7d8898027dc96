extension AttributeSchema {
  /// Where an overlay stands in front of the view.
  static let overlay = AttributeSchema(
    "overlay", [Component("alignment", .layoutInput), Component("ignoresSafeAreaEdges", .layoutInput)],
    status: .behaves)
}

/// Puts a view in front of another one.
struct OverlayModifier<Overlay: View> {
  let overlay: Overlay
  let alignment: Alignment
  var ignoredEdges: Edge.Set = []
}

extension OverlayModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    pass.layers(
      Self.self, name: "overlay", schema: .overlay,
      values: [AttributeValue(opaque: modifier.alignment), AttributeValue(opaque: modifier.ignoredEdges)],
      content: content, second: modifier.overlay)
  }
}

extension View {
  /// Puts views in front of the view; they are offered its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(OverlayModifier(overlay: content(), alignment: alignment))
  }

  /// Puts a view in front of the view; it is offered its size.
  @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Fills the area in front of the view, and by default the safe area next to it.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      OverlayModifier(overlay: StyleLayer(style: style), alignment: .center, ignoredEdges: edges))
  }
}
