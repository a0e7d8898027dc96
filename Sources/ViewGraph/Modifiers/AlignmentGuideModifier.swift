import Foundation

/// Where a view puts one of its alignment guides.
///
/// A closure cannot be compared. Two guides count as equal when they give the same results for a few
/// sizes, so that a view that is described again with the same guide has not changed.
struct AlignmentGuide {
  /// The guide that is set.
  enum Line: Equatable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
  }

  let line: Line
  /// The offset of the guide in points, from the leading or the top edge.
  let computeValue: (ViewDimensions) -> CGFloat

  private static let probes = [
    ViewDimensions(width: 0, height: 0), ViewDimensions(width: 37, height: 101),
    ViewDimensions(width: 100, height: 20), ViewDimensions(width: 1024, height: 768),
  ]
}

extension AlignmentGuide: CustomComparison {
  static func areEqual(_ a: AlignmentGuide, _ b: AlignmentGuide) -> Bool {
    a.line == b.line && probes.allSatisfy { a.computeValue($0) == b.computeValue($0) }
  }
}

extension AlignmentGuide: CustomStringConvertible {
  var description: String {
    switch line {
    case .horizontal(let guide): "\(guide)"
    case .vertical(let guide): "\(guide)"
    }
  }
}

extension AttributeSchema {
  /// An alignment guide that a view sets itself.
  static let alignmentGuide = AttributeSchema("alignmentGuide", .layoutInput, status: .behaves)
}

struct AlignmentGuideModifier {
  let guide: AlignmentGuide
}

extension AlignmentGuideModifier: ValueModifier {
  static var schema: AttributeSchema { .alignmentGuide }

  var attributeValues: [AttributeValue] { [AttributeValue(opaque: guide)] }
}

extension View {
  /// Sets where a horizontal guide of the view is, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: AlignmentGuide(line: .horizontal(g), computeValue: computeValue)))
  }

  /// Sets where a vertical guide of the view is, in points from its top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(guide: AlignmentGuide(line: .vertical(g), computeValue: computeValue)))
  }
}
