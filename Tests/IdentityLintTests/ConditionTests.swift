import Testing

@testable import IdentityLint

@Suite struct `Conditions in source` {
  /// The expression of the one condition of a body.
  private func expression(_ condition: String) throws -> BooleanExpression {
    let facts = Sample.facts("struct Card: View { var body: some View { if \(condition) { Text(\"a\") } } }")
    let body = try #require(facts.types.first?.properties.first?.body)
    return try #require(body.conditions.first?.alternatives.first)
  }

  @Test(arguments: [
    ("isOn", "isOn"), ("self.isOn", "isOn"), ("!isOn", "!isOn"), ("!(!isOn)", "isOn"),
    ("isOn == false", "!isOn"),
    ("a && b || !c", "(a && b) || !c"), ("a, b", "a && b"), ("a && (b || c)", "a && (b || c)"),
    ("items.isEmpty", "items.isEmpty"), ("items.count > 0", "!items.isEmpty"),
    ("items.count == 0", "items.isEmpty"),
    ("0 < items.count", "!items.isEmpty"), ("text == \"\"", "text.isEmpty"),
    ("text != \"a\"", "text != \"a\""),
    ("mode == .edit", "mode == .edit"), ("mode != Mode.edit", "mode != .edit"),
    (".edit == mode", "mode == .edit"),
    ("let item", "item != nil"), ("let x = model.item, x.isOn", "model.item != nil && x.isOn"),
    ("item == nil", "item == nil"), ("case .loaded(let x) = phase", "phase == .loaded"),
    ("case let .loaded(x, _) = phase", "phase == .loaded"),
    ("case .some(.a) = phase", "phase == .some && phase ~ .some(.a)"),
    ("count > 3", "count > 3"), ("count >= -1", "count >= -1"), ("3 > count", "count < 3"),
    ("f(x) && a", "f(x) && a"), ("!f(x)", "!(f(x))"), ("a ?? b", "a ?? b"), ("true || a", "true"),
    ("#available(iOS 17, *)", "#available(iOS 17, *)"), ("a == b", "a == b"), ("a != b", "!(a == b)"),
  ])
  func `are expressions over atoms`(source: String, expected: String) throws {
    #expect(try expression(source).description == expected)
  }

  @Test func `an else needs that nothing before held`() throws {
    let facts = Sample.facts(
      """
      struct Card: View {
        var body: some View {
          if a { Text("1") } else if b { Text("2") } else { Text("3") }
          Text(c ? "x" : "y").opacity(d ? 1 : 0)
        }
      }
      """)
    let conditions = try #require(facts.types.first?.properties.first?.body).conditions

    #expect(conditions.map(\.kind) == [.if, .elseIf, .ternary, .ternary])
    #expect(conditions.map(\.branches) == [1, 2, 2, 2])
    #expect(
      conditions.map { $0.alternatives.map(\.description) } == [
        ["a"], ["!a && b", "!a && !b"], ["c", "!c"], ["d", "!d"],
      ])
  }

  @Test func `a switch needs one case of several`() throws {
    let facts = Sample.facts(
      """
      struct Card: View {
        var body: some View {
          switch phase {
          case .idle, .loading: Text("1")
          case .loaded(let items) where items.isEmpty: Text("2")
          case .loaded: Text("3")
          default: Text("4")
          }
        }
      }
      """)
    let condition = try #require(facts.types.first?.properties.first?.body?.conditions.first)

    #expect(condition.reads == ["phase"])
    #expect(
      condition.alternatives.map(\.description) == [
        "phase == .idle || phase == .loading",
        "phase == .loaded && items.isEmpty",
        "!(phase == .loaded && items.isEmpty) && phase == .loaded",
        "!(phase == .idle || phase == .loading) && !(phase == .loaded && items.isEmpty) && phase != .loaded",
      ])
  }
}

@Suite struct `Boolean expressions` {
  private static let mode = ["edit", "view", "idle"]
  private static let world = ConditionWorld(cases: ["mode": mode])

  private static func isCase(_ name: String) -> BooleanExpression {
    .atom(ConditionAtom(subject: "mode", claim: .isCase(name)))
  }

  private static func named(_ name: String) -> BooleanExpression {
    .atom(ConditionAtom(subject: name, claim: .isTrue))
  }

  @Test func `contradictions are found`() {
    let (a, b) = (Self.named("a"), Self.named("b"))

    #expect(Self.world.isContradiction(.and([a, !a])))
    #expect(!Self.world.isContradiction(.and([a, !b])))
    #expect(Self.world.isContradiction(.and([Self.isCase("edit"), Self.isCase("view")])))
    #expect(Self.world.isContradiction(.and(Self.mode.map { !Self.isCase($0) })))
    #expect(!ConditionWorld().isContradiction(.and(Self.mode.map { !Self.isCase($0) })))
    #expect(Self.world.isTautology(.or(Self.mode.map(Self.isCase))))
    #expect(Self.world.implies(.and([a, b]), a))
  }

  @Test func `what is settled decides what depends on it`() {
    let edit = ConditionAssignment([ConditionAtom(subject: "mode", claim: .isCase("edit")): true])

    #expect(Self.world.value(of: Self.isCase("view"), given: edit) == false)
    #expect(Self.world.value(of: !Self.isCase("view"), given: edit) == true)
    #expect(Self.world.value(of: Self.named("a"), given: edit) == nil)
  }

  @Test func `an optional that equals something has a value`() {
    let hasValue = ConditionAtom(subject: "x", claim: .hasValue)
    let equals = BooleanExpression.atom(ConditionAtom(subject: "x", claim: .equalsNumber(1)))

    #expect(Self.world.isContradiction(.and([.not(.atom(hasValue)), equals])))
  }

  /// What the subjects of a random expression are in one world.
  private struct Values {
    var a: Bool
    var mode: String
    var item: Int?
    var number: Double

    func holds(_ atom: ConditionAtom) -> Bool {
      switch (atom.subject, atom.claim) {
      case ("a", .isTrue): a
      case ("mode", .isCase(let name)): mode == name
      case ("item", .hasValue): item != nil
      case ("item", .equals(let text)): item.map { "\($0)" } == text
      case ("number", .equalsNumber(let other)): number == other
      case ("number", .isLess(let other)): number < other
      case ("number", .isAtMost(let other)): number <= other
      default: false
      }
    }

    static let all: [Values] = [true, false].flatMap { a in
      ["edit", "view", "idle"].flatMap { mode in
        ([nil, 1, 2, 3] as [Int?]).flatMap { item in
          stride(from: -0.5, through: 3.5, by: 0.5).map { Values(a: a, mode: mode, item: item, number: $0) }
        }
      }
    }
  }

  private static let atoms: [ConditionAtom] = [
    .init(subject: "a", claim: .isTrue), .init(subject: "mode", claim: .isCase("edit")),
    .init(subject: "mode", claim: .isCase("view")), .init(subject: "mode", claim: .isCase("idle")),
    .init(subject: "item", claim: .hasValue), .init(subject: "item", claim: .equals("1")),
    .init(subject: "item", claim: .equals("2")), .init(subject: "number", claim: .equalsNumber(1)),
    .init(subject: "number", claim: .isLess(than: 2)), .init(subject: "number", claim: .isAtMost(1)),
    .init(subject: "number", claim: .isLess(than: 0)),
  ]

  private static func random(_ depth: Int, _ generator: inout SeededGenerator) -> BooleanExpression {
    let choice = depth == 0 ? 0 : Int.random(in: 0..<5, using: &generator)
    switch choice {
    case 0, 1: return .atom(atoms[Int.random(in: 0..<atoms.count, using: &generator)])
    case 2: return .not(random(depth - 1, &generator))
    case 3: return .and((0..<2).map { _ in random(depth - 1, &generator) })
    default: return .or((0..<2).map { _ in random(depth - 1, &generator) })
    }
  }

  private func value(_ expression: BooleanExpression, in values: Values) -> Bool {
    switch expression {
    case .constant(let value): value
    case .atom(let atom): values.holds(atom)
    case .not(let operand): !value(operand, in: values)
    case .and(let operands): operands.allSatisfy { value($0, in: values) }
    case .or(let operands): operands.contains { value($0, in: values) }
    }
  }

  @Test(arguments: UInt64(0)..<300)
  func `are contradictions exactly where no values make them true`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let expression = Self.random(4, &generator)

    let isTrueSomewhere = Values.all.contains { value(expression, in: $0) }
    let isFalseSomewhere = Values.all.contains { !value(expression, in: $0) }

    #expect(Self.world.isContradiction(expression) == !isTrueSomewhere, "seed \(seed): \(expression)")
    #expect(Self.world.isTautology(expression) == !isFalseSomewhere, "seed \(seed): \(expression)")
  }

  @Test(arguments: UInt64(0)..<100)
  func `evaluate to what their atoms make of them, simplified or not`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let expression = Self.random(4, &generator)
    for values in Values.all {
      let assignment = ConditionAssignment(
        Dictionary(uniqueKeysWithValues: expression.atoms.map { ($0, values.holds($0)) }))
      let expected = value(expression, in: values)

      #expect(expression.evaluate(assignment) == expected, "seed \(seed): \(expression)")
      #expect(
        expression.replacingAtoms { _ in nil }.evaluate(assignment) == expected, "seed \(seed): \(expression)"
      )
      #expect((!expression).evaluate(assignment) == !expected, "seed \(seed): \(expression)")
    }
  }
}
