import Foundation

/// Several views of which the first that fits is shown, or else the last.
///
/// A view fits if it is, along the axes, not longer than what is offered when it is offered no length there. Documented:
/// https://developer.apple.com/documentation/swiftui/viewthatfits. Across the axes it is asked with what is offered, or
/// else a text that wraps would never be too high; that is not documented. The others are not placed.
final class FirstThatFitsItem: MeasuredItem {
  private let axes: Axis.Set

  init(_ candidates: [MeasuredItem], axes: Axis.Set, tally: Tally) {
    self.axes = axes
    super.init(candidates, tally: tally)
  }

  private func chosen(_ proposal: ProposedViewSize) -> MeasuredItem? {
    var asked = proposal
    if axes.contains(.horizontal) { asked.width = nil }
    if axes.contains(.vertical) { asked.height = nil }
    return content.dropLast().first { item in
      let ideal = item.size(for: asked)
      return Axis.allCases.allSatisfy { axis in
        guard axes.contains(Axis.Set(axis)), let offered = proposal[axis] else { return true }
        return ideal[axis] <= offered
      }
    } ?? content.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(proposal)?.size(for: proposal) ?? .zero
  }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    chosen(proposal)?.setOffset(of: guide, for: proposal)
  }

  override func placeContent(in proposal: ProposedViewSize) {
    if let item = chosen(proposal) { place(inside: item, at: .zero, proposal: proposal) }
  }
}
