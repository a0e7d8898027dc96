/// A value that a modifier or a view gives to the node that is opened next.
@usableFromInline struct GivenLayer {
  /// The type of the value, as an address that can be compared.
  @usableFromInline let typeID: UnsafeRawPointer
  @usableFromInline let type: any KeptValue.Type
  /// Where the value stands; `nil` for one of the scratch's `given`.
  @usableFromInline let source: UnsafeRawPointer?
  /// The index in the scratch's `given`, of values that have no source.
  @usableFromInline let index: Int

  @inlinable init(
    typeID: UnsafeRawPointer, type: any KeptValue.Type, source: UnsafeRawPointer?, index: Int
  ) {
    self.typeID = typeID
    self.type = type
    self.source = source
    self.index = index
  }
}

/// A step to the node that is opened next.
@usableFromInline struct GivenStep {
  let location: SourceLocation?
  /// The id or type of the step, where its number does not say it.
  let key: UnsafeRawPointer?
  let keyType: (any StepKey.Type)?

  @usableFromInline init(location: SourceLocation?, key: UnsafeRawPointer?, keyType: (any StepKey.Type)?) {
    self.location = location
    self.key = key
    self.keyType = keyType
  }
}

/// What a modifier gives that is no value of the node's.
enum Extra {
  case environment((inout EnvironmentValues) -> Void)
  case gesture(any AnyGestureAction)
  case focus(FocusTarget)
  case callback(Callback)
  case animation(Animation?, SourceLocation?)
  case transaction((inout Transaction) -> Void, TransactionOrigin)
  case control(Control)
  case preference(PreferenceValue)
}

/// The memory of a pass for what is under way, used again by every pass of a graph.
@MainActor final class PassScratch {
  nonisolated(unsafe) fileprivate(set) var layers: UnsafeMutablePointer<GivenLayer> = .allocate(capacity: 64)
  fileprivate(set) var layerCapacity = 64
  nonisolated(unsafe) fileprivate(set) var steps: UnsafeMutablePointer<GivenStep> = .allocate(capacity: 64)
  fileprivate(set) var stepCapacity = 64
  /// Attribute values that were put together while they were pushed.
  var given: [GivenAttributes] = []
  /// What is no value, with the number of layers that were pushed before it.
  var extras: [(position: Int, extra: Extra)] = []
  /// Lists of pairings and constructs that are under way, innermost last.
  var pairings: [ChildPairing] = []
  var constructs: [ConstructList] = []
  let elements = KeyedPairingScratch()
  /// Shapes that were met lately, found again by the address of the view's type; without these and the places
  /// below, building the benchmark tree took 2.5 times as long.
  var shapes: [NodeShape?] = Array(repeating: nil, count: 64)
  /// The list of places that was met last.
  var places: (number: UInt32, list: [SourceLocation?])?

  deinit {
    layers.deallocate()
    steps.deallocate()
  }

  /// Makes room for more layers than there are.
  func growLayers() {
    let larger = UnsafeMutablePointer<GivenLayer>.allocate(capacity: 2 * layerCapacity)
    larger.moveInitialize(from: layers, count: layerCapacity)
    layers.deallocate()
    (layers, layerCapacity) = (larger, 2 * layerCapacity)
  }

  /// Makes room for more steps than there are.
  func growSteps() {
    let larger = UnsafeMutablePointer<GivenStep>.allocate(capacity: 2 * stepCapacity)
    larger.moveInitialize(from: steps, count: stepCapacity)
    steps.deallocate()
    (steps, stepCapacity) = (larger, 2 * stepCapacity)
  }
}
