/// What a describing pass found, before it is put into words.
struct PassFindings {
  var log = TreeDifference()
  var created: [NodeID] = []
  var revived: [NodeID] = []
  var arrangements: [ChildArrangement] = []
  var attributes: [NodeID: [AttributeChange]] = [:]
  var bodies: [BodyEvaluation] = []
  /// The nodes whose bodies ran.
  var evaluated: Set<NodeID> = []
  /// How many attribute values and view values were compared.
  var comparisons = 0
  /// Whether content was described after its siblings, so that arrivals are not in tree order.
  var hasDeferred = false

  mutating func add(_ arrangement: ChildArrangement) { arrangements.append(arrangement) }
}

extension AttributeChange {
  /// - Parameters:
  ///   - modifierTransaction: Governs values that interpolate where their modifier stands.
  ///   - leafTransaction: Governs values that are handed down to the leaf that draws.
  init(
    _ component: AttributeSchema.Component, of schema: AttributeSchema, old: AttributeValue, new: AttributeValue,
    modifierTransaction: Transaction, leafTransaction: Transaction
  ) {
    let transaction: Transaction
    switch component.response {
    case .interpolates: transaction = modifierTransaction
    case .interpolatesAtLeaves, .layoutInput, .set: transaction = leafTransaction
    }
    let animation = transaction.animation
    let (outcome, explanation): (Outcome, String?)
    switch component.response {
    case .set(let reason):
      (outcome, explanation) = (.set, reason)
    case .layoutInput where animation != nil:
      (outcome, explanation) = (
        .interpolated, "a layout input: takes effect at once, the frames it governs interpolate"
      )
    case .interpolates where !Self.canInterpolate(old, new), .interpolatesAtLeaves where !Self.canInterpolate(old, new):
      (outcome, explanation) = (.set, "\(old) and \(new) have no values in between")
    case .interpolates where animation != nil, .interpolatesAtLeaves where animation != nil:
      (outcome, explanation) = (.interpolated, nil)
    case .interpolates, .interpolatesAtLeaves, .layoutInput:
      (outcome, explanation) = (.jumped, Self.whyNot(transaction))
    }
    self.init(
      name: component.name, modifier: schema.name, old: old, new: new, outcome: outcome, explanation: explanation,
      animation: outcome == .interpolated ? animation : nil)
  }

  private static func whyNot(_ transaction: Transaction) -> String {
    transaction.disablesAnimations
      ? "the transaction disables animations" : "no animation in the transaction"
  }

  /// Whether there are finite values between two values.
  private static func canInterpolate(_ a: AttributeValue, _ b: AttributeValue) -> Bool {
    switch (a, b) {
    case (.number(let x), .number(let y)): x.isFinite && y.isFinite
    case (.integer, .integer), (.size, .size), (.point, .point), (.insets, .insets), (.color, .color): true
    case (.opaque(let x), .opaque(let y)): type(of: x.base) == type(of: y.base)
    default: false
    }
  }
}
