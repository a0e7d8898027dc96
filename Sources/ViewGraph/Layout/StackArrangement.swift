import Foundation

/// Views in a line: each takes what it wants of what the ones before it have left.
///
/// Observed: objc.io, *How HStack Lays out Its Children* (2020). Views of high priority choose first, with the least
/// lengths of all others kept back for these; among equals the least flexible one chooses first. Nobody is made
/// smaller afterwards: views that take more than there is make the stack larger than its proposal.
struct StackArrangement: Arrangement {
  /// The distance of two views whose stack names none, in points.
  static let standardSpacing: CGFloat = 8

  let line: Axis
  /// Lines the views up across.
  let guide: GuideLine
  let spacing: CGFloat
  /// Whether views are offered no length along the line, and the stack takes all that it is offered across.
  var isLazy = false

  init(_ line: Axis, guide: GuideLine, spacing: CGFloat?, isLazy: Bool = false) {
    self.line = line
    self.guide = guide
    self.spacing = spacing?.ifFinite ?? Self.standardSpacing
    self.isLazy = isLazy
  }

  var axis: Axis? { line }

  /// Once the stack has its breadth, the views are offered that.
  func proposal(for proposal: ProposedViewSize, taking size: CGSize) -> ProposedViewSize {
    var result = proposal
    if result[line.other] == nil { result[line.other] = size[line.other] }
    return result
  }

  func arrange<V: ArrangedView>(_ views: [V], in proposal: ProposedViewSize) -> Arranged {
    guard views.contains(where: \.isCollapsed) else { return line(up: views, in: proposal).arranged }
    let standing = views.filter { !$0.isCollapsed }
    let (others, span) = line(up: standing, in: proposal)
    var places: [Arranged.Place] = []
    var rest = zip(standing, others.places).makeIterator()
    var end: CGFloat = 0
    for view in views {
      if !view.isCollapsed, let (_, place) = rest.next() {
        places.append(place)
        end = place.origin[line] + view.size(for: place.proposal)[line] + spacing
        continue
      }
      // It stands where it would begin, and so does not move while it fades.
      var place = Arranged.Place(origin: .zero, proposal: proposal)
      place.proposal[line] = nil
      place.origin[line] = end
      place.origin[line.other] = span.start(offset: view.offset(of: guide, for: place.proposal))
      places.append(place)
    }
    return Arranged(size: others.size, places: places)
  }

  /// Arranges views that all take room.
  ///
  /// - Returns: The places, and how far the views reach across from the guide that lines them up.
  private func line<V: ArrangedView>(
    up views: [V], in proposal: ProposedViewSize
  ) -> (arranged: Arranged, span: GuideSpan) {
    guard !views.isEmpty else { return (.empty, GuideSpan()) }
    let lengths = proposedLengths(views, in: proposal)
    var places: [Arranged.Place] = []
    var sizes: [CGSize] = []
    var offsets: [CGFloat] = []
    var span = GuideSpan()
    for (view, length) in zip(views, lengths) {
      var own = proposal
      own[line] = length
      let size = view.size(for: own)
      let offset = view.offset(of: guide, for: own)
      span.add(length: size[line.other], offset: offset)
      places.append(Arranged.Place(origin: .zero, proposal: own))
      sizes.append(size)
      offsets.append(offset)
    }
    var end: CGFloat = 0
    for index in places.indices {
      if index > 0 { end += spacing }
      places[index].origin[line] = end
      places[index].origin[line.other] = span.start(offset: offsets[index])
      end += sizes[index][line]
    }
    var size = CGSize.zero
    size[line] = end.asLength
    size[line.other] = span.length
    if isLazy, let breadth = proposal[line.other] { widen(&size, &places, to: breadth, span, sizes, offsets) }
    return (Arranged(size: size, places: places), span)
  }

  /// Gives a lazy stack the breadth that it is offered, and moves its views to their places in it.
  private func widen(
    _ size: inout CGSize, _ places: inout [Arranged.Place], to breadth: CGFloat, _ span: GuideSpan,
    _ sizes: [CGSize], _ offsets: [CGFloat]
  ) {
    guard breadth > size[line.other] else { return }
    size[line.other] = breadth
    guard breadth.isFinite else { return }
    let stack = guide.defaultOffset(in: ViewDimensions(width: size.width, height: size.height))
    for index in places.indices { places[index].origin[line.other] = stack - offsets[index] }
  }

  /// The length along the line that each view is offered.
  private func proposedLengths<V: ArrangedView>(_ views: [V], in proposal: ProposedViewSize) -> [CGFloat?] {
    guard !isLazy, let offered = proposal[line] else { return Array(repeating: nil, count: views.count) }
    let available = offered - spacing * CGFloat(views.count - 1)
    if available <= 0 { return Array(repeating: 0, count: views.count) }
    if available.isInfinite { return Array(repeating: .infinity, count: views.count) }
    if views.count == 1 { return [available] }

    func length(_ index: Int, for length: CGFloat) -> CGFloat {
      var own = proposal
      own[line] = length
      return views[index].size(for: own)[line]
    }
    let shortest = views.indices.map { length($0, for: 0) }
    let groups = Self.groups(
      priorities: views.map(\.layoutPriority), shortest: shortest,
      longest: views.indices.map { length($0, for: .infinity) })

    var result: [CGFloat?] = Array(repeating: 0, count: views.count)
    var left = available
    var kept = shortest.reduce(0, +)
    for group in groups {
      kept -= group.reduce(0) { $0 + shortest[$1] }
      // Counted anew, so that rounding errors of the subtraction do not add up.
      if group == groups.last { kept = 0 }
      var share = left - kept
      for (position, index) in group.enumerated() {
        let proposed = max(share / CGFloat(group.count - position), 0).asLength
        result[index] = proposed
        let taken = length(index, for: proposed)
        share -= taken
        left -= taken
      }
    }
    return result
  }

  /// Positions of views in the order in which they choose, those of one priority together.
  private static func groups(priorities: [Double], shortest: [CGFloat], longest: [CGFloat]) -> [[Int]] {
    let flexibility = zip(shortest, longest).map { short, long in short == long ? 0 : long - short }
    let order = priorities.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
      if flexibility[a].isInfinite, shortest[a] != shortest[b] { return shortest[a] > shortest[b] }
      return a < b
    }
    var groups: [[Int]] = []
    for index in order {
      if let last = groups.last?.last, priorities[last] == priorities[index] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }
}

/// Views one in front of the other, each with the whole proposal; the container is as large as all together.
struct DepthArrangement: Arrangement {
  let alignment: Alignment

  var axis: Axis? { nil }

  func arrange<V: ArrangedView>(_ views: [V], in proposal: ProposedViewSize) -> Arranged {
    let (horizontal, vertical) = alignment.lines
    var spans = (GuideSpan(), GuideSpan())
    let offsets = views.map { view in
      let size = view.size(for: proposal)
      let offset = CGPoint(
        x: view.offset(of: horizontal, for: proposal), y: view.offset(of: vertical, for: proposal))
      spans.0.add(length: size.width, offset: offset.x)
      spans.1.add(length: size.height, offset: offset.y)
      return offset
    }
    return Arranged(
      size: CGSize(width: spans.0.length, height: spans.1.length),
      places: offsets.map {
        Arranged.Place(
          origin: CGPoint(x: spans.0.start(offset: $0.x), y: spans.1.start(offset: $0.y)), proposal: proposal)
      })
  }
}
