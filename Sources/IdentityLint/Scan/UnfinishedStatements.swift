/// Finds statements that lack a part without which the parser goes on looking, past the end of their block.
///
/// A declaration that holds one is not left out, since what follows it may come out different.
struct UnfinishedStatements {
  let tokens: [ScanToken]

  /// The tokens that begin such statements, ascending.
  func indices() -> [Int] { tokens.indices.filter(isUnfinished) }

  private func isUnfinished(_ index: Int) -> Bool {
    let token = tokens[index]
    guard token.kind == .identifier, token.word != .other else { return false }
    if index > 0, tokens[index - 1].kind == .dot { return false }
    let next = tokens[index + 1]
    if next.kind == .colon { return false }
    if next.isBrace, [.if, .switch, .for, .while, .guard].contains(token.word) { return true }
    switch token.word {
    case .else: return !(next.isBrace && next.kind == .open) && next.word != .if
    case .guard: return !finds(after: index) { $0.word == .else }
    case .if, .switch, .for, .while, .repeat, .do, .catch, .defer:
      return !finds(after: index) { $0.isBrace && $0.kind == .open }
    case .case:
      let previous = index > 0 ? tokens[index - 1] : token
      let isPattern = [.if, .guard, .while, .for].contains(previous.word) || previous.kind == .comma
      return !isPattern && !finds(after: index) { $0.kind == .colon }
    default: return false
    }
  }

  /// Whether a token of some kind follows before the bracket around it closes.
  private func finds(after start: Int, _ isWanted: (ScanToken) -> Bool) -> Bool {
    var index = start + 1
    while index < tokens.count {
      let token = tokens[index]
      if isWanted(token) { return true }
      if token.kind == .close || token.kind == .endOfFile { return false }
      index = token.kind == .open ? Int(token.match) + 1 : index + 1
    }
    return false
  }
}
