/// Opening: the node at the present steps, found or made.
extension DescribingPass {
  /// Finds or makes the node at the present steps and gives it what has been pushed.
  @usableFromInline mutating func open(
    _ type: Any.Type, _ role: ViewKind.Role, name: String? = nil, at location: SourceLocation?
  ) -> Opened {
    comparesByEquality = false
    if hasSameValues(frame.cursor) {
      let id = NodeID(index: Int(frame.cursor))
      advance(frame.cursor)
      return Opened(node: id, isNew: false, changed: handedDown(by: id))
    }
    if let id = match() { return Opened(node: id, isNew: false, changed: update(id)) }
    return create(type, role, name, at: location ?? currentLocation)
  }

  /// Goes on to the expected child if everything that is given here is what it has and it hands nothing
  /// down.
  ///
  /// - Returns: The child, or `none`.
  @usableFromInline mutating func unchanged() -> UInt32 {
    let index = frame.cursor
    guard index != NodeRecord.none, records[Int(index)].header?.pointee.handsDown == false,
      hasSameValues(index)
    else { return NodeRecord.none }
    advance(index)
    return index
  }

  /// What reaches the content of a node that has been given the same values: what these hand down is in
  /// the scope that the node has.
  private func handedDown(by id: NodeID) -> Context? {
    guard records[id.index].header?.pointee.handsDown == true else { return nil }
    var result = context
    result.environment = graph.existingLive(id)?.ownScope ?? context.environment
    return result
  }

  /// Whether the present steps lead to the expected child and everything that is given to it is what it
  /// has, byte by byte.
  ///
  /// Equal bytes are equal values: the tree holds on to what its bytes refer to. What is no value is
  /// taken the longer way. Without this, an unchanged node of the benchmark tree took 3.2 times as long.
  @inline(__always) private mutating func hasSameValues(_ index: UInt32) -> Bool {
    guard index != NodeRecord.none, extraCount == Int(frame.extraBase) else { return false }
    let record = records + Int(index)
    guard record.pointee.way == way, let header = record.pointee.header,
      header.pointee.layerCount == layerCount - Int(frame.layerBase)
    else { return false }
    if let payload = record.pointee.payload {
      var given = layers + Int(frame.layerBase)
      var comparison = header.pointee.comparisons
      let end = comparison + header.pointee.layerCount
      while comparison < end {
        guard given.pointee.typeID == comparison.pointee.typeID, let source = given.pointee.source,
          bytesAreEqual(
            payload + comparison.pointee.offset, source, comparison.pointee.size, comparison.pointee.masks)
        else { return false }
        given += 1
        comparison += 1
      }
    }
    findings.comparisons += header.pointee.valueCount
    return true
  }

  private mutating func advance(_ index: UInt32) {
    frame.cursor = records[Int(index)].next
    frame.last = index
    frame.described += 1
  }

  /// The old child to which the present steps lead, wherever it stood.
  private mutating func match() -> NodeID? {
    if frame.cursor != NodeRecord.none, records[Int(frame.cursor)].way == way {
      let index = frame.cursor
      advance(index)
      return NodeID(index: Int(index))
    }
    if frame.isFresh { return nil }
    if frame.pairing < 0 { beginPairing() }
    guard let id = scratch.pairings[Int(frame.pairing)].match(way, in: storage) else { return nil }
    frame.described += 1
    return id
  }

  private mutating func create(
    _ type: Any.Type, _ role: ViewKind.Role, _ name: String?, at location: SourceLocation?
  ) -> Opened {
    let shape = shape(type, role, name)
    let payload = storage.allocate(shape)
    if let payload { fill(payload, shape) }
    let record = NodeRecord(
      shape: shape, payload: payload, way: way, parent: frame.parent, serial: storage.takeSerial(),
      places: places(location), depth: storage.records[Int(frame.parent)].depth + 1)
    let index = storage.add(record)
    records = storage.records
    if frame.isFresh {
      storage.records[Int(index)].position = frame.described
      if frame.last == NodeRecord.none {
        storage.records[Int(frame.parent)].firstChild = index
      } else {
        storage.records[Int(frame.last)].next = index
      }
      frame.last = index
    } else {
      scratch.pairings[Int(frame.pairing)].append(new: NodeID(index: Int(index)))
    }
    frame.described += 1
    let id = NodeID(index: Int(index))
    findings.noteCreated(id, in: storage, isAppended: frame.isFresh)
    for name in shape.declaredOnly { graph.noteDeclaredOnly(name, at: parent) }
    guard extraCount > Int(frame.extraBase) || shape.header.pointee.handsDown else {
      return Opened(node: id, isNew: true, changed: nil)
    }
    var result: Context?
    var changes: [TransactionChange] = []
    for case (_, .transaction(let change, let origin)) in scratch.extras[Int(frame.extraBase)...] {
      changes.append(.always(change, origin))
    }
    attachLive(to: id, isNew: true, changes, &result)
    return Opened(node: id, isNew: true, changed: result)
  }

  /// The shape of a node with the keys and layers that are given.
  private func shape(_ type: Any.Type, _ role: ViewKind.Role, _ name: String?) -> NodeShape {
    let slot = Int(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)) >> 4 & 63
    if let known = scratch.shapes[slot], isShape(known, type, role, name) { return known }

    var content: [(type: any KeptValue.Type, schema: AttributeSchema?)] = []
    for step in Int(frame.stepBase)..<stepCount {
      if let keyType = givenSteps[step].keyType { content.append((keyType, nil)) }
    }
    for index in Int(frame.layerBase)..<layerCount {
      let given = layers[index]
      if let source = given.type as? any AttributeSource.Type {
        content.append((given.type, source.schema))
      } else {
        content.append((given.type, scratch.given[given.index].schema))
      }
    }
    let found = NodeShape.of(ViewKind(type, role, name: name), content)
    scratch.shapes[slot] = found
    return found
  }

  /// Whether a shape is that of a view with the keys and layers that are given.
  private func isShape(_ shape: NodeShape, _ type: Any.Type, _ role: ViewKind.Role, _ name: String?) -> Bool {
    let count = layerCount - Int(frame.layerBase)
    guard shape.kind.type == type, shape.kind.role == role, shape.layers.count - shape.keyCount == count,
      name == nil || name == shape.kind.name
    else { return false }
    var position = 0
    for step in Int(frame.stepBase)..<stepCount {
      guard let keyType = givenSteps[step].keyType else { continue }
      guard position < shape.keyCount, shape.layers[position].type == keyType else { return false }
      position += 1
    }
    guard position == shape.keyCount else { return false }
    for index in 0..<count {
      let given = layers[Int(frame.layerBase) + index]
      guard shape.comparisons[position + index].typeID == given.typeID else { return false }
      if given.source == nil, shape.layers[position + index].schema !== scratch.given[given.index].schema {
        return false
      }
    }
    return true
  }

  /// Copies keys and layers into the payload of a new node.
  private func fill(_ payload: UnsafeMutableRawPointer, _ shape: NodeShape) {
    var position = 0
    for step in Int(frame.stepBase)..<stepCount {
      guard let key = givenSteps[step].key else { continue }
      shape.layers[position].initialize(payload, from: key)
      position += 1
    }
    for index in Int(frame.layerBase)..<layerCount {
      let given = layers[index]
      if let source = given.source {
        shape.layers[position].initialize(payload, from: source)
      } else {
        (payload + shape.layers[position].offset).initializeMemory(
          as: GivenAttributes.self, repeating: scratch.given[given.index], count: 1)
      }
      position += 1
    }
  }

  func withSource<Result>(of given: GivenLayer, _ body: (UnsafeRawPointer) -> Result) -> Result {
    if let source = given.source { return body(source) }
    return withUnsafePointer(to: scratch.given[given.index]) { body(UnsafeRawPointer($0)) }
  }

  /// The number of the places of the steps and of the node.
  private func places(_ location: SourceLocation?) -> UInt32 {
    let count = stepCount - Int(frame.stepBase)
    if let last = scratch.places, last.list.count == count + 1, last.list[count] == location {
      var same = 0
      while same < count, last.list[same] == givenSteps[Int(frame.stepBase) + same].location { same += 1 }
      if same == count { return last.number }
    }
    let list = (Int(frame.stepBase)..<stepCount).map { givenSteps[$0].location } + [location]
    let number = storage.places.number(of: list)
    scratch.places = (number, list)
    return number
  }
}
