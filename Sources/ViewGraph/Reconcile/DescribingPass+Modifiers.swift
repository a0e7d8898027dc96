/// What modifiers give to the nodes inside them.
extension DescribingPass {
  /// Describes content under what a modifier pushes.
  mutating func modifying(
    _ push: (inout DescribingPass) -> Void, _ content: (inout DescribingPass) -> Void
  ) {
    let (count, valueCount) = (pending.count, values.count)
    push(&self)
    content(&self)
    pending.removeSubrange(count...)
    values.removeSubrange(valueCount...)
  }

  /// Gives a value to the nodes inside.
  mutating func push(_ schema: AttributeSchema, _ value: AttributeValue) {
    pending.append(.attribute(schema, start: values.count))
    values.append(value)
    precondition(
      schema.components.count == 1,
      "'\(schema.name)' has \(schema.components.count) values; one was given")
    if schema.status == .declaredOnly { graph.noteDeclaredOnly(schema.name, at: pairing.parent) }
  }

  /// Gives several values to the nodes inside, in the order of the schema.
  mutating func push(_ schema: AttributeSchema, _ given: [AttributeValue]) {
    precondition(
      schema.components.count == given.count,
      "'\(schema.name)' has \(schema.components.count) values; \(given.count) were given")
    pending.append(.attribute(schema, start: values.count))
    values.append(contentsOf: given)
    if schema.status == .declaredOnly { graph.noteDeclaredOnly(schema.name, at: pairing.parent) }
  }

  /// Changes the environment of the nodes inside.
  mutating func push(environment change: @escaping (inout EnvironmentValues) -> Void) {
    pending.append(.environment(change))
  }

  /// Puts a gesture on the nodes inside.
  mutating func push(gesture: any AnyGestureAction) {
    pending.append(.gesture(gesture))
  }

  /// Binds the focus of the nodes inside.
  mutating func push(focus target: FocusTarget) {
    pending.append(.focus(target))
  }

  /// Counts the nodes inside as a callback's.
  mutating func push(callback: Callback) {
    pending.append(.callback(callback))
  }

  /// Sets the animation of the nodes inside in updates that change a value.
  mutating func push<V: Equatable>(animation: Animation?, value: V) {
    pending.append(.animation(animation, start: values.count))
    values.append(AttributeValue(opaque: animation))
    values.append(AttributeValue(opaque: value))
  }

  /// Changes every transaction on its way to the nodes inside.
  mutating func push(transaction change: @escaping (inout Transaction) -> Void) {
    pending.append(.transaction(change))
  }

  /// Hands a value up from the nodes inside.
  mutating func push(preference: PreferenceValue) {
    pending.append(.preference(preference))
  }

  /// Says what a person can do with the node that is opened next.
  mutating func push(control: Control) {
    pending.append(.control(control))
  }
}
