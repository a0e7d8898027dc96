import Foundation

/// Which views share a geometry: an id in a namespace.
struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// A view that shares its geometry with others, where its modifier stands.
struct MatchedView {
  let key: MatchedKey
  let isSource: Bool
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  /// The view as modified so far; several for one that stands for a list.
  let items: [MeasuredItem]

  /// - Parameter attribute: One of `matchedGeometryEffect`.
  init?(_ attribute: Attribute, _ items: [MeasuredItem]) {
    guard let id = attribute["id"]?.value(as: AnyHashable.self),
      let namespace = attribute["namespace"]?.value(as: Namespace.ID.self)
    else { return nil }
    key = MatchedKey(id: id, namespace: namespace)
    isSource = attribute["isSource"] != .bool(false)
    properties = attribute["properties"]?.value(as: MatchedGeometryProperties.self) ?? .frame
    if case .point(let point)? = attribute["anchor"] {
      anchor = UnitPoint(x: point.x, y: point.y)
    } else {
      anchor = .center
    }
    self.items = items
  }

  var frame: CGRect? {
    items.lazy.filter(\.isPlaced).map(\.frame).reduce(nil) { area, frame in area?.covering(frame) ?? frame }
  }

  /// Takes the place, the size or both of a source; what is around it does not change.
  ///
  /// The view is offered the source's size, and put so that its anchor lies on the source's.
  func follow(_ source: CGRect) {
    for item in items where item.isPlaced {
      let own = item.frame
      let proposal = properties.contains(.size) ? ProposedViewSize(source.size) : ProposedViewSize(own.size)
      let size = item.size(for: proposal)
      let target = properties.contains(.position) ? source : own
      item.place(
        at: CGPoint(
          x: target.minX + anchor.x * (target.width - size.width),
          y: target.minY + anchor.y * (target.height - size.height)),
        proposal: proposal)
    }
  }

  /// The frame of something in the view, were the view somewhere else.
  ///
  /// What fills the view along an axis fills it there, too; anything else keeps its length and its distance from the
  /// anchor.
  func frame(_ frame: CGRect, from own: CGRect, to other: CGRect) -> CGRect {
    func line(
      _ part: (start: CGFloat, length: CGFloat), _ own: (start: CGFloat, length: CGFloat),
      _ other: (start: CGFloat, length: CGFloat), _ anchor: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
      let fills = part.length == own.length && part.start == own.start && properties.contains(.size)
      let length = fills ? other.length : part.length
      guard properties.contains(.position) else { return (part.start, length) }
      if fills { return (other.start, length) }
      let distance = part.start - (own.start + anchor * own.length)
      return (other.start + anchor * other.length + distance, length)
    }
    let x = line(
      (frame.minX, frame.width), (own.minX, own.width), (other.minX, other.width), anchor.x)
    let y = line(
      (frame.minY, frame.height), (own.minY, own.height), (other.minY, other.height), anchor.y)
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}

/// The view whose geometry the others of its group take.
struct MatchedSource {
  let node: NodeID
  let view: MatchedView
  /// Its frame in the root's space.
  let frame: CGRect
}

/// The sources of a tree.
struct MatchedSources {
  /// The first source of each group, in tree order.
  var byKey: [MatchedKey: MatchedSource] = [:]
  /// The views that are a source, too, where a group has one already.
  var others: [(key: MatchedKey, node: NodeID)] = []
}

extension LayoutTree {
  /// Has views that followed a source made anew, since what is around them has moved them elsewhere.
  func takeFollowers() {
    for node in followers where nodes[node.id] === node { invalidate(node) }
    followers = []
  }

  /// Puts views that follow a source where it is, once all are placed.
  func matchGeometries() -> MatchedSources {
    var sources = MatchedSources()
    guard !matchedNodes.isEmpty else { return sources }
    let present = matchedNodes.values.filter { nodes[$0.id] === $0 }
    let inOrder = TreeOrder(present.map(\.id), in: graph.tree).nodes.compactMap { matchedNodes[$0.node] }
    for node in inOrder {
      for view in node.entry.matched where view.isSource {
        guard let frame = view.frame else { continue }
        if sources.byKey[view.key] == nil {
          sources.byKey[view.key] = MatchedSource(node: node.id, view: view, frame: frame)
        } else {
          sources.others.append((view.key, node.id))
        }
      }
    }
    for node in inOrder {
      for view in node.entry.matched where !view.isSource {
        guard let source = sources.byKey[view.key] else { continue }
        view.follow(source.frame)
        followers.append(node)
      }
    }
    return sources
  }
}
