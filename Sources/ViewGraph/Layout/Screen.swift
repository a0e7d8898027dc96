import Foundation

/// What a tree is laid out in: the size of a window, and how much room letters take.
///
/// A size alone is a screen, too: `Screen(width: 390, height: 844)`.
public struct Screen: Sendable {
  /// What the root is offered, in points; `nil` asks for its ideal length, as a scroll view does.
  public var proposal: ProposedViewSize
  /// How much room letters take.
  public var metrics: any TextMetrics

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
