import Foundation

/// Where constraints put their items: one frame each, or the range of what they leave open.
public struct ConstraintSolution: Hashable, Sendable {
  /// The numbers of one item's frame, each as the range of its possible values.
  ///
  /// A range of one number is decided. The ends are infinite where nothing bounds a number.
  public struct Coordinates: Hashable, Sendable {
    /// Points from the container's leading edge.
    public var x: ClosedRange<CGFloat>
    /// Points from the container's top edge; they grow downwards.
    public var y: ClosedRange<CGFloat>
    /// Points; never negative.
    public var width: ClosedRange<CGFloat>
    /// Points; never negative.
    public var height: ClosedRange<CGFloat>

    /// The frame, or `nil` if a number is open.
    public var frame: CGRect? {
      guard openNumbers.isEmpty else { return nil }
      return CGRect(x: x.lowerBound, y: y.lowerBound, width: width.lowerBound, height: height.lowerBound)
    }

    /// The numbers that the constraints leave open, with their names.
    var openNumbers: [(name: String, range: ClosedRange<CGFloat>)] {
      [("x", x), ("y", y), ("width", width), ("height", height)].filter { $0.1.lowerBound < $0.1.upperBound }
    }
  }

  /// By how much the constraints of one priority are missed.
  public struct Miss: Hashable, Sendable {
    /// The priority.
    public let priority: LayoutConstraint.Priority
    /// The sum of all errors of that priority in points; the least that higher priorities allow.
    public let points: CGFloat
  }

  /// The numbers of each item, by name; the container's are among them.
  public let coordinates: [String: Coordinates]

  /// The sum of errors of every priority that occurs, the highest first.
  public let misses: [Miss]

  /// Conflicts first, then what was left out, then the items that are left open.
  public let issues: [ConstraintIssue]

  /// How many times the solver moved from one corner to the next.
  let steps: Int

  /// Whether all required constraints hold.
  ///
  /// If they do not, the numbers are those that miss them by the least sum, which need not be what UIKit
  /// shows: it drops one of the constraints.
  public var isSatisfied: Bool { !issues.contains { $0.kind == .conflict || $0.kind == .unsolved } }

  /// The frames that are decided, by the item's name.
  public var frames: [String: CGRect] { coordinates.compactMapValues(\.frame) }

  /// The frame of an item, or `nil` if it is open or the item unknown.
  public func frame(of item: String) -> CGRect? { coordinates[item]?.frame }
}
