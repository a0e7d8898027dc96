enum TextInputAutocapitalizationFamily: AttributeFamily {
  static let schema = AttributeSchema("textInputAutocapitalization", .setChoice)
}

/// Whether typed words are left as they are; `nil` leaves that to the views above.
enum AutocorrectionDisabledFamily: EnvironmentFamily {
  static let schema = AttributeSchema("autocorrectionDisabled", .setBoolean, status: .behaves)

  static func attributeValue(of value: Bool?) -> AttributeValue { value.map { .bool($0) } ?? .none }

  static func hand(_ value: Bool?, to environment: inout EnvironmentValues) {
    if let value { environment.autocorrectionDisabled = value }
  }
}

enum SubmitLabelFamily: AttributeFamily {
  static let schema = AttributeSchema("submitLabel", .setChoice)
}

enum TextSelectionFamily: AttributeFamily {
  static let schema = AttributeSchema("textSelection", .setBoolean)
}

extension View {
  /// Sets which letters become capitals by themselves; `nil` leaves it to the field.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    modifier(
      AttributeModifier<TextInputAutocapitalizationFamily>(AttributeValue(optional: autocapitalization)))
  }

  /// Keeps the system from correcting what a person types.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    modifier(EnvironmentAttributeModifier<AutocorrectionDisabledFamily>(disable))
  }

  /// Keeps the system from correcting what a person types, in SwiftUI's older spelling.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    modifier(EnvironmentAttributeModifier<AutocorrectionDisabledFamily>(disable))
  }

  /// Sets what the key says that submits a field.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    modifier(AttributeModifier<SubmitLabelFamily>(AttributeValue(opaque: submitLabel)))
  }

  /// Lets a person select the words of texts inside.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(AttributeModifier<TextSelectionFamily>(.bool(S.allowsSelection)))
  }
}
