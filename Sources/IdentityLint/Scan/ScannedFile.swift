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
  /// How deep brackets may be nested for the parser, which gives up beyond.
  static let greatestDepth = 256
  /// The most `#` in a row; the parser takes the square of their number of steps.
  static let longestSignRun = 255
  /// The largest file that is given to the parser although its tokens are not certain: in what is no Swift at all, the
  /// parser takes the square of its size.
  static let greatestUncertainSize = 256 << 10

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
    let obstacle = Self.obstacle(lexer)
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

  /// What keeps the parser from reading a file in reasonable time and memory, or `nil`.
  private static func obstacle(_ lexer: SourceLexer) -> (what: String, offset: Int)? {
    let (deepest, chain, signs) = (lexer.deepest, lexer.longestChain, lexer.longestSignRun)
    if deepest.depth > greatestDepth {
      return (
        "brackets are nested \(deepest.depth) deep; no more than \(greatestDepth) are read", deepest.offset
      )
    }
    if chain.links > longestChain {
      return ("one expression has more than \(longestChain) links; no longer one is read", chain.offset)
    }
    if signs.count > longestSignRun {
      return (
        "'#' stands \(signs.count) times in a row; no more than \(longestSignRun) are read", signs.offset
      )
    }
    if !lexer.isSure, lexer.bytes.count > greatestUncertainSize {
      let limit = greatestUncertainSize >> 10
      return ("its brackets or strings do not fit; no such file above \(limit) KB is read", lexer.lastOffset)
    }
    return nil
  }
}
