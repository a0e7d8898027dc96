/// What a condition in a body says: a Boolean expression over atoms.
indirect enum BooleanExpression: Codable, Hashable, Sendable {
  case constant(Bool)
  case atom(ConditionAtom)
  case not(BooleanExpression)
  case and([BooleanExpression])
  case or([BooleanExpression])
}

extension BooleanExpression {
  /// The opposite, without two negations on top of each other.
  static prefix func ! (operand: BooleanExpression) -> BooleanExpression {
    switch operand {
    case .constant(let value): .constant(!value)
    case .not(let inner): inner
    default: .not(operand)
    }
  }

  /// All of some expressions, flattened; true where there are none.
  static func all(_ operands: [BooleanExpression]) -> BooleanExpression {
    var flat: [BooleanExpression] = []
    for operand in operands {
      switch operand {
      case .constant(true): continue
      case .constant(false): return .constant(false)
      case .and(let inner): flat += inner
      default: flat.append(operand)
      }
    }
    return flat.count == 1 ? flat[0] : flat.isEmpty ? .constant(true) : .and(flat)
  }

  /// Any of some expressions, flattened; false where there are none.
  static func any(_ operands: [BooleanExpression]) -> BooleanExpression {
    var flat: [BooleanExpression] = []
    for operand in operands {
      switch operand {
      case .constant(false): continue
      case .constant(true): return .constant(true)
      case .or(let inner): flat += inner
      default: flat.append(operand)
      }
    }
    return flat.count == 1 ? flat[0] : flat.isEmpty ? .constant(false) : .or(flat)
  }

  /// The atoms, each once, in the order in which they are written.
  var atoms: [ConditionAtom] {
    var found: [ConditionAtom] = []
    var seen: Set<ConditionAtom> = []
    forEachAtom { if seen.insert($0).inserted { found.append($0) } }
    return found
  }

  private func forEachAtom(_ body: (ConditionAtom) -> Void) {
    switch self {
    case .constant: break
    case .atom(let atom): body(atom)
    case .not(let operand): operand.forEachAtom(body)
    case .and(let operands), .or(let operands):
      for operand in operands { operand.forEachAtom(body) }
    }
  }

  /// The expression with atoms replaced by what an expression says of them.
  func replacingAtoms(_ replacement: (ConditionAtom) -> BooleanExpression?) -> BooleanExpression {
    switch self {
    case .constant: self
    case .atom(let atom): replacement(atom) ?? self
    case .not(let operand): !operand.replacingAtoms(replacement)
    case .and(let operands): .all(operands.map { $0.replacingAtoms(replacement) })
    case .or(let operands): .any(operands.map { $0.replacingAtoms(replacement) })
    }
  }

  /// The value under an assignment, or `nil` where atoms that decide have none (Kleene's strong logic).
  func evaluate(_ assignment: ConditionAssignment) -> Bool? {
    switch self {
    case .constant(let value): return value
    case .atom(let atom): return assignment[atom]
    case .not(let operand): return operand.evaluate(assignment).map { !$0 }
    case .and(let operands): return Self.decide(operands, assignment, decisive: false)
    case .or(let operands): return Self.decide(operands, assignment, decisive: true)
    }
  }

  private static func decide(
    _ operands: [BooleanExpression], _ assignment: ConditionAssignment, decisive: Bool
  ) -> Bool? {
    var isKnown = true
    for operand in operands {
      switch operand.evaluate(assignment) {
      case decisive: return decisive
      case nil: isKnown = false
      default: break
      }
    }
    return isKnown ? !decisive : nil
  }
}

extension BooleanExpression: CustomStringConvertible {
  var description: String {
    switch self {
    case .constant(let value): "\(value)"
    case .atom(let atom): atom.description
    case .not(.atom(let atom)): atom.negatedDescription
    case .not(let operand): "!(\(operand))"
    case .and(let operands): operands.map { $0.isDisjunction ? "(\($0))" : "\($0)" }.joined(separator: " && ")
    case .or(let operands): operands.map { $0.isConjunction ? "(\($0))" : "\($0)" }.joined(separator: " || ")
    }
  }

  private var isDisjunction: Bool { if case .or = self { true } else { false } }
  private var isConjunction: Bool { if case .and = self { true } else { false } }
}
