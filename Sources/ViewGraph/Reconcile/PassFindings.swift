/// What a describing pass found, before it is put into words.
struct PassFindings {
  var log = TreeDifference()
  /// Whether the tree is being described for the first time: the tree itself is the log then.
  let isFirst: Bool
  /// New nodes that a callback counts.
  var joined: [NodeID] = []
  var arrangements: [ChildArrangement] = []
  var attributes: [NodeID: [AttributeChange]] = [:]
  /// The frames that have changed of views that draw.
  var frames: [NodeID: FrameChange] = [:]
  /// Those among them that go along with something else, apart, since reports do not tell them.
  var followedFrames: [NodeID: FrameChange] = [:]
  var bodies: [BodyEvaluation] = []
  /// The nodes whose bodies ran.
  var evaluated: [NodeID: BodyEvaluation] = [:]
  /// How many attribute values and view values were compared.
  var comparisons = 0
  /// Whether content was described after its siblings, so that arrivals are not in tree order.
  var hasDeferred = false

  init(isFirst: Bool) { self.isFirst = isFirst }

  /// Notes that a node came to be.
  mutating func noteCreated(_ id: NodeID, in storage: TreeStorage, isAppended: Bool) {
    if !isFirst { log.noteCreated(id, in: storage, isAppended: isAppended) }
  }

  /// Notes that values of a node are about to change.
  mutating func noteValues(
    _ layer: Int, of id: NodeID, _ type: any KeptValue.Type, old: UnsafeRawPointer, new: UnsafeRawPointer,
    in storage: TreeStorage
  ) {
    if !isFirst { log.noteValues(layer, of: id, type, old: old, new: new, in: storage) }
  }

  mutating func add(_ arrangement: ChildArrangement) { arrangements.append(arrangement) }
}

extension AttributeChange {
  /// - Parameters:
  ///   - place: Which of the node's values it is.
  ///   - modifierTransaction: Governs values that interpolate where their modifier stands.
  ///   - leafTransaction: Governs values that are handed down to the leaf that draws.
  ///   - withOtherWords: Whether the text whose value it is says something else now.
  init(
    _ component: AttributeSchema.Component, of schema: AttributeSchema, at place: AttributePlace,
    old: AttributeValue, new: AttributeValue,
    modifierTransaction: Transaction, leafTransaction: Transaction, withOtherWords: Bool = false
  ) {
    let transaction = component.response == .interpolates ? modifierTransaction : leafTransaction
    var (outcome, explanation) = Self.outcome(
      component.response, old, new, transaction, withOtherWords: withOtherWords)
    if outcome == .jumped, transaction.animation == nil, leafTransaction.animation != nil {
      let animator = leafTransaction.governor?.animator ?? ".animation"
      explanation = "outside of the \(animator)\(animator.contains(",") ? "," : "") further in"
    }
    self.init(
      name: component.name, modifier: schema.name, old: old, new: new, outcome: outcome,
      explanation: explanation,
      animation: outcome == .interpolated ? transaction.animation : nil,
      governor: outcome == .interpolated ? transaction.governor?.animator : nil, place: place,
      response: component.response)
  }

  /// The change of words that go over into others by a transition of their own.
  func playing(_ transition: ContentTransition, by animation: Animation) -> AttributeChange {
    AttributeChange(
      name: name, modifier: modifier, old: old, new: new, outcome: .interpolated,
      explanation: "by contentTransition(.\(transition))", animation: animation, governor: governor,
      place: place,
      response: response)
  }

  private static func outcome(
    _ response: AttributeResponse, _ old: AttributeValue, _ new: AttributeValue, _ transaction: Transaction,
    withOtherWords: Bool
  ) -> (Outcome, String?) {
    switch response {
    case .set(let reason): return (.set, reason)
    case _ where transaction.isPresentation:
      return (.interpolated, "the value of the moment, by an animatable body")
    case .layoutInput:
      return transaction.animation == nil
        ? (.jumped, transaction.obstacle)
        : (.interpolated, "a layout input: takes effect at once, the frames it governs interpolate")
    case .interpolatesLetters where withOtherWords:
      return (.set, "letters interpolate only while the text stays the same")
    case .interpolates, .interpolatesAtLeaves, .interpolatesLetters:
      // What is handed down and not set here comes from further out: the leaf has a value all the same.
      let isInherited = response != .interpolates && (old == .none || new == .none)
      if !isInherited, let obstacle = obstacle(old, new) { return (.set, obstacle) }
      return transaction.animation == nil ? (.jumped, transaction.obstacle) : (.interpolated, nil)
    }
  }

  /// Why there are no finite values between two values, or `nil` if there are.
  private static func obstacle(_ a: AttributeValue, _ b: AttributeValue) -> String? {
    switch (a, b) {
    case (.number(let x), .number(let y)) where x.isFinite && y.isFinite: return nil
    case (.integer, .integer), (.color, .color): return nil
    case (.size, .size), (.point, .point), (.insets, .insets): if isFinite(a), isFinite(b) { return nil }
    case (.opaque(let x), .opaque(let y)):
      if let font = x.base as? Font, let other = y.base as? Font { return font.obstacle(to: other) }
      if type(of: x.base) == type(of: y.base), isFinite(a), isFinite(b) { return nil }
    default: break
    }
    return "\(a) and \(b) have no values in between"
  }

  /// Whether the animatable data of a value, if it has any, are numbers that arithmetic can do with.
  private static func isFinite(_ value: AttributeValue) -> Bool {
    value.data(in: .light)?.magnitudeSquared.isFinite ?? true
  }
}
