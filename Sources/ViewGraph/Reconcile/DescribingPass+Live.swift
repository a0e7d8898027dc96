/// What lives beside a node.
extension DescribingPass {
  /// Hands the node what it keeps beside its values, and finds what reaches its content.
  mutating func attachLive(
    to id: NodeID, isNew: Bool, _ transactionChanges: [TransactionChange], _ result: inout Context?
  ) {
    var environment: EnvironmentValues?
    var gestures: [any AnyGestureAction] = []
    var focus: [FocusTarget] = []
    var control: Control?
    var preferences: [PreferenceValue] = []
    var nextLayer = Int(frame.layerBase)
    /// Hands down the values of layers that were given before the next extra.
    func handDown(before end: Int, from pass: DescribingPass) {
      while nextLayer < end {
        let given = pass.layers[nextLayer]
        nextLayer += 1
        guard let source = given.source, let type = given.type as? any HandedDownValue.Type else { continue }
        var values =
          environment ?? EnvironmentValues(scope: pass.context.environment, store: pass.graph.store)
        type.hand(at: source, to: &values)
        environment = values
      }
    }
    let handsDown = records[id.index].header?.pointee.handsDown == true
    for (position, extra) in scratch.extras[Int(frame.extraBase)...] {
      if handsDown { handDown(before: position, from: self) }
      switch extra {
      case .environment(let change):
        var values = environment ?? EnvironmentValues(scope: context.environment, store: graph.store)
        change(&values)
        environment = values
      case .gesture(let gesture): gestures.append(gesture)
      case .focus(let target): focus.append(target)
      case .callback(let callback) where isNew:
        callback.join(id, named: graph.tree[id].kind.name, in: &self)
        graph.live(id).memberships.append(callback)
        findings.joined.append(id)
      case .control(let action): control = action
      case .preference(let preference): preferences.append(preference)
      case .animation, .transaction, .callback: break
      }
    }
    if handsDown { handDown(before: layerCount, from: self) }
    if let environment {
      let live = graph.live(id)
      let scope = live.ownScope ?? EnvironmentScope(parent: context.environment)
      live.ownScope = scope
      let changed = scope.replace(with: environment)
      if !isNew { graph.store.watch?.noteEnvironment(of: id, changed) }
      for reader in scope.takeReaders(of: changed) {
        graph.store.markDirty(reader.node, readIn: reader.evaluation)
      }
      result = result ?? context
      result?.environment = scope
    }
    guard
      !gestures.isEmpty || !focus.isEmpty || !transactionChanges.isEmpty || !preferences.isEmpty
        || control != nil
    else { return }
    let live = graph.live(id)
    live.preferences = preferences.reversed()
    live.gestures = gestures.reversed()
    live.focusTargets = focus.reversed()
    live.transactionChanges = transactionChanges
    if !transactionChanges.isEmpty { graph.hasTransactionChanges = true }
    if !focus.isEmpty { graph.focusable.insert(id) }
    if let control {
      graph.setControl(control, of: id)
      live.environment = (result ?? context).environment
      if isNew { graph.addControlState(control, of: id) }
    }
  }
}
