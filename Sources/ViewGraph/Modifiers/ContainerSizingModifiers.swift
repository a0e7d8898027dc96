import Foundation

enum ContentMarginsFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "contentMargins",
    [.init("contentMargins", .layoutInput), .init("edges", .layoutInput), .init("placement", .layoutInput)])
}

enum ContainerRelativeFrameFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "containerRelativeFrame", [.init("axes", .layoutInput), .init("alignment", .layoutInput)])
}

enum ContainerShareFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "containerRelativeFrame",
    [
      .init("axes", .layoutInput), .init("count", .layoutInput), .init("span", .layoutInput),
      .init("spacing", .layoutInput), .init("alignment", .layoutInput),
    ])
}

/// A length that is computed from its container's; equal to another that gives the same for a few lengths.
struct ContainerLength {
  let length: (CGFloat, Axis) -> CGFloat

  private static let probes: [CGFloat] = [0, 37, 320, 1024]
}

extension ContainerLength: CustomComparison {
  static func areEqual(_ a: ContainerLength, _ b: ContainerLength) -> Bool {
    probes.allSatisfy { probe in Axis.allCases.allSatisfy { a.length(probe, $0) == b.length(probe, $0) } }
  }
}

extension ContainerLength: CustomStringConvertible {
  var description: String { "a function of the container" }
}

enum ContainerLengthFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "containerRelativeFrame",
    [.init("axes", .layoutInput), .init("alignment", .layoutInput), .init("length", .layoutInput)])
}

extension View {
  /// Sets the margins of scroll views and lists inside, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.insets(insets), edges, placement)
  }

  /// Sets the margins of scroll views and lists inside, in points; `nil` leaves them to the system.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(AttributeValue(length), edges, placement)
  }

  /// Sets all margins of scroll views and lists inside, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.number(Double(length)), .all, placement)
  }

  nonisolated private func contentMargins(
    _ margins: AttributeValue, _ edges: Edge.Set, _ placement: ContentMarginPlacement
  ) -> some View {
    modifier(
      AttributeModifier<ContentMarginsFamily>(
        margins, AttributeValue(opaque: edges), AttributeValue(opaque: placement)))
  }

  /// Makes the view as large as the scroll view or window around it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(
      AttributeModifier<ContainerRelativeFrameFamily>(
        AttributeValue(opaque: axes), AttributeValue(opaque: alignment)))
  }

  /// Makes the view as large as a function of the scroll view or window around it says.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      AttributeModifier<ContainerLengthFamily>(
        AttributeValue(opaque: axes), AttributeValue(opaque: alignment),
        AttributeValue(opaque: ContainerLength(length: length))))
  }

  /// Makes the view as large as some of the equal parts of the scroll view or window around it.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      AttributeModifier<ContainerShareFamily>(
        AttributeValue(opaque: axes), .integer(count), .integer(span), .number(Double(spacing)),
        AttributeValue(opaque: alignment)))
  }
}
