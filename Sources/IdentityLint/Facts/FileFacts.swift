/// Everything that is known from one file alone.
struct FileFacts: Codable, Hashable, Sendable {
  var imports: [String] = []
  var types: [TypeFacts] = []
  /// The functions outside of types that give a view or animate.
  var functions: [FunctionFacts] = []
  /// The properties outside of types.
  var properties: [PropertyFacts] = []
  /// The names that are written to anywhere in the file.
  var writes: [NamedWrite] = []
  /// Whether `writes` has all of them.
  var hasAllWrites = true
  /// Why the file, or what was read of it, does not parse.
  var problems: [SyntaxProblem] = []
}

/// A place where a file does not parse.
struct SyntaxProblem: Codable, Hashable, Sendable {
  let position: SourcePosition
  /// The parser's message.
  let message: String
}
