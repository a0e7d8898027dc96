extension AttributeSchema {
  /// Where a mask stands over the view.
  static let mask = AttributeSchema("mask", [Component("alignment", .layoutInput)])
}

/// Shows a view where another one is drawn.
struct MaskModifier<Mask: View> {
  let mask: Mask
  let alignment: Alignment
}

extension MaskModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    pass.layers(
      Self.self, name: "mask", schema: .mask, values: [AttributeValue(opaque: modifier.alignment)],
      content: content, second: modifier.mask)
  }
}

extension View {
  /// Shows the view where the mask is drawn, as strongly as the mask is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: mask(), alignment: alignment))
  }

  /// Shows the view where the mask is drawn, as strongly as the mask is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(MaskModifier(mask: mask, alignment: .center))
  }
}
