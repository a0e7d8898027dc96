import Foundation

extension AttributeSchema {
  /// The margins of scrolled content.
  static let contentMargins = AttributeSchema(
    "contentMargins",
    [
      Component("contentMargins", .layoutInput), Component("edges", .layoutInput),
      Component("placement", .layoutInput),
    ], status: .behaves)
}

/// Sets margins of scrolled content at some edges, and leaves the others.
struct ContentMarginsModifier {
  let margins: AttributeValue
  let edges: Edge.Set
  let placement: ContentMarginPlacement
}

extension ContentMarginsModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(.contentMargins, [margins, AttributeValue(opaque: edges), AttributeValue(opaque: placement)])
    guard placement != .scrollIndicators else { return }
    pass.push(environment: { [insets, edges] in
      if edges.contains(.top) { $0.contentMargins.top = insets.top }
      if edges.contains(.leading) { $0.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { $0.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { $0.contentMargins.trailing = insets.trailing }
    })
  }

  /// The margins of all edges; the system's own are none.
  private var insets: EdgeInsets {
    switch margins {
    case .insets(let insets): insets
    case .number(let length): EdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    default: EdgeInsets()
    }
  }
}

enum ContainerRelativeFrameFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "containerRelativeFrame", [.init("axes", .layoutInput), .init("alignment", .layoutInput)],
    status: .behaves)
}

enum ContainerShareFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "containerRelativeFrame",
    [
      .init("axes", .layoutInput), .init("count", .layoutInput), .init("span", .layoutInput),
      .init("spacing", .layoutInput), .init("alignment", .layoutInput),
    ], status: .behaves)
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
    [.init("axes", .layoutInput), .init("alignment", .layoutInput), .init("length", .layoutInput)],
    status: .behaves)
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
    modifier(ContentMarginsModifier(margins: margins, edges: edges, placement: placement))
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
