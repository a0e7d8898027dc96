import Foundation

extension Screen {
  /// The insets with lengths that are numbers and never negative.
  private var insets: EdgeInsets {
    let insets = safeAreaInsets.finite
    return EdgeInsets(
      top: insets.top.asLength, leading: insets.leading.asLength, bottom: insets.bottom.asLength,
      trailing: insets.trailing.asLength)
  }

  /// What is offered to the root.
  var rootProposal: ProposedViewSize {
    let limits = proposal.asLimits
    return ProposedViewSize(
      width: limits.width.map { ($0 - insets.width).asLength },
      height: limits.height.map { ($0 - insets.height).asLength })
  }

  /// Places the root in the safe area.
  ///
  /// - Returns: The area of the root with what is covered around it.
  func place(_ root: MeasuredItem, isMirrored: Bool) -> CGRect {
    let insets = insets.onScreen(isMirrored: isMirrored)
    let size = root.placedSize(for: rootProposal)
    let inner = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size)
    // A window puts the root into its middle: a root that is smaller than the window touches no edge of it.
    let limits = rootProposal
    let fills = (width: size.width >= limits.width ?? 0, height: size.height >= limits.height ?? 0)
    let reach = CGRect(
      x: fills.width ? 0 : inner.minX, y: fills.height ? 0 : inner.minY,
      width: inner.width + (fills.width ? insets.width : 0),
      height: inner.height + (fills.height ? insets.height : 0))
    let surroundings = root.tally.surroundings
    let region = SafeAreaRegion(inner: inner, outer: reach)
    surroundings.with(\.safeArea, reach == inner ? [] : [region]) {
      root.place(at: inner.origin, proposal: rootProposal)
    }
    return CGRect(x: 0, y: 0, width: size.width + insets.width, height: size.height + insets.height)
  }
}

/// Moves edges of frames to pixels.
struct PixelGrid: Equatable {
  /// The number of pixels for a point.
  private let scale: CGFloat

  /// - Returns: `nil` if the scale is no positive number.
  init?(scale: CGFloat) {
    guard scale > 0, scale.isFinite else { return nil }
    self.scale = scale
  }

  /// The nearest place on a pixel; halfway between two it is always the one on the right or below, so that the distance
  /// of two edges does not depend on where they lie.
  private func rounded(_ coordinate: CGFloat) -> CGFloat {
    let pixels = (coordinate * scale + 0.5).rounded(.down)
    return (pixels / scale).ifFinite ?? coordinate
  }

  /// A frame whose edges lie on pixels.
  func rounded(_ frame: CGRect) -> CGRect {
    let (minX, minY) = (rounded(frame.minX), rounded(frame.minY))
    return CGRect(x: minX, y: minY, width: rounded(frame.maxX) - minX, height: rounded(frame.maxY) - minY)
  }
}
