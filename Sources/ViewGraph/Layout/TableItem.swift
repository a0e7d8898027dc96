import Foundation

/// Rows of views whose cells line up in columns.
///
/// Columns share the width as views in a stack do, each as wide as its widest cell; then rows share the height, each as
/// high as its highest cell. A view that stands in no row is one by itself and takes the whole width.
final class TableItem: MeasuredItem {
  /// A row of the table.
  struct Row {
    let cells: [MeasuredItem]
    /// The place of the cells in the row.
    let alignment: VerticalAlignment
    /// Whether it is a view that stands in no row.
    let isWhole: Bool
  }

  private let rows: [Row]
  private let alignment: HorizontalAlignment
  private let columnSpacing: CGFloat?
  private let rowSpacing: CGFloat?

  init(
    _ rows: [Row], alignment: HorizontalAlignment, columnSpacing: CGFloat?, rowSpacing: CGFloat?, tally: Tally
  ) {
    self.rows = rows
    self.alignment = alignment
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    super.init(rows.flatMap(\.cells), tally: tally)
  }

  /// The cells of a column, as one view.
  private struct Column: ArrangedView {
    let cells: [MeasuredItem]

    var layoutPriority: Double { cells.map(\.layoutPriority).max() ?? 0 }

    func size(for proposal: ProposedViewSize) -> CGSize {
      CGSize(width: cells.map { $0.size(for: proposal).width }.max() ?? 0, height: 0)
    }

    func offset(of guide: GuideLine, for proposal: ProposedViewSize) -> CGFloat { 0 }
  }

  /// The cells of a row with their widths, as one view.
  private struct Line: ArrangedView {
    let cells: [(item: MeasuredItem, width: CGFloat)]
    let guide: GuideLine

    var layoutPriority: Double { cells.map(\.item.layoutPriority).max() ?? 0 }

    func size(for proposal: ProposedViewSize) -> CGSize {
      var span = GuideSpan()
      for cell in cells {
        let own = ProposedViewSize(width: cell.width, height: proposal.height)
        span.add(length: cell.item.size(for: own).height, offset: cell.item.offset(of: guide, for: own))
      }
      return CGSize(width: 0, height: span.length)
    }

    func offset(of guide: GuideLine, for proposal: ProposedViewSize) -> CGFloat { 0 }
  }

  private struct Cell {
    let item: MeasuredItem
    let origin: CGPoint
    let proposal: ProposedViewSize
  }

  private func arranged(_ proposal: ProposedViewSize) -> (size: CGSize, cells: [Cell]) {
    let columns = (0..<(rows.map { $0.isWhole ? 0 : $0.cells.count }.max() ?? 0)).map { index in
      Column(cells: rows.compactMap { !$0.isWhole && index < $0.cells.count ? $0.cells[index] : nil })
    }
    let horizontal = StackArrangement(.horizontal, guide: .vertical(.top), spacing: columnSpacing)
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    let across = horizontal.arrange(columns, in: offered)
    let widths = zip(columns, across.places).map { $0.size(for: $1.proposal).width }
    let wholeWidths = rows.filter(\.isWhole).flatMap(\.cells).map { $0.size(for: offered).width }
    let width = max(across.size.width, wholeWidths.max() ?? 0)

    let lines = rows.map { row in
      Line(
        cells: row.cells.enumerated().map { ($1, row.isWhole ? width : widths[$0]) },
        guide: .vertical(row.alignment))
    }
    let vertical = StackArrangement(.vertical, guide: .horizontal(.leading), spacing: rowSpacing)
    let down = vertical.arrange(lines, in: ProposedViewSize(width: width, height: proposal.height))
    var cells: [Cell] = []
    for (index, (line, place)) in zip(lines, down.places).enumerated() {
      let height = line.size(for: place.proposal).height
      for (column, cell) in line.cells.enumerated() {
        let own = ProposedViewSize(width: cell.width, height: height)
        let area = CGSize(width: cell.width, height: height)
        let inside = Alignment(horizontal: alignment, vertical: rows[index].alignment)
          .origin(of: cell.item, offered: own, in: area)
        let x = rows[index].isWhole ? 0 : across.places[column].origin.x
        cells.append(
          Cell(
            item: cell.item, origin: CGPoint(x: x + inside.x, y: place.origin.y + inside.y), proposal: own))
      }
    }
    return (CGSize(width: width, height: down.size.height), cells)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arranged(proposal).size }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    guide.combined(
      arranged(proposal).cells.compactMap { cell in
        cell.item.setOffset(of: guide, for: cell.proposal).map { $0 + cell.origin[guide.axis] }
      })
  }

  override func placeContent(in proposal: ProposedViewSize) {
    for cell in arranged(proposal).cells {
      place(inside: cell.item, at: cell.origin, proposal: cell.proposal)
    }
  }
}
