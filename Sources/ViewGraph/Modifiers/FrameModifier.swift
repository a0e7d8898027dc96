import Foundation

extension AttributeSchema {
  /// A frame of fixed lengths; `nil` leaves a length to the view.
  static let frame = AttributeSchema(
    "frame",
    [
      Component("width", .layoutInput), Component("height", .layoutInput),
      Component("alignment", .layoutInput),
    ], status: .behaves)

  /// A frame between limits; `nil` leaves a limit to the view, and infinity means no upper limit.
  static let flexibleFrame = AttributeSchema(
    "frame",
    [
      Component("minWidth", .layoutInput), Component("idealWidth", .layoutInput),
      Component("maxWidth", .layoutInput), Component("minHeight", .layoutInput),
      Component("idealHeight", .layoutInput), Component("maxHeight", .layoutInput),
      Component("alignment", .layoutInput),
    ], status: .behaves)
}

/// Puts a view into a frame of fixed lengths.
@usableFromInline struct FrameModifier {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension FrameModifier: ValueModifier {
  @usableFromInline static var schema: AttributeSchema { .frame }

  @usableFromInline var attributeValues: [AttributeValue] {
    [AttributeValue(width), AttributeValue(height), AttributeValue(opaque: alignment)]
  }
}

/// Puts a view into a frame between limits.
@usableFromInline struct FlexibleFrameModifier {
  @usableFromInline let minWidth: CGFloat?
  @usableFromInline let idealWidth: CGFloat?
  @usableFromInline let maxWidth: CGFloat?
  @usableFromInline let minHeight: CGFloat?
  @usableFromInline let idealHeight: CGFloat?
  @usableFromInline let maxHeight: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable init(
    minWidth: CGFloat?,
    idealWidth: CGFloat?,
    maxWidth: CGFloat?,
    minHeight: CGFloat?,
    idealHeight: CGFloat?,
    maxHeight: CGFloat?,
    alignment: Alignment
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

extension FlexibleFrameModifier: ValueModifier {
  @usableFromInline static var schema: AttributeSchema { .flexibleFrame }

  @usableFromInline var attributeValues: [AttributeValue] {
    [
      AttributeValue(minWidth), AttributeValue(idealWidth), AttributeValue(maxWidth),
      AttributeValue(minHeight), AttributeValue(idealHeight), AttributeValue(maxHeight),
      AttributeValue(opaque: alignment),
    ]
  }
}

extension View {
  /// Gives the view a fixed width, height or both, in points.
  @inlinable nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Gives the view lengths between limits, in points; `.infinity` takes what is offered.
  @inlinable nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrameModifier(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
