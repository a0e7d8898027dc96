/// A range of bytes in a file, from its first byte.
struct SourceExtent: Codable, Hashable, Sendable {
  let start: Int
  let end: Int
}

/// What one declaration of a type, or one extension of it, says.
struct TypeFacts: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  }

  /// The name with those of the types around it, `Card.Mode`; an extension has the name that it is written with.
  let name: String
  let kind: Kind
  let position: SourcePosition
  let extent: SourceExtent
  let access: Access
  let attributes: [AttributeFacts]
  /// What stands behind the colon, as it is written.
  let inherited: [String]
  let genericParameters: [String]
  /// The text of a `where` clause, without the word.
  let requirements: String?
  /// Whether it is declared inside a function.
  let isLocal: Bool
  /// The conditions of the `#if` clauses around it; `!(…)` for what went before in the same `#if`.
  let compiledIf: [String]
  /// Whether all of it was read, since it is, or belongs to, a view or a model.
  ///
  /// Otherwise functions without a view or an animation, and most computed properties, are left out.
  let isReadWhole: Bool
  var properties: [PropertyFacts] = []
  var functions: [FunctionFacts] = []
  var cases: [EnumCaseFacts] = []
}

/// Who can see a declaration.
enum Access: String, Codable, Sendable {
  case `open`, `public`, package, `internal`, `fileprivate`, `private`
}

/// An attribute or a property wrapper: `@State`, `@Environment(\.isEnabled)`.
struct AttributeFacts: Codable, Hashable, Sendable {
  /// The name without module and generic arguments.
  let name: String
  /// The text between the parentheses, or `nil`.
  let arguments: String?
}

/// A case of an enum.
struct EnumCaseFacts: Codable, Hashable, Sendable {
  let name: String
  let position: SourcePosition
  /// The types of what the case carries, as they are written with their labels.
  let payload: [String]
  let compiledIf: [String]
}

/// A stored or computed property of a type, or a global one.
struct PropertyFacts: Codable, Hashable, Sendable {
  enum Storage: String, Codable, Sendable {
    case stored
    /// Stored, with `willSet` or `didSet`.
    case observed
    case computed
  }

  let name: String
  let position: SourcePosition
  let extent: SourceExtent
  let attributes: [AttributeFacts]
  let access: Access
  /// Who can write to it.
  let setterAccess: Access
  /// The type as it is written, or `nil` where it is inferred.
  let type: String?
  let isLet: Bool
  let isStatic: Bool
  let isLazy: Bool
  let storage: Storage
  /// Whether it is computed and has a setter.
  let hasSetter: Bool
  /// The text of the initial value, shortened where it is long.
  let initialValue: String?
  let compiledIf: [String]
  /// What its code does: a getter, a setter, observers, or an initial value with a closure.
  var body: BodyFacts?
}

/// A function, an initialiser, a subscript or a deinitialiser.
struct FunctionFacts: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case function, initializer, `subscript`, deinitializer
  }

  let kind: Kind
  /// The base name: `body`, `init`, `subscript`.
  let name: String
  let position: SourcePosition
  let extent: SourceExtent
  let attributes: [AttributeFacts]
  let access: Access
  let isStatic: Bool
  let genericParameters: [String]
  let parameters: [ParameterFacts]
  /// The result's type as it is written, or `nil`.
  let result: String?
  let compiledIf: [String]
  var body: BodyFacts?
}

/// A parameter of a function.
struct ParameterFacts: Codable, Hashable, Sendable {
  /// The label at the call, or `nil` for `_`.
  let label: String?
  let name: String
  let type: String
  let attributes: [String]
  let defaultValue: String?
}
