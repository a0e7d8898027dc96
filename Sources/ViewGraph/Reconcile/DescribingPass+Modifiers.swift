/// What modifiers give to the nodes inside them.
extension DescribingPass {
  /// How much has been pushed.
  struct Mark {
    let layers: Int
    let extras: Int
    let given: Int
  }

  func mark() -> Mark {
    Mark(layers: layerCount, extras: extraCount, given: scratch.given.count)
  }

  /// Takes off what has been pushed since a mark.
  mutating func drop(to mark: Mark) {
    layerCount = mark.layers
    if extraCount > mark.extras {
      scratch.extras.removeSubrange(mark.extras...)
      extraCount = mark.extras
    }
    if scratch.given.count > mark.given { scratch.given.removeSubrange(mark.given...) }
  }

  /// Describes content under what a modifier pushes.
  @usableFromInline mutating func modifying(
    _ push: @MainActor (inout DescribingPass) -> Void, _ content: @MainActor (inout DescribingPass) -> Void
  ) {
    let mark = mark()
    push(&self)
    content(&self)
    drop(to: mark)
  }

  /// Gives a value to the nodes inside; it stays where it is until the pass comes back.
  @inlinable mutating func push<Source: KeptValue>(
    _ type: Source.Type, at source: UnsafePointer<Source>
  ) {
    push(
      GivenLayer(
        typeID: unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self), type: type, source: source,
        index: 0))
  }

  @usableFromInline mutating func growLayers() {
    scratch.growLayers()
    (layers, layerCapacity) = (scratch.layers, scratch.layerCapacity)
  }

  @inlinable mutating func push(_ layer: GivenLayer) {
    if layerCount == layerCapacity { growLayers() }
    layers.advanced(by: layerCount).initialize(to: layer)
    layerCount += 1
  }

  /// Gives a value to the nodes inside.
  mutating func push(_ schema: AttributeSchema, _ value: AttributeValue) {
    push(schema, [value])
  }

  /// Gives several values to the nodes inside, in the order of the schema.
  mutating func push(_ schema: AttributeSchema, _ given: [AttributeValue]) {
    precondition(
      schema.components.count == given.count,
      "'\(schema.name)' has \(schema.components.count) values; \(given.count) were given")
    push(
      GivenLayer(
        typeID: unsafeBitCast(GivenAttributes.self as Any.Type, to: UnsafeRawPointer.self),
        type: GivenAttributes.self, source: nil, index: scratch.given.count))
    scratch.given.append(GivenAttributes(schema: schema, values: given))
  }

  private mutating func push(_ extra: Extra) {
    scratch.extras.append((layerCount, extra))
    extraCount += 1
  }

  /// Changes the environment of the nodes inside.
  mutating func push(environment change: @escaping (inout EnvironmentValues) -> Void) {
    push(.environment(change))
  }

  /// Puts a gesture on the nodes inside.
  mutating func push(gesture: any AnyGestureAction) { push(.gesture(gesture)) }

  /// Binds the focus of the nodes inside.
  mutating func push(focus target: FocusTarget) { push(.focus(target)) }

  /// Counts the nodes inside as a callback's.
  mutating func push(callback: Callback) { push(.callback(callback)) }

  /// Sets the animation of the nodes inside in updates that change a value.
  mutating func push<V: Equatable>(animation: Animation?, value: V, at location: SourceLocation?) {
    push(.animation, [AttributeValue(opaque: animation), AttributeValue(opaque: value)])
    push(.animation(animation, location))
  }

  /// Changes every transaction on its way to the nodes inside.
  mutating func push(
    transaction change: @escaping (inout Transaction) -> Void, from origin: TransactionOrigin
  ) {
    push(.transaction(change, origin))
  }

  /// Hands a value up from the nodes inside.
  mutating func push(preference: PreferenceValue) { push(.preference(preference)) }

  /// Says what a person can do with the node that is opened next.
  mutating func push(control: Control) { push(.control(control)) }
}
