/// What is known beside the conditions themselves: the cases that a subject can have.
///
/// It tells which assignments can be: two claims about one subject may exclude each other (`mode == .edit` and
/// `mode == .view`), and of the cases of an enum one must hold.
struct ConditionWorld: Codable, Hashable, Sendable {
  /// For a subject whose type is an enum and no optional: all cases.
  var cases: [String: [String]] = [:]

  /// Whether the atoms can have these values at the same time.
  ///
  /// What is not known to be impossible is possible: two different texts may be claims about the same thing.
  func isPossible(_ assignment: ConditionAssignment) -> Bool {
    var subjects: [String: [(claim: ConditionAtom.Claim, value: Bool)]] = [:]
    for (atom, value) in assignment.values {
      subjects[atom.subject, default: []].append((atom.claim, value))
    }
    return subjects.allSatisfy { subject, claims in arePossible(claims, about: subject) }
  }

  private func arePossible(_ claims: [(claim: ConditionAtom.Claim, value: Bool)], about subject: String)
    -> Bool
  {
    var trueCases = 0
    var falseCases: Set<String> = []
    var equalTexts = 0
    var hasNoValue = false
    var impliesValue = false
    var numbers = NumberRange()
    for (claim, value) in claims {
      switch claim {
      case .isTrue, .isEmpty, .isOpaque: continue
      case .hasValue:
        if !value { hasNoValue = true }
        continue
      case .isCase(let name):
        if value { trueCases += 1 } else { falseCases.insert(name) }
      case .equals: if value { equalTexts += 1 }
      case .equalsNumber(let number): numbers.restrict(equal: number, value)
      case .isLess(let number): numbers.restrict(below: number, includingIt: false, value)
      case .isAtMost(let number): numbers.restrict(below: number, includingIt: true, value)
      }
      if value { impliesValue = true }
    }
    if trueCases > 1 || equalTexts > 1 || numbers.isEmpty { return false }
    if hasNoValue && impliesValue { return false }
    if let all = cases[subject], !all.isEmpty, falseCases.isSuperset(of: all) { return false }
    return true
  }

  /// Looks for values of the atoms under which an expression is true.
  ///
  /// - Parameter given: Values that are settled.
  /// - Returns: `given` with further values, enough to make the expression true, or `nil` where none do.
  /// - Complexity: Exponential in the number of open atoms in the worst case; bodies have few.
  func assignment(
    making expression: BooleanExpression, given: ConditionAssignment = .init()
  ) -> ConditionAssignment? {
    guard isPossible(given) else { return nil }
    let open = expression.atoms.filter { given[$0] == nil }
    return search(expression, open[...], given)
  }

  private func search(
    _ expression: BooleanExpression, _ open: ArraySlice<ConditionAtom>, _ assignment: ConditionAssignment
  ) -> ConditionAssignment? {
    if let value = expression.evaluate(assignment) { return value ? assignment : nil }
    guard let atom = open.first else { return nil }
    for value in [true, false] {
      var next = assignment
      next[atom] = value
      if isPossible(next), let found = search(expression, open.dropFirst(), next) { return found }
    }
    return nil
  }

  /// Whether no values of the atoms make an expression true, `a && !a` for one.
  func isContradiction(_ expression: BooleanExpression, given: ConditionAssignment = .init()) -> Bool {
    assignment(making: expression, given: given) == nil
  }

  /// Whether all values of the atoms make an expression true.
  func isTautology(_ expression: BooleanExpression, given: ConditionAssignment = .init()) -> Bool {
    isContradiction(!expression, given: given)
  }

  /// Whether one expression cannot be true without the other.
  func implies(_ one: BooleanExpression, _ other: BooleanExpression) -> Bool {
    isContradiction(.all([one, !other]))
  }

  /// The value of an expression where what is settled decides it, contradictions included; otherwise `nil`.
  func value(of expression: BooleanExpression, given: ConditionAssignment) -> Bool? {
    if let value = expression.evaluate(given) { return value }
    if isContradiction(expression, given: given) { return false }
    return isTautology(expression, given: given) ? true : nil
  }
}

/// The numbers that claims leave over.
private struct NumberRange {
  private var lower = -Double.infinity
  private var lowerIsIncluded = true
  private var upper = Double.infinity
  private var upperIsIncluded = true
  private var excluded: Set<Double> = []

  mutating func restrict(equal number: Double, _ holds: Bool) {
    if holds {
      raise(to: number, including: true)
      lower(to: number, including: true)
    } else {
      excluded.insert(number)
    }
  }

  mutating func restrict(below number: Double, includingIt: Bool, _ holds: Bool) {
    if holds { lower(to: number, including: includingIt) } else { raise(to: number, including: !includingIt) }
  }

  private mutating func raise(to number: Double, including: Bool) {
    if number > lower {
      (lower, lowerIsIncluded) = (number, including)
    } else if number == lower {
      lowerIsIncluded = lowerIsIncluded && including
    }
  }

  private mutating func lower(to number: Double, including: Bool) {
    if number < upper {
      (upper, upperIsIncluded) = (number, including)
    } else if number == upper {
      upperIsIncluded = upperIsIncluded && including
    }
  }

  /// Whether nothing is left; numbers need not be whole, so something is between any two different bounds.
  var isEmpty: Bool {
    if lower != upper { return lower > upper }
    return !lowerIsIncluded || !upperIsIncluded || excluded.contains(lower)
  }
}
