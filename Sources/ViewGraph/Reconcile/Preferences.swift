/// A value that views hand up to the views around them.
///
/// Documented: https://developer.apple.com/documentation/swiftui/preferencekey.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody sets one.
  static var defaultValue: Value { get }
  /// Joins the values of several views, in tree order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}

/// A value of a preference on a node.
struct PreferenceValue {
  let key: ObjectIdentifier
  /// The value set, or `nil` where a closure changes the one from below.
  let value: Any?
  let transform: ((inout Any) -> Void)?
}

/// Watches a preference of the views below it.
@MainActor class PreferenceObserver: Callback {
  /// Compares the value below with the last one, and says what has to run.
  func update(_ graph: Graph) -> [ScheduledCall] { [] }
}

/// Watches a preference of one key.
final class KeyedPreferenceObserver<Key: PreferenceKey>: PreferenceObserver where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  private var last: Key.Value?

  init(_ action: @escaping (Key.Value) -> Void) { self.action = action }

  override func appear(_ graph: Graph) -> [ScheduledCall] {
    graph.preferenceObservers.append(self)
    return []
  }

  override func update(_ graph: Graph) -> [ScheduledCall] {
    let value = graph.preference(Key.self, below: members(in: graph))
    let isChanged = value != (last ?? Key.defaultValue)
    last = value
    guard isChanged else { return [] }
    let action = action
    return [ScheduledCall(name: "onPreferenceChange", owner: ownerName, isLifecycle: false) { action(value) }]
  }
}

extension Graph {
  /// The value of a preference of some nodes and everything below them.
  func preference<Key: PreferenceKey>(_ key: Key.Type, below roots: [NodeID]) -> Key.Value {
    var result = Key.defaultValue
    var isFirst = true
    for root in roots {
      guard let value = value(of: key, at: root) else { continue }
      if isFirst { result = value } else { Key.reduce(value: &result) { value } }
      isFirst = false
    }
    return result
  }

  /// What a node hands up: its own value, or that of the nodes below, changed by its transforms.
  private func value<Key: PreferenceKey>(of key: Key.Type, at root: NodeID) -> Key.Value? {
    // Nodes in reverse tree order, so that children are finished before their parents.
    var finished: [NodeID: Key.Value] = [:]
    let id = ObjectIdentifier(key)
    for (node, isLeaving) in tree.walk(from: root).reversed() where !isLeaving {
      var value: Key.Value?
      for child in tree[node].children {
        guard let next = finished.removeValue(forKey: child) else { continue }
        if var current = value {
          Key.reduce(value: &current) { next }
          value = current
        } else {
          value = next
        }
      }
      for preference in existingLive(node)?.preferences ?? [] where preference.key == id {
        if let set = preference.value as? Key.Value { value = set }
        if let transform = preference.transform {
          var changed: Any = value ?? Key.defaultValue
          transform(&changed)
          value = changed as? Key.Value ?? value
        }
      }
      if let value { finished[node] = value }
    }
    return finished[root]
  }

  /// What has to run because preferences changed.
  func preferenceCalls() -> [ScheduledCall] {
    preferenceObservers.removeAll { $0.memberCount == 0 }
    return preferenceObservers.flatMap { $0.update(self) }
  }
}
