/// What the code of a property or a function does, as far as it concerns views.
struct BodyFacts: Codable, Hashable, Sendable {
  /// The braces with what is between them; the lowering reads the syntax from there.
  let extent: SourceExtent
  /// Whether it gives something that can be on the screen, so that `builds` and `conditions` are filled.
  var isContent = false
  /// What it builds, in the order of the source.
  var builds: [BuiltView] = []
  /// The modifiers that bring state or code with them, `.task` and `.focused` for two, in the order of the source.
  var modifiers: [NamedPlace] = []
  /// The conditions among what it builds, in the order of the source.
  var conditions: [ConditionFacts] = []
  var writes: [WriteFacts] = []
  /// Bindings that it hands to something: `$text`.
  var handedBindings: [HandedBinding] = []
  /// The one Boolean expression that it gives, where its code is nothing else.
  var value: BooleanExpression?
  /// The one expression that it gives, as text, where its code is nothing else.
  var valueText: String?
  /// The names that this expression reads.
  var valueReads: [String] = []
}

/// A name at a place.
struct NamedPlace: Codable, Hashable, Sendable {
  let name: String
  let position: SourcePosition
}

/// Something that a body builds.
struct BuiltView: Codable, Hashable, Sendable {
  enum Form: String, Codable, Sendable {
    /// `Badge(count: 1)`.
    case view
    /// `header`, `row(for: item)`: a property or function that gives a view.
    case helper
    /// `.overlay(Badge())`: an argument that is a view if `Badge` is one.
    case argument
  }

  let name: String
  let form: Form
  let position: SourcePosition
  let arguments: [ArgumentFacts]
}

/// An argument that a view is built with.
struct ArgumentFacts: Codable, Hashable, Sendable {
  enum Form: String, Codable, Sendable {
    case literal, name, binding, closure, other
  }

  let label: String?
  let text: String
  let form: Form
  /// The names that the argument reads.
  let reads: [String]
}

/// A condition that decides what a body builds.
struct ConditionFacts: Codable, Hashable, Sendable {
  enum Kind: String, Codable, Sendable {
    case `if`, elseIf, `switch`, ternary
  }

  let kind: Kind
  /// The condition as it is written, on one line.
  let text: String
  let position: SourcePosition
  /// What each written alternative needs, in the order of the source; an `else` needs that nothing before held.
  let alternatives: [BooleanExpression]
  /// The names that the condition reads, as they are written: `isExpanded`, `model.phase`.
  let reads: [String]
  /// Whether only the platform or its version decides, so that it never changes while the program runs.
  let isPlatform: Bool

  /// The number of alternatives that are written.
  var branches: Int { alternatives.count }

  /// The atoms of all alternatives.
  var atoms: [ConditionAtom] { BooleanExpression.and(alternatives).atoms }
}

/// A place that writes to a property.
struct WriteFacts: Codable, Hashable, Sendable {
  enum Form: String, Codable, Sendable {
    case assignment, toggle, compound
    /// `items.append(…)` and the like.
    case mutation
    /// `&value`.
    case `inout`
  }

  /// The name of what is written to: the last member.
  let name: String
  /// What stands before it: `model`, `self.model`; `nil` for the property itself and for `self`.
  let base: String?
  let form: Form
  let position: SourcePosition
  /// The animation around the write.
  let animation: WriteAnimation
  /// The text that is assigned, where it is a short literal or case.
  let value: String?
}

/// The animation that a write runs in, as far as the code around it tells.
enum WriteAnimation: Codable, Hashable, Sendable {
  /// None is written around it.
  case none
  /// `withAnimation(…)`, with the text of its animation; empty for the default.
  case withAnimation(String)
  /// `withTransaction(…)`.
  case withTransaction(String)
  /// `$value.animation(…)`.
  case binding(String)
}

/// A binding that is handed to something that may write to it.
struct HandedBinding: Codable, Hashable, Sendable {
  /// The name behind the dollar: `text` for `$text` and for `$model.text`.
  let name: String
  /// What stands before it: `model` for `$model.text`.
  let base: String?
  /// What gets it: `TextField`, `.sheet`.
  let receiver: String
  let label: String?
  let position: SourcePosition
  let animation: WriteAnimation
}
