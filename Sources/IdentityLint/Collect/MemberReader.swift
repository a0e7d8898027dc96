import SwiftSyntax

/// Reads the facts of properties, functions and cases.
struct MemberReader {
  let source: ParsedSource
  /// Whether functions and computed properties are read even where they give no view and animate nothing.
  let readsAll: Bool
  let compiledIf: [String]

  private static let valueLimit = 200

  // MARK: Properties

  /// The properties that a declaration declares, without the computed ones that do not matter.
  func properties(_ variable: VariableDeclSyntax) -> [PropertyFacts] {
    variable.bindings.flatMap { binding -> [PropertyFacts] in
      names(binding.pattern).compactMap { property(variable, binding, name: $0) }
    }
  }

  private func names(_ pattern: PatternSyntax) -> [TokenSyntax] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names($0.pattern) }
    }
    return []
  }

  private func property(
    _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, name: TokenSyntax
  ) -> PropertyFacts? {
    let storage = Self.storage(of: binding)
    let type = inferredAnnotation(variable, binding)
    let givesView = FactCollector.givesView(variable)
    if storage == .computed, !readsAll {
      let matters =
        givesView || name.text == "id" || type == "Bool" || variable.mentions(FactCollector.animationWords)
      guard matters else { return nil }
    }
    let access = variable.modifiers.access()
    let isBody = storage == .computed && givesView
    return PropertyFacts(
      name: name.text,
      position: source.position(of: name),
      extent: source.extent(of: variable),
      attributes: variable.attributes.facts,
      access: access,
      setterAccess: variable.modifiers.setterAccess ?? access,
      type: type,
      isLet: variable.bindingSpecifier.tokenKind == .keyword(.let),
      isStatic: variable.modifiers.has("static", "class"),
      isLazy: variable.modifiers.has("lazy"),
      storage: storage,
      hasSetter: Self.hasSetter(binding),
      initialValue: binding.initializer?.value.code(limit: Self.valueLimit),
      compiledIf: compiledIf,
      body: body(of: binding, isContent: isBody))
  }

  /// The type that is written; one annotation at the end serves the names before it: `var x, y: Int`.
  private func inferredAnnotation(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> String?
  {
    if let type = binding.typeAnnotation?.type { return type.code() }
    guard binding.initializer == nil, binding.accessorBlock == nil else { return nil }
    var isBehind = false
    for other in variable.bindings {
      if other.id == binding.id { isBehind = true }
      if isBehind, let type = other.typeAnnotation?.type { return type.code() }
      if isBehind, other.initializer != nil { return nil }
    }
    return nil
  }

  private static func storage(of binding: PatternBindingSyntax) -> PropertyFacts.Storage {
    guard let block = binding.accessorBlock else { return .stored }
    switch block.accessors {
    case .getter: return binding.initializer == nil ? .computed : .stored
    case .accessors(let list):
      let observes = list.contains {
        $0.accessorSpecifier.tokenKind == .keyword(.didSet)
          || $0.accessorSpecifier.tokenKind == .keyword(.willSet)
      }
      return observes ? .observed : .computed
    @unknown default: return .computed
    }
  }

  private static func hasSetter(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let list) = binding.accessorBlock?.accessors else { return false }
    return list.contains {
      $0.accessorSpecifier.tokenKind == .keyword(.set) || $0.accessorSpecifier.tokenKind == .keyword(._modify)
    }
  }

  private func body(of binding: PatternBindingSyntax, isContent: Bool) -> BodyFacts? {
    if let block = binding.accessorBlock {
      switch block.accessors {
      case .getter(let items):
        return BodyReader.read(block, statements: items, isContent: isContent, source: source)
      case .accessors(let list):
        let getter = list.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        return BodyReader.read(
          block, statements: getter?.body?.statements, isContent: isContent, source: source)
      @unknown default: return nil
      }
    }
    guard let value = binding.initializer?.value, readsAll || value.mentions(FactCollector.animationWords),
      value.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .leftBrace })
    else { return nil }
    // A closure or a builder in an initial value.
    return BodyReader.read(value, statements: nil, isContent: false, source: source)
  }

  // MARK: Functions

  /// The facts of a function, an initialiser, a subscript or a deinitialiser that matters, or `nil`.
  func function(_ declaration: DeclSyntax) -> FunctionFacts? {
    if let function = declaration.as(FunctionDeclSyntax.self) { return self.function(function) }
    if let initializer = declaration.as(InitializerDeclSyntax.self) { return self.initializer(initializer) }
    if let function = declaration.as(SubscriptDeclSyntax.self) { return self.subscript(function) }
    guard let end = declaration.as(DeinitializerDeclSyntax.self) else { return nil }
    guard readsAll || end.mentions(FactCollector.animationWords) else { return nil }
    return FunctionFacts(
      kind: .deinitializer, name: "deinit", position: source.position(of: end.deinitKeyword),
      extent: source.extent(of: end), attributes: end.attributes.facts, access: .internal, isStatic: false,
      genericParameters: [], parameters: [], result: nil, compiledIf: compiledIf, body: body(end.body))
  }

  func function(_ function: FunctionDeclSyntax) -> FunctionFacts? {
    let givesView = FactCollector.givesView(function)
    guard readsAll || givesView || function.mentions(FactCollector.animationWords) else { return nil }
    let result = function.signature.returnClause?.type
    let isContent = givesView && result != nil
    return FunctionFacts(
      kind: .function, name: function.name.text, position: source.position(of: function.name),
      extent: source.extent(of: function), attributes: function.attributes.facts,
      access: function.modifiers.access(), isStatic: function.modifiers.has("static", "class"),
      genericParameters: function.genericParameterClause?.parameters.map(\.name.text) ?? [],
      parameters: parameters(function.signature.parameterClause), result: result?.code(),
      compiledIf: compiledIf, body: body(function.body, isContent: isContent))
  }

  private func initializer(_ node: InitializerDeclSyntax) -> FunctionFacts? {
    guard readsAll || node.mentions(FactCollector.animationWords) else { return nil }
    return FunctionFacts(
      kind: .initializer, name: "init", position: source.position(of: node.initKeyword),
      extent: source.extent(of: node), attributes: node.attributes.facts, access: node.modifiers.access(),
      isStatic: false, genericParameters: node.genericParameterClause?.parameters.map(\.name.text) ?? [],
      parameters: parameters(node.signature.parameterClause), result: nil, compiledIf: compiledIf,
      body: body(node.body))
  }

  private func `subscript`(_ node: SubscriptDeclSyntax) -> FunctionFacts? {
    let givesView = FactCollector.givesView(node)
    guard readsAll || givesView || node.mentions(FactCollector.animationWords) else { return nil }
    let items = node.accessorBlock.flatMap { block -> CodeBlockItemListSyntax? in
      if case .getter(let items) = block.accessors { items } else { nil }
    }
    return FunctionFacts(
      kind: .subscript, name: "subscript", position: source.position(of: node.subscriptKeyword),
      extent: source.extent(of: node), attributes: node.attributes.facts, access: node.modifiers.access(),
      isStatic: node.modifiers.has("static", "class"),
      genericParameters: node.genericParameterClause?.parameters.map(\.name.text) ?? [],
      parameters: parameters(node.parameterClause), result: node.returnClause.type.code(),
      compiledIf: compiledIf,
      body: node.accessorBlock.map {
        BodyReader.read($0, statements: items, isContent: givesView, source: source)
      })
  }

  private func body(_ block: CodeBlockSyntax?, isContent: Bool = false) -> BodyFacts? {
    block.map { BodyReader.read($0, statements: $0.statements, isContent: isContent, source: source) }
  }

  private func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterFacts] {
    clause.parameters.map { parameter in
      let label = parameter.firstName.text
      return ParameterFacts(
        label: label == "_" ? nil : label,
        name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.code(),
        attributes: parameter.attributes.facts.map(\.name),
        defaultValue: parameter.defaultValue?.value.code())
    }
  }

  // MARK: Cases

  /// The cases that one `case` declares.
  func cases(_ node: EnumCaseDeclSyntax) -> [EnumCaseFacts] {
    node.elements.map { element in
      EnumCaseFacts(
        name: element.name.text,
        position: source.position(of: element.name),
        payload: element.parameterClause?.parameters.map { $0.trimmedPayload } ?? [],
        compiledIf: compiledIf)
    }
  }
}

extension EnumCaseParameterSyntax {
  /// A parameter's label and type, without the comma behind it.
  fileprivate var trimmedPayload: String {
    let label = firstName.map { "\($0.text): " } ?? ""
    return label + type.code()
  }
}
