import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A file, or what is left of it, as syntax with folded operators.
struct ParsedSource {
  let syntax: SourceFileSyntax
  /// The places where it does not parse, at most `problemLimit`.
  let problems: [SyntaxProblem]

  private let lines: LineTable
  private let reduced: ReducedSource?
  private static let problemLimit = 20

  /// Parses a file.
  ///
  /// Needs a large stack: use it inside `onLargeStacks`.
  ///
  /// - Parameter reduced: The file without what does not matter, or `nil` to parse all of it.
  init(_ text: SourceText, reduced: ReducedSource?, lines: LineTable) {
    let bytes = reduced?.bytes ?? text.bytes
    let tree = bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(buffer)
      return SourceFileSyntax.parse(from: &parser)
    }
    self.lines = lines
    self.reduced = reduced
    problems = tree.hasError ? Self.problems(in: tree, lines: lines, reduced: reduced) : []
    let folded = OperatorTable.standardOperators.foldAll(tree) { _ in }
    syntax = folded.as(SourceFileSyntax.self) ?? tree
  }

  private static func problems(
    in tree: SourceFileSyntax, lines: LineTable, reduced: ReducedSource?
  ) -> [SyntaxProblem] {
    let diagnostics = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error
    }
    let found = diagnostics.prefix(problemLimit).map { diagnostic in
      let offset = diagnostic.position.utf8Offset
      let position = lines.position(at: reduced?.originalOffset(offset) ?? offset)
      return SyntaxProblem(position: position, message: diagnostic.message)
    }
    return found.isEmpty ? [SyntaxProblem(position: lines.position(at: 0), message: "syntax error")] : found
  }

  /// The offset in the file where a node's first token begins.
  func offset(of node: some SyntaxProtocol) -> Int {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return reduced?.originalOffset(offset) ?? offset
  }

  /// Where a node's first token begins.
  func position(of node: some SyntaxProtocol) -> SourcePosition { lines.position(at: offset(of: node)) }

  /// The bytes of the file from a node's first token to its last.
  func extent(of node: some SyntaxProtocol) -> SourceExtent {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let start = offset(of: node)
    return SourceExtent(start: start, end: max(start, reduced?.originalEnd(end) ?? end))
  }
}
