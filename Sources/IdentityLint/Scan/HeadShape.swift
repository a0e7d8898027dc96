/// Tells whether the head of a declaration is written by the grammar, token by token.
///
/// Only such a declaration is left out: behind a broken head the parser may look for the rest in what follows, and
/// then the declarations around it come out different.
struct HeadShape {
  let tokens: [ScanToken]
  let text: (ScanToken) -> String

  /// Whether a declaration with a body is sound up to that body, and ends with it.
  func isSound(_ declaration: Declaration) -> Bool {
    guard let brace = declaration.brace else { return false }
    let start = declaration.keyword + 1
    let end: Int?
    switch declaration.word {
    case .func: end = functionName(start).flatMap(generics).flatMap { signature($0, needsResult: false) }
    case .`init`: end = generics(optionalMarks(start)).flatMap { signature($0, needsResult: false) }
    case .subscript: end = generics(start).flatMap { signature($0, needsResult: true) }
    case .deinit: end = start
    case .var: end = variable(start)
    case .extension: end = type(start).flatMap(requirements)
    case .other: return isSoundPreview(declaration)
    default: return false
    }
    return end == brace && closes(declaration, brace)
  }

  private func closes(_ declaration: Declaration, _ brace: Int) -> Bool {
    let close = Int(tokens[brace].match)
    return close == declaration.last
      || (close + 1 == declaration.last && tokens[close + 1].kind == .semicolon)
  }

  private func isSoundPreview(_ declaration: Declaration) -> Bool {
    var index = declaration.keyword + 1
    if tokens[index].kind == .open, !tokens[index].isBrace, !tokens[index].hasSpaceBefore {
      index = Int(tokens[index].match) + 1
    }
    guard tokens[index].isBrace, tokens[index].kind == .open else { return false }
    return closes(declaration, index)
  }

  private func functionName(_ start: Int) -> Int? {
    switch tokens[start].kind {
    case .identifier: return isReserved(start) ? nil : start + 1
    case .operation, .assignment:
      var index = start + 1
      while tokens[index].kind == .operation, tokens[index].angle != 1, !tokens[index].hasSpaceBefore {
        index += 1
      }
      return index
    default: return nil
    }
  }

  private func variable(_ start: Int) -> Int? {
    guard tokens[start].kind == .identifier, !isReserved(start), tokens[start + 1].kind == .colon else {
      return nil
    }
    return type(start + 2)
  }

  private func signature(_ start: Int, needsResult: Bool) -> Int? {
    guard isParenthesis(start), areSoundParameters(start) else { return nil }
    var index = Int(tokens[start].match) + 1
    if tokens[index].word == .async { index += 1 }
    if tokens[index].word == .throws || tokens[index].word == .rethrows {
      index += 1
      if isParenthesis(index), !tokens[index].hasSpaceBefore { index = Int(tokens[index].match) + 1 }
    }
    if tokens[index].kind == .arrow {
      guard let end = type(index + 1) else { return nil }
      index = end
    } else if needsResult {
      return nil
    }
    return requirements(index)
  }

  /// Whether the parentheses at an index hold parameters and nothing else.
  private func areSoundParameters(_ open: Int) -> Bool {
    let close = Int(tokens[open].match)
    var index = open + 1
    while index < close {
      while tokens[index].kind == .at, tokens[index + 1].kind == .identifier { index += 2 }
      guard tokens[index].kind == .identifier else { return false }
      index += tokens[index + 1].kind == .identifier ? 2 : 1
      guard tokens[index].kind == .colon else { return false }
      index += 1
      // `inout`, `borrowing`, `sending` and the like stand before a type and are followed by another name.
      if tokens[index].kind == .identifier, tokens[index].word != .some, tokens[index].word != .any,
        tokens[index + 1].kind == .identifier || tokens[index + 1].kind == .open
          || tokens[index + 1].kind == .at,
        tokens[index + 1].hasSpaceBefore, tokens[index + 1].word != .async, tokens[index + 1].word != .throws,
        text(tokens[index]) == "inout" || !isReserved(index)
      {
        index += 1
      }
      guard let end = type(index) else { return false }
      index = end
      if tokens[index].kind == .operation, text(tokens[index]) == "..." { index += 1 }
      if tokens[index].kind == .assignment {
        guard let end = defaultValue(index + 1, limit: close) else { return false }
        index = end
      }
      guard index == close || tokens[index].kind == .comma else { return false }
      if index < close { index += 1 }
    }
    return index == close
  }

  /// Skips a simple value: a literal, a name, a call or a chain of these.
  private func defaultValue(_ start: Int, limit: Int) -> Int? {
    var index = start
    var expectsOperand = true
    while index < limit, tokens[index].kind != .comma {
      let token = tokens[index]
      switch token.kind {
      case .identifier, .literal:
        guard expectsOperand, !token.word.beginsDeclaration || tokens[index - 1].kind == .dot else {
          return nil
        }
        expectsOperand = false
        index += 1
      case .dot:
        expectsOperand = true
        index += 1
      case .open:
        guard expectsOperand || !token.hasSpaceBefore else { return nil }
        expectsOperand = false
        index = Int(token.match) + 1
      case .operation:
        guard text(token) == "-", expectsOperand else { return nil }
        index += 1
      default: return nil
      }
    }
    return expectsOperand ? nil : index
  }

  /// Skips a `where` clause, where one stands.
  private func requirements(_ start: Int) -> Int? {
    guard tokens[start].word == .where else { return start }
    var index = start + 1
    while true {
      guard let left = type(index) else { return nil }
      let isRelation =
        tokens[left].kind == .colon || (tokens[left].kind == .operation && text(tokens[left]) == "==")
      guard isRelation, let right = type(left + 1) else { return nil }
      guard tokens[right].kind == .comma else { return right }
      index = right + 1
    }
  }

  /// Skips `<…>`, where it stands: types, each with what it conforms to perhaps.
  private func generics(_ start: Int) -> Int? {
    guard tokens[start].angle == 1, !tokens[start].hasSpaceBefore else { return start }
    var index = start + 1
    while true {
      guard var end = type(index) else { return nil }
      if tokens[end].kind == .colon {
        guard let bound = type(end + 1) else { return nil }
        end = bound
      }
      if tokens[end].angle == -1 { return end + 1 }
      guard tokens[end].kind == .comma else { return nil }
      index = end + 1
    }
  }

  /// Skips a type: names, tuples, collections, functions, compositions, optionals.
  private func type(_ start: Int) -> Int? {
    var index = start
    while true {
      while tokens[index].kind == .at {
        guard tokens[index + 1].kind == .identifier else { return nil }
        index += 2
      }
      while tokens[index].word == .some || tokens[index].word == .any { index += 1 }
      if tokens[index].kind == .identifier {
        guard !isReserved(index), let end = generics(index + 1) else { return nil }
        index = end
      } else if tokens[index].kind == .open, !tokens[index].isBrace {
        guard isSoundGroup(index) else { return nil }
        index = Int(tokens[index].match) + 1
      } else {
        return nil
      }
      index = optionalMarks(index)
      while tokens[index].kind == .dot {
        guard tokens[index + 1].kind == .identifier, let end = generics(index + 2) else { return nil }
        index = optionalMarks(end)
      }
      if tokens[index].kind == .operation, text(tokens[index]) == "&" {
        index += 1
      } else if let next = functionArrow(index) {
        index = next
      } else {
        return index
      }
    }
  }

  /// Whether brackets hold types, with labels perhaps, and nothing else.
  private func isSoundGroup(_ open: Int) -> Bool {
    let close = Int(tokens[open].match)
    var index = open + 1
    while index < close {
      if tokens[index].kind == .identifier, tokens[index + 1].kind == .identifier,
        tokens[index + 2].kind == .colon
      {
        index += 3
      }
      if tokens[index].kind == .identifier,
        tokens[index + 1].kind == .identifier || tokens[index + 1].kind == .open,
        tokens[index].word == .other, tokens[index + 1].hasSpaceBefore, text(tokens[index]) == "inout"
      {
        index += 1
      }
      guard var end = type(index) else { return false }
      if tokens[end].kind == .colon {
        guard let value = type(end + 1) else { return false }
        end = value
      }
      guard end == close || tokens[end].kind == .comma else { return false }
      index = end == close ? close : end + 1
    }
    return true
  }

  /// The token behind `->`, with `async` and `throws` before it.
  private func functionArrow(_ start: Int) -> Int? {
    var index = start
    if tokens[index].word == .async { index += 1 }
    if tokens[index].word == .throws { index += 1 }
    return tokens[index].kind == .arrow ? index + 1 : nil
  }

  private func optionalMarks(_ start: Int) -> Int {
    var index = start
    while tokens[index].kind == .operation, !tokens[index].hasSpaceBefore,
      text(tokens[index]).allSatisfy({ $0 == "?" || $0 == "!" })
    {
      index += 1
    }
    return index
  }

  /// Whether a word cannot be a name without quotes.
  private func isReserved(_ index: Int) -> Bool { Self.reserved.contains(text(tokens[index])) }

  private static let reserved: Set<String> = [
    "import", "struct", "class", "enum", "protocol", "extension", "func", "var", "let", "init", "deinit",
    "subscript",
    "typealias", "associatedtype", "case", "operator", "precedencegroup", "public", "private", "internal",
    "fileprivate",
    "static", "else", "where", "in", "is", "as", "try", "throws", "rethrows", "return", "if", "guard", "for",
    "while",
    "switch", "do", "repeat", "defer", "break", "continue", "self", "nil", "true", "false", "super", "catch",
    "throw",
    "fallthrough", "default", "inout", "some", "any", "_",
  ]

  private func isParenthesis(_ index: Int) -> Bool {
    tokens[index].kind == .open && !tokens[index].isBrace && text(tokens[index]) == "("
  }
}
