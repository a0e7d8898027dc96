/// What is known of all given sources together.
///
/// It is made from the facts of the files alone, so that a file that has not changed need not be read again. Files
/// come in the order of their paths, and everything else follows from that: the index is the same for any order and
/// any number of threads.
struct ProjectIndex: Sendable {
  /// The facts of one file.
  struct File: Sendable {
    let path: String
    let facts: FileFacts
  }

  /// Something that a body builds, and the type whose body it is.
  struct CallSite: Sendable {
    let path: String
    let caller: String?
    let view: BuiltView
  }

  /// A write in code that the parser has seen, and the type whose code it is.
  struct WriteSite: Sendable {
    let path: String
    let type: String?
    let write: WriteFacts
  }

  /// A binding that is handed over, and the type whose code does it.
  struct BindingSite: Sendable {
    let path: String
    let type: String?
    let binding: HandedBinding
  }

  let files: [File]
  /// All types, by their full names; several where a name is declared more than once.
  private(set) var types: [String: [TypeEntry]] = [:]
  /// What is built anywhere, by the last part of its name.
  private(set) var callSites: [String: [CallSite]] = [:]
  /// What is written to anywhere, by name.
  private(set) var writes: [String: [WriteSite]] = [:]
  /// What is handed over as a binding anywhere, by name.
  private(set) var bindings: [String: [BindingSite]] = [:]
  /// What is written to in code that the parser has not seen, by name.
  private(set) var namedWrites: [String: [(path: String, write: NamedWrite)]] = [:]
  /// Whether the writes of all files are known.
  let hasAllWrites: Bool

  init(_ unsorted: [File]) {
    files = unsorted.sorted { $0.path < $1.path }
    hasAllWrites = files.allSatisfy { $0.facts.hasAllWrites && $0.facts.problems.isEmpty }
    collectTypes()
    collectConformances()
    for file in files { collectSites(in: file) }
  }

  // MARK: Types

  private mutating func collectTypes() {
    for file in files {
      for type in file.facts.types where type.kind != .extension {
        types[type.name, default: []].append(
          TypeEntry(name: type.name, parts: [.init(path: file.path, facts: type)]))
      }
    }
    for file in files {
      for type in file.facts.types where type.kind == .extension {
        let part = TypeEntry.Part(path: file.path, facts: type)
        if let index = nearest(to: file.path, among: types[type.name] ?? []) {
          types[type.name]?[index].parts.append(part)
        } else {
          types[type.name] = [TypeEntry(name: type.name, parts: [part])]
        }
      }
    }
  }

  /// The entry whose declaration shares most of its path with a file.
  private func nearest(to path: String, among entries: [TypeEntry]) -> Int? {
    entries.indices.max { one, other in
      let lengths = [one, other].map { index in
        entries[index].parts[0].path.commonPrefix(with: path).utf8.count
      }
      // The first of several that are equally near.
      return lengths[0] == lengths[1] ? one > other : lengths[0] < lengths[1]
    }
  }

  private mutating func collectConformances() {
    var known: [String: Set<String>] = [:]
    for (name, entries) in types {
      types[name] = entries.map { entry in
        var entry = entry
        var waiting = entry.parts.flatMap(\.facts.inherited).flatMap(Self.names)
        while let next = waiting.popLast() {
          guard entry.conformances.insert(next).inserted else { continue }
          let inherited =
            known[next]
            ?? Set((types[next] ?? []).flatMap(\.parts).flatMap(\.facts.inherited).flatMap(Self.names))
          known[next] = inherited
          waiting += inherited
        }
        return entry
      }
    }
  }

  /// The names in `Identifiable & Codable`, without modules and generic arguments.
  private static func names(_ inherited: String) -> [String] {
    inherited.split(separator: "&").map { part in
      let words = part.prefix { $0 != "<" }.split(separator: " ")
      return words.last.map { String($0.split(separator: ".").last ?? $0) } ?? ""
    }
  }

  // MARK: Sites

  private mutating func collectSites(in file: File) {
    for type in file.facts.types {
      for body in Self.bodies(type) { collectSites(body, path: file.path, type: type.name) }
    }
    for body in file.facts.functions.compactMap(\.body) + file.facts.properties.compactMap(\.body) {
      collectSites(body, path: file.path, type: nil)
    }
    for write in file.facts.writes {
      namedWrites[write.name, default: []].append((file.path, write))
    }
  }

  private mutating func collectSites(_ body: BodyFacts, path: String, type: String?) {
    for view in body.builds {
      callSites[Self.lastName(view.name), default: []].append(CallSite(path: path, caller: type, view: view))
    }
    for write in body.writes {
      writes[write.name, default: []].append(WriteSite(path: path, type: type, write: write))
      // `draft.title = …` changes `draft` too.
      if let root = write.base?.split(whereSeparator: { ".?![(".contains($0) }).first, root != write.name {
        writes[String(root), default: []].append(WriteSite(path: path, type: type, write: write))
      }
    }
    for binding in body.handedBindings {
      bindings[binding.name, default: []].append(BindingSite(path: path, type: type, binding: binding))
      if let root = binding.base?.split(separator: ".").first, root != binding.name {
        bindings[String(root), default: []].append(BindingSite(path: path, type: type, binding: binding))
      }
    }
  }

  private static func bodies(_ type: TypeFacts) -> [BodyFacts] {
    type.properties.compactMap(\.body) + type.functions.compactMap(\.body)
  }

  static func lastName(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }

  // MARK: Looking up

  /// The type of a name as it is written in some type's code: nested in it, beside it, or at the top.
  func type(named written: String, from context: String? = nil) -> TypeEntry? {
    var outer = context.map { $0.split(separator: ".").map(String.init) } ?? []
    while true {
      let name = (outer + [written]).joined(separator: ".")
      if let found = types[name]?.first { return found }
      if outer.isEmpty { return nil }
      outer.removeLast()
    }
  }

  private func isInsidePreview(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    let outer = String(name[..<dot])
    return types[outer]?.contains(where: \.isPreview) == true || isInsidePreview(outer)
  }

  /// The types that are views, scenes, modifiers or styles, by path and position.
  var interfaceTypes: [TypeEntry] {
    types.values.joined()
      .filter { $0.isDeclaredHere && $0.parts[0].facts.kind != .protocol }
      .filter { ![TypeEntry.Role.other, .model, .preview].contains($0.role) && !isInsidePreview($0.name) }
      .sorted { one, other in
        let (first, second) = (one.parts[0], other.parts[0])
        if first.path != second.path { return first.path < second.path }
        return first.facts.position < second.facts.position
      }
  }
}
