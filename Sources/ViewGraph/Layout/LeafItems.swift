import Foundation

/// A view that takes what it is offered in some axes and has a length of its own in the others.
final class FlexibleItem: MeasuredItem {
  /// A length of a view that stretches in neither direction by itself, in points: that of a colour or a shape.
  static let idealLength: CGFloat = 10

  /// A length that the view takes.
  enum Length {
    case fixed(CGFloat)
    /// What is offered, at least so much; the ideal where nothing is.
    case flexible(least: CGFloat, ideal: CGFloat)

    /// All that is offered.
    static let all = Length.flexible(least: 0, ideal: idealLength)

    fileprivate func length(_ proposal: CGFloat?) -> CGFloat {
      switch self {
      case .fixed(let length): length
      case .flexible(let least, let ideal): max(proposal ?? ideal, least)
      }
    }
  }

  private let width: Length
  private let height: Length
  private let priority: Double

  init(_ width: Length, _ height: Length, priority: Double = 0, tally: Tally) {
    self.width = width
    self.height = height
    self.priority = priority
    super.init([], tally: tally)
  }

  override var layoutPriority: Double { priority }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: width.length(proposal.width), height: height.length(proposal.height))
  }

  /// Room that takes what the other views of a stack leave along a line, and nothing across.
  ///
  /// - Parameters:
  ///   - minLength: In points; 8 unless it is given.
  ///   - axis: The stack's line, or `nil` outside of stacks, where a spacer stretches both ways.
  static func spacer(minLength: CGFloat?, along axis: Axis?, tally: Tally) -> FlexibleItem {
    let least = (minLength?.ifFinite ?? StackArrangement.standardSpacing).asLength
    let along = Length.flexible(least: least, ideal: least)
    return FlexibleItem(
      axis == .vertical ? .fixed(0) : along, axis == .horizontal ? .fixed(0) : along,
      priority: -.infinity, tally: tally)
  }

  /// A line of one point across a stack; outside of stacks it lies.
  static func divider(in axis: Axis?, tally: Tally) -> FlexibleItem {
    axis == .horizontal
      ? FlexibleItem(.fixed(1), .all, tally: tally) : FlexibleItem(.all, .fixed(1), tally: tally)
  }
}

/// A view whose size is a function of the proposal, such as a shape that says how large it is.
final class FunctionItem: MeasuredItem {
  private let function: (ProposedViewSize) -> CGSize

  init(tally: Tally, _ function: @escaping (ProposedViewSize) -> CGSize) {
    self.function = function
    super.init([], tally: tally)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { function(proposal) }
}

/// Words, broken into as many lines as the offered width asks for and the offered height allows.
///
/// One line is always there. An empty text has no size.
final class TextItem: MeasuredItem {
  /// What reaches a text from the views around it.
  struct Style {
    var font: Font?
    var lineLimit: Int?
    /// How many lines have room, if there are fewer.
    var leastLineCount = 0
    /// The room between two lines in points.
    var lineSpacing: CGFloat = 0
  }

  private let lines: TextLines
  private let limit: Int
  private let least: Int
  private let lineHeight: CGFloat
  private let ascent: CGFloat
  private let spacing: CGFloat

  init(_ text: String, _ style: Style, metrics: any TextMetrics, tally: Tally) {
    lines = TextLines(text, font: style.font, metrics: metrics)
    limit = style.lineLimit ?? .max
    least = style.leastLineCount
    lineHeight = (metrics.lineHeight(of: style.font).ifFinite ?? 0).asLength
    ascent = metrics.ascent(of: style.font)
    spacing = (style.lineSpacing.ifFinite ?? 0).asLength
    super.init(
      [], tally: tally, guides: [.vertical(.firstTextBaseline), .vertical(.lastTextBaseline)])
  }

  private func height(_ lineCount: Int) -> CGFloat {
    lineCount == 0 ? 0 : CGFloat(lineCount) * lineHeight + CGFloat(lineCount - 1) * spacing
  }

  /// The lines that are shown, without those that only have room.
  private func shownLines(for proposal: ProposedViewSize) -> (width: CGFloat, lineCount: Int) {
    var limit = limit
    let step = lineHeight + spacing
    if let height = proposal.height, step > 0 {
      let fitting = ((height + spacing) / step).rounded(.down)
      if fitting < CGFloat(limit) { limit = Int(fitting) }
    }
    let extent = lines.extent(in: proposal.width ?? .infinity, limit: limit)
    return (extent.width, extent.lineCount)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let extent = shownLines(for: proposal)
    return CGSize(width: extent.width, height: height(max(extent.lineCount, least)))
  }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    switch guide {
    case .vertical(.firstTextBaseline): ascent
    case .vertical(.lastTextBaseline):
      max(height(shownLines(for: proposal).lineCount) - lineHeight, 0) + ascent
    default: nil
    }
  }
}
