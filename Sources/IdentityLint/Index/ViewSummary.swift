/// What `identity-lint views` says of one view.
struct ViewSummary: Codable, Hashable, Sendable {
  let name: String
  let role: TypeEntry.Role
  let path: String
  let position: SourcePosition
  /// The properties whose value begins and ends with the view.
  let state: [State]
  /// State that the views and modifiers it builds hold by themselves: `text field`, `scroll`.
  let builtInState: [String]
  /// What it builds, in the order of the source, each name once.
  let builds: [String]
  let conditions: [Condition]
  /// The alternatives between which the conditions choose, all together.
  var branches: Int { conditions.reduce(0) { $0 + $1.branches } }

  struct State: Codable, Hashable, Sendable {
    let name: String
    let wrapper: String
    let position: SourcePosition
  }

  struct Condition: Codable, Hashable, Sendable {
    let kind: ConditionFacts.Kind
    let text: String
    let path: String
    let position: SourcePosition
    let branches: Int
    /// The atoms, computed properties followed where their code is one expression.
    let atoms: [String]
    let reads: [Read]
    let isPlatform: Bool
  }

  struct Read: Codable, Hashable, Sendable {
    let name: String
    /// The property's wrapper, `let`, `var` or `computed`; `nil` where it is no property of the view.
    let declared: String?
    let change: ValueChange
  }
}

/// Makes the summaries of all views of a project.
struct ViewSummaries {
  private let index: ProjectIndex
  private let finder: ChangeFinder

  init(_ index: ProjectIndex) {
    self.index = index
    finder = ChangeFinder(index: index)
  }

  /// The summaries, by path and position.
  func all() -> [ViewSummary] { index.interfaceTypes.map(summary) }

  func summary(_ type: TypeEntry) -> ViewSummary {
    let bodies = contentBodies(type)
    let builtNames = bodies.flatMap(\.body.builds).filter { isView($0, in: type) }.map(\.name)
    return ViewSummary(
      name: type.name, role: type.role, path: type.parts[0].path, position: type.parts[0].facts.position,
      state: type.ownedState.map {
        .init(name: $0.name, wrapper: $0.wrapper?.name ?? "", position: $0.position)
      },
      builtInState: Self.unique(
        bodies.flatMap(\.body.builds).compactMap { BuiltInState.views[$0.name] }
          + bodies.flatMap(\.body.modifiers).compactMap { BuiltInState.modifiers[$0.name] }),
      builds: Self.unique(builtNames),
      conditions: bodies.flatMap { path, body in body.conditions.map { condition($0, path: path, in: type) } }
    )
  }

  /// The code that gives the view's content, `body` first, then the rest in the order of the source.
  ///
  /// Everything that gives a view counts, since any of it may be built by the body or handed to another view.
  private func contentBodies(_ type: TypeEntry) -> [(path: String, body: BodyFacts)] {
    var first: [(path: String, body: BodyFacts)] = []
    var rest: [(path: String, body: BodyFacts)] = []
    for part in type.parts {
      let properties = part.facts.properties.map { ($0.name, $0.extent.start, $0.body) }
      let functions = part.facts.functions.map { ($0.name, $0.extent.start, $0.body) }
      for (name, _, body) in (properties + functions).sorted(by: { $0.1 < $1.1 }) {
        guard let body, body.isContent else { continue }
        if name == "body" || name == "makeBody" {
          first.append((part.path, body))
        } else {
          rest.append((part.path, body))
        }
      }
    }
    return first + rest
  }

  private func isView(_ built: BuiltView, in type: TypeEntry) -> Bool {
    switch built.form {
    case .view: return !ContentNames.values.contains(built.name)
    case .helper: return false
    case .argument:
      let found = index.type(named: built.name, from: type.name)
      return found.map { $0.role != .other && $0.role != .model } ?? false
    }
  }

  // MARK: Conditions

  private func condition(_ facts: ConditionFacts, path: String, in type: TypeEntry) -> ViewSummary.Condition {
    let atoms = Self.unique(
      facts.atoms.flatMap { atom in expanded(.atom(atom), in: type, steps: 0).atoms.map(\.description) })
    return ViewSummary.Condition(
      kind: facts.kind, text: facts.text, path: path, position: facts.position, branches: facts.branches,
      atoms: atoms, reads: facts.isPlatform ? [] : facts.reads.map { read($0, in: type) },
      isPlatform: facts.isPlatform)
  }

  /// An expression with the computed Booleans in it replaced by what they compute.
  func expanded(_ expression: BooleanExpression, in type: TypeEntry, steps: Int) -> BooleanExpression {
    guard steps < 8 else { return expression }
    return expression.replacingAtoms { atom in
      guard atom.claim == .isTrue, let (property, _) = type.property(atom.subject),
        property.storage == .computed,
        property.type == "Bool", let value = property.body?.value
      else { return nil }
      return expanded(value, in: type, steps: steps + 1)
    }
  }

  private func read(_ name: String, in type: TypeEntry) -> ViewSummary.Read {
    let root = String(name.split(separator: ".").first ?? "").filter { $0 != "$" }
    let declared = type.property(root).map { property, _ in
      property.wrapper.map { "@\($0.name)" }
        ?? (property.storage == .computed ? "computed" : property.isLet ? "let" : "var")
    }
    return ViewSummary.Read(name: name, declared: declared, change: finder.change(of: name, in: type))
  }

  static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
