import Foundation

/// An `ObservableObject` that views of one host observe: who they are, and what is about to change.
@MainActor final class ObservedModel {
  private(set) weak var object: AnyObject?
  private var observers: Set<NodeID> = []
  private var subscription: AnyCancellable?
  /// When the object last announced a change.
  private(set) var lastChange = 0
  private unowned let store: StateStore

  init<Object: ObservableObject>(_ object: Object, store: StateStore) {
    self.object = object
    self.store = store
    subscription = observeWillChange(of: object) { [weak self, weak store] in
      guard isOnMainActor() else {
        store?.enqueueFromElsewhere {
          store?.report(
            .writeOffMain,
            """
            Publishing changes from background threads is not allowed; make sure to publish values from the \
            main thread (via operators like receive(on:)) on model updates.
            """, at: nil)
          self?.announceChange()
        }
        return
      }
      MainActor.assumeIsolated { self?.announceChange() }
    }
  }

  func add(_ observer: NodeID) { observers.insert(observer) }

  /// Takes an observer off; true if it was the last one.
  func remove(_ observer: NodeID) -> Bool {
    observers.remove(observer)
    return observers.isEmpty
  }

  private func announceChange() {
    guard let object else { return }
    guard !store.isEvaluating else {
      store.report(
        .writeDuringBody,
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior.",
        at: store.currentEvaluation?.node)
      // The value is set all the same: an object is not ours to hold back.
      for observer in observers { store.enqueueDirty(observer) }
      lastChange = store.tick()
      return
    }
    lastChange = store.tick()
    store.enqueue(ModelChange(object: object, before: publishedFieldNames(of: object), cause: store.cause))
    for observer in observers { store.enqueueDirty(observer) }
  }
}

/// What an object held when it announced a change, to find the property that changed.
struct ModelChange {
  let object: AnyObject
  let before: [(name: String, value: Any)]
  let cause: Cause

  /// The properties whose values differ by now.
  func writes(transaction: Transaction) -> [Write] {
    let now = Dictionary(publishedFieldNames(of: object).map { ($0.name, $0.value) }) { first, _ in first }
    return before.compactMap { name, old in
      guard let new = now[name], !valuesAreEqual(old, new) else { return nil }
      return Write(
        owner: shortTypeName(type(of: object)), property: name, old: LazyText(printing: old),
        new: LazyText(printing: new), location: nil, cause: cause, animation: transaction.animation)
    }
  }
}

extension StateStore {
  /// Makes a view an observer of an object.
  func observe<Object: ObservableObject>(_ object: Object, by node: NodeID) -> ObservedModel {
    let key = ObjectIdentifier(object)
    observed[node, default: []].insert(key)
    if let model = models[key], model.object === object {
      model.add(node)
      return model
    }
    let model = ObservedModel(object, store: self)
    models[key] = model
    model.add(node)
    return model
  }

  /// Ends an observation.
  func stopObserving(_ object: AnyObject, by node: NodeID) {
    stopObserving(ObjectIdentifier(object), by: node)
    observed[node]?.remove(ObjectIdentifier(object))
  }

  /// Ends all observations of a view.
  func stopObserving(by node: NodeID) {
    for key in observed.removeValue(forKey: node) ?? [] { stopObserving(key, by: node) }
  }

  private func stopObserving(_ key: ObjectIdentifier, by node: NodeID) {
    if let model = models[key], model.remove(node) { models[key] = nil }
  }
}
