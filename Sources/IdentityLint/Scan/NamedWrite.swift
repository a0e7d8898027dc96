/// A name that is written to somewhere, as the tokens show it: `isOn = …`, `model.count += 1`, `flag.toggle()`.
///
/// What the name belongs to is not known from the tokens. It is the evidence for code that the parser does not see.
struct NamedWrite: Codable, Hashable, Sendable {
  let name: String
  /// What stands before the dot: a name, `self`, or `nil` where there is none or it is no name.
  let base: String?
  /// Whether a dot stands before the name.
  let isMember: Bool
  /// The type or extension around the place, as it is written.
  let enclosingType: String?
  let position: SourcePosition
}

/// Finds all names in a file's tokens that something is assigned to, or that are toggled or passed by `&`.
struct NamedWriteFinder {
  private let tokens: [ScanToken]
  private let name: (ScanToken) -> String
  private let lines: LineTable
  private let types: [(tokens: ClosedRange<Int>, name: String)]

  init(
    tokens: [ScanToken], declarations: [Declaration], lines: LineTable, name: @escaping (ScanToken) -> String
  ) {
    self.tokens = tokens
    self.lines = lines
    self.name = name
    var types: [(tokens: ClosedRange<Int>, name: String)] = []
    Self.appendTypes(declarations, within: "", tokens: tokens, name: name, to: &types)
    self.types = types
  }

  private static func appendTypes(
    _ declarations: [Declaration], within outer: String, tokens: [ScanToken], name: (ScanToken) -> String,
    to types: inout [(tokens: ClosedRange<Int>, name: String)]
  ) {
    for declaration in declarations where declaration.word.declaresType {
      var parts = [name(tokens[declaration.keyword + 1])]
      var index = declaration.keyword + 2
      while index + 1 < tokens.count, tokens[index].kind == .dot, tokens[index + 1].kind == .identifier {
        parts.append(name(tokens[index + 1]))
        index += 2
      }
      let full = outer + parts.joined(separator: ".")
      types.append((declaration.first...declaration.last, full))
      appendTypes(declaration.members, within: full + ".", tokens: tokens, name: name, to: &types)
    }
  }

  /// The writes, the first of each kind, in the order of the file.
  func writes() -> [NamedWrite] {
    var found: [NamedWrite] = []
    var seen: Set<Key> = []
    var open: [Int] = []
    var nextType = 0
    for index in tokens.indices {
      while let last = open.last, types[last].tokens.upperBound < index { open.removeLast() }
      while nextType < types.count, types[nextType].tokens.lowerBound <= index {
        open.append(nextType)
        nextType += 1
      }
      guard let target = target(at: index) else { continue }
      let write = self.write(to: target, in: open.last.map { types[$0].name })
      let key = Key(name: write.name, base: write.base, isMember: write.isMember, type: write.enclosingType)
      if seen.insert(key).inserted { found.append(write) }
    }
    return found
  }

  private struct Key: Hashable {
    let name: String
    let base: String?
    let isMember: Bool
    let type: String?
  }

  /// The token of the name that is written to by the token at an index, or `nil`.
  private func target(at index: Int) -> Int? {
    let token = tokens[index]
    if token.kind == .assignment { return assigned(before: index) }
    if token.word == .toggle, index >= 2, tokens[index - 1].kind == .dot, tokens[index + 1].kind == .open {
      return nameToken(before: index - 1)
    }
    if token.kind == .operation, token.end - token.start == 1, tokens[index + 1].kind == .identifier,
      !tokens[index + 1].hasSpaceBefore, name(token) == "&"
    {
      return lastMember(from: index + 1)
    }
    return nil
  }

  private func assigned(before index: Int) -> Int? {
    guard let target = nameToken(before: index) else { return nil }
    guard target > 0, tokens[target - 1].kind != .dot else { return target }
    let previous = tokens[target - 1]
    if tokens[target].startsLine || previous.kind == .semicolon || previous.isBrace { return target }
    return previous.word == .in ? target : nil
  }

  /// The name that ends before an index, behind subscripts and marks of optionals.
  private func nameToken(before index: Int) -> Int? {
    var candidate = index - 1
    while candidate > 0 {
      switch tokens[candidate].kind {
      case .close where !tokens[candidate].isBrace && tokens[candidate].match > 0:
        candidate = Int(tokens[candidate].match) - 1
      case .operation where !tokens[candidate].hasSpaceBefore: candidate -= 1
      case .identifier: return candidate
      default: return nil
      }
    }
    return candidate == 0 && tokens[0].kind == .identifier ? 0 : nil
  }

  private func lastMember(from start: Int) -> Int {
    var index = start
    while tokens[index + 1].kind == .dot, tokens[index + 2].kind == .identifier { index += 2 }
    return index
  }

  private func write(to target: Int, in type: String?) -> NamedWrite {
    let isMember = target > 0 && tokens[target - 1].kind == .dot
    var base: String?
    if isMember, target > 1, tokens[target - 2].kind == .identifier { base = name(tokens[target - 2]) }
    return NamedWrite(
      name: name(tokens[target]), base: base, isMember: isMember, enclosingType: type,
      position: lines.position(at: Int(tokens[target].start)))
  }
}
