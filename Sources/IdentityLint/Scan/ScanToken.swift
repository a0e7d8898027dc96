/// A token as the scanner sees it: where it lies and what kind of thing it is.
struct ScanToken {
  enum Kind: UInt8 {
    case identifier
    case dollarIdentifier
    case literal
    case open
    case close
    case comma
    case semicolon
    case colon
    case dot
    case at
    case directive
    case operation
    case assignment
    case arrow
    case backslash
    case endOfFile
  }

  let start: Int32
  var end: Int32
  let kind: Kind
  /// Which of the words that the scanner knows an identifier or directive is.
  var word: ScanWord = .other
  /// What else the name of an identifier says.
  var roles: NameRoles = []
  /// Whether nothing but white space and comments stands before it on its line.
  let startsLine: Bool
  /// Whether white space or a comment stands before it.
  let hasSpaceBefore: Bool
  /// 1 for `<`, -1 for `>`, 0 for all others.
  var angle: Int8 = 0
  /// Whether it is `{` or `}`.
  var isBrace = false
  /// The bracket that belongs to this one, for brackets and for the directives of one `#if`.
  var match: Int32 = -1
}

/// The words that decide where declarations begin and whether they matter.
enum ScanWord: UInt8, CaseIterable {
  case other
  // Words that begin a declaration.
  case `import`, `struct`, `class`, `enum`, actor, `protocol`, `extension`, `func`, `var`, `let`, `init`,
    `deinit`
  case `subscript`, `typealias`, `associatedtype`, `case`, `operator`, `precedencegroup`, macro
  // Words that may stand before these.
  case `public`, `private`, `internal`, `fileprivate`, open, package, `static`, final, override, required
  case convenience, lazy, weak, unowned, mutating, nonmutating, dynamic, optional, indirect, prefix, postfix,
    infix
  case nonisolated, isolated, distributed, consuming, borrowing
  // Words with which an expression cannot begin a line and go on.
  case `else`, `where`, `in`, `is`, `as`, `try`, await, `throws`, `rethrows`, async, `return`, unsafe
  // Words that begin statements.
  case `guard`, `for`, `while`, `repeat`, `defer`, `throw`, `break`, `continue`, `if`, `switch`, `do`, `catch`
  // Words inside declarations that make them matter.
  case some, any, withAnimation, withTransaction, toggle, didSet, willSet, get, set, id, bool
  // Directives.
  case poundIf, poundElseif, poundElse, poundEndif, poundPreview

  /// How the word is spelled in source.
  var spelling: String {
    switch self {
    case .poundIf: "#if"
    case .poundElseif: "#elseif"
    case .poundElse: "#else"
    case .poundEndif: "#endif"
    case .poundPreview: "#Preview"
    case .bool: "Bool"
    default: "\(self)"
    }
  }

  /// Whether a declaration begins with this word, after attributes and modifiers.
  var beginsDeclaration: Bool {
    (ScanWord.import.rawValue...ScanWord.macro.rawValue).contains(rawValue)
  }

  /// Whether this word may stand before the word that begins a declaration.
  var isModifier: Bool {
    (ScanWord.public.rawValue...ScanWord.borrowing.rawValue).contains(rawValue) || self == .class
  }

  /// Whether this word is never a name, so that no value ends with it.
  var isReserved: Bool {
    switch self {
    case .else, .where, .in, .is, .as, .try, .throws, .rethrows, .return, .guard, .for, .while, .repeat,
      .defer, .throw,
      .break, .continue, .if, .switch, .do, .catch, .case, .import, .func, .var, .let:
      true
    default: false
    }
  }

  /// Whether this word begins a statement or a declaration, so that it has no place between parentheses.
  var isOnlyInBraces: Bool {
    switch self {
    case .guard, .for, .while, .repeat, .defer, .throw, .break, .continue, .return, .import, .struct, .enum,
      .protocol,
      .extension, .func, .deinit, .typealias, .associatedtype, .case, .public, .private, .internal,
      .fileprivate, .static,
      .poundIf, .poundElseif, .poundElse, .poundEndif:
      true
    default: false
    }
  }

  /// Whether a type is declared by this word.
  var declaresType: Bool {
    switch self {
    case .struct, .class, .enum, .actor, .protocol, .extension: true
    default: false
    }
  }
}

/// What a name stands for, as far as a name alone can say.
struct NameRoles: OptionSet {
  let rawValue: UInt8

  /// A type that a view, scene or the like can have.
  static let viewType = NameRoles(rawValue: 1)
  /// A protocol whose types make up what is on the screen, or the model behind it.
  static let interfaceProtocol = NameRoles(rawValue: 2)
  /// An attribute that makes a type a model.
  static let modelAttribute = NameRoles(rawValue: 4)
  /// A property wrapper that ties a property to what is on the screen.
  static let wrapper = NameRoles(rawValue: 8)
  /// The name of a result builder.
  static let builder = NameRoles(rawValue: 16)
}
