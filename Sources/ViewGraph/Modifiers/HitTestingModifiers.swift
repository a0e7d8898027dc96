/// The opacity from which touches reach a view.
enum LeastHitOpacityFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "leastHitOpacity", .set(because: "a bound is compared with, not shown"), status: .behaves)
}

extension View {
  /// Lets touches reach a view that fades, or not.
  ///
  /// - Parameters:
  ///   - policy: What counts.
  ///   - isShown: Whether the view is to be there.
  ///   - isHidden: Whether it is gone.
  nonisolated func hitTesting(_ policy: HitTesting, isShown: Bool, isHidden: Bool) -> some View {
    let least: Double =
      switch policy {
      case .uikit: 0
      case .swiftUI: .leastNonzeroMagnitude
      case .strict: HitTesting.leastOpacity
      }
    return
      modifier(HitTestingModifier(isEnabled: policy == .swiftUI ? !isHidden : isShown))
      .modifier(AttributeModifier<LeastHitOpacityFamily>(.number(least)))
  }
}
