/// The name of a type as SwiftUI's `_printChanges` writes it, for example `Outer.ContentView` or
/// `Storage<Optional<Status>>`.
///
/// Enclosing types are joined by dots, without the module and without enclosing functions. Generic arguments follow the
/// component that declares them, a parameter pack is `Pack{Int, String}`, the empty tuple is `Void`, tuples have no
/// labels, and functions have no attributes or effects. Protocols and metatypes are named by their last component alone.
///
/// *Observed* in lines that SwiftUI printed (iOS 17 to 26, collected in 2026): nested and generic nominal types. The rest
/// follows re-implementations of the function behind `_printChanges`. A raw identifier is written without its backticks,
/// because that function reads names from type descriptors; this is inferred.
func typeDescription(_ type: Any.Type) -> String {
  spelling(of: type).printed
}

/// The last component of a type's name, without generic arguments, for example `VStack`.
///
/// A type without a name of its own, such as a tuple, gives the whole of its description.
func shortTypeName(_ type: Any.Type) -> String {
  spelling(of: type).short
}

/// The description that belongs to a name the runtime gave (`_typeName(_:qualified: true)`), or `nil` when the name
/// cannot be read.
func typeDescription(fromRuntimeName name: String) -> String? {
  var parser = TypeNameParser(name)
  return parser.parseWhole()?.printed
}

private let spellings = TypeCache<TypeSpelling>()

private func spelling(of type: Any.Type) -> TypeSpelling {
  spellings.value(for: type) {
    let name = _typeName(type, qualified: true)
    let unqualified = _typeName(type, qualified: false)
    switch TypeKind(type) {
    case .existential, .metatype, .existentialMetatype:
      // Only the metadata tells the metatype `Row.Type` from an enum that is called `Type`.
      return TypeSpelling(unqualified)
    default:
      var parser = TypeNameParser(name)
      // A spelling that is not known yet is shown as the runtime has it.
      return parser.parseWhole() ?? TypeSpelling(unqualified)
    }
  }
}

/// The ways in which one type can be written.
private struct TypeSpelling {
  /// As `_printChanges` has it: `Outer.Storage<Int>`.
  var printed: String
  /// The last component with its generic arguments: `Storage<Int>`.
  var unqualified: String
  /// The last component alone: `Storage`.
  var short: String
}

extension TypeSpelling {
  /// A type that is written in one way only.
  init(_ name: String) {
    self.init(printed: name, unqualified: name, short: name)
  }

  init(list: [TypeSpelling], open: String, separator: String = ", ", close: String) {
    let printed = open + list.map(\.printed).joined(separator: separator) + close
    let unqualified = open + list.map(\.unqualified).joined(separator: separator) + close
    self.init(printed: printed, unqualified: unqualified, short: printed)
  }
}

/// Reads the names that the runtime gives to types (`_typeName(_:qualified: true)`).
///
/// The grammar, as the demangler of Swift 6.3 prints it:
///
/// ```
/// type      = single *( " & " single )                         protocols and a superclass
/// single    = "any " path "<" constraints ">" | paren | pack | number | path, then *( ".Type" | ".Protocol" )
/// paren     = attributes "(" elements ")" [ effects " -> " [ "sending " ] type ]
/// pack      = "Pack{" types "}"
/// path      = *( "(extension in " module "):" ) module *( "." component )
/// component = name [ "<" types ">" ] | "(unknown context at $" address ")" | "(" name " in " discriminator ")"
/// name      = anything up to one of ".<>(){}, :" | "`" anything "`"
/// ```
///
/// Every method gives `nil` for what it cannot read.
private struct TypeNameParser {
  private let text: [UInt8]
  private var position = 0

  init(_ text: String) {
    self.text = Array(text.utf8)
  }

  mutating func parseWhole() -> TypeSpelling? {
    guard let type = parseType(), position == text.count else { return nil }
    return type
  }

  private mutating func parseType() -> TypeSpelling? {
    guard let first = parseSingle() else { return nil }
    guard peek(" & ") else { return first }

    var members = [first]
    while take(" & ") {
      guard let next = parseSingle() else { return nil }
      members.append(next)
    }
    return TypeSpelling(members.map(\.unqualified).joined(separator: " & "))
  }

  private mutating func parseSingle() -> TypeSpelling? {
    if take("any ") { return parseConstrainedProtocol() }
    if take("Pack{") {
      return parseList(until: "}").map { TypeSpelling(list: $0, open: "Pack{", close: "}") }
    }
    let attributes = parseAttributes()
    if peek("("), !peek("(extension in ") { return parseParenthesis(attributes: attributes) }
    guard attributes.isEmpty else { return nil }
    return parsePath()
  }

  // MARK: Nominal types

  private mutating func parsePath() -> TypeSpelling? {
    skipExtensionContexts()
    guard let module = parseName() else { return nil }
    // `Any`, and the numbers that are arguments of value generics, have no module.
    guard peek(".") else { return TypeSpelling(module) }

    var printed: [String] = []
    var unqualified = module
    var short = module
    // Three dots follow the type of a variadic parameter.
    while !peek("..."), take(".") {
      skipExtensionContexts()
      if take("(unknown context at ") {
        guard skip(past: ")") else { return nil }
        continue
      }
      let isPrivate = take("(")
      guard let name = parseName() else { return nil }
      if isPrivate {
        guard take(" in "), skip(past: ")") else { return nil }
      }
      if name == "Type" || name == "Protocol", isBuiltInBase(module, printed) {
        return TypeSpelling("\(module).\(name)")
      }
      short = name
      unqualified = name
      var component = name
      if take("<") {
        guard let arguments = parseList(until: ">") else { return nil }
        let list = TypeSpelling(list: arguments, open: "<", close: ">")
        component += list.printed
        unqualified += list.unqualified
      }
      printed.append(component)
    }
    guard !printed.isEmpty else { return nil }
    return TypeSpelling(printed: printed.joined(separator: "."), unqualified: unqualified, short: short)
  }

  /// Whether a path that began with this name has no module: `Any.Type`.
  private func isBuiltInBase(_ first: String, _ components: [String]) -> Bool {
    first == "Any" && components.isEmpty
  }

  private mutating func skipExtensionContexts() {
    while take("(extension in ") {
      guard skip(past: "):") else { return }
    }
  }

  private mutating func parseName() -> String? {
    if take("`") {
      let start = position
      guard skip(past: "`") else { return nil }
      // Symbols cannot hold spaces, so that the compiler writes a no-break space for each.
      return string(start..<position - 1).replacing("\u{A0}", with: " ")
    }
    let start = position
    while position < text.count, !Self.delimiters.contains(text[position]) { position += 1 }
    return start == position ? nil : string(start..<position)
  }

  private static let delimiters = Set(".<>(){}, :".utf8)

  private mutating func parseList(until close: String) -> [TypeSpelling]? {
    var list: [TypeSpelling] = []
    if take(close) { return list }
    repeat {
      guard let type = parseType() else { return nil }
      list.append(type)
    } while take(", ")
    return take(close) ? list : nil
  }

  // MARK: Protocols

  /// Reads `any Sequence<Self.Swift.Sequence.Element == Swift.Int>` behind the `any`.
  private mutating func parseConstrainedProtocol() -> TypeSpelling? {
    skipExtensionContexts()
    var path: [String] = []
    repeat {
      guard let name = parseName() else { return nil }
      path.append(name)
    } while take(".")
    guard let name = path.last, take("<") else { return nil }

    var constraints: [String] = []
    repeat {
      var member: [String] = []
      repeat {
        guard let name = parseName() else { return nil }
        member.append(name)
      } while take(".")
      guard let root = member.first, take(" == "), let type = parseType() else { return nil }
      // The protocol and its member; what stands before them is the module and the enclosing types.
      let left = ([root] + member.dropFirst().suffix(2)).joined(separator: ".")
      constraints.append("\(left) == \(type.unqualified)")
    } while take(", ")
    guard take(">") else { return nil }
    return TypeSpelling("any \(name)<\(constraints.joined(separator: ", "))>")
  }

  // MARK: Tuples and functions

  private mutating func parseParenthesis(attributes: String) -> TypeSpelling? {
    guard take("(") else { return nil }
    var elements: [TypeSpelling] = []
    if !take(")") {
      repeat {
        guard let element = parseElement() else { return nil }
        elements.append(element)
      } while take(", ")
      guard take(")") else { return nil }
    }

    if let effects = parseEffects() {
      _ = take("sending ")
      guard let result = parseType() else { return nil }
      let parameters = TypeSpelling(list: elements, open: "(", close: ")")
      let printed = "\(parameters.printed) -> \(result.printed)"
      return TypeSpelling(
        printed: printed,
        unqualified: "\(attributes)\(parameters.unqualified)\(effects) -> \(result.unqualified)",
        short: printed)
    }

    guard attributes.isEmpty else { return nil }
    if let suffix = parseMetatypeSuffix() {
      let base = TypeSpelling(list: elements, open: "(", close: ")")
      return TypeSpelling(base.unqualified + suffix)
    }
    if elements.isEmpty { return TypeSpelling(printed: "Void", unqualified: "()", short: "Void") }
    return TypeSpelling(list: elements, open: "(", close: ")")
  }

  /// Reads one element of a tuple or one parameter: its label, its specifiers, its type.
  private mutating func parseElement() -> TypeSpelling? {
    let start = position
    if parseName() == nil || !take(": ") { position = start }
    while Self.specifiers.contains(where: { take($0) }) {}
    guard let type = parseType() else { return nil }
    _ = take("...")
    return type
  }

  private static let specifiers = [
    "inout ", "sending ", "isolated ", "__owned ", "__shared ", "borrowing ", "consuming ", "@noDerivative ",
    "@autoclosure ", "@escaping ", "@noescape ",
  ]

  /// Reads what stands between the parameters and the result of a function, or nothing when there is no arrow.
  private mutating func parseEffects() -> String? {
    let start = position
    _ = take(" async")
    if take(" throws"), take("(") {
      guard parseType() != nil, take(")") else { return nil }
    }
    let effects = string(start..<position)
    guard take(" -> ") else {
      position = start
      return nil
    }
    return effects
  }

  /// Reads `@MainActor @Sendable @convention(c) nonisolated(nonsending) `.
  private mutating func parseAttributes() -> String {
    let start = position
    while peek("@") || peek("nonisolated(nonsending) ") {
      while position < text.count, text[position] != UInt8(ascii: " "), text[position] != UInt8(ascii: "(") {
        position += 1
      }
      // `@MainActor (Int) -> ()` has a space before its parameters, `@convention(c) ` has none.
      if peek("(") { _ = skip(past: ")") }
      _ = take(" ")
    }
    return string(start..<position)
  }

  private mutating func parseMetatypeSuffix() -> String? {
    let start = position
    while take(".Type") || take(".Protocol") {}
    return start == position ? nil : string(start..<position)
  }

  // MARK: Reading

  private func peek(_ prefix: String) -> Bool {
    text[position...].starts(with: prefix.utf8)
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard peek(prefix) else { return false }
    position += prefix.utf8.count
    return true
  }

  private mutating func skip(past end: String) -> Bool {
    while position < text.count {
      if take(end) { return true }
      position += 1
    }
    return false
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }
}
