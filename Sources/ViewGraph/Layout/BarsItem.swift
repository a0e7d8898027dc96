import Foundation

/// A screen with bars above or below: takes all that it is offered and puts its content between them.
///
/// The bars count as covered: views that touch one may reach under it.
final class BarsItem: MeasuredItem {
  /// The heights of bars in points; they are ours.
  enum Heights {
    static let navigationBar: CGFloat = 44
    static let largeTitle: CGFloat = 52
    static let tabBar: CGFloat = 49
  }

  private let screen: MeasuredItem
  private let bars: EdgeInsets
  /// What stands side by side in the lower bar.
  private let labels: [MeasuredItem]

  init(_ screen: MeasuredItem, top: CGFloat = 0, bottom: CGFloat = 0, labels: [MeasuredItem] = []) {
    self.screen = screen
    bars = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    self.labels = labels
    super.init([], hidden: [screen] + labels, tally: screen.tally, readsContainer: screen.readsContainer)
  }

  private func free(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width, height: proposal.height.map { ($0 - bars.height).asLength })
  }

  /// Runs something that asks the content, for which the room between the bars is the container.
  private func insideContainer<Result>(_ free: ProposedViewSize, _ run: () -> Result) -> Result {
    let outer = tally.surroundings.container
    let own = ProposedViewSize(
      width: free.width?.ifFinite ?? outer.width, height: free.height?.ifFinite ?? outer.height)
    return tally.surroundings.with(\.container, own, run)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let free = free(proposal)
    let ideal = insideContainer(free) { screen.size(for: free) }
    return CGSize(
      width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height + bars.height)
  }

  override func placeContent(in proposal: ProposedViewSize) {
    let area = frame.inset(by: bars)
    let surroundings = tally.surroundings
    let region = SafeAreaRegion(inner: area, outer: frame)
    let regions = bars.height > 0 ? surroundings.safeArea + [region] : surroundings.safeArea
    insideContainer(ProposedViewSize(area.size)) {
      surroundings.with(\.safeArea, regions) { screen.place(centeredIn: area) }
    }
    let width = frame.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      let offered = ProposedViewSize(width: width, height: bars.bottom)
      let size = label.placedSize(for: offered)
      let corner = CGPoint(
        x: width * CGFloat(index) + (width - size.width) / 2,
        y: frame.height - bars.bottom + (bars.bottom - size.height) / 2)
      place(inside: label, at: corner, proposal: offered)
    }
  }
}

/// What a screen says about the bar of the navigation stack around it.
struct NavigationBarTraits {
  /// Whether there is a title.
  var hasTitle: Bool?
  /// Whether the title is small, in the bar.
  var isInline: Bool?
  var isHidden: Bool?
  var isTabBarHidden: Bool?

  /// Schemas of what is read.
  static let schemas: [AttributeSchema] = [
    NavigationTitleFamily.schema, TitleDisplayModeFamily.schema, ToolbarTitleDisplayModeFamily.schema,
    NavigationBarHiddenFamily.schema, ToolbarVisibilityFamily.schema,
  ]

  /// - Returns: `nil` where nothing is said.
  init?(_ attributes: [Attribute], of kind: LayoutKind, inside: [NavigationBarTraits]) {
    let own = Self(attributes)
    if own == nil, inside.isEmpty { return nil }
    var all = own
    for traits in inside {
      var merged = all ?? NavigationBarTraits()
      merged.fill(from: traits)
      all = merged
    }
    guard let all else { return nil }
    self = all
    // The bar of another stack is none of the bars around; that of the tabs is.
    if case .navigation = kind {
      let isTabBarHidden = isTabBarHidden
      self = own ?? NavigationBarTraits()
      self.isTabBarHidden = isTabBarHidden
    }
  }

  private init() {}

  /// The innermost modifier of a kind counts.
  private init?(_ attributes: [Attribute]) {
    var result: NavigationBarTraits?
    for attribute in attributes {
      var one = NavigationBarTraits()
      switch attribute.schema {
      case _ where attribute.schema === NavigationTitleFamily.schema:
        if case .text(let title) = attribute.values[0] { one.hasTitle = !title.isEmpty }
      case _ where attribute.schema === TitleDisplayModeFamily.schema:
        one.isInline = attribute.values[0].value(as: NavigationBarItem.TitleDisplayMode.self) == .inline
      case _ where attribute.schema === ToolbarTitleDisplayModeFamily.schema:
        let mode = attribute.values[0].value(as: ToolbarTitleDisplayMode.self)
        one.isInline = mode == .inline || mode == .inlineLarge
      case _ where attribute.schema === NavigationBarHiddenFamily.schema:
        one.isHidden = attribute.values[0] == .bool(true)
      case _ where attribute.schema === ToolbarVisibilityFamily.schema:
        let isHidden = attribute.values[0].value(as: Visibility.self) == .hidden
        let bars = attribute.values[1].value(as: [ToolbarPlacement].self) ?? []
        if bars.isEmpty || bars.contains(.navigationBar) { one.isHidden = isHidden }
        if bars.contains(.tabBar) { one.isTabBarHidden = isHidden }
      default: continue
      }
      var merged = result ?? NavigationBarTraits()
      merged.fill(from: one)
      result = merged
    }
    guard let result else { return nil }
    self = result
  }

  private mutating func fill(from other: NavigationBarTraits) {
    hasTitle = hasTitle ?? other.hasTitle
    isInline = isInline ?? other.isInline
    isHidden = isHidden ?? other.isHidden
    isTabBarHidden = isTabBarHidden ?? other.isTabBarHidden
  }
}
