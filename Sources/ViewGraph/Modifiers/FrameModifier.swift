import Foundation

extension AttributeSchema {
  /// A frame of fixed lengths; `nil` leaves a length to the view.
  static let frame = AttributeSchema(
    "frame",
    [
      Component("width", .layoutInput), Component("height", .layoutInput),
      Component("alignment", .layoutInput),
    ])

  /// A frame between limits; `nil` leaves a limit to the view, and infinity means no upper limit.
  static let flexibleFrame = AttributeSchema(
    "frame",
    [
      Component("minWidth", .layoutInput), Component("idealWidth", .layoutInput),
      Component("maxWidth", .layoutInput), Component("minHeight", .layoutInput),
      Component("idealHeight", .layoutInput), Component("maxHeight", .layoutInput),
      Component("alignment", .layoutInput),
    ])
}

/// Puts a view into a frame of fixed lengths.
struct FrameModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
}

extension FrameModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(.frame, [AttributeValue(width), AttributeValue(height), AttributeValue(opaque: alignment)])
  }
}

/// Puts a view into a frame between limits.
struct FlexibleFrameModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment
}

extension FlexibleFrameModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(
      .flexibleFrame,
      [
        AttributeValue(minWidth), AttributeValue(idealWidth), AttributeValue(maxWidth),
        AttributeValue(minHeight), AttributeValue(idealHeight), AttributeValue(maxHeight),
        AttributeValue(opaque: alignment),
      ])
  }
}

extension View {
  /// Gives the view a fixed width, height or both, in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Gives the view lengths between limits, in points; `.infinity` takes what is offered.
  nonisolated public func frame(
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
