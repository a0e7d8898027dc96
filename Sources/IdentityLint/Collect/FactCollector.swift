import SwiftSyntax

/// Reads the facts of one file from its syntax.
///
/// What becomes a fact depends on a declaration and the file around it only, never on what the scanner left out:
/// from a reduced file come the same facts as from the whole one.
struct FactCollector {
  let source: ParsedSource
  var facts = FileFacts()
  /// The simple names of the types that are read whole, so that their extensions in this file are too.
  private var wholeNames: Set<String> = []

  static let animationWords: Set<String> = ["withAnimation", "withTransaction"]

  /// The facts of a file.
  ///
  /// - Parameter parsesWhole: Whether the parser sees all of the file, instead of the declarations that matter.
  static func facts(of text: SourceText, parsesWhole: Bool = false) -> FileFacts {
    let lines = text.bytes.withUnsafeBufferPointer { LineTable($0) }
    let scanned = ScannedFile(text, lines: lines)
    var facts = FileFacts()
    facts.writes = scanned.writes
    facts.hasAllWrites = scanned.isSure
    if let obstacle = scanned.obstacle {
      facts.problems = [SyntaxProblem(position: lines.position(at: obstacle.offset), message: obstacle.what)]
      return facts
    }
    var source = ParsedSource(text, reduced: parsesWhole ? nil : scanned.reduced, lines: lines)
    if !source.problems.isEmpty, !parsesWhole, scanned.reduced != nil {
      // What is broken may look different with its surroundings.
      source = ParsedSource(text, reduced: nil, lines: lines)
    }
    var collector = FactCollector(source: source, facts: facts)
    collector.facts.problems = source.problems
    collector.collect()
    return collector.facts
  }

  private init(source: ParsedSource, facts: FileFacts) {
    self.source = source
    self.facts = facts
  }

  private mutating func collect() {
    let items = source.syntax.statements
    collectWholeNames(items)
    for (declaration, conditions) in Self.declarations(items) {
      collect(declaration, outer: "", isLocal: false, compiledIf: conditions)
    }
    facts.types.sort { ($0.extent.start, $0.extent.end) < ($1.extent.start, $1.extent.end) }
  }

  // MARK: What is read whole

  private mutating func collectWholeNames(_ items: CodeBlockItemListSyntax) {
    for (declaration, _) in Self.declarations(items) {
      if let group = declaration.asProtocol(DeclGroupSyntax.self) { collectWholeNames(group) }
    }
  }

  private mutating func collectWholeNames(_ group: any DeclGroupSyntax) {
    if Self.isReadWhole(group), let name = Self.simpleName(group) { wholeNames.insert(name) }
    for (member, _) in Self.members(group.memberBlock.members) {
      if let inner = member.asProtocol(DeclGroupSyntax.self) { collectWholeNames(inner) }
    }
  }

  /// Whether all of a type is read: by its attributes, by what its head mentions, or by its members.
  static func isReadWhole(_ group: any DeclGroupSyntax) -> Bool {
    if group.attributes.facts.contains(where: { KnownNames.modelAttributes.contains($0.name) }) {
      return true
    }
    let brace = group.memberBlock.leftBrace.position
    let head = group.memberBlock.leftBrace.presence == .present ? brace : group.endPosition
    if group.mentions(KnownNames.interfaceProtocols, before: head) { return true }
    return members(group.memberBlock.members).contains { member, _ in
      if let variable = member.as(VariableDeclSyntax.self) {
        return variable.attributes.facts.contains { KnownNames.wrappers.contains($0.name) }
          || givesView(variable)
      }
      if let function = member.as(FunctionDeclSyntax.self) { return givesView(function) }
      if let function = member.as(SubscriptDeclSyntax.self) { return givesView(function) }
      return false
    }
  }

  static func givesView(_ variable: VariableDeclSyntax) -> Bool {
    let ends = variable.bindings.lazy.compactMap { $0.initializer?.position ?? $0.accessorBlock?.position }
    return variable.mentionsView(before: ends.first)
  }

  static func givesView(_ function: FunctionDeclSyntax) -> Bool {
    function.mentionsView(before: function.body?.position)
  }

  static func givesView(_ function: SubscriptDeclSyntax) -> Bool {
    function.mentionsView(before: function.accessorBlock?.position)
  }

  /// The simple name of a type, or of what is extended; `nil` for `[Element]` and other types without a name.
  static func simpleName(_ group: any DeclGroupSyntax) -> String? {
    if let named = group.asProtocol(NamedDeclSyntax.self) { return named.name.text }
    guard let extended = group.as(ExtensionDeclSyntax.self)?.extendedType,
      extended.is(IdentifierTypeSyntax.self) || extended.is(MemberTypeSyntax.self)
    else { return nil }
    return extended.lastName
  }

  static func name(_ group: any DeclGroupSyntax) -> String {
    if let named = group.asProtocol(NamedDeclSyntax.self) { return named.name.text }
    return group.as(ExtensionDeclSyntax.self)?.extendedType.fullName ?? ""
  }

  // MARK: Declarations

  /// The declarations among statements, with the conditions of the `#if` clauses around each.
  static func declarations(_ items: CodeBlockItemListSyntax) -> [(DeclSyntax, [String])] {
    items.flatMap { item -> [(DeclSyntax, [String])] in
      guard case .decl(let declaration) = item.item else { return [] }
      guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [(declaration, [])] }
      return clauses(condition).flatMap { clause, text -> [(DeclSyntax, [String])] in
        guard case .statements(let inner) = clause.elements else { return [] }
        return declarations(inner).map { ($0, [text] + $1) }
      }
    }
  }

  /// The members of a type, with the conditions of the `#if` clauses around each.
  static func members(_ items: MemberBlockItemListSyntax) -> [(DeclSyntax, [String])] {
    items.flatMap { item -> [(DeclSyntax, [String])] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [(item.decl, [])] }
      return clauses(condition).flatMap { clause, text -> [(DeclSyntax, [String])] in
        guard case .decls(let inner) = clause.elements else { return [] }
        return members(inner).map { ($0, [text] + $1) }
      }
    }
  }

  /// The clauses of an `#if` with what has to hold for each.
  static func clauses(_ condition: IfConfigDeclSyntax) -> [(IfConfigClauseSyntax, String)] {
    var earlier: [String] = []
    return condition.clauses.map { clause in
      let own = clause.condition.map { [$0.code()] } ?? []
      let text = (earlier.map { "!(\($0))" } + own).joined(separator: " && ")
      earlier += own
      return (clause, text)
    }
  }

  mutating func collect(_ declaration: DeclSyntax, outer: String, isLocal: Bool, compiledIf: [String]) {
    if let group = declaration.asProtocol(DeclGroupSyntax.self) {
      collect(group, outer: outer, isLocal: isLocal, compiledIf: compiledIf)
    } else if let imported = declaration.as(ImportDeclSyntax.self) {
      facts.imports.append(imported.path.code())
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      let reader = MemberReader(source: source, readsAll: false, compiledIf: compiledIf)
      facts.properties += reader.properties(variable)
      collectLocals(in: variable, outer: outer, compiledIf: compiledIf)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      let reader = MemberReader(source: source, readsAll: false, compiledIf: compiledIf)
      if let function = reader.function(function) { facts.functions.append(function) }
      collectLocals(in: function, outer: outer, compiledIf: compiledIf)
    }
  }

  private mutating func collect(
    _ group: any DeclGroupSyntax, outer: String, isLocal: Bool, compiledIf: [String]
  ) {
    let isWhole = Self.isReadWhole(group) || Self.simpleName(group).map(wholeNames.contains) == true
    let name = outer + Self.name(group)
    var type = head(of: group, name: name, isWhole: isWhole, isLocal: isLocal, compiledIf: compiledIf)
    for (member, conditions) in Self.members(group.memberBlock.members) {
      // A preview is no part of the program; what other macros are given is their own affair.
      if member.is(MacroExpansionDeclSyntax.self) { continue }
      let reader = MemberReader(source: source, readsAll: isWhole, compiledIf: conditions)
      if member.asProtocol(DeclGroupSyntax.self) != nil {
        collect(member, outer: name + ".", isLocal: isLocal, compiledIf: compiledIf + conditions)
        continue
      }
      if let variable = member.as(VariableDeclSyntax.self) {
        type.properties += reader.properties(variable)
      } else if let enumCase = member.as(EnumCaseDeclSyntax.self) {
        type.cases += reader.cases(enumCase)
      } else if let function = reader.function(member) {
        type.functions.append(function)
      }
      collectLocals(in: member, outer: name + ".", compiledIf: compiledIf + conditions)
    }
    let isEmptyExtension =
      type.kind == .extension && !isWhole && type.inherited.isEmpty && type.properties.isEmpty
      && type.functions.isEmpty
    if !isEmptyExtension { facts.types.append(type) }
  }

  /// Collects the types that are declared inside the code of a member.
  private mutating func collectLocals(in member: some SyntaxProtocol, outer: String, compiledIf: [String]) {
    let finder = LocalTypeFinder(viewMode: .sourceAccurate)
    finder.walk(member)
    for declaration in finder.found {
      collect(declaration, outer: outer, isLocal: true, compiledIf: compiledIf)
    }
  }

  private func head(
    of group: any DeclGroupSyntax, name: String, isWhole: Bool, isLocal: Bool, compiledIf: [String]
  ) -> TypeFacts {
    let generics = group.asProtocol(WithGenericParametersSyntax.self)
    let requirements =
      generics?.genericWhereClause ?? group.as(ExtensionDeclSyntax.self)?.genericWhereClause
      ?? group.as(ProtocolDeclSyntax.self)?.genericWhereClause
    return TypeFacts(
      name: name,
      kind: Self.kind(group),
      position: source.position(of: Self.nameNode(group)),
      extent: source.extent(of: group),
      access: group.modifiers.access(),
      attributes: group.attributes.facts,
      inherited: group.inheritanceClause?.inheritedTypes.map { $0.type.code() } ?? [],
      genericParameters: generics?.genericParameterClause?.parameters.map(\.name.text) ?? [],
      requirements: requirements?.requirements.code(),
      isLocal: isLocal,
      compiledIf: compiledIf,
      isReadWhole: isWhole)
  }

  private static func nameNode(_ group: any DeclGroupSyntax) -> Syntax {
    if let named = group.asProtocol(NamedDeclSyntax.self) { return Syntax(named.name) }
    if let extended = group.as(ExtensionDeclSyntax.self) { return Syntax(extended.extendedType) }
    return Syntax(group)
  }

  private static func kind(_ group: any DeclGroupSyntax) -> TypeFacts.Kind {
    switch group.kind {
    case .classDecl: .class
    case .enumDecl: .enum
    case .actorDecl: .actor
    case .protocolDecl: .protocol
    case .extensionDecl: .extension
    default: .struct
    }
  }
}

/// Finds the types inside the code of a member, without those inside these.
private final class LocalTypeFinder: SyntaxVisitor {
  private(set) var found: [DeclSyntax] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(DeclSyntax(node)) }

  private func add(_ node: DeclSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .skipChildren
  }
}
