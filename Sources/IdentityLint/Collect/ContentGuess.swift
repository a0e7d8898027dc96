import SwiftSyntax

/// Guesses whether the closure of an unknown function builds views, from its statements.
enum ContentGuess {
  /// Whether every statement can be content, and at least one certainly builds something.
  static func looksLikeContent(_ statements: CodeBlockItemListSyntax) -> Bool {
    var buildsSomething = false
    for statement in statements {
      switch verdict(statement) {
      case .builds: buildsSomething = true
      case .neutral: break
      case .acts: return false
      }
    }
    return buildsSomething
  }

  private enum Verdict {
    case builds
    case neutral
    case acts
  }

  private static func verdict(_ statement: CodeBlockItemSyntax) -> Verdict {
    switch statement.item {
    case .decl: return .neutral
    case .expr(let expression): return verdict(expression)
    case .stmt(let statement):
      if let inner = statement.as(ExpressionStmtSyntax.self) { return verdict(inner.expression) }
      if let value = statement.as(ReturnStmtSyntax.self)?.expression { return verdict(value) }
      return .acts
    @unknown default: return .acts
    }
  }

  private static func verdict(_ expression: ExprSyntax) -> Verdict {
    if let condition = expression.as(IfExprSyntax.self) {
      let body = verdict(condition.body.statements)
      switch condition.elseBody {
      case .ifExpr(let next): return combine([body, verdict(ExprSyntax(next))])
      case .codeBlock(let block): return combine([body, verdict(block.statements)])
      case nil: return body
      @unknown default: return .acts
      }
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return combine(
        choice.cases.map { $0.as(SwitchCaseSyntax.self).map { verdict($0.statements) } ?? .neutral })
    }
    if expression.is(DeclReferenceExprSyntax.self) { return .neutral }
    if BodyReader.builtName(expression) != nil { return .builds }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // `row(item)` may be a helper; `model.save()` is not.
      return call.calledExpression.is(DeclReferenceExprSyntax.self) ? .neutral : .acts
    }
    if expression.is(MemberAccessExprSyntax.self) { return .neutral }
    return .acts
  }

  private static func verdict(_ statements: CodeBlockItemListSyntax) -> Verdict {
    combine(statements.map(verdict))
  }

  private static func combine(_ verdicts: [Verdict]) -> Verdict {
    if verdicts.contains(.acts) { return .acts }
    return verdicts.contains(.builds) ? .builds : .neutral
  }
}
