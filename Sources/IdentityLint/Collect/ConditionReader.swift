import SwiftSyntax

/// Turns conditions in source into Boolean expressions over atoms.
///
/// `!`, `&&`, `||`, parentheses, comparisons with literals and cases, `if let`, `if case` and `switch` are understood;
/// everything else is an atom that equals itself by its text.
enum ConditionReader {
  /// The expression of all parts of an `if`.
  static func expression(_ conditions: ConditionElementListSyntax) -> BooleanExpression {
    .all(conditions.map { expression($0.condition) })
  }

  private static func expression(_ condition: ConditionElementSyntax.Condition) -> BooleanExpression {
    switch condition {
    case .expression(let expression): return self.expression(expression)
    case .optionalBinding(let binding):
      let subject = binding.initializer.map { text($0.value) } ?? binding.pattern.code()
      return .atom(ConditionAtom(subject: subject, claim: .hasValue))
    case .matchingPattern(let match):
      return matching(match.pattern, subject: text(match.initializer.value))
    case .availability(let availability): return opaque(availability.code())
    @unknown default: return opaque(condition.code())
    }
  }

  /// The expression of a Boolean in source.
  static func expression(_ syntax: ExprSyntax) -> BooleanExpression {
    if let literal = syntax.as(BooleanLiteralExprSyntax.self) {
      return .constant(literal.literal.tokenKind == .keyword(.true))
    }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return expression(inner.expression)
    }
    if let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return !expression(prefix.expression)
    }
    if let infix = syntax.as(InfixOperatorExprSyntax.self),
      let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    {
      return comparison(infix, sign: sign)
    }
    if let member = syntax.as(MemberAccessExprSyntax.self), let base = member.base {
      switch member.declName.baseName.text {
      case "isEmpty": return .atom(ConditionAtom(subject: text(base), claim: .isEmpty))
      default: break
      }
    }
    return isName(syntax) ? .atom(ConditionAtom(subject: text(syntax), claim: .isTrue)) : opaque(text(syntax))
  }

  private static func comparison(_ infix: InfixOperatorExprSyntax, sign: String) -> BooleanExpression {
    let (left, right) = (infix.leftOperand, infix.rightOperand)
    switch sign {
    case "&&": return .all([expression(left), expression(right)])
    case "||": return .any([expression(left), expression(right)])
    case "==", "!=":
      // A literal or a case may stand on either side.
      guard let equal = equality(left, right) ?? equality(right, left) else {
        let sides = [text(left), text(right)]
        let same = opaque("\(sides[0]) == \(sides[1])")
        return sign == "==" ? same : !same
      }
      return sign == "==" ? equal : !equal
    case "<", "<=", ">", ">=":
      if let number = number(right) { return order(left, sign, number) }
      if let number = number(left) {
        let mirrored = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]
        return order(right, mirrored[sign] ?? sign, number)
      }
      return opaque(text(ExprSyntax(infix)))
    default: return opaque(text(ExprSyntax(infix)))
    }
  }

  private static func order(_ subject: ExprSyntax, _ sign: String, _ number: Double) -> BooleanExpression {
    let name = text(subject)
    if let collection = countedCollection(subject) {
      // `items.count > 0` and its fellows are `!items.isEmpty`.
      let isEmpty = BooleanExpression.atom(ConditionAtom(subject: collection, claim: .isEmpty))
      switch (sign, number) {
      case (">", 0), (">=", 1): return !isEmpty
      case ("<", 1), ("<=", 0): return isEmpty
      default: break
      }
    }
    switch sign {
    case "<": return .atom(ConditionAtom(subject: name, claim: .isLess(than: number)))
    case "<=": return .atom(ConditionAtom(subject: name, claim: .isAtMost(number)))
    case ">": return .not(.atom(ConditionAtom(subject: name, claim: .isAtMost(number))))
    default: return .not(.atom(ConditionAtom(subject: name, claim: .isLess(than: number))))
    }
  }

  private static func equality(_ subject: ExprSyntax, _ value: ExprSyntax) -> BooleanExpression? {
    if value.is(NilLiteralExprSyntax.self) {
      return .not(.atom(ConditionAtom(subject: text(subject), claim: .hasValue)))
    }
    if let literal = value.as(BooleanLiteralExprSyntax.self) {
      let claim = expression(subject)
      return literal.literal.tokenKind == .keyword(.true) ? claim : !claim
    }
    if let number = number(value) {
      if number == 0, let collection = countedCollection(subject) {
        return .atom(ConditionAtom(subject: collection, claim: .isEmpty))
      }
      return .atom(ConditionAtom(subject: text(subject), claim: .equalsNumber(number)))
    }
    if let string = value.as(StringLiteralExprSyntax.self), string.segments.count <= 1,
      string.segments.allSatisfy({ $0.is(StringSegmentSyntax.self) })
    {
      if string.segments.first?.as(StringSegmentSyntax.self)?.content.text.isEmpty ?? true {
        return .atom(ConditionAtom(subject: text(subject), claim: .isEmpty))
      }
      return .atom(ConditionAtom(subject: text(subject), claim: .equals(text(value))))
    }
    if let name = caseName(value) {
      return .atom(ConditionAtom(subject: text(subject), claim: .isCase(name)))
    }
    return nil
  }

  /// `items` for `items.count`.
  private static func countedCollection(_ syntax: ExprSyntax) -> String? {
    guard let member = syntax.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "count",
      let base = member.base
    else { return nil }
    return text(base)
  }

  /// `edit` for `.edit` and for `Mode.edit`.
  private static func caseName(_ syntax: ExprSyntax) -> String? {
    guard let member = syntax.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    guard name.first?.isLowercase == true else { return nil }
    guard let base = member.base else { return name }
    guard let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text ?? lastType(base) else {
      return nil
    }
    return type.first?.isUppercase == true ? name : nil
  }

  private static func lastType(_ syntax: ExprSyntax) -> String? {
    syntax.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  private static func number(_ syntax: ExprSyntax) -> Double? {
    if let literal = syntax.as(IntegerLiteralExprSyntax.self) {
      return Double(literal.literal.text.filter { $0 != "_" })
    }
    if let literal = syntax.as(FloatLiteralExprSyntax.self) {
      return Double(literal.literal.text.filter { $0 != "_" })
    }
    if let prefix = syntax.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return number(prefix.expression).map { -$0 }
    }
    return nil
  }

  // MARK: Patterns

  /// What the cases of a `switch` need, in their order.
  static func alternatives(_ syntax: SwitchExprSyntax, cases: [SwitchCaseSyntax]) -> [BooleanExpression] {
    let subject = text(syntax.subject)
    var earlier: [BooleanExpression] = []
    return cases.map { item in
      guard case .case(let label) = item.label else { return .all(earlier.map { !$0 }) }
      let own = BooleanExpression.any(
        label.caseItems.map { item in
          let pattern = matching(item.pattern, subject: subject)
          guard let condition = item.whereClause?.condition else { return pattern }
          return .all([pattern, expression(condition)])
        })
      let needed = BooleanExpression.all(excluded(earlier, by: own) + [own])
      if earlier.count < BodyReader.longestChoice { earlier.append(own) }
      return needed
    }
  }

  /// The negations that a case needs: those of earlier cases that it does not exclude by itself.
  private static func excluded(_ earlier: [BooleanExpression], by own: BooleanExpression)
    -> [BooleanExpression]
  {
    let world = ConditionWorld()
    return earlier.filter { !world.isContradiction(.all([$0, own])) }.map { !$0 }
  }

  /// What has to hold for a value to match a pattern.
  static func matching(_ pattern: PatternSyntax, subject: String) -> BooleanExpression {
    if pattern.is(IdentifierPatternSyntax.self) || pattern.is(WildcardPatternSyntax.self) {
      return .constant(true)
    }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      // `let x?` has a value; `let .loaded(x)` is a case.
      return matching(binding.pattern, subject: subject)
    }
    guard let value = pattern.as(ExpressionPatternSyntax.self)?.expression else {
      return opaque("\(subject) ~ \(pattern.code())")
    }
    return matching(value, subject: subject, pattern: pattern)
  }

  private static func matching(_ value: ExprSyntax, subject: String, pattern: PatternSyntax)
    -> BooleanExpression
  {
    if value.is(DiscardAssignmentExprSyntax.self) { return .constant(true) }
    if let inner = value.as(PatternExprSyntax.self) { return matching(inner.pattern, subject: subject) }
    if let unwrapped = value.as(OptionalChainingExprSyntax.self) {
      let hasValue = BooleanExpression.atom(ConditionAtom(subject: subject, claim: .hasValue))
      return .all([hasValue, matching(unwrapped.expression, subject: subject, pattern: pattern)])
    }
    if let name = value.as(DeclReferenceExprSyntax.self), name.baseName.text == "_" { return .constant(true) }
    if subject == "true" || subject == "false" {
      let claim = expression(value)
      return subject == "true" ? claim : !claim
    }
    if let literal = value.as(BooleanLiteralExprSyntax.self) {
      let claim = BooleanExpression.atom(ConditionAtom(subject: subject, claim: .isTrue))
      return literal.literal.tokenKind == .keyword(.true) ? claim : !claim
    }
    if value.is(NilLiteralExprSyntax.self) {
      return .not(.atom(ConditionAtom(subject: subject, claim: .hasValue)))
    }
    if let name = caseName(value) { return .atom(ConditionAtom(subject: subject, claim: .isCase(name))) }
    if let number = number(value) {
      return .atom(ConditionAtom(subject: subject, claim: .equalsNumber(number)))
    }
    if value.is(StringLiteralExprSyntax.self) {
      return .atom(ConditionAtom(subject: subject, claim: .equals(text(value))))
    }
    if let call = value.as(FunctionCallExprSyntax.self), let name = caseName(call.calledExpression) {
      let isCase = BooleanExpression.atom(ConditionAtom(subject: subject, claim: .isCase(name)))
      // A payload that is only named needs nothing more.
      let payload = call.arguments.map { argument -> BooleanExpression in
        matchesAnything(argument.expression) ? .constant(true) : opaque("\(subject) ~ \(pattern.code())")
      }
      return .all([isCase] + payload)
    }
    return opaque("\(subject) ~ \(pattern.code())")
  }

  private static func matchesAnything(_ value: ExprSyntax) -> Bool {
    if value.is(DiscardAssignmentExprSyntax.self) { return true }
    if let name = value.as(DeclReferenceExprSyntax.self) {
      return name.baseName.text == "_" || isInBinding(value)
    }
    if let tuple = value.as(TupleExprSyntax.self) {
      return tuple.elements.allSatisfy { matchesAnything($0.expression) }
    }
    guard let pattern = value.as(PatternExprSyntax.self)?.pattern else { return false }
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return binding.pattern.is(IdentifierPatternSyntax.self)
    }
    return pattern.is(IdentifierPatternSyntax.self) || pattern.is(WildcardPatternSyntax.self)
  }

  /// Whether a name stands in `case let .loaded(x)`, so that it is bound and not compared with.
  private static func isInBinding(_ value: ExprSyntax) -> Bool {
    var node = Syntax(value)
    while let parent = node.parent {
      if parent.is(ValueBindingPatternSyntax.self) { return true }
      if parent.is(SwitchCaseLabelSyntax.self) || parent.is(ConditionElementSyntax.self) { return false }
      node = parent
    }
    return false
  }

  // MARK: Texts

  /// Whether an expression is a name or a member of one.
  private static func isName(_ syntax: ExprSyntax) -> Bool {
    if syntax.is(DeclReferenceExprSyntax.self) { return true }
    if let member = syntax.as(MemberAccessExprSyntax.self) { return member.base.map(isName) ?? false }
    if let chained = syntax.as(OptionalChainingExprSyntax.self) { return isName(chained.expression) }
    return false
  }

  private static func opaque(_ text: String) -> BooleanExpression {
    .atom(ConditionAtom(subject: text, claim: .isOpaque))
  }

  /// The text of a subject; `self.isOn` and `isOn` are the same.
  static func text(_ syntax: ExprSyntax) -> String {
    let code = syntax.code(limit: 400)
    return code.hasPrefix("self.") ? String(code.dropFirst(5)) : code
  }
}
