extension View {
  /// Fills a shape behind the view with the style of backgrounds.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(BackgroundModifier(background: shape.fill(style, style: fillStyle), alignment: .center))
  }

  /// Fills a shape in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(OverlayModifier(overlay: shape.fill(style, style: fillStyle), alignment: .center))
  }
}
