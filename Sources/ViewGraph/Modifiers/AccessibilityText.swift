extension AttributeValue {
  /// Wraps the words of a text.
  init(words text: Text) { self = .text(text.string) }
}

enum AccessibilityIdentifierFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "accessibilityIdentifier", .setString, status: .behaves)
}

enum AccessibilityLabelFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "accessibilityLabel", .setString, status: .behaves)
}

extension View {
  /// Names the view for tests; `ViewQuery.identifier(_:)` finds it by this.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AttributeModifier<AccessibilityIdentifierFamily>(.text(identifier)))
  }

  /// Sets the words that assistive technologies say for the view; a query finds it by them.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AttributeModifier<AccessibilityLabelFamily>(AttributeValue(words: label)))
  }

  /// Sets the words that assistive technologies say for the view.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    modifier(AttributeModifier<AccessibilityLabelFamily>(.text(labelKey.text)))
  }

  /// Sets the words that assistive technologies say for the view, as they are.
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View
  {
    modifier(AttributeModifier<AccessibilityLabelFamily>(.text(String(label))))
  }
}
