import SwiftSyntax

/// Reads what a view is built with.
enum ArgumentReader {
  static func facts(_ argument: LabeledExprSyntax) -> ArgumentFacts {
    let value = argument.expression
    let form = form(of: value)
    return ArgumentFacts(
      label: argument.label?.text,
      text: form == .closure ? "{ … }" : value.code(limit: 80),
      form: form,
      reads: form == .literal || form == .closure ? [] : reads(value))
  }

  private static func form(of value: ExprSyntax) -> ArgumentFacts.Form {
    if value.is(ClosureExprSyntax.self) { return .closure }
    if WriteReader.bindingPath(value) != nil { return .binding }
    if value.is(DeclReferenceExprSyntax.self) { return .name }
    if let member = value.as(MemberAccessExprSyntax.self) {
      let chain = NameReader.chain(member)
      return chain == "" ? .literal : chain == nil ? .other : .name
    }
    let isLiteral =
      value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FloatLiteralExprSyntax.self) || value.is(BooleanLiteralExprSyntax.self)
      || value.is(NilLiteralExprSyntax.self)
    return isLiteral && NameReader.names(in: value).isEmpty ? .literal : .other
  }

  private static func reads(_ value: ExprSyntax) -> [String] {
    if let path = WriteReader.bindingPath(value) { return [path.joined(separator: ".")] }
    return NameReader.names(in: value).map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}

/// Finds the ternaries in an argument, without those inside closures.
final class TernaryFinder: SyntaxVisitor {
  private var found: [TernaryExprSyntax] = []

  static func ternaries(in node: some SyntaxProtocol) -> [TernaryExprSyntax] {
    let finder = TernaryFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
