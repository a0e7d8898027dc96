/// Content: the children of a node, described from the first to the last and then closed.
extension DescribingPass {
  /// Describes the content of a node, now or when the recursion has come back up.
  ///
  /// - Parameter changed: What reaches the content, where it differs from what reached the node.
  mutating func describeContent(
    of node: NodeID, _ changed: Context?, _ describe: @escaping @MainActor (inout DescribingPass) -> Void
  ) {
    guard mayDescend else {
      deferred.append(Deferred(node: node, context: changed ?? context, describe: describe))
      return
    }
    describeNow(node, changed, describe)
  }

  /// Describes the content of a node that is a view.
  @inlinable mutating func describeContent<Content: View>(
    of node: NodeID, _ changed: Context?, _ content: Content
  ) {
    guard mayDescend else { return deferContent(of: node, changed, content) }
    if let changed { return describeNow(node, changed) { Content._describe(content, in: &$0) } }
    let outer = enter(node)
    Content._describe(content, in: &self)
    leave(outer)
  }

  @usableFromInline mutating func deferContent<Content: View>(
    of node: NodeID, _ changed: Context?, _ content: Content
  ) {
    let describe: @MainActor (inout DescribingPass) -> Void = { Content._describe(content, in: &$0) }
    deferred.append(Deferred(node: node, context: changed ?? context, describe: describe))
  }

  @usableFromInline mutating func describeNow(
    _ node: NodeID, _ changed: Context?, _ describe: @MainActor (inout DescribingPass) -> Void
  ) {
    let outer = enter(node)
    if let changed {
      let outerContext = context
      context = changed
      let previousReader = graph.store.setReader(changed.reader)
      describe(&self)
      leave(outer)
      _ = graph.store.setReader(previousReader)
      context = outerContext
    } else {
      describe(&self)
      leave(outer)
    }
  }

  /// What is put aside while the content of a node is described.
  @usableFromInline struct Outer {
    fileprivate let frame: Frame
    fileprivate let way: Way
    fileprivate let location: SourceLocation?
  }

  /// Whether content may be described by recursion.
  @usableFromInline var mayDescend: Bool { depth < Self.depthLimit && deferred.isEmpty }

  /// Turns to the content of a node.
  @usableFromInline mutating func enter(_ node: NodeID) -> Outer {
    let outer = Outer(frame: frame, way: way, location: innerLocation)
    let record = records + node.index
    frame = Frame(parent: UInt32(node.index), cursor: record.pointee.firstChild)
    frame.layerBase = Int32(layerCount)
    frame.extraBase = Int32(extraCount)
    frame.stepBase = Int32(stepCount)
    frame.emptyBase = Int32(emptyWays.count)
    frame.isFresh =
      record.pointee.firstChild == NodeRecord.none && record.pointee.firstLeaving == NodeRecord.none
      && record.pointee.serial >= firstNewSerial
    way = Way()
    innerLocation = nil
    depth += 1
    return outer
  }

  /// Turns back from the content of a node.
  @usableFromInline mutating func leave(_ outer: Outer) {
    close()
    depth -= 1
    (frame, way, innerLocation) = (outer.frame, outer.way, outer.location)
  }

  /// Describes what the recursion left for later.
  mutating func finish() {
    describeDeferred()
    while !changedSources.isEmpty {
      let sources = changedSources
      changedSources = []
      for source in sources { source.describeAgain(in: &self) }
      describeDeferred()
    }
  }

  /// Describes the deferred content in the order in which the recursion would have come to it.
  private mutating func describeDeferred() {
    var list: [Deferred] = deferred.reversed()
    deferred = []
    while let next = list.popLast() {
      // Something described meanwhile may have ended it.
      guard graph.tree.contains(next.node) else { continue }
      findings.hasDeferred = true
      describeNow(next.node, next.context, next.describe)
      list.append(contentsOf: deferred.reversed())
      deferred = []
    }
  }

  /// Ends the description of a parent's children.
  private mutating func close() {
    closePairing()
    closeConstructs()
  }

  /// Compares the described children with the old ones, and logs what came, went and moved.
  private mutating func closePairing() {
    let parent = Int(frame.parent)
    if frame.isFresh {
      records[parent].childCount = frame.described
      return
    }
    if frame.pairing < 0 {
      guard frame.described != records[parent].childCount else { return }
      beginPairing()
    }
    let pairing = scratch.pairings.removeLast()
    let arrangement = ChildArrangement(
      pairing, emptyWays: Array(emptyWays[Int(frame.emptyBase)...]), context: context, in: graph)
    if !findings.isFirst {
      findings.log.append(.arranged(pairing.parent, old: arrangement.old, new: arrangement.new))
    }
    storage.arrange(pairing.parent, children: arrangement.new.children, leaving: arrangement.new.leaving)
    findings.add(arrangement)
  }

  /// Pairs the children of the parent by lists from now on.
  mutating func beginPairing() {
    frame.pairing = Int32(scratch.pairings.count)
    frame.cursor = NodeRecord.none
    scratch.pairings.append(
      ChildPairing(parent: parent, described: Int(frame.described), in: storage))
  }
}
