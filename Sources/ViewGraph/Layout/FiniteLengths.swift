import Foundation

/// Lengths that are fit to come out of a layout, whatever went in.
extension CGFloat {
  /// The largest length or coordinate of a frame, in points: what is larger is cut, so that sums stay finite.
  private static var longest: CGFloat { 1e12 }

  /// A length: never negative, 0 for what is no number, and perhaps infinite.
  var asLength: CGFloat { self > 0 ? self : 0 }

  /// A coordinate of a frame: finite; 0 for what is no number.
  var asCoordinate: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.longest), Self.longest)
  }

  /// The number if it is finite.
  var ifFinite: CGFloat? { isFinite ? self : nil }
}

extension CGSize {
  /// A size whose lengths are numbers and never negative.
  var asLengths: CGSize { CGSize(width: width.asLength, height: height.asLength) }

  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension ProposedViewSize {
  /// The proposed length along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The proposal with lengths that are numbers and never negative; what is no number asks for the ideal.
  var asLengths: ProposedViewSize {
    func length(_ proposal: CGFloat?) -> CGFloat? {
      proposal.flatMap { $0.isNaN ? nil : $0.asLength }
    }
    return ProposedViewSize(width: length(width), height: length(height))
  }

  /// The proposal as a view is placed with: where it has no limit it asks for the ideal.
  var asLimits: ProposedViewSize {
    let proposal = asLengths
    return ProposedViewSize(width: proposal.width?.ifFinite, height: proposal.height?.ifFinite)
  }
}

extension Axis {
  /// The other axis.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
