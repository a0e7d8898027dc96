/// Names a construct among a node's children that leaves no node itself: a callback modifier or a
/// `ForEach`.
@usableFromInline struct ConstructKey: Hashable {
  let way: Way
  /// Tells several constructs at one place apart, counted from the outside.
  let ordinal: Int
}

/// A construct with what it remembers.
@usableFromInline struct Construct {
  let key: ConstructKey
  let memory: AnyObject

  @usableFromInline init(key: ConstructKey, memory: AnyObject) {
    self.key = key
    self.memory = memory
  }
}

/// The constructs of one node that is being described otherwise than before.
///
/// As long as they come as they came before, no list is made: the pass goes along the old one.
struct ConstructList {
  private(set) var constructs: [Construct]
  private let old: [ConstructKey: AnyObject]

  /// - Parameters:
  ///   - live: What the node keeps, if it keeps anything.
  ///   - count: How many of its constructs have come as before.
  @MainActor init(_ live: LiveNode?, described count: Int) {
    constructs = Array(live?.constructs.prefix(count) ?? [])
    // A node that is described for the first time has none, and most have a few.
    guard let live, live.constructs.count > count || !live.leavingConstructs.isEmpty else {
      old = [:]
      return
    }
    old = Dictionary(
      live.constructs.dropFirst(count).map { ($0.key, $0.memory) }
        + live.leavingConstructs.map { ($0.key, $0.memory) }
    ) { described, _ in described }
  }

  /// What a construct remembered before.
  func known(_ key: ConstructKey) -> AnyObject? { old[key] }

  mutating func append(_ construct: Construct) { constructs.append(construct) }
}
