/// What the sources of a module declare for those who use it, as far as names go.
///
/// It is read from the words of the sources and not from a compiler: conformances are taken in by name, wherever they
/// stand, and a conformance to a protocol counts as one to the protocols that it refines.
struct PublicAPI {
  /// The public types at the top of a file.
  private(set) var types: Set<String> = []
  /// Those of them that are property wrappers.
  private(set) var propertyWrappers: Set<String> = []
  /// The public functions at the top of a file, with the folder that declares them.
  private(set) var functions: [String: String] = [:]

  private var protocols: Set<String> = []
  private var conformances: [String: Set<String>] = [:]
  private var methods: [Method] = []

  private struct Method {
    let owner: String
    let name: String
    /// The first name of the type that it returns, such as `some`.
    let result: String
  }

  init(of files: [SourceFile]) {
    for file in files {
      read(SwiftWords.scan(file.text), in: file.folder)
    }
  }

  /// The public structs that are views, without those whose names begin with an underscore.
  var views: Set<String> {
    types.subtracting(protocols).filter { !$0.hasPrefix("_") && isView($0) }
  }

  /// The names of the public methods that views have by themselves or by a protocol, and that return a view.
  ///
  /// What gives a `Path` or a `Color` makes a value and modifies no view, so it is left out.
  var modifiers: Set<String> {
    let own = methods.filter { method in
      let isValue = ["Path", "Color"].contains(method.result)
      return !method.name.hasPrefix("_") && !isValue && isView(method.owner)
        && (method.result == "some" || isView(method.result))
    }
    return Set(own.map(\.name))
  }

  private func isView(_ name: String) -> Bool {
    var seen: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      if next == "View" { return true }
      guard seen.insert(next).inserted else { continue }
      open += conformances[next] ?? []
    }
    return false
  }

  private mutating func read(_ words: [SwiftWords.Word], in folder: String) {
    var depth = 0
    var keywords: Set<String> = []
    /// The type or extension whose braces are open, and whether its members are public by themselves.
    var owner: (name: String, isPublic: Bool)?
    for (index, word) in words.enumerated() {
      switch word.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if depth == 0, word.text == "}" { owner = nil }
      default: break
      }
      guard word.isName, index + 1 < words.count, index == 0 || words[index - 1].text != "." else { continue }
      switch word.text {
      case "public", "static", "propertyWrapper":
        keywords.insert(word.text)
      case "struct", "class", "enum", "actor", "protocol", "extension":
        guard words[index + 1].isName, words[index + 1].text != "func" else { continue }
        if depth == 0 {
          let header = Header(after: index, in: words)
          add(header, declaredBy: word.text, keywords)
          owner = (header.name, word.text == "extension" && keywords.contains("public"))
        }
        keywords = []
      case "func":
        let name = words[index + 1].text
        let isPublic = keywords.contains("public") || owner?.isPublic == true
        if depth == 0, isPublic {
          functions[name] = folder
        } else if depth == 1, let owner, isPublic, !keywords.contains("static") {
          let result = Header.result(after: index + 1, in: words)
          methods.append(Method(owner: owner.name, name: name, result: result))
        }
        keywords = []
      case "let", "var", "init", "case", "typealias", "associatedtype", "subscript":
        keywords = []
      default: break
      }
    }
  }

  private mutating func add(_ header: Header, declaredBy keyword: String, _ keywords: Set<String>) {
    conformances[header.name, default: []].formUnion(header.conformances)
    if keyword == "protocol" { protocols.insert(header.name) }
    guard keyword != "extension", keywords.contains("public") else { return }
    types.insert(header.name)
    if keywords.contains("propertyWrapper") { propertyWrappers.insert(header.name) }
  }
}

/// The beginning of a declaration, up to its opening brace.
private struct Header {
  /// The name, with the names around it for an extension of a nested type.
  let name: String
  /// All names that stand behind the colon, in front of `where`.
  private(set) var conformances: Set<String> = []

  /// Reads the words behind the keyword at an index.
  init(after keyword: Int, in words: [SwiftWords.Word]) {
    var name = words[keyword + 1].text
    var index = keyword + 2
    while index + 1 < words.count, words[index].text == "." {
      name += "." + words[index + 1].text
      index += 2
    }
    self.name = name
    index = Self.end(ofBracketsAt: index, in: words)
    guard index < words.count, words[index].text == ":" else { return }
    while index < words.count, words[index].text != "{", words[index].text != "where" {
      if words[index].isName { conformances.insert(words[index].text) }
      index += 1
    }
  }

  /// The first name of what a function returns, or nothing.
  static func result(after name: Int, in words: [SwiftWords.Word]) -> String {
    var index = end(ofBracketsAt: name + 1, in: words)
    index = end(ofBracketsAt: index, in: words)
    while index + 1 < words.count, ["async", "throws", "rethrows"].contains(words[index].text) { index += 1 }
    guard index + 2 < words.count, words[index].text == "-", words[index + 1].text == ">" else { return "" }
    return words[index + 2].text
  }

  /// The index behind the brackets that open at an index, or the index itself where none do.
  private static func end(ofBracketsAt start: Int, in words: [SwiftWords.Word]) -> Int {
    guard start < words.count, words[start].text == "<" || words[start].text == "(" else { return start }
    var depth = 0
    for index in start..<words.count {
      switch words[index].text {
      case "<", "(", "[", "{": depth += 1
      case ">" where words[index - 1].text == "-": break
      case ">", ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index + 1 }
    }
    return words.count
  }
}
