extension View {
  /// Sets the words that assistive technologies say for the view, in SwiftUI's older spelling.
  nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the words for the view's value, in SwiftUI's older spelling.
  nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Says what the view does, in SwiftUI's older spelling.
  nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Hides the view from assistive technologies, in SwiftUI's older spelling.
  nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Names the view for tests, in SwiftUI's older spelling.
  nonisolated public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Says what sort of element the view is, in SwiftUI's older spelling.
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Says what sort of element the view is not, in SwiftUI's older spelling.
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets in which turn assistive technologies come to the view, in SwiftUI's older spelling.
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Sets the words by which a person may call the view, in SwiftUI's older spelling.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels)
  }
}
