/// Nodes and values as they were when a log noted them.
final class NodeArchive: @unchecked Sendable {
  private var nodes: [NodeRecord] = []
  private var values: [(type: any KeptValue.Type, address: UnsafeMutableRawPointer)] = []
  private var arena = PayloadArena()
  /// The tables that the nodes refer to.
  var places = PlaceTable()
  var longWays = LongWays()

  deinit {
    for node in nodes {
      if let payload = node.payload { node.shape?.destroy(payload) }
    }
    for value in values { value.type.destroy(value.address) }
    arena.reset()
  }

  /// Copies a node and returns its number.
  func add(_ record: NodeRecord) -> Int {
    var copy = record
    if let shape = record.shape, let payload = record.payload,
      let block = arena.allocate(shape.payloadSize, alignment: shape.payloadAlignment)
    {
      shape.initialize(block, from: payload)
      copy.payload = block
    }
    nodes.append(copy)
    return nodes.count - 1
  }

  /// Copies a value and returns its number.
  func add(_ type: any KeptValue.Type, _ source: UnsafeRawPointer) -> Int {
    let size = (type.layout.size + 15) / 16 * 16
    guard let address = arena.allocate(max(16, size), alignment: 16) else {
      preconditionFailure("no memory for a value of \(size) bytes")
    }
    type.initialize(address, from: source)
    values.append((type, address))
    return values.count - 1
  }

  /// Puts a node into a tree, with the relatives that it had when it was noted.
  func restore(_ number: Int, as id: NodeID, in storage: TreeStorage) {
    var record = nodes[number]
    if let shape = record.shape { record.payload = storage.copy(record.payload, shape) }
    record.places = storage.places.number(of: places[record.places])
    if record.way.number != nil { record.way = storage.longWays.way(of: longWays.steps(of: record.way)) }
    storage.restore(record, at: id.index)
  }

  /// Sets a layer of a node to a value.
  func set(_ layer: Int, of id: NodeID, to number: Int, in storage: TreeStorage) {
    guard let shape = storage.records[id.index].shape, let payload = storage.records[id.index].payload else {
      return
    }
    shape.layers[layer].type.replace(payload + shape.layers[layer].offset, from: values[number].address)
  }
}
