import Foundation

/// An alignment guide in either axis.
enum GuideLine: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  init(_ line: AlignmentGuide.Line) {
    switch line {
    case .horizontal(let guide): self = .horizontal(guide)
    case .vertical(let guide): self = .vertical(guide)
    }
  }

  /// The axis along which the guide has its offset.
  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// What dimensions remember the guide by.
  var key: ObjectIdentifier {
    switch self {
    case .horizontal(let guide): ObjectIdentifier(guide.id)
    case .vertical(let guide): ObjectIdentifier(guide.id)
    }
  }

  /// Where the guide is in a view that does not set it, in points from the leading or top edge.
  func defaultOffset(in dimensions: ViewDimensions) -> CGFloat {
    switch self {
    case .horizontal(let guide): guide.id.defaultValue(in: dimensions)
    case .vertical(let guide): guide.id.defaultValue(in: dimensions)
    }
  }

  /// Where the guide is in a container some of whose views set it: the first baseline is the topmost, the last the
  /// bottommost, and any other guide lies in the mean of those that are set.
  func combined(_ offsets: [CGFloat]) -> CGFloat? {
    guard !offsets.isEmpty else { return nil }
    switch self {
    case .vertical(.firstTextBaseline): return offsets.min()
    case .vertical(.lastTextBaseline): return offsets.max()
    default: return offsets.reduce(0, +) / CGFloat(offsets.count)
    }
  }
}

extension Alignment {
  /// The guides of both axes.
  var lines: (horizontal: GuideLine, vertical: GuideLine) { (.horizontal(horizontal), .vertical(vertical)) }
}
