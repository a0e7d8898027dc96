/// Watches a preference for a view that is built from it.
private final class PreferenceContentObserver<Key: PreferenceKey>: PreferenceObserver {
  private(set) var value = Key.defaultValue
  /// The node that is described again when the value changes.
  var node: NodeID?

  override func appear(_ graph: Graph) -> [ScheduledCall] {
    graph.preferenceObservers.append(self)
    return []
  }

  override func disappear(_ graph: Graph) -> [ScheduledCall] {
    graph.preferenceObservers.removeAll { $0 === self }
    return []
  }

  override func update(_ graph: Graph) -> [ScheduledCall] {
    let new = graph.preference(Key.self, below: members(in: graph))
    guard !valuesAreEqual(value, new) else { return [] }
    value = new
    return [
      ScheduledCall(name: "preference", owner: ownerName, isLifecycle: false) { [node] in
        if let node { graph.store.enqueueDirty(node) }
      }
    ]
  }
}

/// Puts a view in front of or behind another one that is built from what the other hands up.
struct PreferenceContentModifier<Key: PreferenceKey, Second: View> {
  let name: String
  let schema: AttributeSchema
  let alignment: Alignment
  let second: (Key.Value) -> Second
}

extension PreferenceContentModifier: ViewModifier {
  typealias Body = Never

  static func _describe<C: View>(_ modifier: Self, content: C, in pass: inout DescribingPass) {
    pass.dependentNode(Self.self, .decorated, name: modifier.name) {
      $0.push(
        modifier.schema, [AttributeValue(opaque: modifier.alignment), AttributeValue(opaque: Edge.Set())])
    } content: { pass in
      let observer = pass.construct { PreferenceContentObserver<Key>() }
      observer.node = pass.parent
      pass.stepping(.child, 0, at: nil) { pass in
        pass.modifying({ $0.push(callback: observer) }, { C._describe(content, in: &$0) })
      }
      pass.stepping(.child, 1, at: nil) { pass in
        let second = pass.readingForNode { modifier.second(observer.value) }
        Second._describe(second, in: &pass)
      }
    }
  }
}

extension View {
  /// Puts a view in front of this one that is built from a preference of the views inside.
  ///
  /// It is built from the default first, and again in a second pass when the value is known.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceContentModifier<K, V>(
        name: "overlay", schema: .overlay, alignment: alignment, second: transform))
  }

  /// Puts a view behind this one that is built from a preference of the views inside.
  ///
  /// It is built from the default first, and again in a second pass when the value is known.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceContentModifier<K, V>(
        name: "background", schema: .background, alignment: alignment, second: transform))
  }
}
