import SwiftSyntax

/// Reads what a body does: what it builds under which conditions, and what it writes.
struct BodyReader {
  /// How many alternatives of one choice the later ones are said to exclude.
  static let longestChoice = 100

  let source: ParsedSource
  var facts: BodyFacts

  /// Reads the code of a property or a function.
  ///
  /// - Parameters:
  ///   - node: All of the code, braces included.
  ///   - statements: The statements that give the value, or `nil` where none do.
  ///   - isContent: Whether the value can be on the screen.
  static func read(
    _ node: some SyntaxProtocol, statements: CodeBlockItemListSyntax?, isContent: Bool, source: ParsedSource
  ) -> BodyFacts {
    var reader = BodyReader(source: source, extent: source.extent(of: node))
    if isContent, let statements {
      reader.facts.isContent = true
      reader.content(statements)
    }
    if let statements { reader.readValue(statements) }
    let writes = WriteReader(source: source)
    writes.walk(node)
    reader.facts.writes = writes.writes
    reader.facts.handedBindings = writes.bindings
    return reader.facts
  }

  private init(source: ParsedSource, extent: SourceExtent) {
    self.source = source
    facts = BodyFacts(extent: extent)
  }

  mutating func readValue(_ statements: CodeBlockItemListSyntax) {
    guard statements.count == 1, let item = statements.first?.item else { return }
    var value: ExprSyntax?
    switch item {
    case .expr(let expression): value = expression
    case .stmt(let statement): value = statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: break
    @unknown default: break
    }
    guard let value, !value.is(IfExprSyntax.self), !value.is(SwitchExprSyntax.self) else { return }
    facts.valueText = value.code()
    if !facts.isContent { facts.valueReads = NameReader.names(in: value) }
    if !facts.isContent { facts.value = ConditionReader.expression(value) }
  }

  // MARK: Content

  mutating func content(_ statements: CodeBlockItemListSyntax) {
    for statement in statements {
      switch statement.item {
      case .expr(let expression): content(expression)
      case .stmt(let statement):
        if let inner = statement.as(ExpressionStmtSyntax.self) {
          content(inner.expression)
        } else if let value = statement.as(ReturnStmtSyntax.self)?.expression {
          content(value)
        }
      case .decl(let declaration):
        guard let condition = declaration.as(IfConfigDeclSyntax.self) else { continue }
        for clause in condition.clauses {
          if case .statements(let inner) = clause.elements { content(inner) }
        }
      @unknown default: break
      }
    }
  }

  mutating func content(_ expression: ExprSyntax) {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      self.call(call)
    } else if let condition = expression.as(IfExprSyntax.self) {
      self.condition(condition, kind: .if)
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      self.choice(choice)
    } else if let ternary = expression.as(TernaryExprSyntax.self) {
      self.ternary(ternary)
      content(ternary.thenExpression)
      content(ternary.elseExpression)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      self.member(member)
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      if reference.baseName.text != "self" { build(reference.baseName.text, .helper, at: reference) }
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      for element in tuple.elements { content(element.expression) }
    } else if let conditional = expression.as(PostfixIfConfigExprSyntax.self) {
      if let base = conditional.base { content(base) }
      for clause in conditional.config.clauses {
        if case .postfixExpression(let inner) = clause.elements { content(inner) }
      }
    } else if let inner = Self.inner(expression) {
      content(inner)
    }
  }

  /// The expression inside `try`, `await`, `as` and marks of optionals.
  static func inner(_ expression: ExprSyntax) -> ExprSyntax? {
    if let node = expression.as(TryExprSyntax.self) { return node.expression }
    if let node = expression.as(AwaitExprSyntax.self) { return node.expression }
    if let node = expression.as(AsExprSyntax.self) { return node.expression }
    if let node = expression.as(ForceUnwrapExprSyntax.self) { return node.expression }
    if let node = expression.as(OptionalChainingExprSyntax.self) { return node.expression }
    return nil
  }

  mutating func member(_ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    guard let base = member.base else { return }
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      let first = reference.baseName.text
      if first == "self" || first == "Self" {
        build(name, .helper, at: member.declName)
      } else if first.first?.isUppercase == true {
        build(first, .view, at: reference)
      } else {
        build("\(first).\(name)", .helper, at: reference)
      }
    } else {
      content(base)
    }
  }

  mutating func call(_ call: FunctionCallExprSyntax) {
    var called = call.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let reference = called.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      let form: BuiltView.Form = name.first?.isUppercase == true ? .view : .helper
      build(name, form, at: reference, arguments: call.arguments)
      arguments(of: call, name: name, isView: true)
    } else if let member = called.as(MemberAccessExprSyntax.self) {
      memberCall(call, member)
    } else if let inner = Self.inner(called) {
      content(inner)
      arguments(of: call, name: "", isView: false)
    }
  }

  mutating func memberCall(_ call: FunctionCallExprSyntax, _ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    guard let base = member.base else { return }
    if let reference = base.as(DeclReferenceExprSyntax.self) {
      let first = reference.baseName.text
      if name.first?.isUppercase == true {
        build("\(first).\(name)", .view, at: reference, arguments: call.arguments)
        return arguments(of: call, name: name, isView: true)
      }
      if first == "self" || first == "Self" {
        build(name, .helper, at: member.declName, arguments: call.arguments)
        return arguments(of: call, name: name, isView: true)
      }
    }
    content(base)
    if BuiltInState.modifiers[name] != nil || ContentNames.isAction(name) || name == "id"
      || name == "animation"
      || name == "transition" || name == "matchedGeometryEffect"
    {
      facts.modifiers.append(NamedPlace(name: name, position: source.position(of: member.declName)))
    }
    arguments(of: call, name: name, isView: false)
  }

  mutating func build(
    _ name: String, _ form: BuiltView.Form, at node: some SyntaxProtocol,
    arguments: LabeledExprListSyntax? = nil
  ) {
    // What a view of SwiftUI is given is read by the lowering, from the syntax.
    let isKnown = ContentNames.views.contains(name)
    let read = isKnown ? [] : arguments?.map(ArgumentReader.facts) ?? []
    facts.builds.append(
      BuiltView(name: name, form: form, position: source.position(of: node), arguments: read))
  }

  // MARK: Arguments

  mutating func arguments(of call: FunctionCallExprSyntax, name: String, isView: Bool) {
    for (index, argument) in call.arguments.enumerated() {
      let label = argument.label?.text
      if let closure = argument.expression.as(ClosureExprSyntax.self) {
        if isContent(closure, of: call, name: name, label: label ?? "", isView: isView) {
          content(closure.statements)
        }
        continue
      }
      let isViewArgument =
        label.map(ContentNames.viewLabels.contains)
        ?? (index == 0 && (ContentNames.viewArgumentModifiers.contains(name) || name == "AnyView"))
      if isViewArgument, let name = Self.builtName(argument.expression) {
        if ContentNames.views.contains(name) {
          content(argument.expression)
          continue
        }
        build(
          name, .argument, at: argument.expression, arguments: Self.rootCall(argument.expression)?.arguments)
      }
      for ternary in TernaryFinder.ternaries(in: argument.expression) { self.ternary(ternary) }
    }
    if let closure = call.trailingClosure,
      isContent(closure, of: call, name: name, label: nil, isView: isView)
    {
      content(closure.statements)
    }
    for closure in call.additionalTrailingClosures
    where isContent(closure.closure, of: call, name: name, label: closure.label.text, isView: isView) {
      content(closure.closure.statements)
    }
  }

  /// The call that a chain of modifiers begins with.
  static func rootCall(_ expression: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, let inner = rootCall(base) {
      return inner
    }
    return call
  }

  /// The name of the type that an expression builds, or `nil`.
  static func builtName(_ expression: ExprSyntax) -> String? {
    guard let call = rootCall(expression) else {
      guard let base = expression.as(MemberAccessExprSyntax.self)?.base else { return nil }
      return base.as(DeclReferenceExprSyntax.self).map(\.baseName.text).flatMap {
        ContentNames.views.contains($0) ? $0 : nil
      } ?? builtName(base)
    }
    var called = call.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true && !ContentNames.values.contains(name) ? name : nil
    }
    guard let member = called.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    if member.declName.baseName.text.first?.isUppercase == true {
      return "\(base).\(member.declName.baseName.text)"
    }
    return ContentNames.views.contains(base) ? base : nil
  }

  /// Whether a closure builds views.
  ///
  /// - Parameter label: The closure's label; empty for none in parentheses, `nil` for the first trailing closure.
  func isContent(
    _ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax, name: String, label: String?, isView: Bool
  ) -> Bool {
    if let label, ContentNames.actionLabels.contains(label) { return false }
    if let label, ContentNames.viewLabels.contains(label) { return true }
    if isView {
      if name == "Button" || name.hasSuffix("Button") {
        // `Button { act() } label: { … }` and `Button(action: act) { … }`.
        let hasAction = call.arguments.contains { $0.label?.text == "action" || $0.label?.text == "intent" }
        if label == nil,
          name == "Button" || call.additionalTrailingClosures.contains(where: { $0.label.text == "label" })
        {
          return hasAction
        }
      }
      if ContentNames.drawing.contains(name) || ContentNames.values.contains(name) { return false }
      if ContentNames.views.contains(name) { return true }
    } else if ContentNames.isAction(name) {
      return false
    }
    return ContentGuess.looksLikeContent(closure.statements)
  }
}
