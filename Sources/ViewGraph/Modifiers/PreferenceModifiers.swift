struct PreferenceModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension PreferenceModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(preference: PreferenceValue(key: ObjectIdentifier(Key.self), value: value, transform: nil))
  }
}

struct PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension PreferenceTransformModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let change: (inout Any) -> Void = { [transform] any in
      guard var value = any as? Key.Value else { return }
      transform(&value)
      any = value
    }
    pass.push(preference: PreferenceValue(key: ObjectIdentifier(Key.self), value: nil, transform: change))
  }
}

struct PreferenceChangeModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension PreferenceChangeModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let observer = pass.construct { KeyedPreferenceObserver<Key>(action) }
    observer.action = action
    pass.push(callback: observer)
  }
}

extension View {
  /// Hands a value up to the views around this one.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes what the views inside hand up.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }

  /// Runs code after an update in which the value that the views inside hand up has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Hands up a value that is made of a place in the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    preference(key: key, value: transform(Anchor(source: value)))
  }

  /// Changes what the views inside hand up by a place in the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor(source: value)) }
  }
}
