import SwiftSyntax

/// Finds the names that an expression reads: `isOn`, `model.phase`, each once, in the order of the source.
final class NameReader: SyntaxVisitor {
  private var found: [String] = []

  static func names(in node: some SyntaxProtocol) -> [String] {
    let reader = NameReader(viewMode: .sourceAccurate)
    reader.walk(node)
    var seen: Set<String> = []
    return reader.found.filter { seen.insert($0).inserted }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let chain = Self.chain(node) else {
      // The members of something computed: only what it is computed from.
      if let base = node.base { walk(base) }
      return .skipChildren
    }
    if !chain.isEmpty { found.append(chain) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name != "self", name != "_" { found.append(name) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A called function's own name is no value; what it is called on is.
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      if let base = member.base { walk(base) }
    } else if !node.calledExpression.is(DeclReferenceExprSyntax.self) {
      walk(node.calledExpression)
    }
    walk(node.arguments)
    if let closure = node.trailingClosure { walk(closure) }
    walk(node.additionalTrailingClosures)
    return .skipChildren
  }

  /// `model.phase` for a chain of names, empty for a chain without a first name (`.edit`) or with a type's name in
  /// front (`Mode.edit`), `nil` for anything else.
  static func chain(_ node: MemberAccessExprSyntax) -> String? {
    let name = node.declName.baseName.text
    guard let base = node.base else { return "" }
    var inner = base
    if let chained = inner.as(OptionalChainingExprSyntax.self) { inner = chained.expression }
    if let forced = inner.as(ForceUnwrapExprSyntax.self) { inner = forced.expression }
    if let reference = inner.as(DeclReferenceExprSyntax.self) {
      let first = reference.baseName.text
      if first == "self" { return name }
      return first.first?.isUppercase == true ? "" : "\(first).\(name)"
    }
    guard let member = inner.as(MemberAccessExprSyntax.self), let chain = chain(member) else { return nil }
    return chain.isEmpty ? "" : "\(chain).\(name)"
  }
}
