import Foundation

enum FixedSizeFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "fixedSize", [.init("horizontal", .layoutInput), .init("vertical", .layoutInput)], status: .behaves)
}

/// A ratio of width to height; `nil` stands for the view's own.
enum AspectRatioFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "aspectRatio", [.init("aspectRatio", .layoutInput), .init("contentMode", .layoutInput)], status: .behaves)
}

enum LayoutPriorityFamily: AttributeFamily {
  static let schema = AttributeSchema("layoutPriority", .layoutInput, status: .behaves)
}

extension View {
  /// Gives the view its ideal size instead of the one offered.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal size in one or both axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(AttributeModifier<FixedSizeFamily>(.bool(horizontal), .bool(vertical)))
  }

  /// Gives the view a ratio of width to height, or keeps its own for `nil`.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(
      AttributeModifier<AspectRatioFamily>(AttributeValue(aspectRatio), AttributeValue(opaque: contentMode)))
  }

  /// Gives the view the ratio of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits, with its own ratio.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(nil, contentMode: .fit)
  }

  /// Makes the view cover what is offered, with its own ratio.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(nil, contentMode: .fill)
  }

  /// Sets in which turn a stack gives room to the view; higher values come first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(AttributeModifier<LayoutPriorityFamily>(.number(value)))
  }
}
