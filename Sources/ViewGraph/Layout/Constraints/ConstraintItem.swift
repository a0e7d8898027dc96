import Foundation

/// Views that the constraints of a container place.
final class ConstraintItem: MeasuredItem {
  private let arrangement: ConstraintArrangement
  private var known:
    [(proposal: ProposedViewSize, container: ProposedViewSize?, outcome: ConstraintArrangement.Outcome)] = []
  /// How many outcomes are kept.
  private static let outcomeLimit = 12
  /// What came of the constraints where the container is placed.
  private(set) var placed: ConstraintArrangement.Outcome?

  init(_ layout: ConstraintLayout, _ content: [MeasuredItem], tally: Tally) {
    arrangement = ConstraintArrangement(layout)
    super.init(content, tally: tally)
  }

  override var fillsItsFrame: Bool { true }

  private func outcome(for proposal: ProposedViewSize) -> ConstraintArrangement.Outcome {
    let container = readsContainer ? tally.surroundings.container : nil
    if let known = known.first(where: { $0.proposal == proposal && $0.container == container }) {
      return known.outcome
    }
    let outcome = arrangement.outcome(of: content, in: proposal)
    if known.count >= Self.outcomeLimit { known.removeFirst() }
    known.append((proposal, container, outcome))
    return outcome
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { outcome(for: proposal).arranged.size }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    let places = outcome(for: proposal).arranged.places
    return guide.combined(zip(content, places).compactMap { $0.setOffset(of: guide, in: $1) })
  }

  override func placeContent(in proposal: ProposedViewSize) {
    var outcome = outcome(for: proposal)
    if outcome.arranged.size != frame.size {
      // A container around it has given it another size than it takes itself.
      outcome = arrangement.outcome(of: content, in: ProposedViewSize(frame.size), isFilled: true)
    }
    placed = outcome
    for (item, place) in zip(content, outcome.arranged.places) { self.place(inside: item, in: place) }
  }
}
