import Foundation

/// Views in lines of a lazy grid: as many beside each other as the grid's items ask for.
///
/// A fixed item takes its length; the others share what is left from the first to the last, each within its limits. An
/// adaptive item becomes as many as fit into its share.
struct LineGridArrangement: Arrangement {
  let items: [GridItem]
  /// The axis along which the grid grows: vertical for columns.
  let growth: Axis
  let spacing: CGFloat?

  var axis: Axis? { nil }

  private struct Track {
    var start: CGFloat
    let length: CGFloat
    let alignment: Alignment
  }

  func arrange<V: ArrangedView>(_ views: [V], in proposal: ProposedViewSize) -> Arranged {
    let (tracks, breadth) = tracks(in: proposal[growth.other])
    guard !tracks.isEmpty else { return .empty }
    let spacing = spacing?.ifFinite ?? StackArrangement.standardSpacing
    var places: [Arranged.Place] = []
    var end: CGFloat = 0
    for first in stride(from: 0, to: views.count, by: tracks.count) {
      if first > 0 { end += spacing }
      let line = Array(views[first..<min(first + tracks.count, views.count)])
      let proposals = zip(line, tracks).map { _, track in
        var own = ProposedViewSize.unspecified
        own[growth.other] = track.length
        return own
      }
      let height = zip(line, proposals).map { $0.size(for: $1)[growth] }.max() ?? 0
      for (index, view) in line.enumerated() {
        var area = CGSize.zero
        area[growth] = height
        area[growth.other] = tracks[index].length
        var origin = Self.origin(of: view, offered: proposals[index], in: area, tracks[index].alignment)
        origin[growth] += end
        origin[growth.other] += tracks[index].start
        places.append(Arranged.Place(origin: origin, proposal: proposals[index]))
      }
      end += height
    }
    var size = CGSize.zero
    size[growth] = end.asLength
    size[growth.other] = breadth
    return Arranged(size: size, places: places)
  }

  private static func origin<V: ArrangedView>(
    of view: V, offered: ProposedViewSize, in size: CGSize, _ alignment: Alignment
  ) -> CGPoint {
    let area = ViewDimensions(width: size.width, height: size.height)
    func start(_ line: GuideLine) -> CGFloat {
      (line.defaultOffset(in: area) - view.offset(of: line, for: offered)).ifFinite ?? 0
    }
    return CGPoint(x: start(alignment.lines.horizontal), y: start(alignment.lines.vertical))
  }

  /// How many views stand in a line.
  func trackCount(in proposal: ProposedViewSize) -> Int { tracks(in: proposal[growth.other]).0.count }

  /// The tracks that the items make of a breadth, and the breadth of all together.
  private func tracks(in offered: CGFloat?) -> ([Track], CGFloat) {
    let gaps = items.map { $0.spacing?.ifFinite ?? StackArrangement.standardSpacing }
    let least = items.map { item -> CGFloat in
      switch item.size {
      case .fixed(let length): (length.ifFinite ?? 0).asLength
      case .flexible(let minimum, _), .adaptive(let minimum, _): (minimum.ifFinite ?? 0).asLength
      }
    }
    let total = offered?.ifFinite ?? (least.reduce(0, +) + gaps.dropLast().reduce(0, +))
    var left = total - gaps.dropLast().reduce(0, +)
    var open = 0
    for (item, length) in zip(items, least) {
      if case .fixed = item.size { left -= length } else { open += 1 }
    }
    var result: [Track] = []
    var end: CGFloat = 0
    for (index, item) in items.enumerated() {
      let alignment = item.alignment ?? .center
      let share = max(left / CGFloat(max(open, 1)), 0).asLength
      var lengths: [CGFloat]
      switch item.size {
      case .fixed: lengths = [least[index]]
      case .flexible(_, let maximum): lengths = [max(min(share, maximum.asLength), least[index])]
      case .adaptive(_, let maximum):
        let step = least[index] + gaps[index]
        // Ten thousand are more than anybody sees.
        let count = step > 0 ? min(max(((share + gaps[index]) / step).rounded(.down), 1), 10_000) : 1
        let each = max((share - gaps[index] * (count - 1)) / count, least[index])
        lengths = Array(repeating: min(each, max(maximum.asLength, least[index])), count: Int(count))
      }
      if case .fixed = item.size {
      } else {
        left -= lengths.reduce(0, +) + gaps[index] * CGFloat(lengths.count - 1)
        open -= 1
      }
      for length in lengths {
        result.append(Track(start: end, length: length, alignment: alignment))
        end += length + gaps[index]
      }
    }
    let breadth = (end - (gaps.last ?? 0)).asLength
    return (result, breadth)
  }
}
