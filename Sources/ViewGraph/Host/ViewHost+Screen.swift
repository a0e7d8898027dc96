import Foundation

/// A host's screen, on which views have frames that move.
extension ViewHost {
  /// What the root is laid out in, if the host has a screen.
  public var screen: Screen? { geometry?.screen }

  /// Where the last update laid the views out, if the host has a screen.
  ///
  /// These are the frames that views go to; ``shownFrame(of:)`` tells where they have come.
  public var screenLayout: LayoutResult? { graph.store.isEvaluating ? nil : geometry?.layout }

  /// What the last layout has that a person might call wrong, if the host has a screen.
  public var screenFindings: LayoutFindings? { findings }

  /// Changes the screen's size, as a turned device or a dragged window does.
  ///
  /// - Precondition: The host has a screen.
  /// - Returns: What moved; animated as the transaction says in which this is called.
  @discardableResult public func resize(to screen: Screen) -> Update {
    guard let geometry else {
      preconditionFailure("only a host with a screen can be resized: make it with 'ViewHost(_:in:)'")
    }
    guard !graph.store.isEvaluating else { return run(.resize) {} }
    geometry.screen = screen
    return runEmptyPass(.resize)
  }

  /// The frame in which a view shows at the moment, in the root's coordinate space.
  ///
  /// A view that draws shows where its animation has come on the way to its place, with offsets as they show and with
  /// the geometry groups around it as they show. A view that only arranges others shows where these do. Scales and
  /// turns are not part of it.
  ///
  /// - Returns: In points, or `nil` if the host has no screen or the view no place.
  public func shownFrame(of query: ViewQuery) -> CGRect? {
    guard let node = graph.node(matching: query) else { return nil }
    return shownFrame(of: node)
  }

  func shownFrame(of node: NodeID) -> CGRect? {
    if let frame = drawnFrame(of: node) { return frame }
    return covering(graph.tree.subtree(of: node).dropFirst().compactMap { drawnFrame(of: $0) })
      ?? geometry?.layout?.placed(node)?.frame
  }

  private func covering(_ frames: some Sequence<CGRect>) -> CGRect? {
    frames.reduce(nil) { area, frame in area.map { $0.covering(frame) } ?? frame }
  }

  /// The frame of a view that draws, as it shows.
  private func drawnFrame(of node: NodeID) -> CGRect? {
    guard graph.draws(node), let frame = localFrame(of: node) else { return nil }
    let offset = shownOffset(of: node)
    return frame.offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Where a view or a geometry group shows without offsets, with the groups around it as they show.
  private func localFrame(of node: NodeID) -> CGRect? {
    let serial = graph.tree[node].serial
    guard let place = geometry?.place(of: node, serial: serial) else { return nil }
    var frame = place.local
    if let track = animator.track(TrackKey(serial: serial, place: .frame)),
      case .rect(let shown) = track.value(at: moment)
    {
      // What is shown may swing below nothing.
      let size = CGSize(width: shown.size.width.asLength, height: shown.size.height.asLength)
      frame = CGRect(origin: shown.origin, size: size)
    }
    guard let group = place.group, let around = localFrame(of: group) else { return frame }
    return frame.offsetBy(dx: around.origin.x, dy: around.origin.y)
  }

  /// The size that a view has in the layout, without what leaves inside of it.
  private func ownSize(of node: NodeID) -> CGSize {
    covering(
      graph.tree.walk(from: node).compactMap { id, isLeaving in
        id != node && isLeaving ? nil : geometry?.place(of: id, serial: graph.tree[id].serial)?.frame
      })?.size ?? .zero
  }

  /// How far offsets and transitions move a view at the moment, with those around it.
  private func shownOffset(of node: NodeID) -> CGPoint {
    var sum = CGPoint.zero
    func add(_ value: AttributeValue) {
      guard case .point(let offset) = value else { return }
      sum = CGPoint(x: sum.x + offset.x.asCoordinate, y: sum.y + offset.y.asCoordinate)
    }
    /// A transition moves a view by so many of its own lengths.
    func addMove(_ value: AttributeValue, of node: NodeID) {
      guard case .point(let lengths) = value, lengths != .zero else { return }
      let size = ownSize(of: node)
      add(.point(CGPoint(x: lengths.x * size.width, y: lengths.y * size.height)))
    }
    var current: NodeID? = node
    while let id = current {
      for offset in graph.values(of: "offset", of: id, shown: { animator.track($0)?.value(at: moment) }) {
        add(offset)
      }
      for effect in animator.effects(of: graph.tree[id].serial) {
        switch effect.name {
        case "offset": add(effect.value(at: moment))
        case "move": addMove(effect.value(at: moment), of: id)
        default: break
        }
      }
      current = graph.tree[id].parent
    }
    return sum
  }
}
