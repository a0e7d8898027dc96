import Foundation

/// Listens to a publisher from the appearance of the first view to the disappearance of the last.
final class ReceiveCallback<P: Publisher>: Callback where P.Failure == Never {
  private var publisher: P
  var action: (P.Output) -> Void
  private var subscription: AnyCancellable?
  private weak var graph: Graph?

  init(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  /// Takes another publisher in, if it is another one.
  func receive(_ new: P) {
    guard !valuesAreEqual(publisher, new) else { return }
    publisher = new
    if let graph, subscription != nil { subscribe(in: graph) }
  }

  override func appear(_ graph: Graph) -> [ScheduledCall] {
    self.graph = graph
    return [
      ScheduledCall(name: "onReceive", owner: ownerName, isLifecycle: false) { self.subscribe(in: graph) }
    ]
  }

  override func disappear(_ graph: Graph) -> [ScheduledCall] {
    subscription = nil
    return []
  }

  private func subscribe(in graph: Graph) {
    guard memberCount > 0 else { return }
    let store = graph.store
    subscription = publisher.sink { [weak self, weak store] value in
      let box = UncheckedBox((self, value))
      guard Thread.isMainThread else {
        store?.enqueueFromElsewhere { box.value.0?.deliver(box.value.1, in: store) }
        return
      }
      let here = UncheckedBox(store)
      MainActor.assumeIsolated { box.value.0?.deliver(box.value.1, in: here.value) }
    }
  }

  private func deliver(_ value: P.Output, in store: StateStore?) {
    store?.perform(.callback("onReceive", of: ownerName)) { action(value) }
  }
}

struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let callback = pass.construct { ReceiveCallback(publisher, action) }
    callback.action = action
    callback.receive(publisher)
    pass.push(callback: callback)
  }
}

extension View {
  /// Runs code with each value of a publisher while the view is there.
  ///
  /// Values sent outside of a host's deeds are taken in by the host's next update.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
