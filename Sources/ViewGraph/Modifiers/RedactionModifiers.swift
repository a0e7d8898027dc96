extension AttributeSchema {
  /// Why the content of a view is hidden.
  static let redacted = AttributeSchema("redacted", .setOptions, status: .behaves)
  /// Takes away every reason why the content of a view is hidden.
  static let unredacted = AttributeSchema("unredacted", .setBoolean, status: .behaves)
}

/// Adds a reason to hide content.
struct RedactedModifier {
  let reason: RedactionReasons
}

extension RedactedModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    let reason = reason
    pass.push(.redacted, AttributeValue(opaque: reason))
    pass.push(environment: { $0.redactionReasons.formUnion(reason) })
  }
}

/// Takes away all reasons to hide content.
struct UnredactedModifier {}

extension UnredactedModifier: PrimitiveModifier {
  func push(onto pass: inout DescribingPass) {
    pass.push(.unredacted, .bool(true))
    pass.push(environment: { $0.redactionReasons = [] })
  }
}

enum PrivacySensitiveFamily: AttributeFamily {
  static let schema = AttributeSchema("privacySensitive", .setBoolean)
}

extension View {
  /// Hides the content of the view for a reason, in addition to those from above.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactedModifier(reason: reason))
  }

  /// Shows the content of the view whatever reasons there are above to hide it.
  nonisolated public func unredacted() -> some View {
    modifier(UnredactedModifier())
  }

  /// Marks the view as private, so that it is hidden where others may look.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(AttributeModifier<PrivacySensitiveFamily>(.bool(sensitive)))
  }
}
