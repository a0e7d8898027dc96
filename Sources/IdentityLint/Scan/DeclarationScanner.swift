/// Finds the declarations of a file, and those inside its types, from the tokens alone.
///
/// A declaration reaches from its first attribute to the token before the next declaration. Where a token could
/// belong to either, or where anything stands that is no declaration, the scanner gives up on the whole file.
struct DeclarationScanner {
  let tokens: [ScanToken]
  private let limit = 200

  /// What a scan gives up with.
  private struct Unsure: Error {
    /// The token that could not be placed.
    let token: Int
  }

  /// The token at which the scan gives up, or `nil` where it does not.
  func whereUnsure() -> Int? {
    do {
      _ = try list(from: 0, to: tokens.count - 1, depth: 0)
      return nil
    } catch {
      return error.token
    }
  }

  /// All declarations of the file with their members, or `nil` where one is uncertain.
  func declarations() -> [Declaration]? {
    do {
      return try list(from: 0, to: tokens.count - 1, depth: 0)
    } catch {
      return nil
    }
  }

  private func list(from start: Int, to end: Int, depth: Int) throws(Unsure) -> [Declaration] {
    guard depth < limit else { throw Unsure(token: start) }
    var found: [Declaration] = []
    var index = start
    while index < end {
      let token = tokens[index]
      if token.kind == .semicolon {
        index += 1
      } else if token.kind == .directive, isCondition(token.word) {
        index = try endOfCondition(index, limit: end)
      } else {
        let declaration = try self.declaration(at: index, limit: end, depth: depth)
        index = declaration.last + 1
        found.append(declaration)
      }
    }
    return found
  }

  private func isCondition(_ word: ScanWord) -> Bool {
    switch word {
    case .poundIf, .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }

  /// The first token after the line of an `#if` or one of its fellows.
  private func endOfCondition(_ start: Int, limit: Int) throws(Unsure) -> Int {
    guard tokens[start].startsLine || start == 0 else { throw Unsure(token: start) }
    var index = start + 1
    while index < limit, !tokens[index].startsLine {
      let token = tokens[index]
      if tokens[start].word == .poundElse || tokens[start].word == .poundEndif { throw Unsure(token: index) }
      if token.kind == .semicolon || token.kind == .directive { throw Unsure(token: index) }
      index = token.kind == .open ? Int(token.match) + 1 : index + 1
    }
    return index
  }

  // MARK: One declaration

  private func declaration(at first: Int, limit: Int, depth: Int) throws(Unsure) -> Declaration {
    let (keyword, roles) = try prefix(from: first, limit: limit)
    if tokens[keyword].kind == .directive {
      var expansion = Declaration(
        word: .other, first: first, keyword: keyword, last: keyword, attributeRoles: roles)
      expansion.isPreview = tokens[keyword].word == .poundPreview
      return try endingBeforeNext(expansion, from: keyword + 1, limit: limit)
    }
    let word = tokens[keyword].word
    let declaration = Declaration(
      word: word, first: first, keyword: keyword, last: keyword, attributeRoles: roles)
    switch word {
    case .struct, .class, .enum, .actor, .protocol, .extension:
      return try type(declaration, limit: limit, depth: depth)
    case .deinit, .subscript, .`init`:
      return try endingBeforeNext(declaration, from: keyword + 1, limit: limit, endsWithBody: true)
    case .func:
      return try endingBeforeNext(declaration, from: keyword + 2, limit: limit, endsWithBody: true)
    case .import:
      return try importing(declaration, limit: limit)
    default:
      return try endingBeforeNext(declaration, from: keyword + 2, limit: limit)
    }
  }

  /// Skips attributes and modifiers.
  private func prefix(from start: Int, limit: Int) throws(Unsure) -> (keyword: Int, roles: NameRoles) {
    var roles: NameRoles = []
    var index = start
    while index < limit {
      let token = tokens[index]
      if token.kind == .at {
        guard index + 1 < limit, tokens[index + 1].kind == .identifier else { throw Unsure(token: index) }
        index += 1
        roles.formUnion(tokens[index].roles)
        index += 1
        while index + 1 < limit, tokens[index].kind == .dot, tokens[index + 1].kind == .identifier {
          roles.formUnion(tokens[index + 1].roles)
          index += 2
        }
        index = try endOfGenericArguments(index, limit: limit)
        if index < limit, tokens[index].kind == .open {
          guard !tokens[index].hasSpaceBefore else { throw Unsure(token: index) }
          index = Int(tokens[index].match) + 1
        }
      } else if token.kind == .identifier, beginsDeclaration(index) {
        return (index, roles)
      } else if token.kind == .directive, !isCondition(token.word) {
        return (index, roles)
      } else if token.kind == .identifier, token.word.isModifier {
        index += 1
        if index < limit, tokens[index].kind == .open { index = Int(tokens[index].match) + 1 }
      } else {
        throw Unsure(token: index)
      }
    }
    throw Unsure(token: index)
  }

  /// The token behind `<…>`, where that stands at an index without a space before.
  private func endOfGenericArguments(_ start: Int, limit: Int) throws(Unsure) -> Int {
    guard start < limit, tokens[start].angle == 1, !tokens[start].hasSpaceBefore else { return start }
    var depth = 0
    var index = start
    while index < limit {
      let token = tokens[index]
      switch token.kind {
      case .operation where token.angle != 0:
        depth += Int(token.angle)
        if depth == 0 { return index + 1 }
        index += 1
      case .open where !token.isBrace: index = Int(token.match) + 1
      case .identifier, .dot, .comma, .colon, .arrow, .operation, .at: index += 1
      default: throw Unsure(token: index)
      }
    }
    throw Unsure(token: index)
  }

  /// Whether the word at an index begins a declaration and is neither a modifier nor a name.
  private func beginsDeclaration(_ index: Int) -> Bool {
    let word = tokens[index].word
    guard word.beginsDeclaration, index + 1 < tokens.count else { return false }
    let next = tokens[index + 1]
    switch word {
    case .class: return next.kind == .identifier && !next.word.isModifier && !next.word.beginsDeclaration
    case .actor, .macro, .precedencegroup: return next.kind == .identifier
    case .operator: return next.kind == .operation || next.kind == .identifier
    default: return true
    }
  }

  private func type(_ header: Declaration, limit: Int, depth: Int) throws(Unsure) -> Declaration {
    var declaration = header
    // What is extended may be written `[Element]`.
    var index = header.word == .extension ? header.keyword + 1 : header.keyword + 2
    guard index < limit, header.word == .extension || tokens[index - 1].kind == .identifier else {
      throw Unsure(token: index)
    }
    while index < limit {
      let token = tokens[index]
      switch token.kind {
      case .open where isBrace(index):
        declaration.brace = index
        let end = Int(token.match)
        declaration.members = try list(from: index + 1, to: end, depth: depth + 1)
        declaration.last = end
        return try finished(declaration, limit: limit)
      case .open: index = Int(token.match) + 1
      case .semicolon, .close, .directive, .endOfFile, .assignment: throw Unsure(token: index)
      case .identifier:
        let isInherited = token.word == .class && tokens[index - 1].kind == .colon
        if !isInherited, token.word.beginsDeclaration, beginsDeclaration(index),
          tokens[index - 1].kind != .dot
        {
          throw Unsure(token: index)
        }
        index += 1
      default: index += 1
      }
    }
    throw Unsure(token: index)
  }

  private func importing(_ header: Declaration, limit: Int) throws(Unsure) -> Declaration {
    var declaration = header
    var index = header.keyword + 1
    while index < limit, !tokens[index].startsLine, tokens[index].kind != .semicolon {
      guard tokens[index].kind == .identifier || tokens[index].kind == .dot else {
        throw Unsure(token: index)
      }
      index += 1
    }
    declaration.last = index - 1
    return try finished(declaration, limit: limit)
  }

  /// Finds where a declaration ends that has no members: before the next one, or behind its body.
  private func endingBeforeNext(
    _ header: Declaration, from start: Int, limit: Int, endsWithBody: Bool = false
  ) throws(Unsure) -> Declaration {
    var declaration = header
    var index = start
    guard start <= limit else { throw Unsure(token: header.first) }
    while index < limit {
      let token = tokens[index]
      if token.startsLine, beginsNext(index) { break }
      switch token.kind {
      case .open:
        let end = Int(token.match)
        if isBrace(index), declaration.brace == nil {
          declaration.brace = index
          if endsWithBody {
            declaration.last = end
            return try finished(declaration, limit: limit)
          }
        }
        index = end + 1
      case .assignment:
        if declaration.brace == nil { declaration.hasInitialValue = true }
        index += 1
      case .semicolon:
        declaration.last = index
        return declaration
      case .directive:
        // A macro in an initial value; a condition among the tokens of a declaration is read by the parser only.
        if isCondition(token.word) { throw Unsure(token: index) }
        index += 1
      case .identifier:
        if token.word.beginsDeclaration, beginsDeclaration(index), tokens[index - 1].kind != .dot {
          throw Unsure(token: index)
        }
        index += 1
      case .close, .endOfFile: throw Unsure(token: index)
      case .at:
        // An attribute of a type, unless it belongs to a declaration on the same line.
        guard index > 0, continues(index - 1) || tokens[index - 1].kind == .identifier else {
          throw Unsure(token: index)
        }
        index += 1
      default: index += 1
      }
    }
    declaration.last = index - 1
    return declaration
  }

  /// Takes in the semicolon behind a declaration; nothing else may stand on its line.
  private func finished(_ ended: Declaration, limit: Int) throws(Unsure) -> Declaration {
    var declaration = ended
    let next = declaration.last + 1
    guard next < limit else { return declaration }
    if tokens[next].kind == .semicolon {
      declaration.last = next
    } else if !tokens[next].startsLine {
      throw Unsure(token: next)
    }
    return declaration
  }

  private func isBrace(_ index: Int) -> Bool { tokens[index].isBrace }

  /// Whether the first token of a line begins another declaration than the one before.
  private func beginsNext(_ index: Int) -> Bool {
    let token = tokens[index]
    guard !continues(index - 1) else { return false }
    switch token.kind {
    case .at, .directive: return true
    case .identifier: return beginsDeclaration(index) || token.word.isModifier
    default: return false
    }
  }

  /// Whether what follows a token belongs to the same declaration for certain.
  private func continues(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let token = tokens[index]
    switch token.kind {
    case .comma, .colon, .dot, .assignment, .arrow, .backslash, .at: return true
    // A mark that touches what stands before it is a postfix: `Int?`, `value!`, `Array<Int>`.
    case .operation: return token.hasSpaceBefore && token.angle != -1
    default: return false
    }
  }
}
