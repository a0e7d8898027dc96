/// What the scanner makes of a file: the text that the parser has to see, and what the tokens tell by themselves.
struct ScannedFile {
  /// The file without what does not matter, or `nil` where the parser has to see all of it.
  let reduced: ReducedSource?
  let writes: [NamedWrite]
  /// Whether the tokens are certain, so that `writes` has every name.
  let isSure: Bool
  /// Why the file is not given to the parser, or `nil`.
  let obstacle: (what: String, offset: Int)?

  /// The longest chain of operators, members or `else` that the stack is large enough for.
  static let longestChain = 20_000

  init(_ text: SourceText, lines: LineTable) {
    let scanned = text.bytes.withUnsafeBufferPointer { Self.scan($0, lines: lines) }
    (reduced, writes, isSure, obstacle) = scanned
  }

  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, lines: LineTable
  ) -> (ReducedSource?, [NamedWrite], Bool, (what: String, offset: Int)?) {
    let lexer = SourceLexer(bytes)
    let name: (ScanToken) -> String = { token in
      String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
    }
    var obstacle: (what: String, offset: Int)?
    if lexer.longestChain.links > longestChain {
      let count = longestChain
      obstacle = (
        "one expression has more than \(count) links, deeper than is read", lexer.longestChain.offset
      )
    }
    let declarations = lexer.isSure ? DeclarationScanner(tokens: lexer.tokens).declarations() : nil
    let writes = NamedWriteFinder(
      tokens: lexer.tokens, declarations: declarations ?? [], lines: lines, name: name
    ).writes()
    guard let declarations else { return (nil, writes, false, obstacle) }
    let relevance = Relevance(lexer, declarations: declarations, name: name)
    let cuts = relevance.cuts(in: declarations).map { cut in
      // From the end of the token before, so that comments go too; the line break after it stays.
      let start =
        cut.lowerBound > 0 ? lexer.tokens[cut.lowerBound - 1].end : lexer.tokens[cut.lowerBound].start
      return Int(start)..<Int(lexer.tokens[cut.upperBound].end)
    }
    let reduced = cuts.isEmpty ? nil : ReducedSource(bytes, without: cuts)
    return (reduced, writes, true, obstacle)
  }
}
