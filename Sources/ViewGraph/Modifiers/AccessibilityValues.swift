enum AccessibilityValueFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityValue", .setString)
}

enum AccessibilityHintFamily: AttributeFamily {
  static let schema = AttributeSchema("accessibilityHint", .setString)
}

enum AccessibilityInputLabelsFamily: AttributeFamily {
  static let schema = AttributeSchema(
    "accessibilityInputLabels", .set(because: "words have no values in between"))
}

extension View {
  /// Sets the words that assistive technologies say for the view's value.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(AttributeModifier<AccessibilityValueFamily>(AttributeValue(words: value)))
  }

  /// Sets the words that assistive technologies say for the view's value.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    modifier(AttributeModifier<AccessibilityValueFamily>(.text(valueKey.text)))
  }

  /// Sets the words that assistive technologies say for the view's value, as they are.
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View
  {
    modifier(AttributeModifier<AccessibilityValueFamily>(.text(String(value))))
  }

  /// Says what the view does, after its label.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AttributeModifier<AccessibilityHintFamily>(AttributeValue(words: hint)))
  }

  /// Says what the view does, after its label.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    modifier(AttributeModifier<AccessibilityHintFamily>(.text(hintKey.text)))
  }

  /// Says what the view does, after its label, in words as they are.
  @_disfavoredOverload nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    modifier(AttributeModifier<AccessibilityHintFamily>(.text(String(hint))))
  }

  /// Sets the words by which a person may call the view, the best first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifier(
      AttributeModifier<AccessibilityInputLabelsFamily>(AttributeValue(opaque: inputLabels.map(\.string))))
  }

  /// Sets the words by which a person may call the view, the best first.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    modifier(
      AttributeModifier<AccessibilityInputLabelsFamily>(AttributeValue(opaque: inputLabelKeys.map(\.text))))
  }

  /// Sets the words by which a person may call the view as they are, the best first.
  @_disfavoredOverload nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    modifier(
      AttributeModifier<AccessibilityInputLabelsFamily>(
        AttributeValue(opaque: inputLabels.map { String($0) })))
  }
}
