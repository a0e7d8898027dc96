/// How long the `id` of a type stays the same for what a person takes to be the same element.
enum IdentifierStability: Codable, Hashable, Sendable {
  /// Stored in a `let` that is handed in.
  case stored
  /// Stored in a `let` that is made anew with every value: `let id = UUID()`.
  case storedFresh
  /// Stored in a `var`, which can be edited.
  case storedVariable
  /// Computed from these names.
  case computed([String])
  /// Computed anew at every read, by this expression.
  case fresh(String)
  /// The hash of the value, which any field changes.
  case hash
  /// The value itself.
  case itself
  /// The identity of the object: no `id` is declared in a class.
  case object
  /// The type conforms, and its `id` is not in the given sources.
  case unknown

  /// Calls that give another value each time.
  private static let freshCalls = [
    "UUID()", "Date()", "Date.now", ".random(", "arc4random", "ProcessInfo.processInfo.globallyUniqueString",
  ]

  /// Whether an expression gives another value each time.
  fileprivate static func makesFresh(_ text: String) -> Bool { freshCalls.contains { text.contains($0) } }
}

extension TypeEntry {
  /// How stable the type's `id` is, or `nil` where it neither has one nor conforms to `Identifiable`.
  var identifierStability: IdentifierStability? {
    guard let (property, _) = property("id"), !property.isStatic else {
      guard conformances.contains("Identifiable") else { return nil }
      return parts.first?.facts.kind == .class || parts.first?.facts.kind == .actor ? .object : .unknown
    }
    if property.storage == .computed { return Self.computed(property) }
    if let value = property.initialValue, IdentifierStability.makesFresh(value) { return .storedFresh }
    return property.isLet ? .stored : .storedVariable
  }

  private static func computed(_ property: PropertyFacts) -> IdentifierStability {
    guard let body = property.body, let text = body.valueText else { return .unknown }
    if IdentifierStability.makesFresh(text) { return .fresh(text) }
    if text == "self" { return .itself }
    if text.hasSuffix("hashValue") { return .hash }
    return .computed(body.valueReads)
  }
}
