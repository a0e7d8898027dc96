import Foundation

/// Arranges views in a line as UIKit's stack view does, where a hidden view leaves no gap.
///
/// A view that is hidden, by `hidden()` or by `shown(_:layout:)` with a layout that collapses, gives up its length and
/// one spacing, and keeps the offset at which it would begin. In a `VStack` it keeps its room. Each view has its ideal
/// length along the line, and across it the breadth of the broadest.
public struct StackViewLayout: Hashable, Sendable {
  /// The line along which the views stand.
  public var axis: Axis

  /// Points between two visible neighbours.
  public var spacing: CGFloat

  /// Creates the layout, horizontal and without spacing as UIKit's is.
  public init(axis: Axis = .horizontal, spacing: CGFloat = 0) {
    self.axis = axis
    self.spacing = spacing
  }
}

extension StackViewLayout: BuiltInLayout, CustomStringConvertible {
  /// The layout as its author wrote it.
  public var description: String {
    call(
      "StackViewLayout",
      [
        axis == .horizontal ? nil : "axis: .\(axis)",
        spacing == 0 ? nil : "spacing: \(shortNumber(Double(spacing)))",
      ])
  }
}

/// Views in a line, of which the hidden ones take no room.
struct HidingStackArrangement: Arrangement {
  private let line: Axis
  private let spacing: CGFloat

  init(_ layout: StackViewLayout) {
    line = layout.axis
    spacing = layout.spacing.ifFinite ?? 0
  }

  var axis: Axis? { line }

  func arrange<V: ArrangedView>(_ views: [V], in proposal: ProposedViewSize) -> Arranged {
    var offered = proposal
    offered[line] = nil
    let sizes = views.map { $0.size(for: offered) }
    let shares = views.map { $0.traits?.share ?? 1 }
    let breadth = zip(sizes, shares).filter { $0.1 > 0 }.map { $0.0[line.other] }.max() ?? 0
    let stack = StackViewArrangement(lengths: sizes.map { $0[line] }, spacing: spacing, shares: shares)
    var size = CGSize.zero
    size[line] = stack.length.asLength
    size[line.other] = breadth
    return Arranged(
      size: size,
      places: stack.slots.map { slot in
        var place = Arranged.Place(origin: .zero, proposal: .unspecified)
        place.origin[line] = slot.offset
        place.proposal[line] = slot.length
        place.proposal[line.other] = breadth
        if breadth.isFinite {
          var own = CGSize.zero
          own[line] = slot.length
          own[line.other] = breadth
          place.size = own
        }
        return place
      })
  }
}
