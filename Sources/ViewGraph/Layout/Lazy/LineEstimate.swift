import Foundation

/// Where the lines of a lazy container stand, of which some are measured.
struct LineEstimate {
  /// The size of the container if it held the measured lines alone.
  let sampleSize: CGSize
  let lineCount: Int
  /// How many elements stand in a line.
  let perLine: Int
  private let spacing: CGFloat
  /// The lengths of the measured lines, which are the first ones.
  private let lengths: [CGFloat]
  /// Where each of the measured lines begins, and the first one after them.
  private let starts: [CGFloat]
  /// The length of a line that is not measured.
  private let mean: CGFloat

  init(lengths: [CGFloat], sampleSize: CGSize, lineCount: Int, perLine: Int, spacing: CGFloat) {
    self.lengths = lengths
    self.sampleSize = sampleSize
    self.lineCount = lineCount
    self.perLine = perLine
    self.spacing = spacing
    starts = lengths.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1 + spacing) }
    mean = lengths.isEmpty ? 0 : lengths.reduce(0, +) / CGFloat(lengths.count)
  }

  /// Whether all lines are measured.
  var isWhole: Bool { lengths.count == lineCount }

  /// The distance of the beginnings of two lines that are not measured.
  var pitch: CGFloat { mean + spacing }

  /// The length of all lines together.
  var length: CGFloat { max(start(ofLine: lineCount) - spacing, 0) }

  private func start(ofLine line: Int) -> CGFloat {
    line < starts.count ? starts[line] : starts[starts.count - 1] + CGFloat(line - lengths.count) * pitch
  }

  private func length(ofLine line: Int) -> CGFloat { line < lengths.count ? lengths[line] : mean }

  /// The last line that does not begin after a point.
  private func line(at point: CGFloat) -> Int {
    let sampleEnd = starts[starts.count - 1]
    if point >= sampleEnd, pitch > 0, !isWhole {
      return min(lengths.count + Int(min((point - sampleEnd) / pitch, 1e9)), lineCount - 1)
    }
    // Not by halves: a negative spacing may put a line in front of the one before it.
    return lengths.indices.last { starts[$0] <= point } ?? 0
  }

  /// The lines that are seen between two points, and where the first of them begins.
  ///
  /// - Parameter measure: The length of a line.
  func visibleLines(
    from low: CGFloat, to high: CGFloat, measure: (Int) -> CGFloat
  ) -> (lines: Range<Int>, start: CGFloat) {
    // What takes no room is everywhere.
    guard length > 0 else { return (0..<lineCount, 0) }
    guard low < length, high > 0, low < high else { return (0..<0, 0) }
    let seen = high - low
    let progress = length > seen ? min(max(low / (length - seen), 0), 1) : 0
    let anchor = min(max(low + progress * seen, 0), length)
    let anchored = line(at: anchor)
    // Which part of the line, with the spacing after it, lies in front of the anchor.
    let after = anchored == lineCount - 1 ? 0 : spacing
    let estimated = length(ofLine: anchored) + after
    let part = estimated > 0 ? min(max((anchor - start(ofLine: anchored)) / estimated, 0), 1) : 0
    var begin = anchor - part * (measure(anchored) + after)
    // What is measured stands where it stands, however large it is.
    if anchored < lengths.count { begin = start(ofLine: anchored) }

    var end = begin + measure(anchored)
    var lines = anchored..<anchored + 1
    while begin > low, lines.lowerBound > 0 {
      let line = lines.lowerBound - 1
      begin -= measure(line) + spacing
      lines = line..<lines.upperBound
    }
    while end + spacing < high, lines.upperBound < lineCount {
      end += spacing + measure(lines.upperBound)
      lines = lines.lowerBound..<lines.upperBound + 1
    }
    // The first line may end in front of what is seen, with its spacing reaching into it.
    while lines.count > 1, begin + measure(lines.lowerBound) <= low {
      begin += measure(lines.lowerBound) + spacing
      lines = lines.lowerBound + 1..<lines.upperBound
    }
    return (lines, begin)
  }
}
