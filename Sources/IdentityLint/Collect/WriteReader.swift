import SwiftSyntax

/// Finds the writes in code, and the bindings that it hands over, each with the animation around it.
final class WriteReader: SyntaxVisitor {
  private let source: ParsedSource
  private(set) var writes: [WriteFacts] = []
  private(set) var bindings: [HandedBinding] = []
  /// The animations around the place, the innermost last.
  private var animations: [WriteAnimation] = []

  /// Methods of the standard library that change what they are called on.
  private static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "removeValue",
    "popFirst",
    "popLast", "sort", "shuffle", "reverse", "swapAt", "move", "replaceSubrange", "formUnion",
    "formIntersection",
    "formSymmetricDifference", "subtract", "merge", "update", "updateValue", "partition", "negate",
  ]

  /// Calls whose closures run later, when an animation around the call is over.
  private static let deferringCalls: Set<String> = [
    "Task", "detached", "async", "asyncAfter", "sink", "scheduledTimer", "perform", "addTask",
  ]

  init(source: ParsedSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  private var animation: WriteAnimation { animations.last ?? .none }

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.is(AssignmentExprSyntax.self) {
      add(node.leftOperand, form: .assignment, value: node.rightOperand)
    } else if let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      sign.hasSuffix("="), !["==", "!=", "<=", ">=", "===", "!==", "~=", ".=="].contains(sign)
    {
      add(node.leftOperand, form: .compound, value: nil)
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.expression, form: .inout, value: nil)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.name(node.calledExpression)
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      if name == "toggle", node.arguments.isEmpty {
        add(base, form: .toggle, value: nil)
      } else if let name, Self.mutatingMethods.contains(name),
        node.trailingClosure == nil || name == "removeAll"
      {
        add(base, form: .mutation, value: nil)
      }
    }
    for argument in node.arguments {
      addBinding(argument.expression, receiver: name ?? "", label: argument.label?.text)
    }
    guard let entered = animation(of: node, name: name) else { return .visitChildren }
    walk(node.calledExpression)
    animations.append(entered)
    walk(node.arguments)
    if let closure = node.trailingClosure { walk(closure) }
    animations.removeLast()
    // The completion of an animation runs when it has ended.
    animations.append(.none)
    walk(node.additionalTrailingClosures)
    animations.removeLast()
    return .skipChildren
  }

  /// The animation that a call runs its closures in, or `nil` where it changes nothing about it.
  private func animation(of call: FunctionCallExprSyntax, name: String?) -> WriteAnimation? {
    let first = call.arguments.first { !$0.expression.is(ClosureExprSyntax.self) }
    switch name {
    case "withAnimation": return .withAnimation(first?.expression.code() ?? "")
    case "withTransaction":
      let arguments = call.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }
      return .withTransaction(arguments.map { $0.expression.code() }.joined(separator: ", "))
    case let name? where Self.deferringCalls.contains(name): return WriteAnimation.none
    default: return nil
    }
  }

  private static func name(_ called: ExprSyntax) -> String? {
    if let reference = called.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let member = called.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
    if let generic = called.as(GenericSpecializationExprSyntax.self) { return name(generic.expression) }
    return nil
  }

  private func add(_ target: ExprSyntax, form: WriteFacts.Form, value: ExprSyntax?) {
    if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { add(element.expression, form: form, value: nil) }
      return
    }
    guard let (base, name, node) = Self.target(target) else { return }
    let text = value.flatMap { $0.is(ClosureExprSyntax.self) ? nil : $0.code(limit: 40) }
    writes.append(
      WriteFacts(
        name: name, base: base, form: form, position: source.position(of: node), animation: animation,
        value: text))
  }

  /// The name that is written to and what stands before it.
  private static func target(_ target: ExprSyntax) -> (base: String?, name: String, node: Syntax)? {
    if let reference = target.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == "_" ? nil : (nil, reference.baseName.text, Syntax(reference))
    }
    if let member = target.as(MemberAccessExprSyntax.self) {
      let name = member.declName
      guard let base = member.base else { return nil }
      if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
        return (nil, name.baseName.text, Syntax(name))
      }
      return (ConditionReader.text(base), name.baseName.text, Syntax(name))
    }
    if let call = target.as(SubscriptCallExprSyntax.self) { return self.target(call.calledExpression) }
    if let chained = target.as(OptionalChainingExprSyntax.self) { return self.target(chained.expression) }
    if let forced = target.as(ForceUnwrapExprSyntax.self) { return self.target(forced.expression) }
    return nil
  }

  // MARK: Bindings

  private func addBinding(_ value: ExprSyntax, receiver: String, label: String?) {
    var expression = value
    var animation = WriteAnimation.none
    if let call = expression.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "animation", let base = member.base
    {
      animation = .binding(call.arguments.first?.expression.code() ?? "")
      expression = base
    }
    guard let path = Self.bindingPath(expression), let name = path.last else { return }
    bindings.append(
      HandedBinding(
        name: name, base: path.count > 1 ? path.dropLast().joined(separator: ".") : nil, receiver: receiver,
        label: label, position: source.position(of: value), animation: animation))
  }

  /// The names in `$model.draft.text`, or `nil` where it is no binding.
  static func bindingPath(_ expression: ExprSyntax) -> [String]? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      return name.hasPrefix("$") && name.count > 1 ? [String(name.dropFirst())] : nil
    }
    if let call = expression.as(SubscriptCallExprSyntax.self) { return bindingPath(call.calledExpression) }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    let name = member.declName.baseName.text
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      return name.hasPrefix("$") ? [String(name.dropFirst())] : nil
    }
    guard let path = bindingPath(base) else { return nil }
    return path + [name]
  }
}
