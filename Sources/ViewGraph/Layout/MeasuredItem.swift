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
  /// The node that the item was made for, where it has the frame of the node's view or of a modifier.
  var owner: NodeID?
  /// What the item shows of the lazy views in it, if there are any.
  final var viewport: Viewport?
  /// Where the item was placed, in the root's coordinate space; always finite.
  private(set) var frame = CGRect.zero
  private var placement: Placement?
  /// The last layout in which somebody placed the item.
  private var lastLayout = 0
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  /// The last layout in which the item was measured.
  private var lastMeasurement = 0
  /// How many sizes of earlier layouts are kept.
  private static let sizeLimit = 12

  /// All that the places inside depend on.
  private struct Placement: Equatable {
    let origin: CGPoint
    let proposal: ProposedViewSize
    let viewport: CGRect?
  }

  /// - Parameters:
  ///   - content: The items inside whose guides are also the item's.
  ///   - hidden: The items inside that keep their guides to themselves.
  init(
    _ content: [MeasuredItem], hidden: [MeasuredItem] = [], tally: Tally, guides: Set<GuideLine> = [],
    hasOpenGuides: Bool = false
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
  }

  var layoutPriority: Double { 0 }

  /// Whether the item has a place.
  final var isPlaced: Bool { placement != nil }

  /// How many sizes are kept.
  final var keptSizeCount: Int { sizes.count }

  /// The items inside.
  var parts: [MeasuredItem] { hidden.isEmpty ? content : content + hidden }

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
    if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
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
    sizes.append((proposal, size))
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
  final func defaultOffset(of guide: GuideLine, for proposal: ProposedViewSize) -> CGFloat {
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

  /// Gives the item its frame, and with it everything inside; what has its place already is passed over.
  final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = proposal.asLimits
    let origin = CGPoint(x: origin.x.asCoordinate, y: origin.y.asCoordinate)
    lastLayout = tally.layout
    let placement = Placement(origin: origin, proposal: proposal, viewport: viewport?.frame)
    guard placement != self.placement else { return }
    let size = size(for: proposal)
    let frame = CGRect(
      origin: origin,
      size: CGSize(
        width: (size.width.ifFinite ?? 0).asCoordinate, height: (size.height.ifFinite ?? 0).asCoordinate))
    if let owner, !isPlaced || frame != self.frame { tally.moved.append(owner) }
    self.frame = frame
    self.placement = placement
    placeContent(in: proposal)
    for part in parts where part.lastLayout != tally.layout { part.takePlace() }
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
    let places = arranged(proposal).places
    return guide.combined(
      zip(content, places).compactMap { item, place in
        item.setOffset(of: guide, for: place.proposal).map { $0 + place.origin[guide.axis] }
      })
  }

  override func placeContent(in proposal: ProposedViewSize) {
    for (item, place) in zip(content, arranged(proposal).places) {
      item.place(
        at: CGPoint(x: frame.minX + place.origin.x, y: frame.minY + place.origin.y), proposal: place.proposal)
    }
  }
}
