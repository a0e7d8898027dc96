import Foundation

/// What a tree is laid out in: the size of a window, what covers its edges, its pixels, and how much room letters take.
///
/// A size alone is a screen, too: `Screen(width: 390, height: 844)`.
public struct Screen: Sendable {
  /// What there is for the root and for what covers the edges, in points; `nil` asks for the root's ideal length, as a
  /// scroll view does.
  public var proposal: ProposedViewSize
  /// How much room letters take.
  public var metrics: any TextMetrics
  /// What bars and the device cover at the edges, in points; the root stands inside.
  ///
  /// Leading is right where the root's `\.layoutDirection` says so.
  public var safeAreaInsets = EdgeInsets()
  /// Whether all edges of frames lie on pixels.
  ///
  /// Each edge goes to the nearest one and no length is rounded by itself: two views that touch still do, and what stands
  /// inside another view still does. Sizes are computed before.
  public var roundsToPixels = false
  /// The number of pixels for a point; `nil` for the root's `\.displayScale`.
  public var displayScale: CGFloat?

  /// Creates a screen that offers its root a size, or asks it for its ideal one.
  public init(proposing proposal: ProposedViewSize, metrics: any TextMetrics = CellMetrics()) {
    self.proposal = proposal
    self.metrics = metrics
  }

  /// Creates a screen of a size.
  ///
  /// - Parameters:
  ///   - width: In points; infinity, like what is no number, leaves it to the root, a negative one is 0.
  ///   - height: Likewise.
  ///   - metrics: How much room letters take.
  public init(width: CGFloat, height: CGFloat, metrics: any TextMetrics = CellMetrics()) {
    self.init(proposing: ProposedViewSize(width: width, height: height), metrics: metrics)
  }
}
