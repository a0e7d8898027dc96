import Foundation

enum UnderlineFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "underline",
    [.init("underline", .setBoolean), .init("pattern", .setChoice), .init("color", .interpolatesAtLeaves)])
}

enum StrikethroughFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "strikethrough",
    [
      .init("strikethrough", .setBoolean), .init("pattern", .setChoice),
      .init("color", .interpolatesAtLeaves),
    ])
}

/// The room between letters takes part in the size of a text, so it is an input of the layout.
enum KerningFamily: AttributeFamily {
  static let schema = AttributeSchema("kerning", .layoutInput)
}

enum TrackingFamily: AttributeFamily {
  static let schema = AttributeSchema("tracking", .layoutInput)
}

enum BaselineOffsetFamily: AttributeFamily {
  static let schema = AttributeSchema("baselineOffset", .layoutInput)
}

extension View {
  /// Draws a line under texts inside; without a colour it has the text's.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      AttributeModifier<UnderlineFamily>(
        .bool(isActive), AttributeValue(opaque: pattern), AttributeValue(color)))
  }

  /// Draws a line through texts inside; without a colour it has the text's.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    modifier(
      AttributeModifier<StrikethroughFamily>(
        .bool(isActive), AttributeValue(opaque: pattern), AttributeValue(color)))
  }

  /// Adds room between letters that may join, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    modifier(AttributeModifier<KerningFamily>(.number(Double(kerning))))
  }

  /// Adds room after each letter, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    modifier(AttributeModifier<TrackingFamily>(.number(Double(tracking))))
  }

  /// Moves texts inside up, or down for a negative value, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    modifier(AttributeModifier<BaselineOffsetFamily>(.number(Double(baselineOffset))))
  }
}
