import Foundation

/// Where UIKit's stack view puts its arranged subviews along its axis, when it has room for all of them.
///
/// A hidden subview gives up its length and one spacing (observed by others: forkingdog/FDStackView, issue 6,
/// finds a zero-length constraint on the hidden view). It keeps the offset at which it would begin, which is
/// assumed; nobody has checked where UIKit parks it.
struct StackViewArrangement: Hashable, Sendable {
  /// What one subview takes.
  struct Slot: Hashable, Sendable {
    /// Points from the stack's beginning.
    var offset: CGFloat
    /// Points; zero for a hidden subview.
    var length: CGFloat
  }

  /// The subviews' slots, in their order.
  var slots: [Slot]

  /// The stack's length in points.
  var length: CGFloat

  /// Arranges subviews.
  ///
  /// - Parameters:
  ///   - lengths: The subviews' own lengths in points.
  ///   - spacing: Points between two visible neighbours.
  ///   - hidden: The indices of the hidden ones.
  init(lengths: [CGFloat], spacing: CGFloat, hidden: Set<Int> = []) {
    self.init(lengths: lengths, spacing: spacing, shares: lengths.indices.map { hidden.contains($0) ? 0 : 1 })
  }

  /// Arranges subviews of which some may be on their way.
  ///
  /// While one subview goes, every number is as far between its ends as the subview's share is between 1 and 0.
  ///
  /// - Parameters:
  ///   - lengths: The subviews' own lengths in points.
  ///   - spacing: Points between two visible neighbours.
  ///   - shares: How much of its slot each takes: 1 for a visible one, 0 for a hidden one.
  init(lengths: [CGFloat], spacing: CGFloat, shares: [CGFloat]) {
    slots = []
    length = 0
    var visible: CGFloat = 0
    for (own, share) in zip(lengths, shares) {
      // A hidden one stands where it would begin, and takes nothing of the space before it.
      slots.append(Slot(offset: length + spacing * visible, length: share == 0 ? 0 : own * share))
      if share > 0 {
        length += spacing * visible * share + own * share
        visible = max(visible, share)
      }
    }
  }

  /// The arrangement part of the way to another of the same subviews, as an animation of `isHidden` shows it.
  func interpolated(to next: StackViewArrangement, progress: Double) -> StackViewArrangement {
    var result = self
    result.length += (next.length - length) * progress
    for (index, slot) in next.slots.prefix(slots.count).enumerated() {
      result.slots[index].offset += (slot.offset - slots[index].offset) * progress
      result.slots[index].length += (slot.length - slots[index].length) * progress
    }
    return result
  }
}
