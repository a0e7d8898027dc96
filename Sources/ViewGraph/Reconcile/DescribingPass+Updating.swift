/// Updating: what is given is compared with what the node has.
extension DescribingPass {
  /// A value that differs.
  private struct ChangedValue {
    let layer: Int
    let offset: Int
    let old: AttributeValue
    let new: AttributeValue
    let transaction: Transaction
  }

  /// Compares what has been pushed with the values of a node that goes on, and logs what differs.
  ///
  /// - Returns: What reaches the node's content, where it differs from what reached the node.
  mutating func update(_ id: NodeID) -> Context? {
    guard let shape = storage.records[id.index].shape else {
      preconditionFailure("node \(id.index) is no longer in the tree")
    }
    let count = layerCount - Int(frame.layerBase)
    precondition(
      shape.layers.count - shape.keyCount == count,
      "\(graph.tree[id].identity) was given \(count) modifiers; it had \(shape.layers.count - shape.keyCount)"
    )
    var result: Context?
    var changed: [ChangedValue] = []
    var transactionChanges: [TransactionChange] = []
    var nextExtra = Int(frame.extraBase)
    var hasChangedLayer = false
    for index in 0...count {
      while nextExtra < scratch.extras.count,
        scratch.extras[nextExtra].position <= Int(frame.layerBase) + index
      {
        takeTransaction(scratch.extras[nextExtra].extra, changed, shape, index, &result, &transactionChanges)
        nextExtra += 1
      }
      guard index < count else { break }
      let transaction = (result ?? context).transaction
      let isSame = compare(
        id, shape.keyCount + index, layers[Int(frame.layerBase) + index], transaction, &changed)
      if !isSame { hasChangedLayer = true }
    }
    record(changed, of: id, shape, governedBy: (result ?? context).transaction)
    if extraCount == Int(frame.extraBase), shape.header.pointee.handsDown, !hasChangedLayer {
      // The same values are handed down as before, in the scope that the node has.
      result = result ?? context
      result?.environment = graph.existingLive(id)?.ownScope ?? context.environment
    } else if extraCount > Int(frame.extraBase) || shape.header.pointee.handsDown {
      attachLive(to: id, isNew: false, transactionChanges, &result)
    }
    return result
  }

  /// Changes the transaction on its way inwards, past the layers that have been compared.
  private func takeTransaction(
    _ extra: Extra, _ changed: [ChangedValue], _ shape: NodeShape, _ count: Int, _ result: inout Context?,
    _ changes: inout [TransactionChange]
  ) {
    switch extra {
    case .animation(let animation, let location):
      var transaction = (result ?? context).transaction
      // The layer that was compared last holds the animation and the value that it watches.
      let layer = shape.keyCount + count - 1
      if changed.contains(where: { $0.layer == layer && $0.offset == 1 }) {
        let change = TransactionChange.animation(animation, pass: graph.tick, location)
        change.apply(to: &transaction, in: graph.tick)
        changes.append(change)
      } else if transaction.animation == nil {
        transaction.governor = .unchangedValue(location)
      }
      result = result ?? context
      result?.transaction = transaction
    case .transaction(let change, let origin):
      result = result ?? context
      if var transaction = result?.transaction {
        TransactionChange.always(change, origin).apply(to: &transaction, in: graph.tick)
        result?.transaction = transaction
      }
      changes.append(.always(change, origin))
    default: break
    }
  }

  /// Compares a layer with what is given for it, and keeps what is given.
  ///
  /// - Returns: Whether it is the same value.
  private mutating func compare(
    _ id: NodeID, _ layer: Int, _ given: GivenLayer, _ transaction: Transaction,
    _ changed: inout [ChangedValue]
  ) -> Bool {
    let record = records[id.index]
    guard let shape = record.shape, let payload = record.payload else {
      preconditionFailure("\(graph.tree[id].identity) has no values to compare")
    }
    let known = shape.layers[layer]
    precondition(
      shape.comparisons[layer].typeID == given.typeID,
      "'\(given.type)' came as layer \(layer) of \(graph.tree[id].identity), which had '\(known.type)'")
    findings.comparisons += known.schema?.components.count ?? 0
    let address = payload + known.offset
    if let source = given.source {
      if bytesAreEqual(address, source, known.size, shape.comparisons[layer].masks) { return true }
      if known.type.isEqual(address, source) {
        known.type.replace(address, from: source)
        if let watch = graph.store.watch, let schema = known.schema { watch.noteEqualValues(of: id, schema) }
        return true
      }
    }
    let old = known.attributeValues(at: address)
    let new = withSource(of: given) { known.attributeValues(at: $0) }
    precondition(
      old.count == new.count && (given.source != nil || known.schema == scratch.given[given.index].schema),
      "layer \(layer) of \(graph.tree[id].identity) had \(old.count) values and was given \(new.count)")
    let before = changed.count
    for (offset, (old, new)) in zip(old, new).enumerated() where old != new {
      changed.append(
        ChangedValue(layer: layer, offset: offset, old: old, new: new, transaction: transaction))
    }
    let isNoted = changed.count > before
    if isNoted || given.source != nil { noteValues(of: id, shape, layer) }
    if let source = given.source {
      replace(layer, of: id, known.type, at: address, by: source, isNoted: isNoted)
    } else {
      withUnsafePointer(to: scratch.given[given.index]) {
        replace(layer, of: id, known.type, at: address, by: UnsafeRawPointer($0), isNoted: isNoted)
      }
    }
    return false
  }

  /// Tells who keeps things that are made of nodes that one has other values.
  private func noteValues(of id: NodeID, _ shape: NodeShape, _ layer: Int) {
    guard let watch = graph.store.watch, let schema = shape.layers[layer].schema else { return }
    watch.noteValues(of: id, schema, isOwn: layer == shape.layers.count - 1)
  }

  /// Keeps what is given for a layer.
  ///
  /// Not in a closure that a method of the pass is given: one that changes the pass copies it, and with it the
  /// log, at every value that changes; 100,000 values took 43 seconds.
  private mutating func replace(
    _ layer: Int, of id: NodeID, _ type: any KeptValue.Type, at address: UnsafeMutableRawPointer,
    by source: UnsafeRawPointer, isNoted: Bool
  ) {
    if isNoted { findings.noteValues(layer, of: id, type, old: address, new: source, in: storage) }
    type.replace(address, from: source)
  }

  private mutating func record(
    _ changed: [ChangedValue], of id: NodeID, _ shape: NodeShape, governedBy leafTransaction: Transaction
  ) {
    guard !changed.isEmpty else { return }
    func component(_ change: ChangedValue) -> AttributeSchema.Component? {
      shape.layers[change.layer].schema?.components[change.offset]
    }
    let words = changed.contains { component($0)?.name == AttributeSchema.content.name }
    // Innermost modifiers first, the values of each in their order.
    var groups: [(layer: Int, changes: [AttributeChange])] = []
    for change in changed {
      // The value that an animation watches is no attribute of the view.
      guard let schema = shape.layers[change.layer].schema, schema != .animation,
        let component = component(change)
      else { continue }
      var attribute = AttributeChange(
        component, of: schema, at: AttributePlace(layer: change.layer, component: change.offset),
        old: change.old, new: change.new, modifierTransaction: change.transaction,
        leafTransaction: leafTransaction, withOtherWords: words)
      if component.name == AttributeSchema.content.name, let animation = leafTransaction.animation,
        let transition = contentTransition(of: id), transition != .identity
      {
        attribute = attribute.playing(transition, by: animation)
      }
      if let last = groups.last, last.layer == change.layer {
        groups[groups.count - 1].changes.append(attribute)
      } else {
        groups.append((change.layer, [attribute]))
      }
    }
    let changes = groups.reversed().flatMap(\.changes)
    if !changes.isEmpty { findings.attributes[id, default: []] += changes }
  }

  /// Compares values that a control has read again with those that it showed.
  mutating func updateOwnValues(_ new: [AttributeValue], of id: NodeID) {
    let record = storage.records[id.index]
    // A control without values of its own has a modifier's as its last, or none.
    guard !new.isEmpty, let shape = record.shape, let payload = record.payload,
      let known = shape.layers.last, let schema = known.schema
    else { return }
    precondition(
      known.type == GivenAttributes.self && schema.components.count == new.count,
      "\(new.count) values were read for \(graph.tree[id].identity), whose last layer is '\(known.type)'")
    let address = payload + known.offset
    let old = known.attributeValues(at: address)
    findings.comparisons += new.count
    guard old != new else { return }
    noteValues(of: id, shape, shape.layers.count - 1)
    withUnsafePointer(to: GivenAttributes(schema: schema, values: new)) { given in
      findings.noteValues(
        shape.layers.count - 1, of: id, known.type, old: address, new: given, in: storage)
      known.type.replace(address, from: given)
    }
    for (index, (before, after)) in zip(old, new).enumerated() where before != after {
      findings.attributes[id, default: []].append(
        AttributeChange(
          schema.components[index], of: schema,
          at: AttributePlace(layer: shape.layers.count - 1, component: index), old: before, new: after,
          modifierTransaction: context.transaction, leafTransaction: context.transaction))
    }
  }
}
