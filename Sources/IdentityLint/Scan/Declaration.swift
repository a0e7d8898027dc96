/// The extent of a declaration, in tokens.
struct Declaration {
  /// The word that it begins with, after attributes and modifiers; `other` for a macro's expansion.
  let word: ScanWord
  /// The first token, an attribute or modifier perhaps.
  let first: Int
  /// The token of `word`.
  let keyword: Int
  /// The last token, with a semicolon that ends the declaration.
  var last: Int
  /// The roles of the names of its attributes.
  let attributeRoles: NameRoles
  /// The first brace that is in no other bracket, or `nil`.
  var brace: Int?
  /// Whether an `=` stands before that brace.
  var hasInitialValue = false
  /// Whether a macro is expanded here that makes nothing but a preview.
  var isPreview = false
  /// The declarations in the braces of a type, an extension or a protocol.
  var members: [Declaration] = []

  /// The tokens up to the body.
  var signature: Range<Int> { first..<(brace ?? last + 1) }
}
