import Foundation

/// The memory of a tree.
///
/// Records stand in one block and refer to each other by index; payloads stand in an arena. Who holds
/// the only reference may change it: the describing pass and the log. Everybody else reads.
@usableFromInline final class TreeStorage: @unchecked Sendable {
  @usableFromInline private(set) var records: UnsafeMutablePointer<NodeRecord>
  private var capacity: Int
  /// How many records have been used at some time.
  @usableFromInline private(set) var end = 0
  /// Indices whose nodes have ended, to be used again.
  private var free: [UInt32] = []
  private(set) var arena = PayloadArena()
  var places = PlaceTable()
  var longWays = LongWays()
  /// How many nodes there are, the root not counted.
  private(set) var count = 0
  /// The serial of the next node.
  @usableFromInline var nextSerial: UInt32 = 0

  private static let rootShape = NodeShape.of(ViewKind(ViewTree.self, .root, name: ""), [])

  init() {
    capacity = 16
    records = Self.block(capacity)
    let root = NodeRecord(
      shape: Self.rootShape, payload: nil, way: Way(), parent: NodeRecord.none, serial: 0,
      places: places.number(of: [nil]), depth: 0)
    _ = add(root)
    nextSerial = 1
    count = 0
  }

  /// A copy that nobody shares.
  init(copying other: TreeStorage) {
    capacity = other.capacity
    end = other.end
    free = other.free
    places = other.places
    longWays = other.longWays
    count = other.count
    nextSerial = other.nextSerial
    records = Self.block(capacity)
    records.initialize(from: other.records, count: end)
    for index in 0..<end {
      guard let shape = records[index].shape else { continue }
      records[index].payload = copy(other.records[index].payload, shape)
    }
  }

  deinit {
    for index in 0..<end {
      guard let shape = records[index].shape, let payload = records[index].payload else { continue }
      shape.destroy(payload)
    }
    arena.reset()
    Foundation.free(records)
  }

  /// How many bytes records and payloads take.
  var byteCount: Int { capacity * MemoryLayout<NodeRecord>.stride + arena.byteCount }
}

/// Nodes come and go.
extension TreeStorage {
  /// Adds a record and returns its index; the payload is the tree's from now on.
  @usableFromInline func add(_ record: NodeRecord) -> UInt32 {
    count += 1
    while let index = free.popLast() {
      // Undoing an update may have given the index away meanwhile.
      guard records[Int(index)].shape == nil else { continue }
      records[Int(index)] = record
      return index
    }
    if end == capacity { reserve(larger) }
    records.advanced(by: end).initialize(to: record)
    end += 1
    return UInt32(end - 1)
  }

  /// The serial of the next node.
  func takeSerial() -> UInt32 {
    defer { nextSerial += 1 }
    return nextSerial
  }

  /// Memory for the payload of a shape, not initialised.
  func allocate(_ shape: NodeShape) -> UnsafeMutableRawPointer? {
    arena.allocate(shape.payloadSize, alignment: shape.payloadAlignment)
  }

  /// A copy of a payload of this or another tree.
  func copy(_ payload: UnsafeMutableRawPointer?, _ shape: NodeShape) -> UnsafeMutableRawPointer? {
    guard let payload, let block = allocate(shape) else { return nil }
    shape.initialize(block, from: payload)
    return block
  }

  /// Ends a node; its index stays reserved until it is released.
  func remove(_ index: UInt32) {
    let record = records[Int(index)]
    if let shape = record.shape, let payload = record.payload {
      shape.destroy(payload)
      arena.deallocate(payload, shape.payloadSize)
    }
    records[Int(index)].shape = nil
    records[Int(index)].payload = nil
    count -= 1
  }

  /// Lets the indices of ended nodes be used again.
  func release(_ indices: [NodeID]) { free.append(contentsOf: indices.lazy.map { UInt32($0.index) }) }

  /// Puts a node back under its index, as undoing an update does.
  func restore(_ record: NodeRecord, at index: Int) {
    if index >= capacity { reserve(max(index + 1, larger)) }
    while end <= index {
      var empty = record
      empty.shape = nil
      empty.payload = nil
      records.advanced(by: end).initialize(to: empty)
      end += 1
    }
    records[index] = record
    count += 1
  }

  private var larger: Int { capacity + max(16, capacity / 4) }

  /// Makes room for more records: a quarter more, since twice as many left a third of the memory unused, and by
  /// `realloc`, which moves large blocks without copying them.
  private func reserve(_ newCapacity: Int) {
    records = Self.block(newCapacity, instead: records)
    capacity = newCapacity
  }

  private static func block(
    _ capacity: Int, instead old: UnsafeMutablePointer<NodeRecord>? = nil
  ) -> UnsafeMutablePointer<NodeRecord> {
    guard let block = realloc(old, capacity * MemoryLayout<NodeRecord>.stride) else {
      fatalError("no memory for a tree of \(capacity) nodes")
    }
    return block.bindMemory(to: NodeRecord.self, capacity: capacity)
  }
}

/// Relatives.
extension TreeStorage {
  /// The children of a node in order.
  func children(of index: Int) -> [NodeID] {
    list(from: records[index].firstChild, count: Int(records[index].childCount))
  }

  /// The removed children that are still drawn.
  func leaving(of index: Int) -> [NodeID] { list(from: records[index].firstLeaving, count: 0) }

  private func list(from first: UInt32, count: Int) -> [NodeID] {
    var result: [NodeID] = []
    result.reserveCapacity(count)
    var index = first
    while index != NodeRecord.none {
      result.append(NodeID(index: Int(index)))
      index = records[Int(index)].next
    }
    return result
  }

  /// Sets the children of a node and their positions.
  func arrange(_ parent: NodeID, children: [NodeID], leaving: [NodeID]) {
    records[parent.index].firstChild = link(children)
    records[parent.index].childCount = UInt32(children.count)
    records[parent.index].firstLeaving = link(leaving)
    for (position, child) in children.enumerated() { records[child.index].position = UInt32(position) }
  }

  /// Adds a child at the end of its parent's.
  func append(_ child: NodeID, after last: NodeID?) {
    let parent = Int(records[child.index].parent)
    if let last {
      records[last.index].next = UInt32(child.index)
    } else {
      records[parent].firstChild = UInt32(child.index)
    }
    records[parent].childCount += 1
  }

  private func link(_ siblings: [NodeID]) -> UInt32 {
    var next = NodeRecord.none
    for sibling in siblings.reversed() {
      records[sibling.index].next = next
      next = UInt32(sibling.index)
    }
    return next
  }

  /// Whether a node is removed and still drawn by itself, whatever is above it.
  func isLeavingByItself(_ index: Int) -> Bool {
    let parent = records[index].parent
    guard parent != NodeRecord.none else { return false }
    var sibling = records[Int(parent)].firstLeaving
    while sibling != NodeRecord.none {
      if Int(sibling) == index { return true }
      sibling = records[Int(sibling)].next
    }
    return false
  }
}

/// Steps and identities.
extension TreeStorage {
  /// The steps from a node's parent to it, as codes.
  func codes(of node: NodeID) -> [StepCode] { longWays.steps(of: records[node.index].way) }

  /// The steps from a node's parent to it.
  func steps(of index: Int) -> [IdentityStep] {
    let record = records[index]
    let codes = longWays.steps(of: record.way)
    guard !codes.isEmpty, let shape = record.shape else { return [] }
    let list = places[record.places]
    var key = 0
    return codes.enumerated().map { position, code in
      let course: IdentityStep.Course
      switch code.sort {
      case .child: course = .child(code.number)
      case .branch: course = .branch(code.number)
      case .element, .explicit, .content:
        let layer = shape.layers[key]
        key += 1
        guard let type = layer.type as? any StepKey.Type, let payload = record.payload else {
          preconditionFailure("a step of node \(index) has no key; its kind is \(shape.kind.name)")
        }
        course = type.course(at: payload + layer.offset, of: code.sort)
      }
      return IdentityStep(course, at: list[position])
    }
  }

  /// Where a node sits.
  ///
  /// - Parameter known: Identities found before, to be shared; the new ones are added.
  func identity(of index: Int, known: inout [Int: Identity]) -> Identity {
    var missing: [Int] = []
    var parent: Identity?
    var current = index
    while current != 0, records[current].parent != NodeRecord.none {
      if let identity = known[current] {
        parent = identity
        break
      }
      missing.append(current)
      current = Int(records[current].parent)
    }
    if missing.isEmpty, let parent { return parent }
    for node in missing.reversed() {
      let identity = Identity(
        parent: parent, steps: steps(of: node), typeName: records[node].shape?.kind.name ?? "")
      known[node] = identity
      parent = identity
    }
    return parent ?? Identity(parent: nil, steps: [], typeName: "")
  }
}
