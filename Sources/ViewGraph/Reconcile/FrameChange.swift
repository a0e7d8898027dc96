import Foundation

/// The change of the frame of a view that draws, in a host that has a screen.
public struct FrameChange {
  /// Where the view was laid out before, in the root's coordinate space, in points; always finite.
  public let old: CGRect
  /// Where it is laid out now.
  public let new: CGRect
  /// Whether it goes through the frames in between.
  public let outcome: Outcome
  /// Why it does not.
  public let explanation: String?
  /// The animation that governs the change.
  public let animation: Animation?
  /// The modifier that gives the animation, with its place; `nil` where it is that of the write.
  public let governor: String?
  /// Whether the view only goes along with something that moves by its own account.
  ///
  /// Such are an animatable body that runs at each moment and a finger that scrolls. Reports do not tell it.
  var follows = false
  /// The change in the space of the geometry group that the view belongs to, which moves as a whole.
  let local: (old: CGRect, new: CGRect)

  /// How far the edge moved that moved farthest, in points.
  public var distance: CGFloat {
    max(
      abs(new.minX - old.minX), abs(new.maxX - old.maxX), abs(new.minY - old.minY), abs(new.maxY - old.maxY))
  }

  /// The coordinates and lengths that differ: `x`, `y`, `width`, `height`, in points.
  public var lengths: [(name: String, old: CGFloat, new: CGFloat)] {
    [
      ("x", old.minX, new.minX), ("y", old.minY, new.minY), ("width", old.width, new.width),
      ("height", old.height, new.height),
    ].filter { $0.1 != $0.2 }
  }
}

extension FrameChange {
  /// - Parameters:
  ///   - local: The frames in the space of the geometry group around the view.
  ///   - transaction: The one that reaches what moves.
  init(
    from old: CGRect, to new: CGRect, local: (old: CGRect, new: CGRect), governedBy transaction: Transaction
  ) {
    let animation = transaction.animation
    self.init(
      old: old, new: new, outcome: animation == nil ? .jumped : .interpolated,
      explanation: animation == nil ? transaction.obstacle : nil, animation: animation,
      governor: animation == nil ? nil : transaction.governor?.animator, local: local)
  }
}
