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
  /// The rows of a list: all of them, one below the other.
  mutating func rows(_ id: NodeID, _ list: [Built]) -> MeasuredItem {
    note(id, "has all of its rows, as high as our insets and the least row height say")
    let environment = graph.environment(at: id)
    let isPlain = environment.styleNames["listStyle"] == "plain"
    let sectionSpacing = environment.listSectionSpacing ?? (isPlain ? 0 : ListFigures.sectionSpacing)
    let rowSpacing = (environment.listRowSpacing?.ifFinite ?? 0).asLength
    var gaps: [CGFloat] = []
    for (index, built) in list.enumerated() {
      let previous = index == 0 ? nil : list[index - 1].traits
      if let previous, previous.section == built.traits.section {
        gaps.append(previous.part == .content && built.traits.part == .content ? rowSpacing : 0)
      } else {
        gaps.append(previous == nil ? 0 : (sectionSpacing.ifFinite ?? 0).asLength)
      }
    }
    let items = list.map { built in
      let row = ModifierItem(rowRule(built.traits, environment), built.item)
      return built.traits.isCollapsed ? CollapsedItem(row) : row
    }
    let content = ContainerItem(RowsArrangement(gaps: gaps), items, tally: tally)
    var margins = environment.contentMargins
    if !isPlain {
      margins.leading += ListFigures.sectionMargin
      margins.trailing += ListFigures.sectionMargin
      margins.top += sectionSpacing
      margins.bottom += sectionSpacing
    }
    return ScrollItem(content, axes: .vertical, offset: scrollOffset(of: id), margins: margins)
  }

  private func rowRule(_ traits: LayoutTraits, _ environment: EnvironmentValues) -> ListRowRule {
    let isContent = traits.part == .content
    var insets = traits.rowInsets ?? (isContent ? ListFigures.rowInsets : ListFigures.headerInsets)
    insets.leading += traits.indentation
    let least = isContent ? environment.defaultMinListRowHeight : environment.defaultMinListHeaderHeight ?? 0
    return ListRowRule(insets: insets, leastHeight: (least.ifFinite ?? 0).asLength)
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
struct RowsArrangement: Arrangement {
  /// The room above each row, in points.
  let gaps: [CGFloat]

  var axis: Axis? { nil }

  /// Once the column has its width, all rows are offered that.
  func proposal(for proposal: ProposedViewSize, taking size: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width ?? size.width, height: nil)
  }

  func arrange<V: ArrangedView>(_ views: [V], in proposal: ProposedViewSize) -> Arranged {
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    var places: [Arranged.Place] = []
    var size = CGSize(width: proposal.width ?? 0, height: 0)
    for (view, gap) in zip(views, gaps) {
      let own = view.size(for: offered)
      size.height += gap
      places.append(Arranged.Place(origin: CGPoint(x: 0, y: size.height), proposal: offered))
      size.height = (size.height + own.height).asLength
      size.width = max(size.width, own.width)
    }
    return Arranged(size: size, places: places)
  }
}
