extension Color.Resolved: Animatable {
  /// The components in linear light and the opacity, finely scaled.
  ///
  /// So a colour goes through the colours that mixed light has, not premultiplied: half-way from red to blue
  /// each is 0.735 as sRGB encodes it (*observed*: https://github.com/OpenSwiftUIProject/OpenSwiftUI, 2025).
  /// A gradient mixes the encoded components, or in Oklab.
  public var animatableData: AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>> {
    get {
      let scale = Float(fineScale)
      return AnimatablePair(
        linearRed * scale,
        AnimatablePair(linearGreen * scale, AnimatablePair(linearBlue * scale, opacity * scale)))
    }
    set {
      let scale = Float(fineScale)
      linearRed = newValue.first / scale
      linearGreen = newValue.second.first / scale
      linearBlue = newValue.second.second.first / scale
      opacity = newValue.second.second.second / scale
    }
  }
}
