import Foundation

/// An arrangement in lines, one after the other, of which those out of sight need not be measured.
protocol LazyArrangement: Arrangement {
  /// Whether views out of sight are left out where something scrolls along the lines.
  var isLazy: Bool { get }

  /// The axis along which line follows line.
  var growth: Axis { get }

  /// The distance of two lines, in points.
  var lineSpacing: CGFloat { get }

  /// How many views stand in a line; `nil` where a line takes whatever one element of the data makes.
  func viewsPerLine(in proposal: ProposedViewSize) -> Int?

  /// The length of one line along the axis of growth, in points.
  func length<V: ArrangedView>(ofLine views: [V], in proposal: ProposedViewSize) -> CGFloat
}

extension StackArrangement: LazyArrangement {
  var growth: Axis { line }

  var lineSpacing: CGFloat { spacing }

  func viewsPerLine(in proposal: ProposedViewSize) -> Int? { nil }

  /// The views of one element with the spacing between them; nothing takes its spacing away as well.
  func length<V: ArrangedView>(ofLine views: [V], in proposal: ProposedViewSize) -> CGFloat {
    var own = proposal
    own[line] = nil
    return views.reduce(-spacing) { $0 + $1.size(for: own)[line] + spacing }
  }
}

extension LineGridArrangement: LazyArrangement {
  var isLazy: Bool { true }

  var lineSpacing: CGFloat { spacing?.ifFinite ?? StackArrangement.standardSpacing }

  func viewsPerLine(in proposal: ProposedViewSize) -> Int? { trackCount(in: proposal) }

  func length<V: ArrangedView>(ofLine views: [V], in proposal: ProposedViewSize) -> CGFloat {
    arrange(views, in: proposal).size[growth]
  }
}

extension LayoutKind {
  /// The rows of a list.
  static let rowArrangement = RowsArrangement()

  /// How views are arranged of which those out of sight are left out; `nil` where all are made.
  var lazyArrangement: (any LazyArrangement)? {
    switch self {
    case .rows: return Self.rowArrangement
    case .arranged(let arrangement):
      guard let lazy = arrangement as? any LazyArrangement, lazy.isLazy else { return nil }
      return lazy
    default: return nil
    }
  }
}
