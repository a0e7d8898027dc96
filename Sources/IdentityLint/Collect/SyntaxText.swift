import SwiftSyntax

extension SyntaxProtocol {
  /// The code on one line, without comments, with single spaces where white space was; shortened where it is long.
  func code(limit: Int = 120) -> String {
    var text = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if needsSpace || token.leadingTrivia.hasSpace, !text.isEmpty { text += " " }
      text += token.text
      needsSpace = token.trailingTrivia.hasSpace
      if text.utf8.count > limit { return String(text.prefix(limit - 1)) + "…" }
    }
    return text
  }

  /// Whether the code has a token by which a declaration gives something that can be on the screen.
  func mentionsView(before end: AbsolutePosition? = nil) -> Bool {
    for token in tokens(viewMode: .sourceAccurate) {
      if let end, token.position >= end { return false }
      guard token.isName else { continue }
      let text = token.text
      if text == "some" || KnownNames.viewTypes.contains(text) || text.hasSuffix("Builder") { return true }
    }
    return false
  }

  /// Whether the code mentions one of some names before a position.
  func mentions(_ names: Set<String>, before end: AbsolutePosition? = nil) -> Bool {
    for token in tokens(viewMode: .sourceAccurate) {
      if let end, token.position >= end { return false }
      if token.isName, names.contains(token.text) { return true }
    }
    return false
  }
}

extension TokenSyntax {
  /// Whether it is a name or a keyword, and no text inside a string.
  var isName: Bool {
    switch tokenKind {
    case .identifier, .keyword: true
    default: false
    }
  }
}

extension Trivia {
  var hasSpace: Bool {
    contains {
      switch $0 {
      case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds, .lineComment, .blockComment:
        true
      default: false
      }
    }
  }
}

extension AttributeListSyntax {
  /// The attributes as facts, those inside `#if` included.
  var facts: [AttributeFacts] {
    flatMap { element -> [AttributeFacts] in
      switch element {
      case .attribute(let attribute): return [attribute.facts]
      case .ifConfigDecl(let condition):
        return condition.clauses.flatMap { clause -> [AttributeFacts] in
          if case .attributes(let inner) = clause.elements { inner.facts } else { [] }
        }
      @unknown default: return []
      }
    }
  }
}

extension AttributeSyntax {
  var facts: AttributeFacts {
    AttributeFacts(name: attributeName.lastName, arguments: arguments?.code())
  }
}

extension TypeSyntax {
  /// The name without module, outer types and generic arguments, or the text where it has none.
  var lastName: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) { return member.name.text }
    return code()
  }

  /// The name with outer types and without generic arguments, or the text where it has none.
  var fullName: String {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.fullName).\(member.name.text)"
    }
    return code()
  }
}

extension DeclModifierListSyntax {
  /// The access that is written, or `otherwise`.
  func access(otherwise: Access = .internal) -> Access {
    for modifier in self where modifier.detail == nil {
      if let access = Access(rawValue: modifier.name.text) { return access }
    }
    return otherwise
  }

  /// The access that is written for the setter, `private(set)`, or `nil`.
  var setterAccess: Access? {
    for modifier in self where modifier.detail?.detail.text == "set" {
      if let access = Access(rawValue: modifier.name.text) { return access }
    }
    return nil
  }

  func has(_ names: String...) -> Bool { contains { names.contains($0.name.text) } }
}
