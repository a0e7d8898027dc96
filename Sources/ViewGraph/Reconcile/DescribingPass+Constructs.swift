/// Constructs: what leaves no node and remembers something.
extension DescribingPass {
  /// The memory of a construct that leaves no node, made on first use.
  @inlinable mutating func construct<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    let key = constructKey
    // By class, since a cast asks the runtime; memories are of final classes.
    if let known = nextConstruct(key), type(of: known) == Memory.self {
      frame.constructCount += 1
      return unsafeDowncast(known, to: Memory.self)
    }
    let memory = constructElsewhere(key) as? Memory ?? make()
    append(Construct(key: key, memory: memory))
    return memory
  }

  @usableFromInline var constructKey: ConstructKey {
    ConstructKey(way: way, ordinal: layerCount - Int(frame.layerBase) + extraCount - Int(frame.extraBase))
  }

  /// The memory of the construct that came next before, if it is that of a key.
  ///
  /// Without this, an unchanged node of the benchmark tree took 2.1 times as long.
  @usableFromInline func nextConstruct(_ key: ConstructKey) -> AnyObject? {
    guard frame.constructs < 0, records[Int(frame.parent)].hasLive, let live = graph.existingLive(parent),
      Int(frame.constructCount) < live.constructs.count
    else { return nil }
    let next = live.constructs[Int(frame.constructCount)]
    return next.key == key ? next.memory : nil
  }

  /// The memory that a construct has where constructs do not come as before.
  @usableFromInline mutating func constructElsewhere(_ key: ConstructKey) -> AnyObject? {
    if frame.constructs < 0 {
      frame.constructs = Int32(scratch.constructs.count)
      let live = records[Int(frame.parent)].hasLive ? graph.existingLive(parent) : nil
      scratch.constructs.append(ConstructList(live, described: Int(frame.constructCount)))
    }
    return scratch.constructs[Int(frame.constructs)].known(key)
  }

  @usableFromInline mutating func append(_ construct: Construct) {
    scratch.constructs[Int(frame.constructs)].append(construct)
  }

  /// Keeps the constructs that were described, and those on the way to children that leave, and where
  /// there was nothing to describe.
  mutating func closeConstructs() {
    if frame.constructs < 0, emptyWays.count == Int(frame.emptyBase), !records[Int(frame.parent)].hasLive {
      return
    }
    let empty = emptyWays[Int(frame.emptyBase)...]
    let live = graph.existingLive(parent)
    if !empty.elementsEqual(live?.emptyWays ?? []) { graph.live(parent).emptyWays = Array(empty) }
    emptyWays.removeSubrange(Int(frame.emptyBase)...)

    if frame.constructs < 0 {
      guard let live, live.constructs.count != Int(frame.constructCount) else { return }
      scratch.constructs.append(ConstructList(live, described: Int(frame.constructCount)))
    }
    keep(scratch.constructs.removeLast().constructs, on: graph.live(parent))
  }

  private func keep(_ described: [Construct], on live: LiveNode) {
    if live.constructs.isEmpty, live.leavingConstructs.isEmpty {
      live.constructs = described
      return
    }
    let isDescribed = Set(described.lazy.map(\.key))
    var ways: Set<Way> = []
    for child in storage.leaving(of: Int(frame.parent)) {
      let steps = storage.longWays.steps(of: storage.records[child.index].way)
      for end in 0...steps.count { ways.insert(storage.longWays.way(of: Array(steps[..<end]))) }
    }
    var seen: Set<ConstructKey> = []
    live.leavingConstructs = (live.constructs + live.leavingConstructs).filter {
      !isDescribed.contains($0.key) && ways.contains($0.key.way) && seen.insert($0.key).inserted
    }
    live.constructs = described
  }
}
