import Foundation

/// The folders of a module in the order in which data passes through them, and the rule that a file mentions only
/// what its own folder or an earlier one declares.
struct SourceLayers {
  /// Earliest first; the folders of one row may know each other.
  let rows: [[String]]

  /// The layers of `Sources/ViewGraph`.
  static let viewGraph = SourceLayers(rows: [
    ["Identity"], ["Values"], ["Tree"], ["State"], ["Reconcile"], ["Views", "Modifiers"],
    ["Layout"], ["Timeline"], ["Host"], ["Report"],
  ])

  /// The layers of `Sources/IdentityLint`.
  static let identityLint = SourceLayers(rows: [
    ["Source"], ["Names"], ["Scan"], ["Conditions"], ["Facts"], ["Collect"], ["Cache"], ["Index"],
    ["Command"],
  ])

  /// One line for each name that a file mentions and only a later folder declares, and for each file that stands in
  /// no layer's folder.
  ///
  /// A name counts as declared by a folder if a type or function of that name stands there at the top of a file and
  /// other files can see it. Where a folder the file may use declares the same name anywhere (nested in a type, as a
  /// generic parameter), the mention is taken to mean that one. A function's name is mentioned where it is called.
  func violations(in files: [SourceFile]) -> [String] {
    let outlines = files.map(SourceOutline.init)
    let declarations = visibleDeclarations(of: outlines)
    let namesUpToRow = rows.indices.map { namesDeclaredSomewhere(in: outlines, upTo: $0) }
    return outlines.flatMap { outline -> [String] in
      let file = outline.file
      guard let row = row(of: file.folder) else {
        return ["\(file.path) stands in no layer's folder; the layers are \(list(rows.joined()))"]
      }
      var reported: Set<String> = []
      return outline.mentions.compactMap { mention in
        guard !namesUpToRow[row].contains(mention.name) else { return nil }
        guard let declaration = declarations[mention.name] else { return nil }
        guard !declaration.isFunction || mention.isCall else { return nil }
        guard reported.insert(mention.name).inserted else { return nil }
        return "\(file.path) mentions '\(mention.name)'; \(allowance(of: file.folder, in: row))"
          + " (line \(mention.line), declared in \(declaration.path))"
      }
    }
  }

  private func row(of folder: String) -> Int? {
    rows.firstIndex { $0.contains(folder) }
  }

  /// Names that other files can see, with one place that declares each.
  ///
  /// A function's name that something else bears too, say a method, is left out: a call does not say which is meant.
  private func visibleDeclarations(of outlines: [SourceOutline]) -> [String: Declaration] {
    let otherNames = Set(outlines.flatMap(\.otherNames))
    var declarations: [String: Declaration] = [:]
    for outline in outlines where row(of: outline.file.folder) != nil {
      for name in outline.visibleTypes {
        declarations[name] = Declaration(path: outline.file.path, isFunction: false)
      }
      for name in outline.visibleFunctions where !otherNames.contains(name) && declarations[name] == nil {
        declarations[name] = Declaration(path: outline.file.path, isFunction: true)
      }
    }
    return declarations
  }

  private func namesDeclaredSomewhere(in outlines: [SourceOutline], upTo limit: Int) -> Set<String> {
    var names: Set<String> = []
    for outline in outlines {
      guard let row = row(of: outline.file.folder), row <= limit else { continue }
      names.formUnion(outline.visibleTypes)
      names.formUnion(outline.visibleFunctions)
      names.formUnion(outline.otherNames)
      names.formUnion(outline.genericParameters)
    }
    return names
  }

  private func allowance(of folder: String, in row: Int) -> String {
    let allowed = rows[...row].joined().filter { $0 != folder }
    return "\(folder) may use " + (allowed.isEmpty ? "no other folder" : list(allowed))
  }

  private func list(_ folders: some Sequence<String>) -> String {
    folders.joined(separator: ", ")
  }

  private struct Declaration {
    let path: String
    let isFunction: Bool
  }
}

/// A source file of a module.
struct SourceFile {
  /// From the module's folder on, such as `Layout/Frame.swift`.
  let path: String
  let text: String

  /// The folder in the module that the file stands in, however deep; empty for none.
  var folder: String {
    path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
  }

  /// All Swift files in a folder and those below it, sorted by path.
  ///
  /// - Throws: What reading a file throws, and a `CocoaError` where the folder does not exist.
  static func all(in folder: URL) throws -> [SourceFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      SourceFile(path: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }
}

/// What a file declares and what it mentions, by name.
private struct SourceOutline {
  struct Mention {
    let name: String
    let line: Int
    let isCall: Bool
  }

  let file: SourceFile
  /// Types at the top of the file that other files can see.
  private(set) var visibleTypes: Set<String> = []
  /// Functions at the top of the file that other files can see.
  private(set) var visibleFunctions: Set<String> = []
  /// Everything else that has a name: what is nested, what is private, variables and enumeration cases.
  private(set) var otherNames: Set<String> = []
  private(set) var genericParameters: Set<String> = []
  private(set) var mentions: [Mention] = []

  private static let typeKeywords: Set = [
    "actor", "associatedtype", "class", "enum", "protocol", "struct", "typealias",
  ]
  private static let declaringKeywords = typeKeywords.union(["case", "func", "let", "var"])

  init(file: SourceFile) {
    self.file = file
    let words = SwiftWords.scan(file.text)
    var depth = 0
    // Whether a declaration at the top has begun with `private` or `fileprivate`.
    var isPrivate = false
    for index in words.indices {
      let word = words[index]
      let previous = index > 0 ? words[index - 1].text : ""
      switch word.text {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      case "private", "fileprivate": isPrivate = isPrivate || depth == 0
      case "extension": isPrivate = false
      default: break
      }
      guard word.isName, previous != "#" else { continue }
      guard previous != "." || isModuleMember(index, in: words) else { continue }
      if Self.declaringKeywords.contains(word.text), previous != "import" {
        addDeclaration(at: index, in: words, isVisible: depth == 0 && !isPrivate)
        if depth == 0 { isPrivate = false }
      } else if previous != "func" {
        let isCall = index + 1 < words.count && ["(", "{"].contains(words[index + 1].text)
        mentions.append(Mention(name: word.text, line: word.line, isCall: isCall))
      }
    }
  }

  private func isModuleMember(_ index: Int, in words: [SwiftWords.Word]) -> Bool {
    index > 1 && words[index - 2].text == "ViewGraph"
  }

  private mutating func addDeclaration(at index: Int, in words: [SwiftWords.Word], isVisible: Bool) {
    // An operator or a pattern has no name; of `class func` the second word declares.
    guard index + 1 < words.count, words[index + 1].isName else { return }
    let keyword = words[index].text
    let name = words[index + 1].text
    guard !Self.declaringKeywords.contains(name) else { return }
    if isVisible, Self.typeKeywords.contains(keyword) {
      visibleTypes.insert(name)
    } else if isVisible, keyword == "func" {
      visibleFunctions.insert(name)
    } else {
      otherNames.insert(name)
    }
    addGenericParameters(after: index + 1, in: words)
  }

  /// Notes the names in `<…>` that follow a declaration's name: each is first in its place, perhaps after `each`.
  private mutating func addGenericParameters(after index: Int, in words: [SwiftWords.Word]) {
    guard index + 1 < words.count, words[index + 1].text == "<" else { return }
    var depth = 0
    var isFirst = true
    for position in (index + 1)..<words.count {
      let word = words[position]
      switch word.text {
      case "<", "(", "[":
        depth += 1
      case ")", "]":
        depth -= 1
      case ">":
        // The arrow of a function type closes nothing.
        if words[position - 1].text != "-" { depth -= 1 }
        if depth == 0 { return }
      case ",":
        isFirst = depth == 1
      case "each", "let":
        break
      default:
        if isFirst, word.isName { genericParameters.insert(word.text) }
        isFirst = false
      }
    }
  }
}
