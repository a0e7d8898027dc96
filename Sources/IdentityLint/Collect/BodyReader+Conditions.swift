import SwiftSyntax

extension BodyReader {
  mutating func condition(
    _ node: IfExprSyntax, kind: ConditionFacts.Kind, after earlier: [BooleanExpression] = []
  ) {
    let own = ConditionReader.expression(node.conditions)
    var alternatives = [BooleanExpression.all(earlier.map { !$0 } + [own])]
    if case .codeBlock = node.elseBody { alternatives.append(.all((earlier + [own]).map { !$0 })) }
    let isPlatform = node.conditions.allSatisfy {
      if case .availability = $0.condition { true } else { false }
    }
    add(kind, text: node.conditions.code(), at: node.conditions, alternatives, isPlatform: isPlatform)
    content(node.body.statements)
    switch node.elseBody {
    case .ifExpr(let next):
      // What hundreds of alternatives need of each other would take a square of their number to say.
      condition(next, kind: .elseIf, after: earlier.count < Self.longestChoice ? earlier + [own] : earlier)
    case .codeBlock(let block): content(block.statements)
    case nil: break
    @unknown default: break
    }
  }

  mutating func choice(_ node: SwitchExprSyntax) {
    let cases = Self.cases(node.cases)
    let alternatives = ConditionReader.alternatives(node, cases: cases)
    add(.switch, text: node.subject.code(), at: node.subject, alternatives, isPlatform: false)
    for item in cases { content(item.statements) }
  }

  static func cases(_ list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    list.flatMap { element -> [SwitchCaseSyntax] in
      switch element {
      case .switchCase(let item): return [item]
      case .ifConfigDecl(let condition):
        return condition.clauses.flatMap { clause -> [SwitchCaseSyntax] in
          if case .switchCases(let inner) = clause.elements { cases(inner) } else { [] }
        }
      @unknown default: return []
      }
    }
  }

  mutating func ternary(_ node: TernaryExprSyntax) {
    let own = ConditionReader.expression(node.condition)
    add(.ternary, text: node.condition.code(), at: node.condition, [own, !own], isPlatform: false)
  }

  mutating func add(
    _ kind: ConditionFacts.Kind, text: String, at node: some SyntaxProtocol,
    _ alternatives: [BooleanExpression],
    isPlatform: Bool
  ) {
    facts.conditions.append(
      ConditionFacts(
        kind: kind, text: text, position: source.position(of: node), alternatives: alternatives,
        reads: NameReader.names(in: node), isPlatform: isPlatform))
  }
}
