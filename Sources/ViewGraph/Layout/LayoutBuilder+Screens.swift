import Foundation

extension LayoutBuilder {
  /// A navigation stack: the level in front, below the bar.
  mutating func navigation(_ id: NodeID) -> MeasuredItem {
    let children = graph.tree[id].children
    let front = children.map { part(of: $0) }.max() ?? 0
    let bar = children.first { part(of: $0) == front && nodes[$0]?.entry.bar != nil }.flatMap {
      nodes[$0]?.entry.bar
    }
    let isHidden = bar?.isHidden ?? false
    let isLarge = bar?.hasTitle == true && bar?.isInline != true
    let height =
      isHidden ? 0 : BarsItem.Heights.navigationBar + (isLarge ? BarsItem.Heights.largeTitle : 0)
    note(id, "shows its front level below a bar of \(shortNumber(height)) points")
    return BarsItem(together(parts(front, of: id).map(\.contained)) ?? empty, top: height)
  }

  /// A tab view: the selected tab, above the bar with the labels of all.
  mutating func tabs(_ id: NodeID, _ list: [Built]) -> MeasuredItem {
    let front = list.isEmpty ? nil : list[selectedTab(id, list)]
    let style = graph.environment(at: id).styleNames["tabViewStyle"] ?? ""
    let isHidden = graph.tree[id].children.compactMap { nodes[$0]?.entry.bar?.isTabBarHidden }.first ?? false
    guard !isHidden, !style.hasPrefix("page"), style != "verticalPage" else {
      note(id, "shows its selected tab and has no bar")
      return BarsItem(front?.item ?? empty)
    }
    note(id, "shows its selected tab above a bar of \(shortNumber(BarsItem.Heights.tabBar)) points")
    return BarsItem(
      front?.item ?? empty, bottom: BarsItem.Heights.tabBar,
      labels: list.map { $0.traits.tabLabel ?? empty })
  }

  /// The position of the tab that is selected, or of the first one.
  private func selectedTab(_ id: NodeID, _ list: [Built]) -> Int {
    let bound = graph.tree[id].attributes.first?["selection"]?.selection
    let kept = graph.controlSlot("selection", of: id, as: AnyHashable?.self)?.peek()
    guard let selection = bound ?? kept.flatMap({ $0 }) else { return 0 }
    if let index = list.firstIndex(where: { $0.traits.tag.flatMap(unwrapped) == selection }) { return index }
    // Without tags they are selected by their positions.
    guard list.allSatisfy({ $0.traits.tag == nil }), let position = selection.base as? Int else { return 0 }
    return list.indices.contains(position) ? position : 0
  }
}
