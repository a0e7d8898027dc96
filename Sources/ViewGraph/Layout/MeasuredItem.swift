import Foundation

/// A view or a modifier that takes a size of a proposal and is placed.
///
/// An item lives until its view or something inside changes, and keeps its sizes by proposal. What it answers depends on
/// the proposal, on its content and on what was read when it was made, so that later layouts may ask it again.
class MeasuredItem: ArrangedView {
  /// Counts what layouts cost, and collects what they have moved.
  final class Tally {
    /// How many sizes were computed; those that were known do not count.
    var measurements = 0
    /// Counts layouts.
    var layout = 0
    /// The nodes of items that have another place than before.
    var moved: [NodeID] = []
    /// What reaches items from the views around them.
    let surroundings = LayoutSurroundings()
  }

  /// The items whose guides are also the item's.
  let content: [MeasuredItem]
  /// The items that keep their guides to themselves.
  private let hidden: [MeasuredItem]
  let tally: Tally
  /// The guides that something inside sets.
  let guides: Set<GuideLine>
  /// Whether something inside may set any guide.
  let hasOpenGuides: Bool
  /// Whether the item or something inside is as large as the container around it says.
  let readsContainer: Bool
  /// Whether leading is right: it is where words run from right to left.
  let isMirrored: Bool
  /// The node that the item was made for, where it has the frame of the node's view or of a modifier.
  final var owner: NodeID?
  /// What the item shows of the lazy views in it, if there are any.
  final var viewport: Viewport?
  /// What the view says to the container around it, apart from what is said inside.
  private(set) final var ownTraits: ItemTraits?
  /// The parts of that by nodes, each with its depth, the innermost first: an item may stand for several nodes.
  private var said: [(node: NodeID, depth: Int, traits: ItemTraits)] = []
  /// Where the item was placed, in the root's coordinate space; always finite.
  private(set) var frame = CGRect.zero
  private var placement: Placement?
  /// The last layout in which somebody placed the item.
  private var lastLayout = 0
  private var sizes: [(proposal: ProposedViewSize, container: ProposedViewSize?, size: CGSize)] = []
  /// The last layout in which the item was measured.
  private var lastMeasurement = 0
  /// How many sizes of earlier layouts are kept.
  private static let sizeLimit = 12

  /// All that the places inside depend on.
  private struct Placement: Equatable {
    /// The frame from which the places inside are reckoned.
    let inner: CGRect
    /// The frame of the item.
    let outer: CGRect
    let proposal: ProposedViewSize
    let viewport: CGRect?
    let container: ProposedViewSize
    let safeArea: [SafeAreaRegion]
  }

  /// - Parameters:
  ///   - content: The items inside whose guides are also the item's.
  ///   - hidden: The items inside that keep their guides to themselves.
  ///   - readsContainer: Whether the item or something hidden is as large as the container around it says.
  init(
    _ content: [MeasuredItem], hidden: [MeasuredItem] = [], tally: Tally, guides: Set<GuideLine> = [],
    hasOpenGuides: Bool = false, readsContainer: Bool = false
  ) {
    self.content = content
    self.hidden = hidden
    self.tally = tally
    // Between an item and its viewport there is no other: all that look through one look through the same.
    viewport = (content.first { $0.viewport != nil } ?? hidden.first { $0.viewport != nil })?.viewport
    var all = guides
    for item in content where !item.guides.isSubset(of: all) { all.formUnion(item.guides) }
    self.guides = all
    self.hasOpenGuides = hasOpenGuides || content.contains { $0.hasOpenGuides }
    self.readsContainer = readsContainer || content.contains { $0.readsContainer }
    isMirrored = tally.surroundings.direction == .rightToLeft
  }

  var layoutPriority: Double { 0 }

  /// Whether the item has a place.
  final var isPlaced: Bool { placement != nil }

  /// Whether the item was given a place in the layout under way.
  final var wasPlacedNow: Bool { lastLayout == tally.layout }

  /// How many sizes are kept.
  final var keptSizeCount: Int { sizes.count }

  /// The items inside.
  var parts: [MeasuredItem] { hidden.isEmpty ? content : content + hidden }

  var traits: ItemTraits? { ownTraits }

  /// Takes what the modifiers of a node say, instead of what they said before.
  final func say(_ traits: ItemTraits?, as node: NodeID, depth: Int) {
    if traits == nil, said.isEmpty { return }
    said.removeAll { $0.node == node }
    if let traits { said.append((node, depth, traits)) }
    said.sort { $0.depth > $1.depth }
    ownTraits = said.reduce(nil) { .merged($1.traits, $0) }
  }

  /// Whether the item lays its content out in any frame that it is given.
  var fillsItsFrame: Bool { false }

  /// Whether the item takes no room and no distance to its neighbours.
  var isCollapsed: Bool { false }

  /// The item whose frame is the view's own: another one where a view is drawn beyond its slot.
  var drawn: MeasuredItem { self }

  // MARK: What each kind of item answers

  /// The size that the item takes of a proposal without numbers below zero.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    preconditionFailure("'\(type(of: self))' does not say how large it is")
  }

  /// The offset that something in the item sets for a guide, or `nil`.
  func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Places what is inside, once the item has its frame.
  func placeContent(in proposal: ProposedViewSize) {}

  // MARK: What others ask

  final func size(for proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.asLengths
    let container = readsContainer ? tally.surroundings.container : nil
    if let known = sizes.first(where: { $0.proposal == proposal && $0.container == container }) {
      return known.size
    }
    tally.measurements += 1
    if lastMeasurement != tally.layout {
      lastMeasurement = tally.layout
      // A window that is resized asks for another size each time.
      if sizes.count > Self.sizeLimit { sizes.removeAll() }
    }
    var size = measure(proposal).asLengths
    // Only who is offered no limit may be endless; else an endless view would push its neighbours out of the world.
    if size.width.isInfinite, proposal.width != .infinity { size.width = proposal.width ?? 0 }
    if size.height.isInfinite, proposal.height != .infinity { size.height = proposal.height ?? 0 }
    sizes.append((proposal, container, size))
    return size
  }

  final func setOffset(of guide: GuideLine, for proposal: ProposedViewSize) -> CGFloat? {
    guard hasOpenGuides || guides.contains(guide) else { return nil }
    return explicitOffset(of: guide, in: proposal.asLengths)?.asOffset
  }

  final func offset(of guide: GuideLine, for proposal: ProposedViewSize) -> CGFloat {
    setOffset(of: guide, for: proposal) ?? defaultOffset(of: guide, for: proposal)
  }

  /// The place of a guide that nothing in the item sets.
  func defaultOffset(of guide: GuideLine, for proposal: ProposedViewSize) -> CGFloat {
    guide.defaultOffset(in: dimensions(for: proposal, except: guide)).asOffset
  }

  /// The size of the item with the guides that something in it sets.
  ///
  /// - Parameter guide: A guide that is left out, since it is being looked for.
  final func dimensions(for proposal: ProposedViewSize, except guide: GuideLine? = nil) -> ViewDimensions {
    let size = size(for: proposal)
    var set: [ObjectIdentifier: CGFloat] = [:]
    if guide?.isStandard != true {
      for line in guides where line != guide { set[line.key] = setOffset(of: line, for: proposal) }
    }
    return ViewDimensions(width: size.width, height: size.height, explicitGuides: set)
  }

  /// The size of the frame that the item gets where it is placed with a proposal; always finite.
  final func placedSize(for proposal: ProposedViewSize) -> CGSize {
    let size = size(for: proposal.asLimits)
    return CGSize(
      width: (size.width.ifFinite ?? 0).asCoordinate, height: (size.height.ifFinite ?? 0).asCoordinate)
  }

  /// Gives the item its frame, and with it everything inside.
  ///
  /// - Parameter origin: The top left corner in the root's coordinate space.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    place(in: CGRect(origin: origin, size: placedSize(for: proposal)), proposal: proposal)
  }

  /// Gives the item a frame of a size that is not its own.
  final func place(in frame: CGRect, proposal: ProposedViewSize) {
    let frame = CGRect(
      x: frame.minX.asCoordinate, y: frame.minY.asCoordinate, width: frame.width, height: frame.height)
    settle(inner: frame, outer: frame, proposal: proposal.asLimits)
  }

  /// Places an item inside this one.
  ///
  /// - Parameters:
  ///   - point: Where its top leading corner comes, from the own one.
  ///   - drawnOffset: How far to the right and down of that it is drawn.
  final func place(
    inside item: MeasuredItem, at point: CGPoint, proposal: ProposedViewSize, drawnOffset: CGPoint = .zero
  ) {
    let x = isMirrored ? frame.width - point.x - item.placedSize(for: proposal).width : point.x
    item.place(
      at: CGPoint(x: frame.minX + x + drawnOffset.x, y: frame.minY + point.y + drawnOffset.y),
      proposal: proposal)
  }

  /// Gives the item a frame of any size, and with it everything inside.
  final func place(at origin: CGPoint, proposal: ProposedViewSize, filling size: CGSize) {
    let outer = CGRect(
      x: origin.x.asCoordinate, y: origin.y.asCoordinate, width: size.width.asCoordinate,
      height: size.height.asCoordinate)
    if fillsItsFrame { return settle(inner: outer, outer: outer, proposal: ProposedViewSize(size)) }
    let inset = inset(filling: size, for: proposal)
    let inner = CGRect(
      origin: CGPoint(x: (origin.x + inset.x).asCoordinate, y: (origin.y + inset.y).asCoordinate),
      size: placedSize(for: proposal))
    settle(inner: inner, outer: outer, proposal: proposal.asLimits)
  }

  /// How far inside of a frame of another size the item's own area begins: its content stands in the middle.
  final func inset(filling size: CGSize, for proposal: ProposedViewSize) -> CGPoint {
    guard !content.isEmpty, !fillsItsFrame else { return .zero }
    let own = self.size(for: proposal.asLimits)
    return CGPoint(
      x: (size.width - (own.width.ifFinite ?? 0)) / 2, y: (size.height - (own.height.ifFinite ?? 0)) / 2)
  }

  /// Gives the item its frame, and everything inside its place; what has its place already is passed over.
  private func settle(inner: CGRect, outer: CGRect, proposal: ProposedViewSize) {
    lastLayout = tally.layout
    let placement = Placement(
      inner: inner, outer: outer, proposal: proposal, viewport: viewport?.frame,
      container: tally.surroundings.container, safeArea: tally.surroundings.safeArea)
    guard placement != self.placement else { return }
    if let owner, !isPlaced || outer != self.placement?.outer { tally.moved.append(owner) }
    self.placement = placement
    frame = inner
    placeContent(in: proposal)
    frame = outer
    for part in parts where part.lastLayout != tally.layout { part.takePlace() }
  }

  /// Forgets where everything inside stands, so that it is placed again.
  final func forgetPlace() {
    guard isPlaced else { return }
    if let owner { tally.moved.append(owner) }
    placement = nil
  }

  /// Takes the item's place away, and that of everything inside.
  final func takePlace() {
    guard isPlaced else { return }
    placement = nil
    if let owner { tally.moved.append(owner) }
    for part in parts { part.takePlace() }
  }
}

extension GuideLine {
  /// Whether the place of the guide follows from a view's size alone.
  fileprivate var isStandard: Bool {
    switch self {
    case .horizontal(let guide): [.leading, .center, .trailing].contains(guide)
    case .vertical(let guide):
      [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].contains(guide)
    }
  }
}

extension CGFloat {
  /// An offset of a guide: 0 for what is no number.
  fileprivate var asOffset: CGFloat { isNaN ? 0 : self }
}

/// An item around several others.
final class ContainerItem: MeasuredItem {
  private let arrangement: any Arrangement

  init(_ arrangement: any Arrangement, _ content: [MeasuredItem], tally: Tally) {
    self.arrangement = arrangement
    super.init(content, tally: tally)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arrangement.arrange(content, in: proposal).size
  }

  private func arranged(_ proposal: ProposedViewSize) -> Arranged {
    let inner = arrangement.proposal(for: proposal, taking: size(for: proposal))
    return arrangement.arrange(content, in: inner)
  }

  override func explicitOffset(of guide: GuideLine, in proposal: ProposedViewSize) -> CGFloat? {
    guide.combined(zip(content, arranged(proposal).places).compactMap { $0.setOffset(of: guide, in: $1) })
  }

  override func placeContent(in proposal: ProposedViewSize) {
    for (item, place) in zip(content, arranged(proposal).places) { self.place(inside: item, in: place) }
  }
}

extension MeasuredItem {
  /// Places an item where an arrangement has put it in this one.
  final func place(inside item: MeasuredItem, in place: Arranged.Place) {
    guard let size = place.size else {
      return self.place(inside: item, at: place.origin, proposal: place.proposal)
    }
    let x = isMirrored ? frame.width - place.origin.x - size.width : place.origin.x
    item.place(
      at: CGPoint(x: frame.minX + x, y: frame.minY + place.origin.y), proposal: place.proposal, filling: size)
  }

  /// The offset of a guide that something in the item sets, from the corner of the container around it.
  final func setOffset(of guide: GuideLine, in place: Arranged.Place) -> CGFloat? {
    guard let own = setOffset(of: guide, for: place.proposal) else { return nil }
    let inset = place.size.map { self.inset(filling: $0, for: place.proposal)[guide.axis] } ?? 0
    return own + place.origin[guide.axis] + inset
  }
}
