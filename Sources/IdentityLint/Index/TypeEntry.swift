/// A type of the project: its declaration with all extensions in the given sources.
struct TypeEntry: Sendable {
  /// One declaration or extension, and the file that it stands in.
  struct Part: Sendable {
    let path: String
    let facts: TypeFacts
  }

  /// The name with those of the types around it.
  let name: String
  /// The declaration first, then the extensions by path and position.
  ///
  /// Only extensions, where the type is declared outside the given sources.
  var parts: [Part]
  /// The last names of everything that the type conforms to or inherits, protocols of the project followed.
  var conformances: Set<String> = []

  var isDeclaredHere: Bool { parts.first.map { $0.facts.kind != .extension } ?? false }
  var properties: [PropertyFacts] { parts.flatMap(\.facts.properties) }
  var functions: [FunctionFacts] { parts.flatMap(\.facts.functions) }
  var cases: [EnumCaseFacts] { parts.flatMap(\.facts.cases) }
  var isPreview: Bool { role == .preview }

  /// The property of a name that belongs to instances, or else to the type.
  func property(_ name: String) -> (facts: PropertyFacts, path: String)? {
    var found: (PropertyFacts, String)?
    for part in parts {
      for property in part.facts.properties where property.name == name {
        if !property.isStatic { return (property, part.path) }
        found = found ?? (property, part.path)
      }
    }
    return found
  }
}

extension TypeEntry {
  /// What a type is for.
  enum Role: String, Codable, Sendable {
    case view, representable, shape, modifier, style, scene, preview, model, other
  }

  /// What the type is for, by what it conforms to, or by its `body` where a protocol is not in the given sources.
  var role: Role {
    let families: [(Set<String>, Role)] = [
      (KnownNames.previewProtocols, .preview), (KnownNames.representableProtocols, .representable),
      (KnownNames.modifierProtocols, .modifier), (KnownNames.styleProtocols, .style),
      (KnownNames.shapeProtocols, .shape), (KnownNames.viewProtocols, .view),
      (KnownNames.sceneProtocols, .scene),
      (KnownNames.modelProtocols, .model),
    ]
    for (names, role) in families where !conformances.isDisjoint(with: names) {
      return role
    }
    let attributes = parts.flatMap(\.facts.attributes).map(\.name)
    if attributes.contains(where: { $0 == "Observable" || $0 == "Model" || $0 == "Perceptible" }) {
      return .model
    }
    let isView = parts.contains { part in
      part.facts.properties.contains { $0.name == "body" && $0.type == "some View" }
        && part.facts.kind != .protocol && part.facts.kind != .extension
    }
    return isView ? .view : .other
  }

  /// The properties whose value begins and ends with the view.
  var ownedState: [PropertyFacts] {
    properties.filter { property in
      property.attributes.contains { KnownNames.ownedWrappers.contains($0.name) }
    }
  }
}

extension PropertyFacts {
  /// The wrapper by which a property is tied to the screen, or `nil`.
  var wrapper: AttributeFacts? { attributes.first { KnownNames.wrappers.contains($0.name) } }
}
