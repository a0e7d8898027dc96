/// Decides which declarations the parser has to see.
///
/// The collector decides again, on the syntax, what becomes a fact. What it would use is always kept here; what is
/// kept here and not used there costs time and nothing else.
struct Relevance {
  private let tokens: [ScanToken]
  /// The tokens that announce an animation, and the words of type declarations, both ascending.
  private let animations: [Int]
  private let typeWords: [Int]
  /// Words where the parser does not expect them, ascending; a label is not one of them.
  private let strayWords: [Int]
  /// The simple names of the types that are read whole, and the extensions of which are too.
  private var interfaceNames: Set<String> = []
  private let name: (ScanToken) -> String
  private let shape: HeadShape

  init(_ lexer: SourceLexer, declarations: [Declaration], name: @escaping (ScanToken) -> String) {
    tokens = lexer.tokens
    let unfinished = UnfinishedStatements(tokens: lexer.tokens).indices()
    strayWords = (lexer.strayWords.filter { lexer.tokens[$0 + 1].kind != .colon } + unfinished).sorted()
    self.name = name
    shape = HeadShape(tokens: lexer.tokens, text: name)
    animations = lexer.tokens.indices.filter {
      lexer.tokens[$0].word == .withAnimation || lexer.tokens[$0].word == .withTransaction
    }
    typeWords = lexer.tokens.indices.filter { lexer.tokens[$0].word.declaresType }
    collectInterfaceNames(declarations)
  }

  private mutating func collectInterfaceNames(_ declarations: [Declaration]) {
    for declaration in declarations where declaration.word.declaresType {
      if isInterface(declaration), let simple = simpleName(declaration) { interfaceNames.insert(simple) }
      collectInterfaceNames(declaration.members)
    }
  }

  /// The last part of the name of a type or of what is extended.
  private func simpleName(_ declaration: Declaration) -> String? {
    var index = declaration.keyword + 1
    while index + 2 < declaration.signature.upperBound, tokens[index + 1].kind == .dot,
      tokens[index + 2].kind == .identifier
    {
      index += 2
    }
    return tokens[index].kind == .identifier ? name(tokens[index]) : nil
  }

  /// The ranges of tokens that the parser need not see, ascending.
  func cuts(in declarations: [Declaration]) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    _ = appendCuts(in: declarations, isInterface: false, to: &found)
    return found
  }

  /// Appends the cuts among some declarations and tells whether anything of them is kept.
  private func appendCuts(
    in declarations: [Declaration], isInterface: Bool, to found: inout [ClosedRange<Int>]
  ) -> Bool {
    var keepsAny = false
    for declaration in declarations {
      if declaration.word.declaresType, declaration.word != .protocol {
        let before = found.count
        let isInterface =
          self.isInterface(declaration) || simpleName(declaration).map(interfaceNames.contains) == true
        let keepsMembers = appendCuts(in: declaration.members, isInterface: isInterface, to: &found)
        if declaration.word == .extension, !keepsMembers, !isInterface, !inherits(declaration),
          shape.isSound(declaration)
        {
          found.removeLast(found.count - before)
          found.append(declaration.first...declaration.last)
        } else {
          keepsAny = true
        }
      } else if keeps(declaration, isInterface: isInterface) {
        keepsAny = true
      } else {
        found.append(declaration.first...declaration.last)
      }
    }
    return keepsAny
  }

  private func keeps(_ declaration: Declaration, isInterface: Bool) -> Bool {
    matters(declaration, isInterface: isInterface) || !shape.isSound(declaration)
      || holdsAny(strayWords, declaration.first...declaration.last)
  }

  private func matters(_ declaration: Declaration, isInterface: Bool) -> Bool {
    let range = declaration.first...declaration.last
    switch declaration.word {
    case .func, .`init`, .deinit, .subscript:
      return isInterface || givesView(declaration) || holdsAny(animations, range)
        || holdsAny(typeWords, range)
    case .var:
      guard isComputed(declaration) else { return true }
      return isInterface || givesView(declaration) || hasWordOfInterest(declaration)
        || holdsAny(animations, range)
        || holdsAny(typeWords, range)
    case .other: return !declaration.isPreview
    default: return true
    }
  }

  private func isComputed(_ declaration: Declaration) -> Bool {
    guard let brace = declaration.brace, !declaration.hasInitialValue else { return false }
    let first = tokens[brace + 1]
    // Attributes may stand before the first observer.
    return first.kind != .at && first.word != .didSet && first.word != .willSet
  }

  /// An id, or a Boolean that a condition may read.
  private func hasWordOfInterest(_ declaration: Declaration) -> Bool {
    tokens[declaration.signature].contains { $0.word == .id || $0.word == .bool }
  }

  private func givesView(_ declaration: Declaration) -> Bool {
    tokens[declaration.signature].contains {
      $0.word == .some || !$0.roles.isDisjoint(with: [.viewType, .builder])
    }
  }

  private func inherits(_ declaration: Declaration) -> Bool {
    tokens[declaration.signature].contains { $0.kind == .colon }
  }

  /// Whether the whole of a type is read, by what it conforms to, its attributes or its members.
  private func isInterface(_ declaration: Declaration) -> Bool {
    if declaration.attributeRoles.contains(.modelAttribute) { return true }
    if tokens[declaration.signature].contains(where: { $0.roles.contains(.interfaceProtocol) }) {
      return true
    }
    return declaration.members.contains { member in
      switch member.word {
      case .var, .let: member.attributeRoles.contains(.wrapper) || givesView(member)
      case .func, .subscript: givesView(member)
      default: false
      }
    }
  }

  private func holdsAny(_ indices: [Int], _ range: ClosedRange<Int>) -> Bool {
    var (low, high) = (0, indices.count)
    while low < high {
      let middle = (low + high) / 2
      if indices[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < indices.count && indices[low] <= range.upperBound
  }
}
