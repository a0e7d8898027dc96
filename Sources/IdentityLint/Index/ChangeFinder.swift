/// Finds out whether a value can change while the view that reads it is on the screen.
struct ChangeFinder {
  let index: ProjectIndex
  /// How many views or computed properties an answer may lead through.
  private let limit = 8

  /// What is known of a name that the code of a type reads: `isOn`, `model.phase`.
  func change(of name: String, in type: TypeEntry) -> ValueChange { change(of: name, in: type, steps: 0) }

  private func change(of name: String, in type: TypeEntry, steps: Int) -> ValueChange {
    guard steps < limit else { return .unknown("it leads through more than \(limit) views and properties") }
    let parts = name.split(whereSeparator: { ".?!".contains($0) }).map(String.init)
    guard let first = parts.first else { return .unknown("it has no name") }
    let root = first.hasPrefix("$") ? String(first.dropFirst()) : first
    guard let (property, path) = type.property(root) else {
      return .unknown("a local name, or one from outside the given sources")
    }
    if let member = parts.dropFirst().first, let model = model(of: property, in: type) {
      return change(ofMember: member, of: model, steps: steps)
    }
    if property.storage == .computed { return computed(property, in: type, steps: steps) }
    switch property.wrapper?.name {
    case nil: return plain(property, in: type, path: path, steps: steps)
    case "Binding": return bound(property, in: type, steps: steps)
    case "Environment": return environment(property)
    case "Namespace": return .constant("a namespace")
    case let wrapper?: return wrapped(property, by: wrapper, in: type)
    }
  }

  // MARK: Computed values and models

  private func computed(_ property: PropertyFacts, in type: TypeEntry, steps: Int) -> ValueChange {
    guard let body = property.body, body.valueText != nil else {
      return .unknown("'\(property.name)' is computed in several steps")
    }
    if body.valueReads.isEmpty { return .constant("'\(property.name)' reads nothing of the view") }
    var unknown: ValueChange?
    for read in body.valueReads {
      let inner = change(of: read, in: type, steps: steps + 1)
      switch inner.verdict {
      case .changes:
        return ValueChange(
          verdict: .changes, reason: "it reads '\(read)': \(inner.reason)", places: inner.places)
      case .unknown: unknown = unknown ?? .unknown("it reads '\(read)': \(inner.reason)")
      case .constant: break
      }
    }
    return unknown ?? .constant("what '\(property.name)' reads is constant")
  }

  /// The model that a property holds, where its type is one of the project's.
  private func model(of property: PropertyFacts, in type: TypeEntry) -> TypeEntry? {
    let written = property.type ?? property.initialValue.map { String($0.prefix { $0 != "(" && $0 != "." }) }
    guard let written, let name = written.split(whereSeparator: { " ?!<".contains($0) }).last,
      let found = index.type(named: String(name), from: type.name), found.isDeclaredHere
    else { return nil }
    return found.parts[0].facts.kind == .class || found.role == .model ? found : nil
  }

  private func change(ofMember name: String, of model: TypeEntry, steps: Int) -> ValueChange {
    guard let (property, _) = model.property(name) else {
      return .unknown("'\(name)' of '\(model.name)' is defined outside the given sources")
    }
    if property.storage == .computed { return computed(property, in: model, steps: steps) }
    if property.isLet { return .constant("a 'let' of '\(model.name)'") }
    let own = places(of: name, in: model)
    if !own.isEmpty { return changes(own) }
    // Elsewhere the object's type is not known: a write to a member of this name may be one to this property.
    let others = (index.writes[name] ?? []).filter { $0.write.base != nil && $0.write.name == name }
    if !others.isEmpty, property.setterAccess.isVisibleOutside {
      return changes(others.map(place))
    }
    if let named = index.namedWrites[name]?.first(where: { $0.write.isMember }),
      property.setterAccess.isVisibleOutside
    {
      let line = named.write.position.line
      return ValueChange(verdict: .changes, reason: "a member '\(name)' is assigned, \(named.path):\(line)")
    }
    return notWritten("'\(name)' of '\(model.name)' is never written in the given sources")
  }

  // MARK: Properties of the view

  private func wrapped(_ property: PropertyFacts, by wrapper: String, in type: TypeEntry) -> ValueChange {
    let found = places(of: property.name, in: type)
    if !found.isEmpty { return changes(found) }
    switch wrapper {
    case "FocusState", "AccessibilityFocusState", "GestureState", "FocusedValue", "FocusedBinding",
      "FocusedObject",
      "ScaledMetric":
      return ValueChange(verdict: .changes, reason: "the system changes '@\(wrapper)'")
    case "FetchRequest", "SectionedFetchRequest", "Query":
      return ValueChange(verdict: .changes, reason: "'@\(wrapper)' follows its store")
    case "AppStorage", "SceneStorage", "Default", "Defaults", "Shared":
      return .unknown("'@\(wrapper)' is kept outside the view, where others may write to it")
    case "State": return notWritten("never written in the given sources")
    default: return .unknown("what changes in it is not known: '@\(wrapper)'")
    }
  }

  private func environment(_ property: PropertyFacts) -> ValueChange {
    let key = property.wrapper?.arguments.map { $0.filter { $0 != "\\" && $0 != "." } } ?? ""
    if EnvironmentKeys.changing.contains(key) {
      return ValueChange(verdict: .changes, reason: "the environment's '\(key)' changes on the screen")
    }
    if EnvironmentKeys.constant.contains(key) {
      return .constant("the environment's '\(key)' stays as it is")
    }
    return .unknown("who sets the environment's '\(key)' is not known")
  }

  private func bound(_ property: PropertyFacts, in type: TypeEntry, steps: Int) -> ValueChange {
    let own = places(of: property.name, in: type)
    if !own.isEmpty { return changes(own) }
    let given = arguments(for: property, of: type)
    if given.isEmpty { return .unknown("no caller is seen that hands a binding over") }
    if let site = given.first(where: { !$0.argument.text.hasPrefix(".constant(") }) {
      let line = site.call.view.position.line
      return ValueChange(
        verdict: .changes, reason: "bound to '\(site.argument.text)', \(site.call.path):\(line)")
    }
    return .constant("every caller hands a constant over")
  }

  /// A property without a wrapper: an input, or a value of its own.
  private func plain(_ property: PropertyFacts, in type: TypeEntry, path: String, steps: Int) -> ValueChange {
    if property.isStatic {
      return property.isLet
        ? .constant("a static 'let'") : .unknown("who writes to a static 'var' is not known")
    }
    if property.isLet, property.initialValue != nil { return .constant("a 'let' with a value") }
    let given = arguments(for: property, of: type)
    if given.isEmpty {
      if property.initialValue != nil { return .constant("no caller passes it") }
      let sites = index.callSites[ProjectIndex.lastName(type.name)] ?? []
      return sites.isEmpty
        ? .unknown("no caller of '\(type.name)' is seen")
        : .unknown("an initialiser of its own sets it")
    }
    var unknown: ValueChange?
    for site in given {
      let caller = site.call.caller.flatMap { index.type(named: $0) }
      for read in site.argument.reads {
        guard let caller, caller.name != type.name else {
          unknown = unknown ?? .unknown("'\(site.argument.text)' is passed from code that is no view")
          continue
        }
        let inner = change(of: read, in: caller, steps: steps + 1)
        switch inner.verdict {
        case .changes:
          return ValueChange(
            verdict: .changes, reason: "\(caller.name) passes '\(site.argument.text)': \(inner.reason)",
            places: inner.places)
        case .unknown:
          unknown = unknown ?? .unknown("\(caller.name) passes '\(site.argument.text)': \(inner.reason)")
        case .constant: break
        }
      }
      if site.argument.form == .other || site.argument.form == .closure, site.argument.reads.isEmpty {
        unknown = unknown ?? .unknown("'\(site.argument.text)' is passed, which is not looked into")
      }
    }
    return unknown ?? .constant("every caller passes a constant")
  }

  private func arguments(
    for property: PropertyFacts, of type: TypeEntry
  ) -> [(call: ProjectIndex.CallSite, argument: ArgumentFacts)] {
    (index.callSites[ProjectIndex.lastName(type.name)] ?? []).flatMap { call in
      call.view.arguments.filter { $0.label == property.name }.map { (call, $0) }
    }
  }

  // MARK: Places

  private func places(of name: String, in type: TypeEntry) -> [ValueChange.Place] {
    let writes = (index.writes[name] ?? []).filter { site in
      guard site.type == type.name else { return false }
      // `name = …`, or a write to a part of it; but not `other.name = …`.
      return site.write.base == nil || site.write.name != name
    }
    let bindings = (index.bindings[name] ?? []).filter { site in
      site.type == type.name && (site.binding.base == nil || site.binding.name != name)
    }
    return writes.map(place)
      + bindings.map {
        ValueChange.Place(
          path: $0.path, position: $0.binding.position, what: "handed to \($0.binding.receiver)",
          animation: $0.binding.animation)
      }
  }

  private func place(_ site: ProjectIndex.WriteSite) -> ValueChange.Place {
    ValueChange.Place(
      path: site.path, position: site.write.position, what: site.write.form.participle,
      animation: site.write.animation)
  }

  private func changes(_ places: [ValueChange.Place]) -> ValueChange {
    let first = places[0]
    let animation = first.animation.description
    let suffix = animation.isEmpty ? "" : " in \(animation)"
    let more = places.count > 1 ? " and at \(places.count - 1) more" : ""
    return ValueChange(
      verdict: .changes,
      reason: "\(first.what), \(first.path):\(first.position.line)\(suffix)\(more)", places: places)
  }

  private func notWritten(_ reason: String) -> ValueChange {
    index.hasAllWrites ? .constant(reason) : .unknown("\(reason), but not all of them could be read")
  }
}

extension Access {
  /// Whether code of other declarations in the project can use it.
  var isVisibleOutside: Bool { self != .private && self != .fileprivate }
}

extension WriteFacts.Form {
  /// What happens to what is written to.
  var participle: String {
    switch self {
    case .assignment: "assigned"
    case .toggle: "toggled"
    case .compound: "added to"
    case .mutation: "changed in place"
    case .inout: "passed by '&'"
    }
  }
}
