extension AttributeSchema {
  /// How much of a view shows.
  static let opacity = AttributeSchema("opacity", .interpolates, status: .behaves)
}

/// Sets how much of a view shows.
@usableFromInline struct OpacityModifier {
  let opacity: Double

  @usableFromInline init(opacity: Double) { self.opacity = opacity }
}

extension OpacityModifier: ValueModifier {
  @usableFromInline static var schema: AttributeSchema { .opacity }

  @usableFromInline var attributeValues: [AttributeValue] { [.number(opacity)] }
}

enum HiddenFamily: AttributeFamily {
  static let schema = AttributeSchema("hidden", .setBoolean, status: .behaves)
}

enum ZIndexFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "zIndex", .set(because: "an order has no values in between"), status: .behaves)
}

extension View {
  /// Sets how much of the view shows, from 0 for nothing to 1 for all; it stays in the tree.
  @inlinable nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Draws nothing in the view's place; the view stays in the tree and keeps its state.
  nonisolated public func hidden() -> some View {
    modifier(AttributeModifier<HiddenFamily>(.bool(true)))
  }

  /// Draws the view in front of siblings with lower values.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(AttributeModifier<ZIndexFamily>(.number(value)))
  }
}
