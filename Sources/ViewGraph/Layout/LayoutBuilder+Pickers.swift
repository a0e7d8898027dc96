import Foundation

extension LayoutBuilder {
  /// A picker: what it shows of its options depends on its style.
  mutating func picker(_ id: NodeID, _ context: Context) -> [Built] {
    let environment = graph.environment(at: id)
    let options = options(of: id)
    let label = environment.labelsHidden ? nil : stacked(parts(0, of: id).map(\.contained), .horizontal)
    switch environment.styleNames["pickerStyle"] {
    case "segmented", "palette":
      note(id, "takes the offered width in equal parts of 32 points height; its label is not shown")
      let arrangement = SegmentsArrangement(height: ControlFigures.segmentHeight)
      return [Built(item: ContainerItem(arrangement, options.map(\.item), tally: tally))]
    case "wheel":
      note(id, "takes the offered width and is 216 points high, with the selected option in the middle")
      let area = FlexibleItem(
        .flexible(least: 0, ideal: ControlFigures.sliderIdealWidth), .fixed(ControlFigures.wheelHeight),
        tally: tally)
      return [Built(item: LayeredItem(area, layer: selected(id, options), alignment: .center))]
    case "inline", "radioGroup":
      note(id, "shows all of its options, one below the other")
      let all = options.map { Built(item: $0.item) }
      if context.isListRow { return all }
      return [Built(item: framed(stacked(all.map(\.contained)) ?? empty))]
    default:
      let shown = [selected(id, options), fixed(ControlFigures.arrow)].compactMap(\.self)
      guard context.isListRow else {
        note(
          id, "is as large as the selected option with an arrow of 20 by 20 points; its label is not shown")
        return [Built(item: row(nil, shown))]
      }
      note(id, "takes the offered width, with the selected option and an arrow of 20 by 20 points at its end")
      return [Built(item: row(label, shown))]
    }
  }

  /// The options of a picker with their values.
  private func options(of id: NodeID) -> [(item: MeasuredItem, tag: AnyHashable?)] {
    graph.tree[id].children.lazy.filter { part(of: $0) == 1 }.flatMap { child in
      nodes.built(of: child).map { ($0.contained, $0.traits.tag ?? elementID(of: child)) }
    }
  }

  /// The id of the element of a `ForEach` that a node stands for: its tag if it has no other.
  private func elementID(of id: NodeID) -> AnyHashable? {
    for step in graph.tree[id].steps.reversed() {
      if case .element(let element) = step.course { return element }
    }
    return nil
  }

  private func selected(_ id: NodeID, _ options: [(item: MeasuredItem, tag: AnyHashable?)]) -> MeasuredItem? {
    let selection = graph.tree[id].attributes.first?["selection"]?.selection
    return options.first { $0.tag.flatMap(unwrapped) == selection }?.item
  }
}

/// Views side by side in equal parts of the width that is offered, each in the middle of its part.
struct SegmentsArrangement: Arrangement {
  let height: CGFloat

  var axis: Axis? { nil }

  func arrange<V: ArrangedView>(_ views: [V], in proposal: ProposedViewSize) -> Arranged {
    let ideal = views.map { $0.size(for: .unspecified).width }.max() ?? 0
    let part = proposal.width.map { $0 / CGFloat(max(views.count, 1)) } ?? ideal
    let offered = ProposedViewSize(width: part, height: height)
    let places = views.enumerated().map { index, view in
      let size = view.size(for: offered)
      let origin = CGPoint(
        x: part.isFinite ? part * CGFloat(index) + (part - size.width) / 2 : 0, y: (height - size.height) / 2)
      return Arranged.Place(origin: origin, proposal: offered)
    }
    let width = proposal.width ?? part * CGFloat(views.count)
    return Arranged(size: CGSize(width: width, height: height), places: places)
  }
}
