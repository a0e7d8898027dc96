import Foundation

/// Figures of lists and forms; they are ours.
enum ListFigures {
  /// The room around the content of a row, in points.
  static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  /// The room around the header or footer of a section, in points.
  static let headerInsets = EdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
  /// The room at both sides of sections that stand by themselves, in points.
  static let sectionMargin: CGFloat = 16
  /// The room between sections that stand by themselves, above the first and below the last, in points.
  static let sectionSpacing: CGFloat = 35
  /// How far the content of an opened group is moved in, in points.
  static let indentation: CGFloat = 20
}

extension LayoutBuilder {
  /// The rows of a list, one below the other; where the node knows them as lazy ones, only those in sight are made.
  mutating func rows(_ made: LayoutNode, _ list: [Built]) -> MeasuredItem {
    let id = made.id
    note(id, "has rows as high as our insets and the least row height say")
    let environment = graph.environment(at: id)
    let isPlain = environment.styleNames["listStyle"] == "plain"
    let sectionSpacing = environment.listSectionSpacing ?? (isPlain ? 0 : ListFigures.sectionSpacing)
    let figures = RowFigures(
      rowSpacing: (environment.listRowSpacing?.ifFinite ?? 0).asLength,
      sectionSpacing: (sectionSpacing.ifFinite ?? 0).asLength,
      leastRowHeight: (environment.defaultMinListRowHeight.ifFinite ?? 0).asLength,
      leastHeaderHeight: (environment.defaultMinListHeaderHeight?.ifFinite ?? 0).asLength)
    let content: MeasuredItem
    if let rows = made.rows {
      rows.begin(as: figures)
      content = LazyItem(LayoutKind.rowArrangement, rows, made.window, tally: tally)
    } else {
      var previous: LayoutTraits?
      content = ContainerItem(
        LayoutKind.rowArrangement, list.map { figures.row($0, after: &previous) }, tally: tally)
    }
    var margins = environment.contentMargins
    if !isPlain {
      margins.leading += ListFigures.sectionMargin
      margins.trailing += ListFigures.sectionMargin
      margins.top += sectionSpacing
      margins.bottom += sectionSpacing
    }
    return ScrollItem(
      content, axes: .vertical, offset: scrollOffset(of: id), margins: margins, window: made.window)
  }

  /// The rows of a section, each with what it is there.
  func section(_ id: NodeID) -> [Built] {
    let kinds: [LayoutTraits.Part] = [.header, .content, .footer]
    return kinds.enumerated().flatMap { number, part in
      parts(number, of: id).map { built in
        var built = built
        built.traits.section = id
        built.traits.part = part
        return built
      }
    }
  }
}

/// The figures of one list, in points.
struct RowFigures {
  let rowSpacing: CGFloat
  let sectionSpacing: CGFloat
  let leastRowHeight: CGFloat
  let leastHeaderHeight: CGFloat

  /// A view as a row of the list, with the room above it.
  ///
  /// - Parameter previous: What the row in front of it says; it becomes what the row itself says.
  func row(_ built: LayoutBuilder.Built, after previous: inout LayoutTraits?) -> MeasuredItem {
    let gap = gap(above: built.traits, previous)
    previous = built.traits
    let row = ModifierItem(rule(built.traits), built.item)
    let item = built.traits.isCollapsed ? CollapsedItem(row) : row
    guard gap > 0 else { return item }
    return ModifierItem(PaddingRule(EdgeInsets(top: gap, leading: 0, bottom: 0, trailing: 0)), item)
  }

  private func gap(above traits: LayoutTraits, _ previous: LayoutTraits?) -> CGFloat {
    guard let previous else { return 0 }
    guard previous.section == traits.section else { return sectionSpacing }
    return previous.part == .content && traits.part == .content ? rowSpacing : 0
  }

  private func rule(_ traits: LayoutTraits) -> ListRowRule {
    let isContent = traits.part == .content
    var insets = traits.rowInsets ?? (isContent ? ListFigures.rowInsets : ListFigures.headerInsets)
    insets.leading += traits.indentation
    return ListRowRule(insets: insets, leastHeight: isContent ? leastRowHeight : leastHeaderHeight)
  }
}

/// A row of a list: as wide as is offered and at least so high, with its content at the leading edge and in the middle
/// of the height.
struct ListRowRule: LayoutRule {
  let insets: EdgeInsets
  let leastHeight: CGFloat

  func contentProposal(for proposal: ProposedViewSize, _ content: MeasuredItem) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width.map { ($0 - insets.width).asLength }, height: nil)
  }

  func size(for proposal: ProposedViewSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGSize {
    let size = content.size(for: offered)
    return CGSize(
      width: proposal.width ?? size.width + insets.width,
      height: max(size.height + insets.height, leastHeight)
    )
  }

  func origin(in size: CGSize, _ content: MeasuredItem, offered: ProposedViewSize) -> CGPoint {
    let free = size.height - insets.height - content.size(for: offered).height
    return CGPoint(x: insets.leading, y: insets.top + (free.ifFinite ?? 0) / 2)
  }
}

/// Rows one below the other, each as wide as is offered.
struct RowsArrangement: LazyArrangement {
  var isLazy: Bool { true }

  var growth: Axis { .vertical }

  var lineSpacing: CGFloat { 0 }

  func viewsPerLine(in proposal: ProposedViewSize) -> Int? { nil }

  func length<V: ArrangedView>(ofLine views: [V], in proposal: ProposedViewSize) -> CGFloat {
    arrange(views, in: proposal).size.height
  }

  var axis: Axis? { nil }

  /// Once the column has its width, all rows are offered that.
  func proposal(for proposal: ProposedViewSize, taking size: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width ?? size.width, height: nil)
  }

  func arrange<V: ArrangedView>(_ views: [V], in proposal: ProposedViewSize) -> Arranged {
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    var places: [Arranged.Place] = []
    var size = CGSize(width: proposal.width ?? 0, height: 0)
    for view in views {
      let own = view.size(for: offered)
      places.append(Arranged.Place(origin: CGPoint(x: 0, y: size.height), proposal: offered))
      size.height = (size.height + own.height).asLength
      size.width = max(size.width, own.width)
    }
    return Arranged(size: size, places: places)
  }
}
