import Foundation

/// A lazy container that is seen through a viewport: only the lines in sight are made, measured and placed.
///
/// What is out of sight is estimated, by a rule that knows no past, so that a layout does not depend on those before it:
///
/// - The first ``sampleSize`` elements are always measured, and stand where they stand in a container that is not lazy.
///   Each later line counts for the mean length of these. A container without more elements is exact.
/// - The line at the *anchor* stands where the estimate puts it, those in front of it and after it go on from there with
///   their own lengths. The anchor moves with the content: from the viewport's beginning, when the container is scrolled to
///   its beginning, to the viewport's end, when it is scrolled to its end.
///
/// So lines of one length are exact, too; lines of several lengths come by somewhat faster or slower than the content is
/// scrolled, but no line jumps and none is left out. Guides of views inside do not reach the views around.
final class LazyItem: MeasuredItem {
  /// How many elements are measured to estimate the others.
  static let sampleSize = 32

  private let arrangement: any LazyArrangement
  private let rows: LazyRows
  private let window: Viewport
  private var estimates: [Question: LineEstimate] = [:]

  /// What the lengths of lines depend on.
  private struct Question: Hashable {
    let proposal: ProposedViewSize
    let container: ProposedViewSize
  }

  init(_ arrangement: any LazyArrangement, _ rows: LazyRows, _ window: Viewport, tally: Tally) {
    self.arrangement = arrangement
    self.rows = rows
    self.window = window
    // What comes into sight may be as large as the container says.
    super.init([], tally: tally, readsContainer: true)
    viewport = window
  }

  override var parts: [MeasuredItem] { rows.madeItems }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let estimate = estimate(in: proposal)
    var size = estimate.sampleSize
    if !estimate.isWhole { size[arrangement.growth] = estimate.length }
    return size
  }

  private func estimate(in proposal: ProposedViewSize) -> LineEstimate {
    let question = Question(proposal: proposal, container: tally.surroundings.container)
    if let known = estimates[question] { return known }
    let perLine = max(arrangement.viewsPerLine(in: proposal) ?? 1, 1)
    let lineCount = (rows.count + perLine - 1) / perLine
    var sample = min(lineCount, (Self.sampleSize + perLine - 1) / perLine)
    func made() -> LineEstimate {
      let lengths = (0..<sample).map { length(ofLine: $0, perLine, in: proposal) }
      let size = arrangement.arrange(items(0..<sample, perLine), in: proposal).size
      return LineEstimate(
        lengths: lengths, sampleSize: size, lineCount: lineCount, perLine: perLine,
        spacing: arrangement.lineSpacing)
    }
    var result = made()
    if result.pitch <= 0, !result.isWhole {
      // Lines without a length are all in sight at once.
      sample = lineCount
      result = made()
    }
    estimates[question] = result
    return result
  }

  private func elements(ofLines lines: Range<Int>, _ perLine: Int) -> Range<Int> {
    lines.lowerBound * perLine..<min(lines.upperBound * perLine, rows.count)
  }

  private func items(_ lines: Range<Int>, _ perLine: Int) -> [MeasuredItem] {
    elements(ofLines: lines, perLine).flatMap { rows.items(at: $0) }
  }

  private func length(ofLine line: Int, _ perLine: Int, in proposal: ProposedViewSize) -> CGFloat {
    let length = arrangement.length(ofLine: items(line..<line + 1, perLine), in: proposal)
    return length.ifFinite ?? 0
  }

  override func placeContent(in proposal: ProposedViewSize) {
    let inner = arrangement.proposal(for: proposal, taking: size(for: proposal)).asLengths
    let estimate = estimate(in: inner)
    let axis = arrangement.growth
    // Lines that follow each other to the left begin at the right.
    let isReversed = isMirrored && axis == .horizontal
    let start =
      isReversed ? frame.maxX - window.frame.maxX : window.frame.origin[axis] - frame.origin[axis]
    let (lines, first) = estimate.visibleLines(from: start, to: start + window.frame.size[axis]) {
      length(ofLine: $0, estimate.perLine, in: inner)
    }
    rows.keep(elements(ofLines: lines, estimate.perLine), sample: Self.sampleSize)
    let items = items(lines, estimate.perLine)
    for (item, place) in zip(items, arrangement.arrange(items, in: inner).places) {
      var place = place
      place.origin[axis] += first
      self.place(inside: item, in: place)
    }
  }
}
